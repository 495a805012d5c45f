/** Answers as they are stored (spec 5: empty values are null). */
import { expect, test } from 'vitest';
import type { Field } from '#content/forms/definition.ts';
import { isEmpty, takes, tidy } from './values.ts';

const field = (type: Field['type'], chars?: 'C_NAME' | 'C_ID' | 'C_DIGITS' | 'C_EMAIL' | 'C_VISA_NO'): Field => ({
  name: 'a',
  type,
  ...(chars && { validation: { regexPattern: chars } }),
});

test('nothing, no letter and no choice are empty; a tick that is not set is an answer', () => {
  for (const value of [null, undefined, '', []]) expect(isEmpty(value)).toBe(true);
  for (const value of [false, 0, ' ', ['']]) expect(isEmpty(value)).toBe(false);
});

test('a text loses the spaces at its ends and doubled ones, and has composed letters', () => {
  expect(tidy(field('text', 'C_NAME'), '  Ana \u00a0 María ')).toBe('Ana María');
  expect(tidy(field('text', 'C_NAME'), 'Mun\u0303oz')).toBe('Muñoz');
  expect(tidy(field('text', 'C_NAME'), 'Muñoz'), 'the case is the writer’s').toBe('Muñoz');
  expect(tidy(field('text', 'C_DIGITS'), ' 12 ')).toBe('12');
  expect(tidy(field('text'), 'Bogo\u202et\u0007á'), 'signs that turn what follows').toBe('Bogotá');
  expect(tidy(field('textArea'), ' one\n\n two  three '), 'an explanation keeps its lines').toBe('one\n\n two  three');
  for (const blank of ['', '   ', '\n']) expect(tidy(field('text'), blank)).toBeNull();
});

test('what is meant in capitals is stored in capitals', () => {
  expect(tidy(field('text', 'C_ID'), 'ab 12')).toBe('AB 12');
  expect(tidy(field('text', 'C_VISA_NO'), 'a1234567')).toBe('A1234567');
  expect(tidy(field('text', 'C_EMAIL'), 'Ana@Example.com')).toBe('Ana@Example.com');
});

test('a value of another kind than the field is none', () => {
  for (const raw of [1, true, ['a'], {}, null, undefined]) expect(tidy(field('text'), raw)).toBeNull();
  for (const raw of ['true', 1, null, undefined]) expect(tidy(field('doesNotApply'), raw)).toBe(false);
  expect(tidy(field('doesNotApply'), true)).toBe(true);
  expect(tidy(field('multipleSelect'), ['Y', 1, 'N'])).toEqual(['Y', 'N']);
  for (const raw of ['Y', [], null, [1, null]]) expect(tidy(field('multipleSelect'), raw)).toBeNull();
});

test('a keystroke is refused when the text that it makes is outside of the class', () => {
  expect(takes(field('text', 'C_NAME'), "D'Ávila-Muñoz")).toBe(true);
  expect(takes(field('text', 'C_NAME'), 'Ana2')).toBe(false);
  expect(takes(field('text', 'C_DIGITS'), '12a')).toBe(false);
  expect(takes(field('international_phone'), '57300')).toBe(true);
  expect(takes(field('international_phone'), '+57')).toBe(false);
  expect(takes(field('ssn'), '1234567890')).toBe(false);
  expect(takes(field('text'), 'Ж'), 'other scripts have their own field').toBe(false);
  expect(takes(field('text'), '')).toBe(true);
});
