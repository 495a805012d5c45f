/** Conditions over the answers (spec 3: when, is, isNot, oneOf, notOneOf, greaterThan, lessThan, then, else, or). */
import type { Bound, Checks, Condition, Plain, Ref, Test, Validation } from '#content/forms/definition.ts';
import { isEmpty, type Value } from './values.ts';

/** The value that counts: null of what is empty, hidden or freed; a number of what is derived. */
export type Lookup = (name: string) => Value | number;

const isRef = (one: Plain | Ref): one is Ref => typeof one === 'object';

const isAmong = (value: Value | number, codes: readonly (Value | number)[]): boolean =>
  Array.isArray(value) ? value.some((one) => codes.includes(one)) : codes.includes(value as string | boolean | number);

/** A number of what stands there in digits. */
const asNumber = (value: Value | number) =>
  typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;

function passes(test: Test, read: Lookup): boolean {
  const value = read(test.when);
  if (isEmpty(value)) return 'is' in test && test.is === null;
  if ('oneOf' in test) return isAmong(value, test.oneOf);
  if ('notOneOf' in test) return !isAmong(value, test.notOneOf);
  if ('is' in test) {
    if (test.is === null) return false;
    return isRef(test.is) ? isSame(value, read(test.is.field)) : isAmong(value, [test.is]);
  }
  if ('isNot' in test) {
    if (test.isNot === null) return true;
    if (!isRef(test.isNot)) return !isAmong(value, [test.isNot]);
    const other = read(test.isNot.field);
    return !isEmpty(other) && !isSame(value, other);
  }
  const number = asNumber(value);
  if (number === null) return false;
  return 'greaterThan' in test ? number > test.greaterThan : number < test.lessThan;
}

const isSame = (one: Value | number, other: Value | number) => !isEmpty(other) && String(one) === String(other);

export const holds = (condition: Condition, read: Lookup): boolean =>
  (passes(condition, read) && (!condition.then || holds(condition.then, read))) ||
  (condition.or !== undefined && holds(condition.or, read));

/** The checks that hold now: those of the branch that its condition leads to. */
export function checksNow(validation: Validation | undefined, read: Lookup): Checks {
  if (!validation) return {};
  if (validation.when === undefined) return validation;
  const isMet = passes(validation, read) || (validation.or !== undefined && holds(validation.or, read));
  return checksNow(isMet ? validation.then : validation.else, read);
}

/** Every name that a test, and what hangs on it, speaks of. */
export function namesInCondition(condition: Condition | undefined): string[] {
  if (!condition) return [];
  return [...namesInTest(condition), ...namesInCondition(condition.then), ...namesInCondition(condition.or)];
}

function namesInTest(test: Test): string[] {
  const compared = 'is' in test ? test.is : 'isNot' in test ? test.isNot : null;
  return compared !== null && typeof compared === 'object' ? [test.when, compared.field] : [test.when];
}

const namesInBound = (bound: Bound | undefined) => (bound && !/^today(\+\d+y)?$/.test(bound) ? [bound] : []);

export function namesInValidation(validation: Validation | undefined): string[] {
  if (!validation) return [];
  if (validation.when !== undefined)
    return [
      ...namesInTest(validation),
      ...namesInCondition(validation.or),
      ...namesInValidation(validation.then),
      ...namesInValidation(validation.else),
    ];
  const { greaterThan, lessThan, differsFrom, countIs } = validation;
  return [...namesInBound(greaterThan), ...namesInBound(lessThan), differsFrom ?? [], countIs ?? []].flat();
}
