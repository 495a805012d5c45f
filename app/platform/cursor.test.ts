import { expect, test } from 'vitest';
import { z } from 'zod';
import { cursor, cursorInstant, pageSize, sealCursor } from './cursor.ts';

const leads = cursor(z.object({ created_at: cursorInstant, lead_id: z.uuid() }));
const key = { created_at: '2026-11-16T10:00:00.000Z', lead_id: '7b1f3a52-5a39-4f7e-8a44-0d8f4a3f5b11' };

test('a cursor is read back as it was given out', () => {
  expect(leads.parse(sealCursor(key))).toEqual(key);
  expect(sealCursor(key)).toMatch(/^[\w-]+$/);
});

test('one that nobody gave out is refused before it reaches the database', () => {
  const forged: unknown[] = [
    { ...key, lead_id: "' or 1=1" },
    { ...key, created_at: 'yesterday' },
    { ...key, created_at: '0000-01-01T00:00:00Z' },
    { created_at: key.created_at },
    [],
    null,
  ];
  for (const one of forged) expect(leads.safeParse(sealCursor(one as object)).success, JSON.stringify(one)).toBe(false);
  for (const text of ['', 'x', '%', 'a'.repeat(501), sealCursor({ ...key, more: 'x'.repeat(500) })])
    expect(leads.safeParse(text).success, text.slice(0, 9)).toBe(false);
});

test('a page has one to a hundred rows, fifty when nobody says', () => {
  expect(pageSize.parse(undefined)).toBe(50);
  expect(['1', '100'].map((text) => pageSize.parse(text))).toEqual([1, 100]);
  for (const text of ['0', '101', '-1', '1.5', 'many', '1e9'])
    expect(pageSize.safeParse(text).success, text).toBe(false);
});
