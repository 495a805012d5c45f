/** How a contradiction is known again, and how long a note explains it. */
import { expect, test } from 'vitest';
import { type ComparedField, hashOf, keyOf, pathOf } from './rules.ts';

const field = (more: Partial<ComparedField> = {}): ComparedField => ({
  ...{ person: 'a', source: 'form', page: 7, field: 'passport_number', row: null },
  ...more,
});

test('a key tells check, person, field and row apart', () => {
  const keys = [
    keyOf('one', null, [field()]),
    keyOf('two', null, [field()]),
    keyOf('one', 'b', [field()]),
    keyOf('one', null, [field({ person: 'b' })]),
    keyOf('one', null, [field({ source: 'profile' })]),
    keyOf('one', null, [field({ field: 'visits.arrived', row: 0 })]),
    keyOf('one', null, [field({ field: 'visits.arrived', row: 1 })]),
    keyOf('one', null, [field(), field()]),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('one', null, [field()])).toBe(keys[0]);
});

test('a hash is the same for the same values and another one for others, in whichever place they stand', () => {
  expect(hashOf(['1990-03-07', 'F'])).toBe(hashOf(['1990-03-07', 'F']));
  const all = [['1990-03-07', 'F'], ['F', '1990-03-07'], ['1990-03-07F'], ['1990-03-08', 'F'], ['ñ'], ['n'], []];
  expect(new Set(all.map(hashOf)).size).toBe(all.length);
  for (const values of all) expect(hashOf(values)).toMatch(/^[0-9a-f]{16}$/);
});

test('a path leads to the field, its row, or the group', () => {
  expect(pathOf(field())).toBe('passport_number');
  expect(pathOf(field({ field: 'visits.arrived', row: 2 }))).toBe('visits.2.arrived');
  expect(pathOf(field({ field: 'visits.arrived' }))).toBe('visits');
});
