/** Family members of a primary applicant (spec 3 "Secondary applicant", spec 5). */
import { cleanName, MAX_NAME } from '#app/features/accounts/rules.ts';
import { MAX_PARTY } from '#content/limits.ts';

/** What the form offers (D40), in its order. */
const FAMILY = ['spouse', 'child', 'mother', 'father', 'brother', 'sister', 'other-family'] as const;
const OFFERED_RELATIONSHIPS = [...FAMILY, 'other-not-family'] as const;
/** What is stored and shown: all eleven labels of spec 3. */
export const RELATIONSHIPS = ['self', 'primary', ...OFFERED_RELATIONSHIPS, 'sibling'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];
/** Somebody who has a label that is not offered keeps it. */
export const offeredTo = (stored?: Relationship): Relationship[] => [
  ...new Set([...(stored ? [stored] : []), ...OFFERED_RELATIONSHIPS]),
];
export const labelOf = (relationship: string | null): Relationship =>
  RELATIONSHIPS.find((label) => label === relationship) ?? 'other-family';

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
  ownEmail: 'Own e-mail',
} as const;
export const isName = (text: string) => {
  const letters = [...cleanName(text)].length;
  return letters > 0 && letters <= MAX_NAME;
};
