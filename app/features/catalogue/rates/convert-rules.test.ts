import { expect, test } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { AMOUNT, AMOUNT_TYPING, amountIn, toCanadianDollars } from './convert-rules.ts';

test('an amount is digits and a dot, and no longer than a figure is', () => {
  for (const amount of ['0', '1500', '1500.5', '999999999999.9999']) expect(AMOUNT.test(amount), amount).toBe(true);
  for (const amount of ['', '.', '.5', '1.', '-1', '1,5', '1e9', '1 000', '1000000000000', '1.00001', '١٢', '1\n'])
    expect(AMOUNT.test(amount), JSON.stringify(amount)).toBe(false);
});

test('while one writes, everything on the way to an amount passes and nothing else', () => {
  for (const typed of ['', '1', '1.', '1.5', '1.0000']) expect(AMOUNT_TYPING.test(typed), typed).toBe(true);
  for (const typed of ['.', 'a', '1,', '1..', '1.2.3', '+1', ' ']) expect(AMOUNT_TYPING.test(typed), typed).toBe(false);
  expect([amountIn('12.'), amountIn('12'), amountIn('')]).toEqual(['12', '12', null]);
});

test('a sum is worked out over the dollar, to the cent', () => {
  expect(toCanadianDollars(100_000, 'COP', { ...fallbackRates, COP: 4000, CAD: 1.4 })).toEqual({
    rate: 1.4 / 4000,
    converted: 35,
  });
  expect(toCanadianDollars(10, 'EUR', { ...fallbackRates, EUR: 0.9, CAD: 1.4 }).converted).toBe(15.56);
  expect(toCanadianDollars(7.25, 'CAD', fallbackRates)).toEqual({ rate: 1, converted: 7.25 });
  expect(toCanadianDollars(0, 'USD', fallbackRates).converted).toBe(0);
});
