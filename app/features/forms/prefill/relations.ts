/** Who is what to whom in a family: each member says what they are to the one who applies (spec 3 "Secondary applicant"). */
import type { RelativeKind } from '#content/forms/prefill.ts';

/** `relationship` is null of the one who applies. */
export type Kin = { readonly user_id: string; readonly relationship: string | null };

/** What the head of the family is to a member. */
const BACK: Readonly<Record<string, string>> = {
  ...{ spouse: 'spouse', child: 'parent', mother: 'child', father: 'child' },
  ...{ brother: 'sibling', sister: 'sibling', sibling: 'sibling', 'other-family': 'other-family' },
};
const PARENTS = ['mother', 'father'];
const SIBLINGS = ['brother', 'sister', 'sibling'];
/** Of these it is certain what they are to each other: nobody's spouse, parent or child. */
const DISTANT = ['spouse', 'child', ...PARENTS, ...SIBLINGS];

/** What `other` is to `me`, where it follows; a stepmother is not made a mother, so null is an answer. */
export function relationOf(me: Kin, other: Kin): string | null {
  if (me.relationship === null) return other.relationship;
  if (other.relationship === null) return BACK[me.relationship] ?? null;
  const pair = [me.relationship, other.relationship];
  if (pair.every((one) => one === 'child')) return 'sibling';
  if (pair.includes('spouse') && pair.includes('child')) return null;
  // Parents of the one who applies may be a couple, and siblings may be their children or not.
  if (pair.some((one) => PARENTS.includes(one)) && pair.every((one) => [...PARENTS, ...SIBLINGS].includes(one)))
    return null;
  return pair.every((one) => DISTANT.includes(one)) ? 'other-family' : null;
}

/** Whom a form asks about by name; `sex` tells a father from a mother where only "parent" is known. */
export function kindOf(relation: string | null, sex: unknown): RelativeKind | null {
  if (relation === 'spouse' || relation === 'father' || relation === 'mother') return relation;
  if (relation !== 'parent') return null;
  return sex === 'M' ? 'father' : sex === 'F' ? 'mother' : null;
}
