/** What cannot be the answers of a page at all (T32). */
import { expect, test } from 'vitest';
import type { Field, Form } from '#content/forms/definition.ts';
import { refusedIn } from './input.ts';

const fields: Field[] = [
  { name: 'text', type: 'text' },
  { name: 'tick', type: 'doesNotApply' },
  { name: 'many', type: 'multipleSelect', options: 'YN' },
  { name: 'told', type: 'imperative' },
  { name: 'ten', type: 'addRemove', fields: [{ name: 'inner', type: 'text' }] },
  { name: 'two', type: 'addRemove', limit: 2, fields: [{ name: 'inner', type: 'doesNotApply' }] },
];
const form: Form = {
  name: 'x',
  version: 1,
  pages: [
    { number: 1, key: 'one', fields },
    { number: 3, key: 'three', fields: [{ name: 'other', type: 'text' }] },
  ],
};
const refused = (given: object, page = 1) => refusedIn(form, page, given as Record<string, unknown>);
const rows = (count: number, row: object = {}) => Array.from({ length: count }, () => row);

test('nothing, and null of everything, is an answer', () => {
  expect(refused({})).toBeNull();
  for (const { name } of fields) expect(refused({ [name]: null }), name).toBeNull();
  expect(refused({ text: 'a', tick: false, many: ['Y'], ten: rows(10, { inner: 'b' }), two: rows(2) })).toBeNull();
});

test('a name is one of this page, and nothing that every object has', () => {
  expect(refused({ other: 'a' })).toBe('other');
  expect(refused({ other: 'a' }, 3)).toBeNull();
  expect(refused({ text: 'a' }, 2), 'a page that is not there has no fields').toBe('text');
  for (const name of ['constructor', 'toString', 'ten.0.inner', 'inner', ''])
    expect(refused({ [name]: 'a' }), name).toBe(name);
  expect(refused(JSON.parse('{"__proto__":"a"}'))).toBe('__proto__');
});

test('each kind of field has its kind of value', () => {
  const wrong: [name: string, values: unknown[]][] = [
    ['text', [1, true, ['a'], {}, undefined, 'a\0', '\ud83d']],
    ['tick', ['true', 1, [], {}]],
    ['many', ['Y', { 0: 'Y' }, [1], [['Y']], [null]]],
    ['told', ['a', true]],
    ['ten', ['a', {}, true]],
  ];
  for (const [name, values] of wrong) for (const value of values) expect(refused({ [name]: value }), name).toBe(name);
});

test('too much is too much: letters, choices, rows', () => {
  expect(refused({ text: 'x'.repeat(8000) })).toBeNull();
  expect(refused({ text: 'x'.repeat(8001) })).toBe('text');
  expect(refused({ many: Array(60).fill('Y') })).toBeNull();
  expect(refused({ many: Array(61).fill('Y') })).toBe('many');
  expect(refused({ ten: rows(11) })).toBe('ten');
  expect(refused({ two: rows(3) })).toBe('two');
});

test('what is wrong in a row is told with its place', () => {
  expect(refused({ ten: [{}, 'a'] })).toBe('ten.1');
  expect(refused({ ten: [null] })).toBe('ten.0');
  expect(refused({ ten: [[]] })).toBe('ten.0');
  expect(refused({ ten: [{ inner: 'a' }, { inner: 2 }] })).toBe('ten.1.inner');
  expect(refused({ ten: [{ text: 'a' }] })).toBe('ten.0.text');
  expect(refused({ ten: [{ ten: [] }] }), 'no group in a group').toBe('ten.0.ten');
});
