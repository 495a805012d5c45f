/** What an earlier visit left is found, however slow the storage is (T33). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookFirst, PATIENCE_MS } from './look-first.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function bench() {
  const seen: string[] = [];
  const storage: { answer: (own: string | null) => void; fail: () => void } = { answer: () => {}, fail: () => {} };
  const stop = lookFirst<string>({
    look: () =>
      new Promise((resolve, reject) => {
        Object.assign(storage, { answer: resolve, fail: reject });
      }),
    found: (own) => seen.push(own),
    begin: () => seen.push('begin'),
  });
  return { seen, storage, stop };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is found stands there before anything counts, and nothing begins a second time', async () => {
  const { seen, storage } = bench();
  await pass(PATIENCE_MS - 1);
  expect(seen, 'nobody has looked yet').toEqual([]);
  storage.answer('draft');
  await pass(PATIENCE_MS * 2);
  expect(seen).toEqual(['draft']);
});

test('where nothing is, or nothing can be read, it begins once', async () => {
  const empty = bench();
  empty.storage.answer(null);
  const broken = bench();
  broken.storage.fail();
  await pass(PATIENCE_MS * 2);
  expect(empty.seen).toEqual(['begin']);
  expect(broken.seen).toEqual(['begin']);
});

test('a slow storage keeps nobody from writing, and what it brings late is not thrown away', async () => {
  const { seen, storage } = bench();
  await pass(PATIENCE_MS);
  expect(seen).toEqual(['begin']);
  storage.answer('draft');
  await pass(0);
  expect(seen).toEqual(['begin', 'draft']);
  const empty = bench();
  await pass(PATIENCE_MS);
  empty.storage.answer(null);
  await pass(0);
  expect(empty.seen, 'once').toEqual(['begin']);
});

test('a page that was left hears nothing more', async () => {
  const { seen, storage, stop } = bench();
  stop();
  storage.answer('draft');
  await pass(PATIENCE_MS * 2);
  expect(seen).toEqual([]);
});
