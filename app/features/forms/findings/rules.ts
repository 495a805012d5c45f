/** Which contradictions are shown as open, and which as explained. */

import { type ComparedField, type Contradiction, pathOf } from '#app/features/forms/checks/rules.ts';
import type { FormName } from '#content/catalogue.ts';

/** With its sentence, and what each of its fields is called and says. */
export type Finding = Contradiction & {
  readonly text: string;
  readonly labels: readonly string[];
  readonly values: readonly (string | null)[];
};

export type Note = { readonly finding: string; readonly values_hash: string; readonly note: string };

export type ShownFinding = {
  finding: string;
  values_hash: string;
  text: string;
  /** `row`: the path of the answer, where it is one of a form; `form`: of which, if not of this one; `other`: whose, if somebody else's. */
  fields: {
    label: string;
    value: string | null;
    source: ComparedField['source'];
    row: string | null;
    form: FormName | null;
    other: string | null;
  }[];
  /** What explains it; null while nothing does. */
  note: string | null;
};

/** A note holds for the values it was written about; those that are open come first. */
export function shownFindings(found: readonly Finding[], notes: readonly Note[], user_id: string): ShownFinding[] {
  const shown = found.map(({ key, hash, text, fields, labels, values }) => ({
    finding: key,
    values_hash: hash,
    text,
    fields: fields.map((field, place) => ({
      label: labels[place] ?? '',
      value: values[place] ?? null,
      source: field.source,
      row: field.source === 'form' ? pathOf(field) : null,
      form: field.form ?? null,
      other: field.person === user_id ? null : field.person,
    })),
    note: notes.find((one) => one.finding === key && one.values_hash === hash)?.note ?? null,
  }));
  return [...shown.filter(({ note }) => note === null), ...shown.filter(({ note }) => note !== null)];
}
