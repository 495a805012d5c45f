/** A passport on the screen: what is shown, why nothing was found, and when no password is asked for. */
import type { PassportFact } from '#content/passport-fields.ts';

/** In the order of a passport; the full name is made of the first two. */
export const SHOWN_FACTS = ['surnames', 'given', 'number', 'nationality', 'birth', 'sex', 'issuer', 'expiry'] as const;
export type ShownFact = (typeof SHOWN_FACTS)[number];

/** No picture in a PDF; no zone in the picture; lines that are none. */
export const WHY_NOT = ['no_picture', 'not_found', 'no_lines'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

const JUST_MS = 15 * 60_000;

/** Whoever has just handed it in has seen it: what they uploaded themselves is read without their password (T40). */
export const isJustUploaded = (
  { created_at, uploaded_by }: { created_at: Date; uploaded_by: string | null },
  actor_id: string | null | undefined,
  now: Date,
) => uploaded_by !== null && uploaded_by === actor_id && now.getTime() - created_at.getTime() < JUST_MS;

type Suggested = { readonly fact: PassportFact; readonly certain: boolean };

/** Which box stands for a suggestion: a form that asks for the whole name takes it with the names. */
export const boxOf = (fact: PassportFact): ShownFact => (fact === 'full_name' ? 'given' : fact);

/** Certain ones are ticked; the rest waits for somebody who compares. */
export function boxesOf(suggestions: readonly Suggested[]): Map<ShownFact, boolean> {
  const boxes = new Map<ShownFact, boolean>();
  for (const { fact, certain } of suggestions) boxes.set(boxOf(fact), (boxes.get(boxOf(fact)) ?? true) && certain);
  return boxes;
}

/** What a tick sends. */
export const factsFor = (suggestions: readonly Suggested[], ticked: ReadonlySet<ShownFact>): PassportFact[] => [
  ...new Set(suggestions.map(({ fact }) => fact).filter((fact) => ticked.has(boxOf(fact)))),
];
