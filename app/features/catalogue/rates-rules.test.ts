import { expect, test } from 'vitest';
import { CURRENCIES } from '#content/countries.ts';
import { fallbackRates } from './country-rules.ts';
import { attributionOf, isStaleRates, refusedBecause } from './rates-rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const as_of = '2026-11-16';
const refused = (change: Record<string, number>, last: typeof fallbackRates | null, day = as_of) =>
  refusedBecause({ rates: { ...fallbackRates, ...change }, as_of: day }, last, now);

test('every rate stays within 20 % of the last one, in both directions', () => {
  expect(refused({}, fallbackRates)).toBeNull();
  expect(refused({ COP: 4100 * 1.2, PEN: 3.7 * 0.8 }, fallbackRates)).toBeNull();
  expect(refused({ COP: 4100 * 1.201 }, fallbackRates)).toMatch(/^COP went from 4100 to /);
  expect(refused({ EUR: 0.86 * 0.799 }, fallbackRates)).toMatch(/^EUR went from 0.86 to /);
});

test('without a last one every rate stays within a factor of three of the table', () => {
  expect(refused({ ARS: 3600, BOB: 2.3 }, null)).toBeNull();
  expect(refused({ ARS: 3601 }, null)).toMatch(/^ARS /);
  expect(refused({ BOB: 2.2 }, null)).toMatch(/^BOB /);
});

test('a missing, endless, negative or zero rate refuses all, and so does another dollar', () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    for (const currency of CURRENCIES)
      expect(refused({ [currency]: rate }, null), `${currency} ${rate}`).not.toBeNull();
  const { COP: _, ...rates } = fallbackRates;
  expect(refusedBecause({ rates, as_of }, null, now)).toBe('a currency has no rate');
  expect(refused({ USD: 1.1 }, null)).toBe('one dollar is not one dollar');
});

test('rates of a day that has not come are refused: no later ones could take their place', () => {
  expect(refused({}, null, '2026-11-17')).toBeNull();
  expect(refused({}, null, '2026-11-18')).toBe('2026-11-18 has not come yet');
  expect(refused({}, null, 'soon')).toBe('soon has not come yet');
});

test('rates are old after seven days', () => {
  expect(isStaleRates('2026-11-16', now)).toBe(false);
  expect(isStaleRates('2026-11-10', now)).toBe(false);
  expect(isStaleRates('2026-11-09', now)).toBe(true);
});

test('who publishes the rates is named with an address; our own table names nobody', () => {
  expect(attributionOf('https://www.exchangerate-api.com')).toEqual({
    name: 'ExchangeRate-API',
    href: 'https://www.exchangerate-api.com/',
  });
  expect(attributionOf('https://rates.example/about')?.name).toBe('rates.example');
  for (const source of [null, '', 'somebody', 'javascript:alert(1)', 'http://rates.example'])
    expect(attributionOf(source), String(source)).toBeNull();
});
