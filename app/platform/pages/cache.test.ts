import { expect, test, vi } from 'vitest';
import { pageCache, type RenderedPage } from './cache.server.ts';
import { cacheAnswer } from './cached-answer.server.ts';

const later = () => new Promise((done) => setTimeout(done, 5));

type CacheOptions = Pick<
  Parameters<typeof pageCache<string>>[0],
  'lifeMs' | 'most' | 'turns' | 'makeSeconds' | 'isAskedAgain'
>;

function harness(options: CacheOptions = {}) {
  const state = {
    now: 1000,
    made: [] as string[],
    errors: [] as unknown[],
    status: 200,
    tags: new Set<string>(),
    versions: new Map<string, number>(),
    fails: false,
    isSilent: false,
  };
  const cache = pageCache<string>({
    nameOf: (key) => key,
    async make(key): Promise<RenderedPage> {
      state.made.push(key);
      await later();
      if (state.isSilent) await new Promise(() => {});
      if (state.fails) throw new Error('no database');
      return { status: state.status, html: `${key} ${state.made.length}`, tags: state.tags };
    },
    store: async ({ html }) => cacheAnswer('text/html', {}, { plain: Buffer.from(html) }),
    readTags: async () => new Map(state.versions),
    failed: (error) => state.errors.push(error),
    now: () => state.now,
    ...options,
  });
  const read = async (key: string) => {
    const found = await cache.ask(key);
    return 'etag' in found ? String(found.plain) : `${found.status}`;
  };
  return { state, cache, read };
}

test('a page is made once, however many ask at the same time', async () => {
  const { state, read } = harness();
  expect(await Promise.all([read('/a'), read('/a'), read('/a')])).toEqual(['/a 1', '/a 1', '/a 1']);
  expect(await read('/a')).toBe('/a 1');
  expect(state.made).toEqual(['/a']);
});

test('after its life the old page is sent once more while the new one is made', async () => {
  const { state, read } = harness({ lifeMs: 100 });
  await read('/a');
  state.now += 101;
  expect(await read('/a')).toBe('/a 1');
  await later();
  await later();
  expect(await read('/a')).toBe('/a 2');
});

test('a page that cannot be made anew stays, and the failure is told', async () => {
  const { state, read } = harness({ lifeMs: 100 });
  await read('/a');
  state.now += 101;
  state.fails = true;
  expect(await read('/a')).toBe('/a 1');
  await later();
  await later();
  expect(state.errors).toHaveLength(1);
  expect(await read('/a')).toBe('/a 1');
});

test('a first failure reaches who asked and is not kept', async () => {
  const { state, read } = harness();
  state.fails = true;
  await expect(read('/a')).rejects.toThrow('no database');
  state.fails = false;
  expect(await read('/a')).toBe('/a 2');
});

test('what is not found is not kept', async () => {
  const { state, read } = harness();
  state.status = 404;
  expect(await Promise.all([read('/a'), read('/a')])).toEqual(['404', '404']);
  state.status = 200;
  expect(await read('/a')).toBe('/a 2');
});

test('a changed tag makes the pages that depend on it anew, and no other', async () => {
  const { state, cache, read } = harness();
  await read('/plain');
  state.tags = new Set(['waits']);
  state.versions.set('waits', 1);
  await read('/waits');
  state.now += 10;
  await read('/waits');
  await later();
  await later();
  const before = state.made.length;
  state.now += 10;
  await cache.look();
  await read('/waits');
  await later();
  expect(state.made).toHaveLength(before);
  state.versions.set('waits', 2);
  await cache.look();
  await read('/waits');
  await read('/plain');
  await later();
  await later();
  expect(state.made.slice(before)).toEqual(['/waits']);
  cache.stop();
});

test('no more pages are kept than the cache may hold', async () => {
  const { state, read } = harness({ most: 2 });
  await read('/a');
  await read('/b');
  await read('/c');
  await read('/c');
  expect(await read('/a')).toBe('/a 4');
  expect(state.made).toEqual(['/a', '/b', '/c', '/a']);
});

test('a page whose tag has changed is not sent again: who asks gets the new one', async () => {
  const { state, cache, read } = harness();
  state.tags = new Set(['waits']);
  state.versions.set('waits', 1);
  expect(await read('/waits')).toBe('/waits 1');
  state.now += 10;
  state.versions.set('waits', 2);
  await cache.look();
  expect(cache.find('/waits')).toBeUndefined();
  state.now += 10;
  expect(await read('/waits')).toBe('/waits 2');
  cache.stop();
});

test('a page of long ago is not sent either, unless no new one can be made', async () => {
  const { state, cache, read } = harness();
  await read('/a');
  state.now += 601_000;
  expect(await read('/a')).toBe('/a 2');
  state.now += 601_000;
  state.fails = true;
  expect(await read('/a')).toBe('/a 2');
  expect(state.errors).toHaveLength(1);
  expect(String(cache.find('/a')?.plain), 'for a moment the old one stands again').toBe('/a 2');
  state.now += 1001;
  expect(cache.find('/a')).toBeUndefined();
  expect(String(cache.findAny('/a')?.plain)).toBe('/a 2');
});

test('few pages are made at once: some wait, the next one is told to come again, and what is kept is sent (T47)', async () => {
  const { state, read } = harness({ turns: { atOnce: 2, waitingMost: 1 } });
  await read('/kept');
  const asked = ['/a', '/b', '/c', '/d'].map((key) => read(key));
  await expect(asked[3]).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(state.made).toEqual(['/kept', '/a', '/b']);
  expect(await read('/kept')).toBe('/kept 1');
  await Promise.all(asked.slice(0, 3));
  expect(state.made).toEqual(['/kept', '/a', '/b', '/c']);
});

test('a page that never comes is given up and leaves its turn to the next (T51)', async () => {
  const { state, read } = harness({ turns: { atOnce: 1, waitingMost: 1 }, makeSeconds: 0.1 });
  state.isSilent = true;
  const silent = read('/silent');
  const next = read('/next');
  await later();
  state.isSilent = false;
  await expect(silent).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(await next).toBe('/next 2');
});

test('the tags are read once a second by itself, from the first page that depends on one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { state, cache, read } = harness();
    state.tags = new Set(['waits']);
    state.versions.set('waits', 1);
    await read('/waits');
    state.now += 10;
    expect(await read('/waits'), 'its tag was new during the first rendering').toBe('/waits 2');
    state.versions.set('waits', 2);
    await vi.advanceTimersByTimeAsync(990);
    expect(cache.find('/waits'), 'not before').toBeDefined();
    await vi.advanceTimersByTimeAsync(20);
    expect(cache.find('/waits')).toBeUndefined();
    cache.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('a page is said to be asked for again once, at its second visitor, and so is the page that takes its place', async () => {
  const again: string[] = [];
  const { state, read } = harness({
    async isAskedAgain({ plain }) {
      again.push(String(plain));
      throw new Error('no room to compress');
    },
  });
  await read('/a');
  expect(again).toEqual([]);
  expect([await read('/a'), await read('/a')], 'its failure is nobody’s').toEqual(['/a 1', '/a 1']);
  expect(again).toEqual(['/a 1']);
  expect(state.errors).toHaveLength(1);
  state.now += 61_000;
  await read('/a');
  await later();
  await later();
  await read('/a');
  expect(again).toEqual(['/a 1', '/a 2']);
});
