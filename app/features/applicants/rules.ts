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

/**
 * Everybody who travels, the head first, then in the order in which they were named, whether a minor or not. While fewer
 * people are named than travel, the minors that were told of fill the rest (D44).
 */
export function seatsOf(
  family: readonly { is_minor: boolean }[],
  { people, told }: { people: number; told: number },
): { is_minor: boolean }[] {
  const named = family.filter(({ is_minor }) => is_minor).length;
  const unnamed = Math.max(0, people - 1 - family.length);
  const minors = Math.min(unnamed, Math.max(0, told - named));
  return [
    { is_minor: false },
    ...family.map(({ is_minor }) => ({ is_minor })),
    ...Array.from({ length: unnamed }, (_, index) => ({ is_minor: index < minors })),
  ];
}

export type Seat = { user_id: string; refunded_at: Date | null };

/**
 * Whoever is named in a purchase keeps the seat; free ones go to the others in the order of the family. A seat that was
 * paid back is gone, and its person takes no other one by themselves.
 */
export function takeSeats(family: readonly string[], seats: number, taken: readonly Seat[]): Set<string> {
  const named = new Set(taken.filter(({ refunded_at }) => !refunded_at).map(({ user_id }) => user_id));
  const gone = new Set(taken.filter(({ refunded_at }) => refunded_at).map(({ user_id }) => user_id));
  const free = Math.max(0, seats - taken.length);
  const waiting = family.filter((user_id) => !named.has(user_id) && !gone.has(user_id));
  return new Set([...named, ...waiting.slice(0, free)]);
}
