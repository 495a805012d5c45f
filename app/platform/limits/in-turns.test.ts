import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('so many work at once, so many wait, and the next one is told to come again', async () => {
  const inTurn = inTurns({ atOnce: 2, waitingMost: 1 });
  const ends: (() => void)[] = [];
  const works = Array.from({ length: 4 }, () => inTurn(() => new Promise<void>((end) => ends.push(end))));
  await expect(works[3]).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await works[0];
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
  await Promise.all(works.slice(0, 3));
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('work that fails gives its turn back', async () => {
  const inTurn = inTurns({ atOnce: 1, waitingMost: 0 });
  await expect(inTurn(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
  expect(await inTurn(async () => 1)).toBe(1);
});
