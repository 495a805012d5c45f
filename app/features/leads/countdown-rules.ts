/** The countdown of the landing page (spec 4 "Countdown", D32): 900 s from the first visit, never again from the start. */
export const COUNTDOWN_SECONDS = 900;

/** Whole seconds that are left; none after the end, and never more than there were. */
export function secondsLeft(started: Date, now: Date): number {
  const left = Math.ceil((started.getTime() + COUNTDOWN_SECONDS * 1000 - now.getTime()) / 1000);
  return Math.min(COUNTDOWN_SECONDS, Math.max(0, left));
}

/** As a clock shows it: 15:00, 0:07. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
