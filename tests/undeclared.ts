/** What an answer carries beyond its schema: zod drops such keys without a word, so they are looked for by themselves. */
import type { z } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  rest?: z.ZodType | null;
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  getter?: () => z.ZodType;
};
type KeyPaths = string[];

const LEAVES = new Set(
  'string number int bigint boolean literal enum null undefined unknown any never date custom'.split(' '),
);

const fewest = (all: KeyPaths[]) => all.toSorted((a, b) => a.length - b.length)[0] ?? [];

/** Paths of keys that no part of the schema names; looseObject and records name them all. */
export function undeclared(schema: z.ZodType, value: unknown, path = ''): KeyPaths {
  const def = schema.def as unknown as Def;
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  const inside = (one: z.ZodType | null | undefined, inner: unknown = value, where = path) =>
    one ? undeclared(one, inner, where) : [];
  if (LEAVES.has(def.type) || value === null || value === undefined) return [];
  switch (def.type) {
    case 'object':
      return Object.entries(value).flatMap(([key, inner]) => {
        const declared = def.shape?.[key] ?? def.catchall;
        return declared && declared.def.type !== 'never' ? inside(declared, inner, at(key)) : [at(key)];
      });
    case 'array':
      return (value as unknown[]).flatMap((one, index) => inside(def.element, one, at(index)));
    case 'tuple':
      return (value as unknown[]).flatMap((one, index) => inside(def.items?.[index] ?? def.rest, one, at(index)));
    case 'record':
      return Object.entries(value).flatMap(([key, inner]) => inside(def.valueType, inner, at(key)));
    case 'union':
      return fewest((def.options ?? []).filter((one) => one.safeParse(value).success).map((one) => inside(one)));
    case 'intersection': {
      const [left, right] = [inside(def.left), inside(def.right)];
      return left.filter((key) => right.includes(key));
    }
    case 'lazy':
      return inside(def.getter?.());
    case 'pipe':
      return inside(def.in);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'default':
    case 'prefault':
    case 'catch':
      return inside(def.innerType);
    default:
      throw new Error(`${path}: cannot look inside ${def.type}`);
  }
}
