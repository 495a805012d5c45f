/** What a page says in the end: what is wrong with it, and what is stored of it. */
import type { Field } from '#content/forms/definition.ts';
import type { Fault } from './check.ts';
import type { FormState } from './state.ts';
import type { Answers, Row, Value } from './values.ts';

const fieldsOn = ({ compiled }: FormState, page: number): readonly Field[] => compiled.onPage.get(page) ?? [];

/** Paths of a page in the order in which they stand on it; a group before its rows. */
export const pathsOn = (state: FormState, page: number): string[] =>
  fieldsOn(state, page).flatMap(({ name, fields }) =>
    fields
      ? [name, ...state.placesOf(name).flatMap((row) => fields.map((member) => `${name}.${row}.${member.name}`))]
      : name,
  );

export const faultsOn = (state: FormState, page: number): { path: string; fault: Fault }[] =>
  pathsOn(state, page).flatMap((path) => {
    const { fault } = state.stateOf(path);
    return fault ? [{ path, fault }] : [];
  });

/** What is hidden or freed is null, and so is what is empty (spec 5). */
export function storedOn(state: FormState, page: number): Answers {
  const at = (path: string) => state.valueOf(path) as Value;
  const isKept = ({ type }: Field) => type !== 'imperative';
  const rowOf = ({ name, fields = [] }: Field, row: number): Row =>
    Object.fromEntries(fields.filter(isKept).map((member) => [member.name, at(`${name}.${row}.${member.name}`)]));
  return Object.fromEntries(
    fieldsOn(state, page)
      .filter(isKept)
      .map((field) => {
        if (field.type !== 'addRemove') return [field.name, at(field.name)];
        const rows = state.placesOf(field.name).map((row) => rowOf(field, row));
        return [field.name, rows.length > 0 ? rows : null];
      }),
  );
}
