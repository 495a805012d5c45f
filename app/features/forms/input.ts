/** What cannot be the answers of a page at all, by its name: an unknown field, another kind of value, too much of it (T32). */
import type { Field, Form } from '#content/forms/definition.ts';
import { limitOf } from './engine/state.ts';

/** Longer than any field of an official form. */
const MOST_TEXT = 8000;
const MOST_CHOSEN = 60;

/** No database keeps half a character, or one that is none. */
const isText = (value: unknown) =>
  typeof value === 'string' && value.length <= MOST_TEXT && value.isWellFormed() && !value.includes('\0');

function isPossible({ type }: Field, value: unknown): boolean {
  if (value === null) return true;
  if (type === 'doesNotApply') return typeof value === 'boolean';
  if (type === 'multipleSelect') return Array.isArray(value) && value.length <= MOST_CHOSEN && value.every(isText);
  return type !== 'imperative' && isText(value);
}

function refusedInRows({ name, fields = [], ...group }: Field, rows: unknown): string | null {
  if (rows === null) return null;
  if (!Array.isArray(rows) || rows.length > limitOf({ name, ...group })) return name;
  for (const [place, row] of rows.entries()) {
    if (row === null || typeof row !== 'object' || Array.isArray(row)) return `${name}.${place}`;
    const wrong = refused(fields, row as Record<string, unknown>);
    if (wrong) return `${name}.${place}.${wrong}`;
  }
  return null;
}

function refused(fields: readonly Field[], given: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name);
    if (!field) return name;
    if (field.type === 'addRemove') {
      const wrong = refusedInRows(field, value);
      if (wrong) return wrong;
    } else if (!isPossible(field, value)) return name;
  }
  return null;
}

export const refusedIn = ({ pages }: Form, page_number: number, given: Readonly<Record<string, unknown>>) =>
  refused(pages.find(({ number }) => number === page_number)?.fields ?? [], given);
