import { expect, test } from 'vitest';
import { endOf, proportionOf, usesOf } from './form-rules.ts';

test('a discount in per cent is a proportion', () => {
  expect(proportionOf('20')).toBe(0.2);
  expect(proportionOf('12,5 %')).toBe(0.125);
  expect(proportionOf('100')).toBe(1);
  for (const text of ['', '0', '0.5', '101', '-5', '1e2', 'x']) expect(proportionOf(text), text).toBeNull();
});

test('no number of uses is no limit, and nothing else is', () => {
  expect(usesOf('')).toBeNull();
  expect(usesOf('50')).toBe(50);
  for (const text of ['0', '-1', '1.5', 'x']) expect(usesOf(text), text).toBeUndefined();
});

test('the last day counts to its end in Bogotá', () => {
  expect(endOf('2026-11-18')).toBe('2026-11-19T05:00:00.000Z');
  expect(endOf('')).toBeNull();
});
