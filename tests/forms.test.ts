/** Definitions of forms: what is wrong with one fails here, with its name (spec 3 "Form field definition"). */
import { expect, test } from 'vitest';
import { characterClasses, characterRule } from '#content/forms/characters.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { DEPENDANT_US, optionLists } from '#content/forms/options.ts';
import { both, no, onlyIf, yes } from '#content/forms/writing.ts';
import { backtracks, formFaults } from './form-faults.ts';

test('every form is whole: names, conditions, options, order', () => {
  for (const [name, form] of Object.entries(forms)) {
    expect(form.name).toBe(name);
    expect(formFaults(form), name).toEqual([]);
  }
});

const formOf = (...fields: Field[]): Form => ({ name: 'x', version: 1, pages: [{ number: 1, key: 'one', fields }] });
const text = (name: string, more: Partial<Field> = {}): Field => ({ name, type: 'text', ...more });
const yesNo: Field = { name: 'a', type: 'radio', options: 'YN' };
const unless = (when: string, is: string): Partial<Field> => ({ hide: { unless: { when, is } } });

test('a wrong definition is told by name', () => {
  const told: [Form, string][] = [
    [formOf(text('b', unless('nobody', 'Y'))), 'nobody is read and stands nowhere'],
    [formOf(yesNo, text('b', unless('a', 'X'))), 'b asks whether a is X, which is no option of it'],
    [formOf(text('b', unless('c', 'Y')), text('c', unless('b', 'Y'))), 'a circle: b -> c -> b'],
    [formOf(yesNo, yesNo), 'a is there twice'],
    [formOf(yesNo, text('b', onlyIf(both(yes('a'), no('a'))))), 'b can never be shown'],
    [formOf({ name: 'a', type: 'select' }), 'a (select) and options do not fit'],
    [formOf({ name: 'na', type: 'doesNotApply', appliesTo: ['z'] }), 'na applies to z, which is not there'],
    [
      formOf({ name: 'g', type: 'addRemove', fields: [text('m')] }, text('b', unless('g.m', 'Y'))),
      'b reads g.m, which has a value in each row',
    ],
    [formOf(text('b', { validation: { greaterThan: 'nobody' } })), 'nobody is read and stands nowhere'],
    [formOf({ ...yesNo, default: 'Q' }), 'a has a default that is no option: Q'],
    [{ ...formOf(yesNo), presets: { FirstTime: { a: 'Q' } } }, 'FirstTime presets a to Q'],
  ];
  for (const [form, fault] of told) expect(formFaults(form)).toContain(fault);
});

test('no character class can be made to run for long, and a pattern that could is found', () => {
  for (const name of Object.keys(characterClasses) as (keyof typeof characterClasses)[])
    for (const pattern of [characterRule(name).typing, characterRule(name).whole, characterRule(name).exported])
      if (pattern) expect(backtracks(pattern), `${name} ${pattern}`).toBe(false);
  for (const pattern of ['^(a+)+$', '^([a-z]*)*x$', '^(\\d+ ?)+$']) expect(backtracks(pattern), pattern).toBe(true);
});

test('a half-typed value of every class is taken, its whole one too', () => {
  const whole: Partial<Record<keyof typeof characterClasses, string>> = {
    C_NAME: 'MUÑOZ D’ÁVILA'.replace('’', "'"),
    C_ZIP_US: '12345-6789',
    C_SSN: '123456789',
    C_SEVIS: 'N0123456789',
    C_PROGRAM: 'P-1-12345',
    C_PETITION: 'ABC1234567890',
    C_VISA_NO: 'A1234567',
    C_TELECODE: '1234 5678',
    C_UCI: '12-3456-7890',
    C_PHONE: '573001234567',
    C_EMAIL: 'ana@example.com',
  };
  for (const [name, value] of Object.entries(whole)) {
    const rule = characterRule(name as keyof typeof characterClasses);
    for (let length = 0; length <= value.length; length++)
      if (rule.typing) expect(value.slice(0, length), name).toMatch(new RegExp(rule.typing, 'u'));
    if (rule.whole) expect(value, name).toMatch(new RegExp(rule.whole, 'u'));
    if (rule.whole) expect(value.slice(0, 3), name).not.toMatch(new RegExp(rule.whole, 'u'));
  }
});

test('the lists of the US form are complete', () => {
  expect(optionLists.US_STATES).toHaveLength(56);
  expect(optionLists.OCCUPATION_US).toHaveLength(22);
  expect(optionLists.PURPOSE_US).toHaveLength(15);
  expect(DEPENDANT_US).toHaveLength(28);
});

test('pages, fields, groups and boxes are as many as the domain reference counts', () => {
  const counted = Object.fromEntries(
    Object.entries(forms).map(([name, { pages }]) => {
      const fields = pages.flatMap((page) => page.fields.flatMap((field) => [field, ...(field.fields ?? [])]));
      const of = (type: string) => fields.filter((field) => field.type === type).length;
      return [name, [pages.length, fields.length - of('doesNotApply'), of('addRemove'), of('doesNotApply')]];
    }),
  );
  expect(counted).toEqual({
    ds160: [23, 393, 21, 49],
    imm5257: [14, 193, 9, 2],
    uk_visitor: [16, 210, 13, 4],
    au600: [14, 215, 8, 1],
    esta: [7, 91, 6, 2],
    renewal: [2, 27, 0, 1],
    work_family: [6, 55, 1, 0],
    background_check: [2, 25, 2, 0],
    interview_prep: [2, 20, 0, 1],
  });
});
