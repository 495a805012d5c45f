/** The review of a case answer by answer (D49): how an answer stands, what a verdict does to it, and the keys for it. */
import { isSameAnswer } from '#app/features/forms/engine/values.ts';

export const REASONS = ['incomplete', 'document', 'contradiction', 'spelling', 'unclear', 'other'] as const;
export type Reason = (typeof REASONS)[number];
export const VERDICTS = ['accepted', 'flagged', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const FIELD_STATES = ['draft', 'sent', 'answered', 'settled'] as const;

export const COMMENT = { shortest: 3, longest: 600 } as const;

export const REFUSALS = {
  elsewhere: 'The review stands elsewhere',
  changed: 'Changed elsewhere',
} as const;

/** A row of field_reviews, as far as it decides. */
export type Judged = {
  readonly field_review_id: number;
  readonly verdict: 'accepted' | 'flagged';
  readonly state: (typeof FIELD_STATES)[number];
  readonly value_before: unknown;
  readonly value_after: unknown;
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

/** `open`: nobody has spoken about the answer as it is now. */
export type Stand = 'open' | 'accepted' | 'draft' | 'sent' | 'answered';

/** An answer that has changed since it was accepted is to be read again. */
export function standOf(
  last: Pick<Judged, 'verdict' | 'state' | 'value_before' | 'value_after'> | undefined,
  value: unknown,
): Stand {
  if (!last) return 'open';
  if (last.state !== 'settled') return last.state;
  const accepted = last.verdict === 'flagged' ? last.value_after : last.value_before;
  return isSameAnswer(accepted, value) ? 'accepted' : 'open';
}

/** The same of a row that was written while the case is open: what was settled then was accepted as it is. */
export const standAfter = (last: Pick<Judged, 'state'> | undefined): Stand =>
  !last ? 'open' : last.state === 'settled' ? 'accepted' : last.state;

/** What is written for one verdict: rows that go, rows that change, and a new one. */
export type Change = {
  readonly remove?: number;
  readonly settle?: number;
  /** A flag that was answered waits for an adviser again. */
  readonly unsettle?: number;
  readonly add?: 'accepted' | 'draft';
};

/** A flag that was raised again has settled the one before it in the same moment. */
const raisedAgainFrom = (draft: Judged, before: Judged | undefined) =>
  before?.verdict === 'flagged' && before.settled_at?.getTime() === draft.created_at.getTime() ? before : undefined;

/** `rows` of one answer, the oldest first; nothing where the verdict stands already. */
export function changeFor(verdict: Verdict, rows: readonly Judged[], value: unknown): Change {
  const last = rows.at(-1);
  const stand = standOf(last, value);
  if (!last || stand === 'open') return verdict === 'none' ? {} : { add: verdict === 'flagged' ? 'draft' : 'accepted' };
  const before = stand === 'draft' ? raisedAgainFrom(last, rows.at(-2)) : undefined;
  const id = last.field_review_id;
  switch (stand) {
    case 'draft':
      if (verdict === 'flagged') return { remove: id, add: 'draft' };
      if (verdict === 'none') return { remove: id, ...(before && { unsettle: before.field_review_id }) };
      return { remove: id, ...(!before && { add: 'accepted' as const }) };
    case 'answered':
      if (verdict === 'none') return {};
      return { settle: id, ...(verdict === 'flagged' && { add: 'draft' as const }) };
    case 'accepted':
      if (verdict === 'accepted') return {};
      if (verdict === 'flagged') return { add: 'draft' };
      return last.verdict === 'flagged' ? { unsettle: id } : { remove: id };
    default:
      return {};
  }
}

/** What an adviser sees of it in numbers. */
export function countsOf(stands: readonly Stand[]) {
  const of = (stand: Stand) => stands.filter((one) => one === stand).length;
  return {
    all: stands.length,
    open: of('open'),
    accepted: of('accepted'),
    drafts: of('draft'),
    answered: of('answered'),
  };
}

export const MOVES = ['next', 'previous', 'accept', 'flag', 'take-back', 'accept-page', 'next-page', 'help'] as const;
export type Move = (typeof MOVES)[number];

export const KEYS: Readonly<Record<string, Move>> = {
  ...{ j: 'next', k: 'previous', a: 'accept', f: 'flag', u: 'take-back' },
  ...{ A: 'accept-page', n: 'next-page', '?': 'help' },
};

/** After a verdict one goes on to what nobody has spoken about: the next such answer of the page, else the one after. */
export function nextAfter(paths: readonly string[], waiting: ReadonlySet<string>, now: string): string | undefined {
  const at = paths.indexOf(now);
  const rest = paths.slice(at + 1);
  return rest.find((path) => waiting.has(path)) ?? rest[0];
}
