import { expect, test } from 'vitest';
import { barHeights, lastDays } from './rules.ts';

test('two weeks up to today, oldest first, also over the end of a month', () => {
  const days = lastDays('2026-03-02');
  expect(days).toHaveLength(14);
  expect([days[0], days.at(-3), days.at(-1)]).toEqual(['2026-02-17', '2026-02-28', '2026-03-02']);
});

test('the highest bar fills its room, and what is not nothing can be seen', () => {
  expect(barHeights([0, 1, 500, 1000], 36)).toEqual([0, 1, 18, 36]);
  expect(barHeights([0, 0], 36)).toEqual([0, 0]);
});
