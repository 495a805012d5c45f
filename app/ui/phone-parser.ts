/** The numbering plans of our countries and their reader; a chunk of its own, fetched at the first focus. */

import metadata from 'virtual:phone-metadata';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneParser } from './phone-number.ts';

export const parsePhone: PhoneParser = (text, country) => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false }, metadata);
  if (!parsed) return undefined;
  const dial = parsed.countryCallingCode;
  return {
    country: parsed.country,
    dial,
    // Not the national format: it brings back the 0 and 15 that nobody writes behind a country code.
    national: parsed
      .formatInternational()
      .slice(dial.length + 1)
      .trim(),
    e164: parsed.number,
    possible: parsed.isPossible(),
  };
};
