/** Answers as they are stored: text, ticks, chosen codes, rows of a repeat group (spec 5: empty values are null). */
import { characterRule } from '#content/forms/characters.ts';
import type { Checks, Field, Validation } from '#content/forms/definition.ts';

export type Value = string | boolean | string[] | null;
export type Row = Record<string, Value>;
export type Answers = Record<string, Value | Row[]>;

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const isRows = (value: Value | Row[] | undefined): value is Row[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** Every set of checks that a validation may lead to. */
export function checksIn(validation: Validation | undefined): readonly Checks[] {
  if (!validation) return [];
  if (validation.when === undefined) return [validation];
  return [...checksIn(validation.then), ...checksIn(validation.else)];
}

const classOf = (field: Field) => checksIn(field.validation).find((one) => one.regexPattern)?.regexPattern;

/** Which characters a field takes: its own class, or that of its type (domain conventions). */
export function charactersOf(field: Field) {
  const own = classOf(field);
  if (own) return characterRule(own);
  if (field.type === 'international_phone') return characterRule('C_PHONE');
  if (field.type === 'ssn') return characterRule('C_SSN');
  return field.type === 'text' || field.type === 'textArea' ? characterRule('C_TEXT') : {};
}

const patterns = new Map<string, RegExp>();
export function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

/** A keystroke is refused when the text that it makes is outside of the class (spec 5). */
export function takes(field: Field, text: string): boolean {
  const { typing } = charactersOf(field);
  return !typing || patternOf(typing).test(text);
}

/** Signs of control, and those that turn the direction of whatever follows them: nobody types them. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** What is stored of a text: composed letters, no spaces at its ends, none doubled where the class says so. */
function tidyText(field: Field, text: string): string | null {
  const { isTrimmed, isUpper } = charactersOf(field);
  const composed = text.normalize('NFC').replace(UNSEEN, '');
  const spaced = field.type === 'textArea' ? composed.trim() : composed.replace(/\s+/gu, ' ').trim();
  const tidy = isTrimmed ? spaced : composed.trim();
  return (isUpper ? tidy.toUpperCase() : tidy) || null;
}

/** A raw answer as it counts: its type is that of the field, and what is empty is null. */
export function tidy(field: Field, raw: unknown): Value {
  if (field.type === 'doesNotApply') return raw === true;
  if (field.type === 'multipleSelect') {
    const chosen = Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : [];
    return chosen.length > 0 ? chosen : null;
  }
  if (typeof raw !== 'string') return null;
  return tidyText(field, raw);
}

/** jsonb gives keys back in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** Whatever order their keys stand in. */
export const isSameAnswer = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Without what says nothing: a box that nobody ticked is as empty as a line that nobody wrote. */
const said = (value: unknown): unknown => {
  if (isEmpty(value) || value === false) return null;
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as Row).map(([key, inner]) => [key, said(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null));
};

/** What somebody wrote and what came of it in the database say the same. */
export const isSameSaid = (one: unknown, other: unknown) => isSameAnswer(said(one), said(other));
