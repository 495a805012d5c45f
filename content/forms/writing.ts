/** Words for writing a definition: they read like the tables of the official forms and leave plain data (definition.ts). */
import type { Bound, Checks, Condition, Field, Plain, Ref } from './definition.ts';

export const is = (when: string, value: Plain | Ref | null): Condition => ({ when, is: value });
export const isNot = (when: string, value: Plain | Ref | null): Condition => ({ when, isNot: value });
export const oneOf = (when: string, ...codes: readonly string[]): Condition => ({ when, oneOf: codes });
export const notOneOf = (when: string, ...codes: readonly string[]): Condition => ({ when, notOneOf: codes });
export const yes = (when: string) => is(when, 'Y');
export const no = (when: string) => is(when, 'N');

/** All of them. */
export const both = (first: Condition, ...rest: readonly Condition[]): Condition => {
  const [next, ...more] = rest;
  if (!next) return first;
  // A choice inside of a sum would bind otherwise than it reads.
  if (first.or) throw new Error(`both(either(...)) has no form: write either(both(...), both(...)) for ${first.when}`);
  // biome-ignore lint/suspicious/noThenProperty: the specification's word
  return { ...first, then: first.then ? both(first.then, ...rest) : both(next, ...more) };
};

/** One of them is enough. */
export const either = (first: Condition, ...rest: readonly Condition[]): Condition => {
  const [next, ...more] = rest;
  if (!next) return first;
  return { ...first, or: first.or ? either(first.or, ...rest) : either(next, ...more) };
};

/** Who has not said when they were born is not counted among the children yet. */
export const notUnder = (years: number): Condition => either(is('age', null), { when: 'age', greaterThan: years - 1 });

/** Hidden, and nothing of it kept, while this does not hold. */
export const onlyIf = (unless: Condition): Pick<Field, 'hide'> => ({ hide: { unless } });

type Length = { max?: number; min?: number; chars?: Checks['regexPattern'] };
const checks = ({ max, min, chars }: Length): Checks => ({
  ...(max !== undefined && { maxLength: max }),
  ...(min !== undefined && { minLength: min }),
  ...(chars && { regexPattern: chars }),
});

export const required = (length: Length = {}, more: Checks = {}): Pick<Field, 'validation'> => ({
  validation: { required: true, ...checks(length), ...more },
});
export const optional = (length: Length = {}, more: Checks = {}): Pick<Field, 'validation'> => ({
  validation: { ...checks(length), ...more },
});

/** Always shown, required only then. */
export const requiredIf = (condition: Condition, length: Length = {}, more: Checks = {}): Pick<Field, 'validation'> => {
  const { then, ...test } = condition;
  const inner: Field['validation'] = { required: true, ...checks(length), ...more };
  if (then) throw new Error(`requiredIf takes a single test, or one of several: ${condition.when}`);
  // biome-ignore lint/suspicious/noThenProperty: the specification's word
  return { validation: { ...test, then: inner, else: { ...checks(length), ...more } } };
};

export const after = (greaterThan: Bound): Checks => ({ greaterThan });
export const before = (lessThan: Bound): Checks => ({ lessThan });

/** The tick that frees a field: "does not apply", "I do not know". */
export const box = (name: string, ...appliesTo: readonly string[]): Field => ({
  name,
  type: 'doesNotApply',
  appliesTo,
});
