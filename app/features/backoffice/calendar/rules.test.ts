/** Days and weeks of the office. */
import { expect, test } from 'vitest';
import { beginOf, dayOf, isRange, shownDays } from './rules.ts';

/** Tuesday evening in Bogotá, Wednesday elsewhere. */
const NOW = new Date('2026-11-18T02:00:00Z');

test('a day is that of Bogotá, and begins at its midnight', () => {
  expect(dayOf(NOW)).toBe('2026-11-17');
  expect(beginOf('2026-11-17').toISOString()).toBe('2026-11-17T05:00:00.000Z');
});

test('a week begins on Monday, wherever in it one is; whatever else stands in the address is this week', () => {
  for (const from of ['2026-11-16', '2026-11-22'])
    expect(shownDays({ from, span: 'week', now: NOW }).days[0], from).toBe('2026-11-16');
  const wrong = shownDays({ from: '2026-02-30', span: 'year', now: NOW });
  expect([wrong.span, wrong.date, wrong.days.length]).toEqual(['week', '2026-11-17', 7]);
  expect(wrong.range).toEqual({ from: beginOf('2026-11-16'), until: beginOf('2026-11-23') });
  const day = shownDays({ from: '2026-11-20', span: 'day', now: NOW });
  expect([day.days, day.previous, day.next]).toEqual([['2026-11-20'], '2026-11-19', '2026-11-21']);
});

test('a range has its days in order, and not too many', () => {
  expect(isRange('2026-11-16', '2026-11-23')).toBe(true);
  expect(isRange('2026-11-16', '2026-12-17')).toBe(true);
  for (const [from, until] of [
    ['2026-11-16', '2026-11-16'],
    ['2026-11-16', '2026-12-18'],
    ['2026-11-31', '2026-12-02'],
    ['0000-01-01', '0000-01-02'],
  ] as const)
    expect(isRange(from, until), from).toBe(false);
});
