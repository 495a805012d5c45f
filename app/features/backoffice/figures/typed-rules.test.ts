import { expect, test } from 'vitest';
import { WAIT_SOURCE } from '#content/waits.ts';
import { monthsOf, rateOf, wrongIn } from './typed-rules.ts';

test('months have one figure after the point at most, and nothing is no figure', () => {
  expect(['', ' ', '0', '10,5', '10.5', '60'].map(monthsOf)).toEqual([null, null, 0, 10.5, 10.5, 60]);
  for (const text of ['-1', '61', '60.5', '1.25', 'x', '1e1', '100']) expect(monthsOf(text), text).toBeUndefined();
});

test('the first field that is wrong is named', () => {
  const right = { as_of: '2026-11-18', avg: '', next: '8', source: WAIT_SOURCE };
  expect(wrongIn(right, '2026-11-18')).toBeNull();
  expect(wrongIn({ ...right, as_of: '2026-11-19' }, '2026-11-18')).toBe('as_of');
  expect(wrongIn({ ...right, as_of: '' }, '2026-11-18')).toBe('as_of');
  expect(wrongIn({ ...right, next: '99' }, '2026-11-18')).toBe('next');
  expect(wrongIn({ ...right, avg: 'x' }, '2026-11-18')).toBe('avg');
  expect(wrongIn({ ...right, source: 'https://travel.state.gov.evil.example/' }, '2026-11-18')).toBe('source');
});

test('a rate is read as it is written in either way', () => {
  for (const [text, rate] of [
    ...[['4100', 4100] as const, ['4.100', 4100] as const, ['4,100', 4100] as const, ['4.100,50', 4100.5] as const],
    ...[['4,100.50', 4100.5] as const, ['0.86', 0.86] as const, ['3,7', 3.7] as const, ['1.234.567', 1234567] as const],
    ...[['17.85', 17.85] as const, ['4 100', 4100] as const],
  ])
    expect(rateOf(text), text).toBe(rate);
  for (const text of ['', '0', '-1', 'x', '1e9', '123456789', '1,2,3', '..', '1.1234567'])
    expect(rateOf(text), text).toBeNull();
});
