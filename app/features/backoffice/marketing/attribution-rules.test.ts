import { expect, test } from 'vitest';
import { sumOf, weeksOf } from './attribution-rules.ts';

const row = (week: string, leads: number, value: number) => ({ week, leads, sign_ups: 1, paid: 0, value });

test('weeks keep their order, each with its own sum', () => {
  const rows = [row('2026-11-16', 2, 100), row('2026-11-16', 3, 50), row('2026-11-09', 1, 0)];
  expect(weeksOf(rows)).toEqual([
    { week: '2026-11-16', rows: rows.slice(0, 2), sum: { leads: 5, sign_ups: 2, paid: 0, value: 150 } },
    { week: '2026-11-09', rows: rows.slice(2), sum: { leads: 1, sign_ups: 1, paid: 0, value: 0 } },
  ]);
  expect(weeksOf([])).toEqual([]);
});

test('sums of cents are whole, and nothing sums up to zero', () => {
  expect(sumOf([row('', 0, 0.1), row('', 0, 0.2)]).value).toBe(0.3);
  expect(sumOf([])).toEqual({ leads: 0, sign_ups: 0, paid: 0, value: 0 });
});
