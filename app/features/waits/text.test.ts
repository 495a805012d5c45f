import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { monthsText } from './text.server.ts';

test('half a month is a figure in Spanish and English, and words in Arabic', () => {
  const written = (months: number) => LOCALES.map((locale) => monthsText(locale, months));
  expect(written(4.5)).toEqual(['4,5 meses', '4.5 months', 'أربعة أشهر ونصف']);
  expect(written(12.5)).toEqual(['12,5 meses', '12.5 months', '12 شهرًا ونصف']);
  expect(written(9)).toEqual(['9 meses', '9 months', '9 أشهر']);
  expect(monthsText('ar', 0.5)).toBe('نصف شهر');
});
