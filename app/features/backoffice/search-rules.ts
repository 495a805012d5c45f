/** What somebody types to find a person: which of our columns it can be the beginning of. Pure. */
import { countries } from '#content/countries.ts';

/** Large ones as well: `lower()` of a database whose locale is C leaves a marked letter as it is. */
const ACCENTS = {
  ...{ a: 'áàâäãÁÀÂÄÃ', e: 'éèêëÉÈÊË', i: 'íìîïÍÌÎÏ', o: 'óòôöõÓÒÔÖÕ', u: 'úùûüÚÙÛÜ' },
  ...{ n: 'ñÑ', c: 'çÇ' },
};
const FROM = Object.values(ACCENTS).join('');
const TO = Object.entries(ACCENTS)
  .map(([plain, accented]) => plain.repeat(accented.length))
  .join('');
/** For `translate()` of the database: letters with a mark, and the same without. */
export const FOLDS = { from: FROM, to: TO };

/** Small letters without marks, one space between words. */
export const folded = (text: string) =>
  [...text.toLowerCase().replace(/\s+/g, ' ').trim()].map((char) => TO[FROM.indexOf(char)] ?? char).join('');

/** Signs that mean something to LIKE. */
export const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Beginnings of a name that the index can find: its first letter in each spelling, and for each further letter that may
 * carry a mark any one letter. What is found is then compared without marks.
 */
export function nameBeginnings(typed: string): string[] {
  const [first = '', ...rest] = folded(typed);
  const marks: Record<string, string> = ACCENTS;
  const others = rest.map((char) => (marks[char] ? '_' : literal(char))).join('');
  return [...first, ...(marks[first] ?? '')].map((begin) => `${literal(begin)}${others}%`);
}

export type SearchTerms = {
  names: string[];
  folded: string;
  emails: string | null;
  phones: string[];
  case_number: number | null;
  payment_number: number | null;
  reference: string | null;
};

const SHORTEST = 2;
const LARGEST = 9_999_999_999;
const numberIn = (text: string | undefined) => (text && Number(text) <= LARGEST ? Number(text) : null);

/** A number of one's own country is written without its code: it is tried with each country that we serve. */
function phonesOf(typed: string): string[] {
  const digits = typed.replace(/[\s().-]/g, '');
  if (/^\+\d{3,}$/.test(digits)) return [`${digits}%`];
  if (!/^\d{5,}$/.test(digits)) return [];
  return [...new Set(['', ...countries.map(({ dial }) => dial)])].map((dial) => `+${dial}${digits}%`);
}

/** Nothing where too little was typed to look for. */
export function wantedBy(typed: string): SearchTerms | null {
  const text = typed.replace(/\s+/g, ' ').trim().toLowerCase();
  const case_number = numberIn(/^#?(\d{1,10})$/.exec(text)?.[1]);
  const payment_number = numberIn(/^m-(\d{1,10})$/.exec(text)?.[1]);
  if (text.length < SHORTEST && case_number === null) return null;
  const hasLetters = /\p{L}/u.test(text);
  return {
    names: hasLetters && !text.includes('@') ? nameBeginnings(text) : [],
    folded: `${literal(folded(text))}%`,
    emails: hasLetters && !text.includes(' ') ? `${literal(text)}%` : null,
    phones: phonesOf(text),
    ...{ case_number, payment_number },
    reference: /^mir-[0-9a-f]{4,24}$/.test(text) ? text : null,
  };
}
