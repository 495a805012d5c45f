/** Dates that are known in whole or in part (domain conventions, "Partial dates"). */
import { expect, test } from 'vitest';
import { ageOn, boundOn, canFollow, canPrecede, isDate } from './dates.ts';

test('a date is one of the calendar', () => {
  for (const day of ['2024-02-29', '1990-12-31', '1850-01-01', '2200-01-01']) expect(isDate(day), day).toBe(true);
  for (const none of ['2023-02-29', '1900-02-29', '2024-04-31', '2024-00-10', '2024-13-01', '2024-01-00', '1849-12-31'])
    expect(isDate(none, 'year, rest free'), none).toBe(false);
  for (const none of ['', '2024-1-1', '24-01-01', '2024/01/01', ' 2024-01-01', '2024-01-01T00:00', '2201-01-01'])
    expect(isDate(none, 'year, rest free'), none).toBe(false);
});

test('as much of it must be known as is asked for', () => {
  const known = ['1990', '1990-03', '1990-03-07'] as const;
  expect(known.map((text) => isDate(text, 'day'))).toEqual([false, false, true]);
  expect(known.map((text) => isDate(text, 'month'))).toEqual([false, true, false]);
  expect(known.map((text) => isDate(text, 'month, day free'))).toEqual([false, true, true]);
  expect(known.map((text) => isDate(text, 'year, rest free'))).toEqual([true, true, true]);
});

test('against today the same day is too early and too late; against another date it will do', () => {
  const day = '2026-11-17';
  expect(canFollow('2026-11-18', day, true)).toBe(true);
  expect(canFollow(day, day, true)).toBe(false);
  expect(canFollow(day, day, false)).toBe(true);
  expect(canFollow('2026-11-16', day, false)).toBe(false);
  expect(canPrecede('2026-11-16', day, true)).toBe(true);
  expect(canPrecede(day, day, true)).toBe(false);
  expect(canPrecede(day, day, false)).toBe(true);
  expect(canPrecede('2026-11-18', day, false)).toBe(false);
});

test('a date that is known in part passes when one of its days does', () => {
  const day = '2026-11-17';
  expect(['2026-10', '2026-11', '2026-12'].map((month) => canFollow(month, day, true))).toEqual([false, true, true]);
  expect(['2026-10', '2026-11', '2026-12'].map((month) => canPrecede(month, day, true))).toEqual([true, true, false]);
  expect(canFollow('2026-11', '2026-11-30', true), 'its last day is not after itself').toBe(false);
  expect(canPrecede('2026-11', '2026-11-01', true)).toBe(false);
  expect(canFollow('2024-02', '2024-02-28', true), 'a leap year has one day more').toBe(true);
  expect(canFollow('2023-02', '2023-02-28', true)).toBe(false);
  expect(canFollow('1990', '1990-12-30', true)).toBe(true);
  expect(canFollow('1990', '1990-12-31', true)).toBe(false);
  expect(canFollow('1990-03-07', '1990', false), 'and so does the other one').toBe(true);
});

test('today, and so many years ahead; the leap day has its eve in other years', () => {
  expect(boundOn('today', '2026-11-17')).toBe('2026-11-17');
  expect(boundOn('today', '2024-02-29')).toBe('2024-02-29');
  expect(boundOn('today+20y', '2026-11-17')).toBe('2046-11-17');
  expect(boundOn('today+1y', '2024-02-29')).toBe('2025-02-28');
  expect(isDate(String(boundOn('today+20y', '2024-02-29')))).toBe(true);
  for (const name of ['arrival_date', 'today+y', 'today-1y', 'todays']) expect(boundOn(name, '2026-11-17')).toBeNull();
});

test('an age is whole years, from the birthday on', () => {
  expect(ageOn('2012-11-17', '2026-11-17')).toBe(14);
  expect(ageOn('2012-11-18', '2026-11-17')).toBe(13);
  expect(ageOn('2012-02-29', '2026-02-28')).toBe(13);
  expect(ageOn('2012-02-29', '2026-03-01')).toBe(14);
  expect(ageOn('2026-11-17', '2026-11-17')).toBe(0);
  for (const birth of ['2026-11-18', '2012', '2012-11', '2012-02-30', ''])
    expect(ageOn(birth, '2026-11-17')).toBeNull();
});
