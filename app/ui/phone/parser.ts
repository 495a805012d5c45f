/** The numbering plans of our countries and their reader; a chunk of its own, fetched at the first focus. */

import metadata from 'virtual:phone-metadata';
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneCountry } from './country.ts';
import { PARSER_FALLBACK, type PhoneParser, readPhone } from './number.ts';

const parse = (text: string, country: string) =>
  parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false }, metadata);

export const parsePhone: PhoneParser = (text, country) => {
  const parsed = parse(text, country);
  if (!parsed) return undefined;
  const dial = parsed.countryCallingCode;
  return {
    country: parsed.country,
    dial,
    // Not the national format: it brings back the 0 and 15 that nobody writes behind a country code.
    national: parsed
      .formatInternational()
      .slice(dial.length + 1)
      .trim()
      // 300 123 4567: seven digits in a row are read in two groups.
      .replace(/(?<=\s)(\d{3})(\d{4})$/, '$1 $2'),
    e164: parsed.number,
    possible: parsed.isPossible(),
  };
};

/** The number as the library holds it; null where it can read none, undefined where no plan of ours speaks of it. */
export function phoneByPlan(
  text: string,
  chosen: string | undefined,
  known: readonly PhoneCountry[],
): PhoneNumber | null | undefined {
  const { country, e164, national } = readPhone(text, chosen, known, parsePhone);
  if (country === null && e164) return undefined;
  const number = parse(e164 ?? national, country ?? PARSER_FALLBACK);
  // One code, several countries, and none of ours among those that it could be.
  return number?.isPossible() && !number.country ? undefined : (number ?? null);
}
