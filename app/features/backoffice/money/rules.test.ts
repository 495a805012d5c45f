import { expect, test } from 'vitest';
import { filterIn, minorUnitsOf } from './rules.ts';

test('sums as people type them', () => {
  expect(minorUnitsOf('400.000', 'COP')).toBe(400_000);
  expect(minorUnitsOf('400,000', 'COP')).toBe(400_000);
  expect(minorUnitsOf('1.156.200', 'COP')).toBe(1_156_200);
  expect(minorUnitsOf(' 97 ', 'USD')).toBe(9700);
  expect(minorUnitsOf('97.5', 'USD')).toBe(9750);
  expect(minorUnitsOf('1,097.05', 'USD')).toBe(109_705);
});

test('what is no sum is none, and cents belong to dollars only', () => {
  for (const text of ['', '0', '-5', 'abc', '1.2.3', '97.555.1', '1e9', '=1', '99999999999'])
    expect(minorUnitsOf(text, 'COP'), text).toBeNull();
  expect(minorUnitsOf('97.5', 'COP')).toBeNull();
});

test('the address gives known filters and days only', () => {
  const of = (query: string) => filterIn(new URLSearchParams(query));
  expect(of('show=manual&start_date=2026-11-01&end_date=2026-11-18')).toEqual({
    ...{ filter: 'manual', start_date: '2026-11-01', end_date: '2026-11-18' },
  });
  expect(of('show=<script>&start_date=2026-13-99&end_date=x')).toEqual({ filter: 'all', start_date: '', end_date: '' });
});
