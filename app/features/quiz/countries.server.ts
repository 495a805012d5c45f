/** Countries to choose from, by their names in the reader's language. */
import { countryNames } from '#app/features/quiz/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { ISO_COUNTRIES } from '#content/iso-countries.ts';
import { LOOKED_UP } from '#content/passports.ts';

/** The countries we know best first, then every other, each by name. */
export function countryChoices(locale: Locale) {
  const nameOf = countryNames(locale);
  const named = (codes: readonly string[]) =>
    codes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label, locale));
  return { near: named(LOOKED_UP), others: named(ISO_COUNTRIES.filter((code) => !LOOKED_UP.includes(code))) };
}
