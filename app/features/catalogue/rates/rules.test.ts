import { expect, test } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { CURRENCIES } from '#content/countries.ts';
import { attributionOf, isStaleRates, refusedBecause } from './rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const as_of = '2026-11-16';
const lastOf = (day: string) => ({ rates: fallbackRates, as_of: day });
const refused = (change: Record<string, number>, last: ReturnType<typeof lastOf> | null, day = as_of) =>
  refusedBecause({ rates: { ...fallbackRates, ...change }, as_of: day }, last, now);

test('every rate stays within 20 % of one of this week, in both directions', () => {
  const last = lastOf('2026-11-15');
  expect(refused({}, last)).toBeNull();
  expect(refused({ COP: 4100 * 1.2, PEN: 3.7 / 1.2 }, last)).toBeNull();
  expect(refused({ COP: 4100 * 1.201 }, last)).toMatch(/^COP went from 4100 to /);
  expect(refused({ EUR: 0.86 / 1.201 }, last)).toMatch(/^EUR went from 0.86 to /);
});

test('the older the last one the more is believed, up to a factor of three: nothing stays refused for good', () => {
  expect(refused({ ARS: 1200 * 1.5 }, lastOf('2026-11-09'))).toMatch(/^ARS /);
  expect(refused({ ARS: 1200 * 1.5 }, lastOf('2026-10-26'))).toBeNull();
  expect(refused({ ARS: 1200 * 2.9 }, lastOf('2025-11-16'))).toBeNull();
  expect(refused({ ARS: 1200 * 3.1 }, lastOf('2025-11-16'))).toMatch(/^ARS /);
});

test('rates older than those we have are refused, also than the table', () => {
  expect(refused({}, lastOf('2026-11-15'), '2026-11-14')).toBe('2026-11-14 is older than what we have');
  expect(refused({}, null, '2001-01-01')).toBe('2001-01-01 is older than what we have');
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

test('rates are old when their seven days are over, not before', () => {
  const end = Date.parse('2026-11-09') + 7 * 86_400_000;
  expect(isStaleRates('2026-11-09', new Date(end))).toBe(false);
  expect(isStaleRates('2026-11-09', new Date(end + 1))).toBe(true);
});
