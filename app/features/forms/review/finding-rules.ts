/** Which contradictions are shown as open, and which as explained. */

/** Where one of the compared values stands. The value itself never comes along. */
export type ComparedField = {
  /** Whose: the person asked about, or a member of the family. */
  readonly person: string;
  readonly source: 'form' | 'profile' | 'onboarding';
  /** Number of the page of the form; of the questions asked at the beginning; null of the profile. */
  readonly page: number | null;
  /** `field`, or `group.member`. */
  readonly field: string;
  /** Of a repeat group: which row, from 0; null where the field stands in none, or all rows of the group are meant. */
  readonly row: number | null;
};

export type Contradiction = {
  /** Name of the check. */
  readonly check: string;
  /** The first two are the ones that the sentence names; never fewer than one. */
  readonly fields: readonly ComparedField[];
  /** Of a check between two people: the other one. */
  readonly other: string | null;
  /** The same for the same check of the same fields and rows, whatever stands in them. */
  readonly key: string;
  /** Another one as soon as a compared value is. */
  readonly hash: string;
};

/** With its sentence, and what each of its fields is called. */
export type Finding = Contradiction & { readonly text: string; readonly labels: readonly string[] };

type Note = { readonly finding: string; readonly values_hash: string; readonly note: string };

/** `field` or `group.2.member`; a group as a whole by its own name. */
export function pathOf({ field, row }: Pick<ComparedField, 'field' | 'row'>): string {
  const [group = field, member] = field.split('.');
  if (member === undefined) return field;
  return row === null ? group : `${group}.${row}.${member}`;
}

export type ShownFinding = {
  finding: string;
  values_hash: string;
  text: string;
  /** `row`: the path of the answer, where it is one of this form and this person. */
  fields: { label: string; row: string | null }[];
  /** What explains it; null while nothing does. */
  note: string | null;
};

/** A note holds for the values it was written about; those that are open come first. */
export function shownFindings(found: readonly Finding[], notes: readonly Note[], user_id: string): ShownFinding[] {
  const shown = found.map(({ key, hash, text, fields, labels }) => ({
    finding: key,
    values_hash: hash,
    text,
    fields: fields.map((field, place) => ({
      label: labels[place] ?? '',
      row: field.source === 'form' && field.person === user_id ? pathOf(field) : null,
    })),
    note: notes.find((one) => one.finding === key && one.values_hash === hash)?.note ?? null,
  }));
  return [...shown.filter(({ note }) => note === null), ...shown.filter(({ note }) => note !== null)];
}
