/**
 * Contradictions between the answers of one person in all of their forms, their profile, their onboarding answers and the forms of their family
 * (record 034). `findContradictions` of find.ts finds them, words.server.ts says them; a contradiction is a warning: it
 * never stops anybody from saving, and a note explains it away until one of the values changes.
 */

import type { FormName } from '#content/catalogue.ts';

/** Where one of the compared values stands, for its label and the link to it. The value itself never comes along. */
export type ComparedField = {
  /** Whose: the person asked about, or a member of the family. */
  readonly person: string;
  readonly source: 'form' | 'profile' | 'onboarding';
  /** Of another form of the same person than the one that is checked: its name. */
  readonly form?: FormName;
  /** Number of the page of the form; of the questions asked at the beginning; null of the profile. */
  readonly page: number | null;
  /** `field`, or `group.member`. */
  readonly field: string;
  /** Of a repeat group: which row, from 0; null where the field stands in none, or all rows of the group are meant. */
  readonly row: number | null;
};

export type Contradiction = {
  /** Name of the check, by which its words are found (content/forms/checks). */
  readonly check: string;
  /** The first two are the ones that the sentence names; never fewer than one. */
  readonly fields: readonly ComparedField[];
  /** Of a check between two people: the other one. */
  readonly other: string | null;
  /** The same for the same check of the same fields, rows and people: by it a note is found again. */
  readonly key: string;
  /**
   * Another one as soon as a compared value is. It is no secret (a day of birth can be guessed from it): it is kept with
   * the note and forgotten with the person, and goes into no log.
   */
  readonly hash: string;
};

/** The answers of one form as they count: null of what is hidden, freed or empty. `state` of `readForm` is one. */
export type FormValues = {
  readonly valueOf: (path: string) => string | boolean | readonly string[] | number | null;
  readonly countOf: (group: string) => number;
};

/** What the profile says. `relationship` is to the primary applicant of the family, and null of that one. */
export type ProfileFacts = {
  readonly user_type: string;
  readonly relationship: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly shares_address: boolean;
  readonly is_minor: boolean;
};

/** On the server: `form` is `readingOf(opened, form, today).state`, `onboarding` the answers of `readOnboarding`. */
export type FamilyPerson = {
  readonly user_id: string;
  readonly profile: ProfileFacts;
  /** Codes by the name of the question; null of everybody who was not asked. */
  readonly onboarding: Readonly<Record<string, string>> | null;
  readonly form: FormValues;
  /** The other forms of the same service. */
  readonly beside?: Readonly<Partial<Record<FormName, FormValues>>>;
};

/**
 * `family` holds only people whose answers the reader may see (D48): a warning says something of both forms. They fill in
 * the same form. `today` is the calendar day of the reader.
 */
export type CheckInput = {
  readonly person: FamilyPerson;
  readonly family: readonly FamilyPerson[];
  readonly today: string;
};

/** `field` or `group.2.member`, as the engine and the fields of a page name it; a group as a whole by its own name. */
export const pathOf = ({ field, row }: ComparedField): string => {
  const [group, member] = field.split('.');
  if (member === undefined) return field;
  return row === null ? (group ?? field) : `${group}.${row}.${member}`;
};

const placeKey = ({ person, source, form, field, row }: ComparedField) =>
  [person, form ?? source, field, ...(row === null ? [] : [row])].join(':');

export const keyOf = (check: string, other: string | null, fields: readonly ComparedField[]): string =>
  [check, ...(other ? [other] : []), ...fields.map(placeKey)].join(' ');

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits: the same on both sides, without waiting. */
export function hashOf(values: readonly unknown[]): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(JSON.stringify(values)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
