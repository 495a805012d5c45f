/** "Faltan dígitos: en Colombia son 10", for each country of the list. */

import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { countries } from '#content/countries.ts';

export type MissingDigits = Record<string, { count: number; text: string }>;

export function missingDigits(locale: Locale): MissingDigits {
  const t = translator(locale, 'accounts');
  const names = new Map(phoneCountries(locale).map(({ code, name }) => [code, name]));
  return Object.fromEntries(
    countries.map(({ code, plan }) => {
      const count = Math.min(...plan);
      return [code, { count, text: t('errors.phone.missing', { country: names.get(code) ?? code, count }) }];
    }),
  );
}
