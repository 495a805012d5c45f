/** A passport on the screen: which rows, which ticks, why nothing was found, and when no password is asked for. */
import type { PassportFact } from '#content/passport-fields.ts';

/** In the order in which one compares them with the page. */
export const FACTS_SHOWN = [
  ...(['full_name', 'surnames', 'given', 'number'] as const),
  ...(['nationality', 'birth', 'sex', 'issuer', 'expiry'] as const),
] satisfies readonly PassportFact[];

/** No picture in a PDF; no zone in the picture; no time to look everywhere; lines that are none. */
export const WHY_NOT = ['no_picture', 'not_found', 'late', 'no_lines'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** In the forms of the person: it can be taken, stands there otherwise, stands there already, or is asked nowhere. */
export const FACT_STATES = ['offered', 'differs', 'there', 'unasked'] as const;
export type FactState = (typeof FACT_STATES)[number];

type Place = { readonly source: string; readonly field: string };
type Outcome = {
  readonly offered: readonly { readonly fact: PassportFact }[];
  readonly same: readonly PassportFact[];
  readonly warnings: readonly { readonly kind: string; readonly places: readonly Place[] }[];
};

/** Of two forms one may have it and the other not: what can be done goes first. */
export function stateIn(fact: PassportFact, { offered, same, warnings }: Outcome): FactState {
  if (offered.some((one) => one.fact === fact)) return 'offered';
  const isOther = warnings.some(
    ({ kind, places: [own, other] }) => kind === 'differs' && own?.field === fact && other?.source === 'form',
  );
  if (isOther) return 'differs';
  return same.includes(fact) ? 'there' : 'unasked';
}

const JUST_MS = 15 * 60_000;

/** Whoever has just handed it in has seen it: what they uploaded themselves is read without their password (T40). */
export const isJustUploaded = (
  { created_at, uploaded_by }: { created_at: Date; uploaded_by: string | null },
  actor_id: string | null | undefined,
  now: Date,
) => uploaded_by !== null && uploaded_by === actor_id && now.getTime() - created_at.getTime() < JUST_MS;

type FactRow = { readonly fact: PassportFact; readonly certain: boolean; readonly state: FactState };

/** The whole name stands alone where a form asks for it so; otherwise it goes with its two parts. */
export function rowsOf<T extends FactRow>(fields: readonly T[]): T[] {
  const isAsked = (fact: PassportFact) => fields.some((one) => one.fact === fact && one.state !== 'unasked');
  const isWhole = isAsked('full_name') && !isAsked('surnames');
  const left: readonly PassportFact[] = isWhole ? ['surnames', 'given'] : ['full_name'];
  return fields.filter(({ fact }) => !left.includes(fact));
}

/** Certain ones are ticked; the rest waits for somebody who compares. */
export const tickedFirst = (rows: readonly FactRow[]): PassportFact[] =>
  rows.filter(({ certain, state }) => certain && state === 'offered').map(({ fact }) => fact);

/** What the ticks send: a whole name that has no row of its own goes with both of its parts. */
export function factsFor(fields: readonly FactRow[], ticked: readonly PassportFact[]): PassportFact[] {
  const isWholeOffered = fields.some(({ fact, state }) => fact === 'full_name' && state === 'offered');
  const hasParts = ticked.includes('surnames') && ticked.includes('given');
  return isWholeOffered && hasParts ? ['full_name', ...ticked] : [...ticked];
}
