/** How a known value becomes an answer of a form: a closed set, and whatever does not fit is no answer. */

import type { Rule } from '#content/forms/prefill.ts';
import { ISO_COUNTRIES } from '#content/iso-countries.ts';

/** A relationship of the product, seen from whom the form is about, as REL_COMPANION has it (domain conventions). */
const COMPANION: Readonly<Record<string, string>> = {
  ...{ spouse: 'S', child: 'C', mother: 'P', father: 'P', parent: 'P' },
  ...{ brother: 'R', sister: 'R', sibling: 'R', 'other-family': 'R' },
  // Somebody who is no relative may be a friend or not: the person says it.
};

const SEX: Readonly<Record<string, string>> = { M: 'M', F: 'F', male: 'M', female: 'F' };

const oneOf = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

function asPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 5 && digits.length <= 15 ? digits : null;
}

const asDate = (text: string) => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text)?.[0] ?? null;
const asCountry = (text: string) => ISO_COUNTRIES.find((code) => code === text.toUpperCase()) ?? null;
/** Accents, hyphens and spelling stay as they are: the export carries them over (D22). */
const asName = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim() || null;

export function convert({ as = 'as written', codes = {} }: Pick<Rule, 'as' | 'codes'>, text: string): string | null {
  switch (as) {
    case 'name':
      return asName(text);
    case 'country':
      return asCountry(text);
    case 'sex':
      return oneOf(SEX, text);
    case 'date':
      return asDate(text);
    case 'phone':
      return asPhone(text);
    case 'companion':
      return oneOf(COMPANION, text);
    case 'codes':
      return oneOf(codes, text);
    default:
      return text.trim() || null;
  }
}
