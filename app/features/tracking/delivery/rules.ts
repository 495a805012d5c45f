/** When a receiver is tried again, and when it is given up (Q48). Pure. */

/** Of answers that speak of one event alone: a receiver that takes others. */
export const MOST_TRIES = 8;
/** Whoever is away for longer than this is looked at by somebody. */
const MOST_HOURS = 7 * 24;
/** A receiver that answers, and always with a failure, is looked at sooner. */
export const STUCK_HOURS = 3;

const HOUR = 3_600_000;

/** Seconds until the next try: soon while it is fresh, so that a receiver that comes back finds no long queue. */
export function pauseAfter(ageMs: number, tries: number): number {
  const growing = 5 * 2 ** Math.min(tries, 12);
  return Math.min(growing, ageMs < HOUR ? 20 : ageMs < 24 * HOUR ? 300 : 1800);
}

/** How long ago something may have been taken that shows the receiver to be there. */
const THERE_MS = 60_000;

/** A failure counts against the event where the receiver has taken others since the try before it. */
export const isThere = (lastTaken: number | undefined, now: number, pauseSeconds: number) =>
  lastTaken !== undefined && now - lastTaken <= Math.max(THERE_MS, pauseSeconds * 1000);

export const isGivenUp = (ageMs: number, tries: number) => tries >= MOST_TRIES || ageMs >= MOST_HOURS * HOUR;

/** With nobody beside it no answer tells whether event or receiver is to blame: it stops until the receiver takes another. */
export const isStuck = (ageMs: number, isAnswered: boolean) => isAnswered && ageMs >= STUCK_HOURS * HOUR;
