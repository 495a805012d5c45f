/** What has been written into a phone field: country, national part and, once it can be one, the whole number. */
import { latinDigits } from '#app/i18n/latin-digits.ts';
import type { PhoneCountry } from './country.ts';

export type PhoneValue = {
  /** Null where the number belongs to no country of the list. */
  country: string | null;
  national: string;
  e164: string | null;
  /** As many digits as a number of that country can have. */
  possible: boolean;
};

type ParsedPhone = {
  country: string | undefined;
  dial: string;
  national: string;
  e164: string;
  possible: boolean;
};

/** Knows the numbering plans; arrives with the first focus. */
export type PhoneParser = (text: string, country: string) => ParsedPhone | undefined;

/** The parser needs some country to read a number without one. */
export const PARSER_FALLBACK = 'US';

export const plain = (text: string) => latinDigits(text).replace(/[^\d+]/g, '');

/** The country whose code a number begins with; where several share it, the one already chosen stays. */
function countryOfDial(digits: string, chosen: string | undefined, known: readonly PhoneCountry[]) {
  const sharing = known.filter(({ dial }) => digits.startsWith(dial));
  return (
    sharing.find(({ code }) => code === chosen) ?? sharing.find(({ code }) => code === PARSER_FALLBACK) ?? sharing[0]
  );
}

/** The digits after + or 00, when the text is written for the whole world; 00 counts only before a code we know. */
function internationalDigits(text: string, known: readonly PhoneCountry[]) {
  const written = plain(text);
  if (written.startsWith('+')) return written.slice(1);
  const rest = written.startsWith('00') ? written.slice(2) : '';
  return rest && countryOfDial(rest, undefined, known) ? rest : undefined;
}

export function readPhone(
  text: string,
  chosen: string | undefined,
  known: readonly PhoneCountry[],
  parse: PhoneParser | undefined,
): PhoneValue {
  const world = internationalDigits(text, known);
  const country = world === undefined ? known.find(({ code }) => code === chosen) : countryOfDial(world, chosen, known);
  if (world !== undefined && !country) return foreign(text, world, chosen);
  const written = world === undefined ? plain(text) : `+${world}`;
  const parsed = parse?.(written, country?.code ?? PARSER_FALLBACK);
  const isListed = known.some(({ code }) => code === parsed?.country);
  const rest = world === undefined || !country ? text : world.slice(country.dial.length);
  return {
    country: (isListed ? parsed?.country : country?.code) ?? null,
    national: parsed && world !== undefined ? parsed.national : rest,
    e164: parsed?.possible ? parsed.e164 : null,
    possible: parsed?.possible ?? false,
  };
}

/** A country that is not of the list: no plan to check it by, so length alone speaks, and the server decides. */
function foreign(text: string, digits: string, chosen: string | undefined): PhoneValue {
  const possible = digits.length >= 8 && digits.length <= 15;
  return {
    country: digits.length > 3 ? null : (chosen ?? null),
    national: text,
    e164: possible ? `+${digits}` : null,
    possible,
  };
}

/** The text as it should stand in the field when one leaves it: grouped, without the code that stands beside it. */
export function tidyPhone(text: string, value: PhoneValue, parse: PhoneParser | undefined): string {
  if (value.country === null) return text;
  return (value.e164 && parse?.(value.e164, value.country)?.national) || value.national;
}
