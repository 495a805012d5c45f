/** What a page puts down as it goes is there for the next visit of the same person, and for nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepKeyOf } from '#app/platform/offline/keep-key.server.ts';
import { withIndexedDb } from '#tests/browser-storage.ts';
import { countUnsent, dropDraft, dropDraftsOf, keepDraft, readDraft } from './drafts.ts';
import { keepAtOnce, makeReady } from './last-word.ts';
import { forgetOpenKeys } from './own-key.ts';

const ANA = 'ana';
let PAGE = '';
let pages = 0;
const draft = (at: number, body = 'Muñoz') => ({ at, path: '/x', body, address: '/portal' });
const cookieFor = (owner: string) => `user_id=${owner}; keep_key=${keepKeyOf('secret', owner)}; has_session=1`;
let items: Record<string, string> = {};
const someoneElse = (owner: string) => {
  vi.stubGlobal('document', { cookie: cookieFor(owner) });
  forgetOpenKeys();
};

withIndexedDb();
beforeEach(async () => {
  items = {};
  pages += 1;
  PAGE = `form ana ds160 ${pages}`;
  const methods = {
    getItem: (place: string) => items[place] ?? null,
    setItem: (place: string, text: string) => {
      items[place] = text;
    },
    removeItem: (place: string) => delete items[place],
  };
  const asStorage = {
    get: (_: object, name: string) => methods[name as keyof typeof methods],
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('localStorage', new Proxy({}, asStorage));
  vi.stubGlobal('navigator', {});
  someoneElse(ANA);
  await makeReady(ANA);
});
afterEach(() => vi.unstubAllGlobals());

test('kept before the turn ends, unreadable as it lies, read by the next visit and counted as unsent', async () => {
  keepAtOnce(ANA, PAGE, draft(5));
  const [text = ''] = Object.values(items);
  expect(atob(text.split(' ')[2] ?? '')).not.toContain('portal');
  expect(await countUnsent(ANA)).toBe(1);
  expect(await readDraft(ANA, PAGE)).toEqual(draft(5));
  expect(items, 'it lies with the other drafts now').toEqual({});
});

test('the newer of both counts', async () => {
  await keepDraft(ANA, PAGE, draft(4, 'Muño'));
  keepAtOnce(ANA, PAGE, draft(5));
  expect(await readDraft(ANA, PAGE)).toEqual(draft(5));
  await makeReady(ANA);
  keepAtOnce(ANA, PAGE, draft(6, 'M'));
  await keepDraft(ANA, PAGE, draft(7, 'Mu'));
  expect(await readDraft(ANA, PAGE)).toEqual(draft(7, 'Mu'));
});

test('what has arrived is not brought again, and nothing is left after log-out', async () => {
  keepAtOnce(ANA, PAGE, draft(5));
  await dropDraft(ANA, PAGE, 4);
  expect(Object.keys(items)).toHaveLength(1);
  await dropDraft(ANA, PAGE, 5);
  expect(await readDraft(ANA, PAGE)).toBeNull();
  await makeReady(ANA);
  keepAtOnce(ANA, PAGE, draft(6));
  await dropDraftsOf(ANA);
  expect(items).toEqual({});
});

test('nobody else opens it, and it waits for its person', async () => {
  keepAtOnce(ANA, PAGE, draft(5));
  someoneElse('eva');
  expect(await readDraft(ANA, PAGE)).toBeNull();
  expect(await readDraft('eva', PAGE)).toBeNull();
  someoneElse(ANA);
  expect(await readDraft(ANA, PAGE)).toEqual(draft(5));
});

test('a key stream is used once; the next one is made by itself', async () => {
  keepAtOnce(ANA, PAGE, draft(5));
  keepAtOnce(ANA, PAGE, draft(6, 'Gómez'));
  expect(Object.values(items)[0]).toMatch(/^5 /);
  await vi.waitFor(() => {
    keepAtOnce(ANA, PAGE, draft(7, 'Gómez'));
    expect(Object.values(items)[0]).toMatch(/^7 /);
  });
});

test('on a shared computer, without room, or too long: nothing is kept, and nothing breaks', async () => {
  keepAtOnce(ANA, PAGE, draft(5, 'x'.repeat(70_000)));
  expect(items).toEqual({});
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('no room');
    },
  });
  expect(() => keepAtOnce(ANA, PAGE, draft(5))).not.toThrow();
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  await makeReady(ANA);
  forgetOpenKeys();
  keepAtOnce(ANA, PAGE, draft(5));
  expect(setItem).not.toHaveBeenCalled();
});
