/** What is wrong with one answer, rule by rule (spec 5 "Application form fields"). */
import { expect, test } from 'vitest';
import type { Checks, Field } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import { checkValue } from './check.ts';
import type { Value } from './values.ts';

const TODAY = '2026-11-17';
type TestField = Partial<Field> & { checks?: Checks; others?: Record<string, Value> };

function check(value: Value, { checks = {}, others = {}, ...more }: TestField = {}) {
  const field: Field = { name: 'a', type: 'text', validation: checks, ...more };
  const options = field.options ? listOf(field.options) : [];
  return checkValue({ field, options }, value, checks, (name) => others[name] ?? null, TODAY);
}

test('what is required must be there; what is not may be empty, whatever else is asked of it', () => {
  for (const value of [null, '']) {
    expect(check(value, { checks: { required: true, minLength: 3 } })).toEqual({ rule: 'required' });
    expect(check(value, { checks: { minLength: 3, greaterThan: 'today', differsFrom: 'b' } })).toBeNull();
  }
  expect(check([], { type: 'multipleSelect', options: 'YN', checks: { required: true } })).toEqual({
    rule: 'required',
  });
  expect(check(false, { type: 'doesNotApply' })).toBeNull();
});

test('lengths count letters, and their bounds pass', () => {
  const checks = { minLength: 3, maxLength: 5 };
  expect(check('ab', { checks })).toEqual({ rule: 'minLength', n: 3 });
  expect(check('abc', { checks })).toBeNull();
  expect(check('abcde', { checks })).toBeNull();
  expect(check('abcdef', { checks })).toEqual({ rule: 'maxLength', n: 5 });
  expect(check('😀😀😀😀😀', { checks }), 'a letter of two units is one letter').toBeNull();
});

test('a text has the characters and the shape of its class', () => {
  expect(check('Muñoz', { checks: { regexPattern: 'C_NAME' } })).toBeNull();
  expect(check('Muñoz 2', { checks: { regexPattern: 'C_NAME' } })).toEqual({ rule: 'pattern' });
  expect(check('12345-6', { checks: { regexPattern: 'C_ZIP_US' } }), 'half typed').toEqual({ rule: 'pattern' });
  expect(check('ana@example', { checks: { regexPattern: 'C_EMAIL' } })).toEqual({ rule: 'pattern' });
  expect(check('1234', { type: 'international_phone' }), 'a phone has its class by its type').toEqual({
    rule: 'pattern',
  });
  expect(check('12345', { type: 'international_phone' })).toBeNull();
});

test('a choice is one of those that are offered now', () => {
  expect(check('Y', { type: 'radio', options: 'YN' })).toBeNull();
  expect(check('X', { type: 'radio', options: 'YN' })).toEqual({ rule: 'option' });
  expect(check(['Y', 'X'], { type: 'multipleSelect', options: 'YN' })).toEqual({ rule: 'option' });
  expect(check('N', { type: 'radio', options: 'YN', checks: { refuses: ['N'] } })).toEqual({ rule: 'refused' });
  const several: TestField = { type: 'multipleSelect', options: 'UK_OTHER_INCOME', checks: { alone: ['none'] } };
  expect(check(['none'], several)).toBeNull();
  expect(check(['pension', 'property'], several)).toBeNull();
  expect(check(['none', 'pension'], several), 'none of them, and one of them').toEqual({ rule: 'alone' });
  expect(check(['pension', 'none'], several)).toEqual({ rule: 'alone' });
  const specified: TestField = { type: 'select', options: 'PURPOSE_US_SPECIFY', optionsOf: 'class' };
  expect(check('F1-F1', { ...specified, others: { class: 'F' } })).toBeNull();
  expect(check('F1-F1', { ...specified, others: { class: 'B' } }), 'it belongs to another class').toEqual({
    rule: 'option',
  });
  expect(check('F1-F1', specified)).toEqual({ rule: 'option' });
});

test('a date is one, and stands where its bounds want it', () => {
  const date = (text: string, checks: Checks = {}, others: Record<string, Value> = {}) =>
    check(text, { type: 'date', checks, others });
  expect(date('2026-02-30')).toEqual({ rule: 'date' });
  expect(date('2026-11')).toEqual({ rule: 'date' });
  expect(check('2026-11', { type: 'date', precision: 'month, day free' })).toBeNull();
  expect(date(TODAY, { greaterThan: 'today' })).toEqual({ rule: 'after', than: 'today' });
  expect(date(TODAY, { lessThan: 'today' })).toEqual({ rule: 'before', than: 'today' });
  expect(date('2046-11-17', { lessThan: 'today+20y' })).toEqual({ rule: 'before', than: 'today+20y' });
  expect(date('2046-11-16', { lessThan: 'today+20y' })).toBeNull();
  const arrival = { arrival: '2027-01-05' };
  expect(date('2027-01-04', { greaterThan: 'arrival' }, arrival)).toEqual({ rule: 'after', than: 'arrival' });
  expect(date('2027-01-05', { greaterThan: 'arrival' }, arrival), 'there and back on a day').toBeNull();
  expect(date('2027-01-06', { lessThan: 'arrival' }, arrival)).toEqual({ rule: 'before', than: 'arrival' });
  for (const other of [null, 'soon', true])
    expect(date('2027-01-04', { greaterThan: 'arrival' }, { arrival: other })).toBeNull();
});

test('a year that is written as text has bounds too', () => {
  const checks: Checks = { regexPattern: 'C_YEAR', greaterThan: 'birth', lessThan: 'today' };
  const others = { birth: '1990-03-07' };
  expect(check('1989', { checks, others })).toEqual({ rule: 'after', than: 'birth' });
  expect(check('1990', { checks, others })).toBeNull();
  expect(check('2026', { checks, others })).toBeNull();
  expect(check('2027', { checks, others })).toEqual({ rule: 'before', than: 'today' });
});

test('another name is another one, however it is spelled', () => {
  const asked = (other: Value): TestField => ({ checks: { differsFrom: 'b' }, others: { b: other } });
  const same = { rule: 'differs', than: 'b' };
  for (const [one, other] of [
    ['José', 'JOSE'],
    ['Ana  María', 'ana maria'],
    ['Ana-María', 'Ana María'],
    ['Muñoz', 'Munoz'],
    ["O'Hara", 'O Hara'],
  ] as const)
    expect(check(one, asked(other)), one).toEqual(same);
  expect(check('José', asked('Josefa'))).toBeNull();
  expect(check('José', asked(null))).toBeNull();
});
