/** Calls with an adviser (D46): how long they are, when two clash, and until when one can be moved. */
export const CALL_MINUTES = [15, 30, 45, 60] as const;
export const USUAL_MINUTES = 30;
const LONGEST_MINUTES = 60;
/** From so many hours before it on the adviser has prepared for it. */
export const MOVE_HOURS = 12;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export const REFUSALS = {
  taken: 'The adviser has another call then',
  tooLate: 'It can be moved until 12 hours before',
  noAdviser: 'No such adviser',
} as const;

export type Span = { readonly starts_at: Date; readonly minutes: number };
export const endOf = ({ starts_at, minutes }: Span) => new Date(starts_at.getTime() + minutes * MINUTE_MS);

/** One that ends when the other begins does not clash. */
export const doOverlap = (one: Span, other: Span) => one.starts_at < endOf(other) && other.starts_at < endOf(one);

/** A call that could reach into this one begins no earlier. */
export const earliestClash = ({ starts_at }: Span) => new Date(starts_at.getTime() - LONGEST_MINUTES * MINUTE_MS);

export const movableUntil = (starts_at: Date) => new Date(starts_at.getTime() - MOVE_HOURS * HOUR_MS);
export const isMovable = (starts_at: Date, now: Date) => now <= movableUntil(starts_at);

/** A booked call as its adviser knows it. */
export type CallOf = { adviser_id: string; starts_at: Date };
type CallChange = { told: 'booked' | 'moved' | 'cancelled'; call: CallOf };

/** Who hears of a change, and what; never the one who made it. */
export function changesFor(before: CallOf | null, after: CallOf | null, actor_id: string | null): CallChange[] {
  const isSameAdviser = before?.adviser_id === after?.adviser_id;
  const isSameTime = before?.starts_at.getTime() === after?.starts_at.getTime();
  const all: CallChange[] = [];
  if (before && !isSameAdviser) all.push({ told: 'cancelled', call: before });
  if (after && !isSameAdviser) all.push({ told: 'booked', call: after });
  if (after && isSameAdviser && !isSameTime) all.push({ told: 'moved', call: after });
  return all.filter(({ call }) => call.adviser_id !== actor_id);
}
