import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#content/countries.ts';
import { centsOf, fromCents, fromMajor, majorOf } from './amounts.ts';
import { NO_AMOUNT } from './payments.ts';

test('every amount leaves and comes back as itself, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      expect(fromMajor(JSON.parse(JSON.stringify(majorOf(amount, currency))), currency)).toBe(amount);
      expect(fromCents(centsOf(amount, currency), currency)).toBe(amount);
      expect(Number.isSafeInteger(centsOf(amount, currency))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('what is no whole number of our units equals no order', () => {
  for (const figure of [97.105, 0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e17])
    expect(fromMajor(figure, 'USD'), `${figure}`).toBe(NO_AMOUNT);
  for (const figure of [400_000.5, 0.01, 399_999.99]) expect(fromMajor(figure, 'COP'), `${figure}`).toBe(NO_AMOUNT);
  expect(fromCents(40_000_001, 'COP')).toBe(NO_AMOUNT);
  expect([fromMajor(97.1, 'USD'), fromMajor(1.1, 'USD'), fromCents(9710, 'USD')]).toEqual([9710, 110, 9710]);
});
