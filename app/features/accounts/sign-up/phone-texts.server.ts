/** "Faltan dígitos: en Colombia son 10", for each country of the list. */
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { namePhoneCountries } from '#app/ui/phone/country.ts';
import { countries } from '#content/countries.ts';

export type MissingDigits = Record<string, { count: number; text: string }>;

export function missingDigits(locale: Locale): MissingDigits {
  const t = translator(locale, 'accounts');
  const names = new Map(namePhoneCountries(countries, localeInfo[locale].tag).map(({ code, name }) => [code, name]));
  return Object.fromEntries(
    countries.map(({ code, plan }) => {
      const count = Math.min(...plan);
      return [code, { count, text: t('errors.phone.missing', { country: names.get(code) ?? code, count }) }];
    }),
  );
}
