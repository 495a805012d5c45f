/** What changes while a page is made may not be in it: such a page is sent to who waits, and not kept as fresh. */
import { expect, test } from 'vitest';
import { pageCache } from './cache.server.ts';
import { cacheAnswer } from './cached-answer.server.ts';

function harness() {
  const state = { now: 1000, made: 0, version: 1, during: async () => {} };
  const cache = pageCache<string>({
    nameOf: (key) => key,
    async make(key) {
      state.made += 1;
      const seen = state.version;
      await state.during();
      return { status: 200, html: `${key} of version ${seen}`, tags: new Set(['waits']) };
    },
    store: async ({ html }) => cacheAnswer('text/html', {}, { plain: Buffer.from(html) }),
    readTags: async () => new Map([['waits', state.version]]),
    failed: (error) => {
      throw error;
    },
    now: () => state.now,
  });
  const read = async () => {
    const found = await cache.ask('/waits');
    return 'plain' in found ? String(found.plain) : '';
  };
  return { state, cache, read };
}

/** The page before has begun the watch; its own first look counts as a change of everything. */
async function watched() {
  const made = harness();
  await made.read();
  made.state.now += 10;
  await made.read();
  made.state.now += 10;
  return made;
}

for (const [when, ms] of [
  ['in the same millisecond', 0],
  ['later', 5],
] as const)
  test(`a page whose data changed while it was made is not kept as fresh: ${when}`, async () => {
    const { state, cache, read } = await watched();
    state.version = 2;
    await cache.look();
    state.now += 10;
    state.during = async () => {
      state.version = 3;
      state.now += ms;
      await cache.look();
      state.during = async () => {};
    };
    await read();
    expect(cache.find('/waits'), 'made of what is no longer so').toBeUndefined();
    state.now += 10;
    expect(await read()).toBe('/waits of version 3');
    expect(String(cache.find('/waits')?.plain)).toBe('/waits of version 3');
    cache.stop();
  });

test('what changed before a page was begun does not spoil it', async () => {
  const { state, cache, read } = await watched();
  state.version = 2;
  await cache.look();
  state.now += 10;
  const made = state.made;
  expect(await read()).toBe('/waits of version 2');
  expect(await read()).toBe('/waits of version 2');
  expect(state.made).toBe(made + 1);
  cache.stop();
});
