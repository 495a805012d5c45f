import { expect, test } from 'vitest';
import type { Currency } from '#content/countries.ts';
import type { Locale } from './locales.ts';
import { formatMoney } from './money.ts';

/** Spaces do not break inside a sum: the tests read them as plain ones. */
const show = (locale: Locale, amount: number, currency: Currency, cents?: 'always') =>
  formatMoney(locale, { amount, currency }, cents).replaceAll('\u00a0', ' ');

test('the price line of the brand', () => {
  expect(show('es', 400_000, 'COP')).toBe('400.000 COP');
  expect(show('es', 185_00, 'USD')).toBe('185 USD');
  expect(show('en', 97_00, 'USD')).toBe('97 USD');
  expect(show('ar', 97_00, 'USD')).toBe('97 دولارًا');
  expect(show('ar', 185_00, 'USD')).toBe('185 دولارًا');
});

test('cents appear when there are any, or always in a column of figures', () => {
  expect(show('es', 86_80, 'USD')).toBe('86,80 USD');
  expect(show('en', 86_80, 'USD')).toBe('86.80 USD');
  expect(show('ar', 86_80, 'USD')).toBe('86.80 دولار');
  expect(show('en', 97_00, 'USD', 'always')).toBe('97.00 USD');
  expect(show('en', 400_000, 'COP', 'always')).toBe('400,000 COP');
});

test('Spanish groups thousands as the currency’s own country does', () => {
  expect(show('es', 1_850, 'MXN')).toBe('1,850 MXN');
  expect(show('es', 1_850, 'CLP')).toBe('1.850 CLP');
  expect(show('es', 1_850, 'BRL')).toBe('1.850 BRL');
  expect(show('es', 1_850_00, 'USD')).toBe('1.850 USD');
  expect(show('es', 1_850, 'CAD')).toBe('1.850 CAD');
  expect(show('en', 1_850, 'CLP')).toBe('1,850 CLP');
});

test('Arabic counts: one, two, three to ten, eleven to ninety-nine, hundreds', () => {
  const dollars = (units: number) => show('ar', units * 100, 'USD');
  expect([1, 2, 3, 10, 11, 99, 100, 101, 0].map(dollars)).toEqual([
    'دولار واحد',
    'دولاران',
    '3 دولارات',
    '10 دولارات',
    '11 دولارًا',
    '99 دولارًا',
    '100 دولار',
    '101 دولار',
    '0 دولار',
  ]);
  expect(show('ar', 185, 'CAD')).toBe('185 دولارًا كنديًا');
  expect(show('ar', 400_000, 'COP')).toBe('400,000 بيزو كولومبي');
});

test('a sum never breaks over two lines between figure and currency', () => {
  expect(formatMoney('es', { amount: 97_00, currency: 'USD' })).toBe('97\u00a0USD');
});
