/** Finds the contradictions of one person: every check of the form, over what is shown and filled in, each row once. */
import { checksOf } from '#content/forms/checks/checks.ts';
import type { Check, Relation } from '#content/forms/checks/definition.ts';
import type { Form } from '#content/forms/definition.ts';
import { hitsOf, passes } from './kinds.ts';
import { type FoundValue, type OtherPerson, readerOf } from './reader.ts';
import { type CheckInput, type Contradiction, hashOf, keyOf, type ProfileFacts } from './rules.ts';
import { groupOf } from './spots.ts';

const TO_PRIMARY: Readonly<Record<string, Relation>> = {
  spouse: 'spouse',
  child: 'parent',
  mother: 'child',
  father: 'child',
  brother: 'sibling',
  sister: 'sibling',
  sibling: 'sibling',
};
const OF_PRIMARY: Readonly<Record<string, Relation>> = {
  ...TO_PRIMARY,
  child: 'child',
  mother: 'parent',
  father: 'parent',
};

/** Who the other one is to this person. Only what is sure: a spouse of the primary may be no parent of their child. */
export function relationOf(person: ProfileFacts, other: ProfileFacts): Relation {
  if (other.user_type === 'primary') return TO_PRIMARY[person.relationship ?? ''] ?? 'other';
  if (person.user_type === 'primary') return OF_PRIMARY[other.relationship ?? ''] ?? 'other';
  return person.relationship === 'child' && other.relationship === 'child' ? 'sibling' : 'other';
}

/** Whom a check is looked at with: nobody, or one after the other. */
function othersOf(
  { with: wanted, without = [] }: Check,
  family: readonly OtherPerson[],
): readonly (OtherPerson | null)[] {
  if (family.some(({ relation }) => without.includes(relation))) return [];
  return wanted ? family.filter(({ relation }) => wanted.includes(relation)) : [null];
}

function contradictionOf(check: Check, hit: readonly FoundValue[], other: OtherPerson | null): Contradiction[] {
  const fields = hit.flatMap(({ field }) => field ?? []);
  if (fields.length === 0) return [];
  const values = hit.filter(({ field }) => field).map(({ value }) => value);
  const whom = other?.person.user_id ?? null;
  return [{ check: check.name, fields, other: whom, key: keyOf(check.name, whom, fields), hash: hashOf(values) }];
}

function foundBy(form: Form, check: Check, compared: CheckInput, family: readonly OtherPerson[]): Contradiction[] {
  const group = groupOf(form, check);
  const rows = group ? Array.from({ length: compared.person.form.countOf(group) }, (_, row) => row) : [null];
  return othersOf(check, family).flatMap((other) =>
    rows.flatMap((row) => {
      const reader = readerOf({ form, compared, other }, row);
      if (!(check.when ?? []).every((test) => passes(test, reader))) return [];
      return hitsOf(check.compares, reader).flatMap((hit) => contradictionOf(check, hit, other));
    }),
  );
}

/** In the order of the checks. */
export function findContradictions(form: Form, compared: CheckInput): Contradiction[] {
  const { profile } = compared.person;
  const family = compared.family.map((person) => ({ person, relation: relationOf(profile, person.profile) }));
  return checksOf(form.name).flatMap((check) => foundBy(form, check, compared, family));
}
