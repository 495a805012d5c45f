/** The countries of a phone field by language: named and sorted once, since every page of the app carries them. */
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { namePhoneCountries, type PhoneCountry } from '#app/ui/phone/country.ts';
import { countries } from '#content/countries.ts';

const named = Object.fromEntries(
  LOCALES.map((locale) => [locale, namePhoneCountries(countries, localeInfo[locale].tag)]),
) as Record<Locale, PhoneCountry[]>;

export const phoneCountries = (locale: Locale): PhoneCountry[] => named[locale];
