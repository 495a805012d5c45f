/** The countries of a phone field by language: named and sorted once, since every page of the app carries them. */
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { namePhoneCountries, type PhoneCountry } from '#app/ui/phone/country.ts';
import { countries } from '#content/countries.ts';

const least = new Map<string, number>(countries.map(({ code, plan }) => [code, Math.min(...plan)]));

/** With the words for a number that is too short (brand: "Faltan dígitos: en Colombia son 10"). */
function named(locale: Locale): PhoneCountry[] {
  const t = translator(locale, 'accounts');
  return namePhoneCountries(countries, localeInfo[locale].tag).map((country) => {
    const digits = least.get(country.code) ?? 0;
    return { ...country, digits, tooShort: t('errors.phone.missing', { country: country.name, count: digits }) };
  });
}

const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, named(locale)])) as Record<Locale, PhoneCountry[]>;

export const phoneCountries = (locale: Locale): PhoneCountry[] => byLocale[locale];
