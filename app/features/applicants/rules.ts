/** Family members of a primary applicant (spec 3 "Secondary applicant", spec 5). */
import { cleanName, MAX_NAME } from '#app/features/accounts/rules.ts';
import { MAX_PARTY } from '#content/limits.ts';

/** What can be chosen for somebody; `self` and `primary` name the account's owner and are labels only. */
export const RELATIONSHIPS = ['spouse', 'child', 'brother', 'sister', 'mother', 'father', 'other-not-family'] as const;
export const RELATIONSHIP_LABELS = ['self', 'primary', ...RELATIONSHIPS, 'sibling', 'other-family'] as const;
export type Relationship = (typeof RELATIONSHIP_LABELS)[number];
export const labelOf = (relationship: string | null): Relationship =>
  RELATIONSHIP_LABELS.find((label) => label === relationship) ?? 'other-family';

/** The owner travels too. */
export const MAX_SECONDARY = MAX_PARTY - 1;

/** Blank is refused with this word (spec 5); a family name may be short. */
export const NAME_MESSAGE = 'Please enter a valid name';
/** Words of refusals that forms tell apart, as `REFUSALS` of the accounts. */
export const FAMILY_REFUSALS = {
  tooMany: 'Too many applicants',
  accepted: 'Invite already accepted',
  minor: 'Minors need no account',
  otherNumber: 'Invite is for another number',
} as const;
export const isName = (text: string) => {
  const letters = [...cleanName(text)].length;
  return letters > 0 && letters <= MAX_NAME;
};
