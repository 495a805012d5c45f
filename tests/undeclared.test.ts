import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { undeclared } from './undeclared.ts';

const inner = z.object({ a: z.string() }).openapi('Inner');
const value = { a: 'x', more: 1 };

test('a key that the schema does not name is found at every depth', () => {
  const wrapped: Record<string, [z.ZodType, unknown, string]> = {
    object: [inner, value, 'more'],
    nested: [z.object({ one: inner }), { one: value }, 'one.more'],
    array: [z.array(inner), [{ a: 'x' }, value], '1.more'],
    tuple: [z.tuple([z.string(), inner]), ['x', value], '1.more'],
    record: [z.record(z.string(), inner), { any: value }, 'any.more'],
    union: [z.union([z.literal('none'), z.object({ b: z.string() }), inner]), value, 'more'],
    discriminated: [
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('k'), inner }), z.object({ kind: z.literal('l') })]),
      { kind: 'k', inner: value },
      'inner.more',
    ],
    optional: [z.object({ one: inner.optional() }), { one: value }, 'one.more'],
    nullable: [z.object({ one: inner.nullable() }), { one: value }, 'one.more'],
    readonly: [inner.readonly(), value, 'more'],
    refined: [inner.refine(() => true), value, 'more'],
    extended: [inner.extend({ b: z.string().optional() }).partial(), value, 'more'],
    intersection: [z.intersection(inner, z.object({ b: z.string().optional() })), value, 'more'],
    lazy: [z.lazy(() => inner), value, 'more'],
    piped: [inner.transform(({ a }) => a), value, 'more'],
    loose: [z.looseObject({ one: inner }), { one: value, any: 1 }, 'one.more'],
  };
  for (const [name, [schema, given, path]] of Object.entries(wrapped))
    expect(undeclared(schema, given), name).toEqual([path]);
});

test('what is declared, or declared to be anything, is not found', () => {
  expect(undeclared(z.object({ one: inner.nullable(), two: z.unknown() }), { one: null, two: value })).toEqual([]);
  expect(undeclared(z.looseObject({ a: z.string() }), value)).toEqual([]);
  expect(undeclared(z.union([inner, inner.extend({ more: z.number() })]), value), 'the option that names it').toEqual(
    [],
  );
});
