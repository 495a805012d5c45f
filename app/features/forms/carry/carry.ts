/** One answer as the official form takes it (D22). The original is never changed; what does not fit is asked, never cut. */
import { type CharacterClass, characterRule } from '#content/forms/characters.ts';
import type { Field } from '#content/forms/definition.ts';
import type { OfficialStyle } from '#content/forms/official-style.ts';
import { checksIn, patternOf } from '../engine/values.ts';
import { plainLetters } from './plain-letters.ts';

/** What was done to an answer on its way. */
export const CHANGES = ['letters', 'signs', 'capitals', 'spaces', 'date', 'phone', 'english'] as const;
export type Change = (typeof CHANGES)[number];
/** Why the official form would refuse it. */
export type Doubt =
  | { readonly why: 'characters'; readonly found: string }
  | { readonly why: 'length'; readonly by: number }
  /** The form itself refuses it: a code that is none, a day that is none. */
  | { readonly why: 'wrong' };
export type CarriedText = {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly doubt: Doubt | null;
};

const classOf = (field: Field): CharacterClass | undefined =>
  checksIn(field.validation).find((one) => one.regexPattern)?.regexPattern;
const longestOf = (field: Field): number =>
  Math.max(...checksIn(field.validation).map(({ maxLength }) => maxLength ?? Number.POSITIVE_INFINITY));

/** In names a hyphen parts two of them and an apostrophe joins its two sides (domain conventions, C_NAME). */
const nameSigns = (text: string) => text.replaceAll('-', ' ').replaceAll("'", '');
const oneSpace = (text: string, isLong: boolean) =>
  isLong ? text.replace(/[^\S\n]+/gu, ' ').trim() : text.replace(/\s+/gu, ' ').trim();

/** Each step in its order; the ones that did something are named. */
function stepsOf(field: Field): readonly (readonly [Change, (text: string) => string])[] {
  const name = classOf(field);
  const isName = name === 'C_NAME';
  // Another letter in an address is another address: that is asked about.
  if (name === 'C_EMAIL') return [['spaces', (text) => text.trim()]];
  return [
    ['letters', plainLetters],
    ['signs', (text) => (isName ? nameSigns(text) : text)],
    ['capitals', (text) => (isName || (name && characterRule(name).isUpper) ? text.toUpperCase() : text)],
    ['spaces', (text) => oneSpace(text, field.type === 'textArea')],
  ];
}

/** Plain text: what a field without an official class of its own may hold. */
const PLAIN = '^[ -~\\n]*$';

function targetOf(field: Field): string {
  const name = classOf(field);
  if (!name) return PLAIN;
  const { exported, typing } = characterRule(name);
  return exported ?? (name === 'C_TEXT' || !typing ? PLAIN : typing);
}

export function doubtOf(field: Field, text: string): Doubt | null {
  const target = patternOf(targetOf(field));
  if (!target.test(text))
    return { why: 'characters', found: signsOf([...text].filter((sign) => !target.test(sign)).join('')) };
  return tooLong(field, text);
}

function tooLong(field: Field, text: string): Doubt | null {
  const over = [...text].length - longestOf(field);
  return over > 0 ? { why: 'length', by: over } : null;
}

const signsOf = (text: string) => [...new Set(text)].join('');
/** No name is written with them in any script: tags, marks that nobody sees, pictures. */
const NO_LETTERS = /[<>{}\\[\]|\p{Extended_Pictographic}\u200B\u2060\uFEFF]/gu;

/** The name in its own script is wanted as it is. */
function nativeDoubt(field: Field, text: string): Doubt | null {
  const found = text.match(NO_LETTERS);
  return found ? { why: 'characters', found: signsOf(found.join('')) } : tooLong(field, text);
}

export function carryText(field: Field, original: string): CarriedText {
  if (classOf(field) === 'C_NATIVE') return { text: original, changes: [], doubt: nativeDoubt(field, original) };
  const changes: Change[] = [];
  let text = original;
  for (const [change, step] of stepsOf(field)) {
    const next = step(text);
    if (next !== text) changes.push(change);
    text = next;
  }
  // An answer of signs alone would arrive as none.
  const isLost = text === '' && original !== '';
  return { text, changes, doubt: isLost ? { why: 'characters', found: signsOf(original) } : doubtOf(field, text) };
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A date, or the part of it that is known, in the order of the official form. */
export function carryDate(stored: string, { dates }: Pick<OfficialStyle, 'dates'>): string {
  const [year = '', month, day] = stored.split('-');
  if (dates === 'year first') return stored;
  const named = month && (dates === 'day first' ? month : (MONTHS[Number(month) - 1] ?? month));
  const sign = dates === 'day first' ? '/' : dates === 'named month, hyphens' ? '-' : ' ';
  return [day, named, year].filter(Boolean).join(sign);
}

/** Stored without a plus. */
export const carryPhone = (stored: string, { phones }: Pick<OfficialStyle, 'phones'>) =>
  phones === 'digits' ? stored : `+${stored}`;
