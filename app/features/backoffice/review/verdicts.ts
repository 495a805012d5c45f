/** How an answer stands with the adviser, and what each verdict does to it (D49). */
import { isSameAnswer } from '#app/features/forms/engine/values.ts';
import type { FIELD_STATES, Stand, Verdict } from './rules.ts';

/** A row of field_reviews, as far as it decides. */
export type JudgedField = {
  readonly field_review_id: number;
  readonly verdict: 'accepted' | 'flagged';
  readonly state: (typeof FIELD_STATES)[number];
  readonly value_before: unknown;
  readonly value_after: unknown;
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

/** An answer that has changed since it was accepted is to be read again. */
export function standOf(
  last: Pick<JudgedField, 'verdict' | 'state' | 'value_before' | 'value_after'> | undefined,
  value: unknown,
): Stand {
  if (!last) return 'open';
  if (last.state !== 'settled') return last.state;
  const accepted = last.verdict === 'flagged' ? last.value_after : last.value_before;
  return isSameAnswer(accepted, value) ? 'accepted' : 'open';
}

/** The same of a row that was written while the case is open: what was settled then was accepted as it is. */
export const standAfter = (last: Pick<JudgedField, 'state'> | undefined): Stand =>
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
const raisedAgainFrom = (draft: JudgedField, before: JudgedField | undefined) =>
  before?.verdict === 'flagged' && before.settled_at?.getTime() === draft.created_at.getTime() ? before : undefined;

/** `rows` of one answer, the oldest first; nothing where the verdict stands already. */
export function changeFor(verdict: Verdict, rows: readonly JudgedField[], value: unknown): Change {
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
