import { expect, test } from 'vitest';
import { CHECKOUT_COUNTRIES, countries, currencies } from '#content/countries.ts';
import { currencyOf, fallbackRates, phoneLengths, taxRateOf } from './country-rules.ts';

test('the checkout countries stand in the specification’s order', () => {
  expect(CHECKOUT_COUNTRIES.join()).toBe('CO,EC,PE,UY,PY,BR,CL,AR,MX,PA,GT,BO,CR');
});

test('a phone has the specification’s length or that of the national plan', () => {
  const lengths = Object.fromEntries([...CHECKOUT_COUNTRIES, 'US' as const].map((code) => [code, phoneLengths(code)]));
  expect(lengths).toEqual({
    CO: [10],
    EC: [9],
    PE: [9],
    UY: [8, 9, 10],
    PY: [9],
    BR: [11],
    CL: [9],
    AR: [8, 10, 11],
    MX: [10],
    PA: [8],
    GT: [8],
    BO: [8, 9],
    CR: [8],
    US: [10],
  });
  expect(phoneLengths('LB')).toEqual([7, 8]);
});

test('USD shows two decimals, every other currency none', () => {
  const withCents = Object.entries(currencies).filter(([, { decimals }]) => decimals !== 0);
  expect(withCents.map(([currency]) => currency)).toEqual(['USD']);
});

test('every country has a currency with a rate, and a tax rate below one', () => {
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code } of countries) {
    expect(fallbackRates[currencyOf(code)], code).toBeGreaterThan(0);
    expect(taxRateOf(code)).toBeGreaterThanOrEqual(0);
    expect(taxRateOf(code)).toBeLessThan(1);
  }
  expect([currencyOf('CO'), currencyOf('EC'), currencyOf('GB')]).toEqual(['COP', 'USD', 'GBP']);
});
