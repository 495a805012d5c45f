/** What is wrong with one answer (spec 5 "Application form fields"); its words are found by the rule's name. */
import { bareLetters } from '#app/i18n/bare-letters.ts';
import type { Checks, Field } from '#content/forms/definition.ts';
import type { Option } from '#content/forms/option.ts';
import type { Lookup } from './conditions.ts';
import { boundOn, canFollow, canPrecede, isDate } from './dates.ts';
import { charactersOf, isEmpty, patternOf, type Value } from './values.ts';

export type Fault =
  | { readonly rule: 'required' | 'pattern' | 'date' | 'option' | 'refused' | 'alone' }
  | { readonly rule: 'minLength' | 'maxLength' | 'limit'; readonly n: number }
  | { readonly rule: 'after' | 'before' | 'differs' | 'count'; readonly than: string };

/** Two spellings of one name: without accents, hyphens and doubled spaces. */
const bare = (text: string) =>
  bareLetters(text)
    .replace(/[\s'-]+/gu, ' ')
    .trim();

function checkDate(field: Field, text: string, checks: Checks, read: Lookup, today: string): Fault | null {
  if (!isDate(text, field.precision)) return { rule: 'date' };
  return checkBounds(text, checks, read, today);
}

function checkBounds(text: string, checks: Checks, read: Lookup, today: string): Fault | null {
  for (const [bound, can, rule] of [
    [checks.greaterThan, canFollow, 'after'],
    [checks.lessThan, canPrecede, 'before'],
  ] as const) {
    if (!bound) continue;
    const day = boundOn(bound, today);
    const other = day ?? read(bound);
    if (typeof other !== 'string' || !isDate(other, 'year, rest free')) continue;
    if (!can(text, other, day !== null)) return { rule, than: bound };
  }
  return null;
}

function checkText(field: Field, text: string, checks: Checks): Fault | null {
  const length = [...text].length;
  if (checks.minLength !== undefined && length < checks.minLength) return { rule: 'minLength', n: checks.minLength };
  if (checks.maxLength !== undefined && length > checks.maxLength) return { rule: 'maxLength', n: checks.maxLength };
  const { typing, whole } = charactersOf(field);
  const isWhole = [typing, whole].every((pattern) => !pattern || patternOf(pattern).test(text));
  return isWhole ? null : { rule: 'pattern' };
}

/** What a field is checked against: its list comes along, because a page in the browser has only those it shows. */
type CheckedField = { readonly field: Field; readonly options: readonly Option[] };

function checkChosen({ field, options }: CheckedField, chosen: readonly string[], checks: Checks, read: Lookup) {
  const offered = offeredOptions(field, options, read);
  if (!chosen.every((code) => offered.some((option) => option.code === code))) return { rule: 'option' } as const;
  if (chosen.length > 1 && chosen.some((code) => checks.alone?.includes(code))) return { rule: 'alone' } as const;
  return chosen.some((code) => checks.refuses?.includes(code)) ? ({ rule: 'refused' } as const) : null;
}

/** The options that are offered now. */
export function offeredOptions({ optionsOf }: Field, options: readonly Option[], read: Lookup): readonly Option[] {
  if (!optionsOf) return options;
  const group = read(optionsOf);
  return options.filter(({ of }) => of === group);
}

/** The first thing that is wrong with a value that counts. */
export function checkValue(
  asked: CheckedField,
  value: Value,
  checks: Checks,
  read: Lookup,
  today: string,
): Fault | null {
  const { field } = asked;
  if (isEmpty(value)) return checks.required ? { rule: 'required' } : null;
  if (field.type === 'doesNotApply' || field.type === 'imperative') return null;
  if (field.type === 'multipleSelect') return checkChosen(asked, value as readonly string[], checks, read);
  const text = String(value);
  if (field.options) return checkChosen(asked, [text], checks, read);
  if (field.type === 'date') return checkDate(field, text, checks, read, today);
  const fault = checkText(field, text, checks) ?? checkBounds(text, checks, read, today);
  if (fault || !checks.differsFrom) return fault;
  const other = read(checks.differsFrom);
  return typeof other === 'string' && bare(other) === bare(text) ? { rule: 'differs', than: checks.differsFrom } : null;
}
