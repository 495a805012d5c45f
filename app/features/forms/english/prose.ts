/** The answers in words of one form, with the length that the official form takes. */
import { type Answers, checksIn, isRows } from '#app/features/forms/engine/values.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { proseFields } from '#content/forms/prose.ts';

export type Prose = { path: string; id: string; page: number; field: Field; original: string };

/** Every answer in words that is written, in the order of the form. */
export function proseIn(form: Pick<Form, 'pages'>, answers: Answers): Prose[] {
  return proseFields(form).flatMap(({ id, page, field }) => {
    const at = (path: string, original: unknown) =>
      typeof original === 'string' && original.trim() ? [{ path, id, page, field, original }] : [];
    const [name = '', member] = id.split('.');
    const value = answers[name];
    if (!member) return at(id, value);
    return isRows(value) ? value.flatMap((row, place) => at(`${name}.${place}.${member}`, row[member])) : [];
  });
}

/** Where a form says nothing else. */
const MOST = 4000;

/** The official maximum of a field. */
export function mostOf({ validation }: Pick<Field, 'validation'>): number {
  const lengths = checksIn(validation).flatMap(({ maxLength }) => maxLength ?? []);
  return lengths.length > 0 ? Math.max(...lengths) : MOST;
}
