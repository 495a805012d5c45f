/** Conditions over answers, operator by operator (spec 3 "Form field definition"). */
import { expect, test } from 'vitest';
import type { Condition, Test, Validation } from '#content/forms/definition.ts';
import { both, either, is, isNot, notOneOf, oneOf } from '#content/forms/writing.ts';
import { checksNow, holds, namesInCondition, namesInValidation } from './conditions.ts';
import type { Value } from './values.ts';

type Values = Record<string, Value | number>;
const reading = (values: Values) => (name: string) => values[name] ?? null;
const met = (condition: Condition, values: Values) => holds(condition, reading(values));

test('each operator on one value', () => {
  const cases: [Condition, yes: Values, no: Values][] = [
    [is('a', 'Y'), { a: 'Y' }, { a: 'N' }],
    [is('a', true), { a: true }, { a: false }],
    [isNot('a', 'Y'), { a: 'N' }, { a: 'Y' }],
    [oneOf('a', 'Y', 'M'), { a: 'M' }, { a: 'N' }],
    [notOneOf('a', 'Y', 'M'), { a: 'N' }, { a: 'M' }],
    [{ when: 'a', greaterThan: 13 }, { a: 14 }, { a: 13 }],
    [{ when: 'a', greaterThan: 13 }, { a: '14' }, { a: '13' }],
    [{ when: 'a', lessThan: 14 }, { a: 13 }, { a: 14 }],
  ];
  for (const [condition, yes, no] of cases) {
    expect(met(condition, yes), JSON.stringify([condition, yes])).toBe(true);
    expect(met(condition, no), JSON.stringify([condition, no])).toBe(false);
  }
});

test('of what is empty, so also of what is hidden or freed, only `is: null` is true', () => {
  const tests: Test[] = [
    ...[is('a', 'Y'), isNot('a', 'Y'), oneOf('a', 'Y'), notOneOf('a', 'Y'), isNot('a', null)],
    ...[is('a', { field: 'b' }), isNot('a', { field: 'b' })],
    ...[{ when: 'a', greaterThan: -1 } as const, { when: 'a', lessThan: 99 } as const],
  ];
  for (const a of [null, '', [] as string[]]) {
    for (const one of tests) expect(met(one, { a, b: 'Y' }), JSON.stringify([one, a])).toBe(false);
    expect(met(is('a', null), { a })).toBe(true);
  }
  expect(met(is('a', null), { a: 'Y' })).toBe(false);
  expect(met(is('a', null), { a: false }), 'a box that is not ticked is no empty answer').toBe(false);
  expect(met(isNot('a', null), { a: 'Y' })).toBe(true);
});

test('of several choices: among them, or something chosen and none of these', () => {
  const a = ['X', 'Y'];
  expect(met(is('a', 'Y'), { a })).toBe(true);
  expect(met(oneOf('a', 'Z', 'X'), { a })).toBe(true);
  expect(met(is('a', 'Z'), { a })).toBe(false);
  expect(met(isNot('a', 'Y'), { a })).toBe(false);
  expect(met(isNot('a', 'Z'), { a })).toBe(true);
  expect(met(notOneOf('a', 'Y', 'Z'), { a })).toBe(false);
  expect(met(notOneOf('a', 'Z'), { a })).toBe(true);
});

test('another field is compared by its present value; an empty one is neither the same nor another', () => {
  expect(met(is('a', { field: 'b' }), { a: 'CO', b: 'CO' })).toBe(true);
  expect(met(is('a', { field: 'b' }), { a: 'CO', b: 'PE' })).toBe(false);
  expect(met(isNot('a', { field: 'b' }), { a: 'CO', b: 'PE' })).toBe(true);
  expect(met(isNot('a', { field: 'b' }), { a: 'CO', b: 'CO' })).toBe(false);
  for (const compare of [is, isNot]) expect(met(compare('a', { field: 'b' }), { a: 'CO' })).toBe(false);
});

test('a comparison of numbers wants digits', () => {
  for (const a of ['', '1e9', '-3', '99a', '9'.repeat(16), true])
    expect(met({ when: 'a', greaterThan: 0 }, { a }), String(a)).toBe(false);
});

test('`then` is needed too, `or` is enough alone', () => {
  const bothOf = both(is('a', 'Y'), is('b', 'Y'));
  expect(met(bothOf, { a: 'Y', b: 'Y' })).toBe(true);
  expect(met(bothOf, { a: 'Y', b: 'N' })).toBe(false);
  expect(met(bothOf, { a: 'N', b: 'Y' })).toBe(false);
  const one = either(bothOf, is('c', 'Y'));
  expect(met(one, { a: 'Y', b: 'N', c: 'Y' })).toBe(true);
  expect(met(one, { a: 'Y', b: 'Y', c: 'N' })).toBe(true);
  expect(met(one, { a: 'Y', b: 'N', c: 'N' })).toBe(false);
});

test('the checks are those of the branch that the condition leads to', () => {
  // biome-ignore lint/suspicious/noThenProperty: the specification's word
  const inner: Validation = { ...is('b', 'Y'), then: { maxLength: 5 } };
  const needed: Validation = { required: true };
  const validation: Validation = {
    ...{ when: 'a', is: 'Y', or: is('c', 'Y') },
    // biome-ignore lint/suspicious/noThenProperty: the specification's word
    then: needed,
    else: inner,
  };
  const now = (values: Values) => checksNow(validation, reading(values));
  expect(now({ a: 'Y' })).toEqual({ required: true });
  expect(now({ c: 'Y' })).toEqual({ required: true });
  expect(now({ b: 'Y' })).toEqual({ maxLength: 5 });
  expect(now({}), 'a branch that is not there asks for nothing').toEqual({});
  expect(checksNow(undefined, reading({}))).toEqual({});
});

test('every name that is read is told, so that the field is looked at again', () => {
  const condition = either(both(is('a', { field: 'b' }), is('c', 'Y')), isNot('d', { field: 'e' }));
  expect(namesInCondition(condition)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const validation: Validation = {
    ...is('a', 'Y'),
    or: is('b', 'Y'),
    // biome-ignore lint/suspicious/noThenProperty: the specification's word
    then: { greaterThan: 'c', lessThan: 'today' },
    else: { lessThan: 'today+20y', differsFrom: 'd', countIs: 'e' },
  };
  expect(namesInValidation(validation)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
