/** Marks of an open page: an answer says where it came from until somebody confirms it or writes something else. */

import { takeRow } from '#app/features/forms/engine/row-paths.ts';
import { type Answers, isSameAnswer } from '#app/features/forms/engine/values.ts';
import type { FormName } from '#content/catalogue.ts';
import { byPath } from './paths.ts';

/** As the server sends it: the value that it speaks of, what it came from, and from whom. */
export type Mark = {
  readonly value: unknown;
  readonly kind: string;
  readonly user_id?: string;
  readonly name?: string;
  /** Of the same person: the form that it was answered in. */
  readonly form?: FormName;
};

/** Answers of somebody else of the family that were taken over on this page. */
export type TakenAnswers = { readonly user_id: string; readonly first_name: string; readonly form_data: Answers };

type MarksDraft = { confirmed?: string[]; filled?: TakenAnswers[] };
type MarksInput = {
  marks: Readonly<Record<string, Mark>>;
  valueAt(path: string): unknown;
  draft?: MarksDraft | null | undefined;
};

export function makeMarks({ marks, valueAt, draft }: MarksInput) {
  const confirmed = new Set(draft?.confirmed ?? []);
  const filled = draft?.filled ?? [];
  /** Written over here: the same text typed again is the person's own. */
  const changed = new Set<string>();
  const known = new Map(Object.entries(marks));
  for (const { user_id, first_name, form_data } of filled)
    for (const [path, value] of byPath(form_data))
      known.set(path, { value, kind: 'form-of', user_id, name: first_name });

  function markOf(path: string): Mark | null {
    const mark = known.get(path);
    if (!mark || confirmed.has(path) || changed.has(path)) return null;
    return isSameAnswer(valueAt(path), mark.value) ? mark : null;
  }
  return {
    markOf,
    written(path: string) {
      if (known.has(path) && !markOf(path)) changed.add(path);
    },
    confirm: (path: string) => void confirmed.add(path),
    /** Gives back how to undo it. */
    takeRow(group: string, row: number) {
      const putBack = [known, confirmed, changed].map((kept) => takeRow<Mark>(kept, group, row));
      return () => {
        for (const put of putBack) put();
      };
    },
    /** Marks that are no longer stored were confirmed elsewhere. */
    confirmAllBut(stored: Readonly<Record<string, string>>) {
      for (const path of known.keys()) if (!Object.hasOwn(stored, path)) confirmed.add(path);
    },
    draft: (): MarksDraft => ({
      ...(confirmed.size > 0 && { confirmed: [...confirmed] }),
      ...(filled.length > 0 && { filled }),
    }),
  };
}

type Page = MarksDraft & { answers: Answers; confirm_later: string[] };

/** Whole blocks are taken over; what was confirmed before is another answer now. */
export const withFilled = (now: Page, filled: TakenAnswers): Page => ({
  ...now,
  answers: { ...now.answers, ...filled.form_data },
  confirmed: (now.confirmed ?? []).filter((path) => !(firstOf(path) in filled.form_data)),
  filled: [...(now.filled ?? []).filter(({ user_id }) => user_id !== filled.user_id), filled],
});

/** What was there before comes back; what was written elsewhere on the page meanwhile stays. */
export const withoutFilled = (now: Page, before: Page, filled: TakenAnswers): Page => ({
  ...now,
  answers: {
    ...now.answers,
    ...Object.fromEntries(Object.keys(filled.form_data).map((name) => [name, before.answers[name] ?? null])),
  },
  confirmed: [...new Set([...(now.confirmed ?? []), ...(before.confirmed ?? [])])],
  filled: before.filled ?? [],
});

const firstOf = (path: string) => path.split('.')[0] ?? '';
