import { expect, test } from 'vitest';
import { isTooDeep, MAX_DEPTH } from './json-depth.ts';

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}${close.repeat(depth)}`;

test('JSON may nest 32 deep and no deeper, arrays and objects alike', () => {
  expect(isTooDeep(nested('[', ']', MAX_DEPTH))).toBe(false);
  expect(isTooDeep(nested('[', ']', MAX_DEPTH + 1))).toBe(true);
  expect(isTooDeep(nested('{"a":', '}', MAX_DEPTH + 1))).toBe(true);
  expect(isTooDeep(nested('[{"a":', '}]', MAX_DEPTH / 2 + 1))).toBe(true);
  expect(isTooDeep(`[${'[],{},'.repeat(1000)}1]`), 'many beside each other').toBe(false);
});

test('brackets inside strings do not count, however the string is written', () => {
  const many = '['.repeat(100);
  for (const text of [many, `\\"${many}`, `\\\\\\"${many}`, `\\u005b${many}`])
    expect(isTooDeep(`{"a":"${text}"}`), text).toBe(false);
  expect(isTooDeep(`{"a":"\\\\",${many}`), 'the string has ended').toBe(true);
  expect(isTooDeep(`"${many}`), 'a string without an end').toBe(false);
});
