import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { perTurn } from './per-turn.server.ts';

const db = {} as Db;
const other = {} as Db;

test('what comes in one turn is done at once, each gets its own answer, and databases are kept apart', async () => {
  const runs: number[][] = [];
  const double = perTurn(async (_db, items: number[]) => {
    runs.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([double(db, 1), double(db, 2), double(other, 3)])).toEqual([2, 4, 6]);
  expect(await double(db, 4)).toBe(8);
  expect(runs).toEqual([[1, 2], [3], [4]]);
});

test('input that is refused keeps no other back', async () => {
  const run = perTurn(async (_db, items: number[]) => {
    if (items.includes(2)) throw Object.assign(new Error('query'), { cause: { code: '22P05' } });
    return items;
  });
  const outcomes = await Promise.allSettled([run(db, 1), run(db, 2), run(db, 3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('what may have been written is not written again: a lost connection is told to all', async () => {
  const runs: number[][] = [];
  const run = perTurn(async (_db, items: number[]) => {
    runs.push(items);
    throw Object.assign(new Error('query'), { cause: { code: 'ECONNRESET' } });
  });
  const outcomes = await Promise.allSettled([run(db, 1), run(db, 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(runs).toEqual([[1, 2]]);
});

test('items of one name wait for one another, and a refusal of the second does not repeat the first', async () => {
  const runs: string[][] = [];
  const run = perTurn(
    async (_db, items: string[]) => {
      runs.push(items);
      if (items.includes('a bad')) throw Object.assign(new Error('query'), { code: '22P05' });
      return items;
    },
    (item) => item.slice(0, 1),
  );
  const outcomes = await Promise.allSettled([run(db, 'a good'), run(db, 'b'), run(db, 'a bad')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(runs).toEqual([['a good', 'b'], ['a bad']]);
});

test('no run is larger than a statement should be', async () => {
  const sizes: number[] = [];
  const run = perTurn(async (_db, items: number[]) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all(Array.from({ length: 150 }, (_, number) => run(db, number)));
  expect(sizes).toEqual([64, 64, 22]);
});
