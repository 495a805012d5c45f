/** When a call with an adviser can be: in the hours of the office by the clock of the person, where the adviser is free. */
import { doOverlap, isMovable, type Span } from '#app/features/portal/advisers/rules.ts';
import { daysAfter, instantAt, wallClock, weekdayOf } from '#app/features/portal/appointments/clock-rules.ts';

const FIRST_HOUR = 8;
const LAST_HOUR = 18;
const STEP_MINUTES = 30;
const SATURDAY = 6;
/** So far ahead somebody may choose. */
export const DAYS_AHEAD = 14;

const DAY_MS = 86_400_000;
/** Of anything else nobody needs to ask whether it is free. */
export const isNear = (starts_at: Date, now: Date) =>
  starts_at > now && starts_at.getTime() < now.getTime() + (DAYS_AHEAD + 1) * DAY_MS;

type FreeTimesQuery = { now: Date; time_zone: string; minutes: number; taken: readonly Span[] };

const two = (number: number) => String(number).padStart(2, '0');

/** Of one day, from Monday to Friday; a call ends when the office does. */
function timesOn(date: string, minutes: number): string[] {
  if (weekdayOf(date) >= SATURDAY) return [];
  const times: string[] = [];
  for (let at = FIRST_HOUR * 60; at + minutes <= LAST_HOUR * 60; at += STEP_MINUTES)
    times.push(`${two(Math.floor(at / 60))}:${two(at % 60)}`);
  return times;
}

/** The first one first; each far enough away that it could still be moved. */
export function freeTimes({ now, time_zone, minutes, taken }: FreeTimesQuery): Date[] {
  const today = wallClock(now, time_zone).date;
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => daysAfter(today, day));
  return days
    .flatMap((date) => timesOn(date, minutes).flatMap((time) => instantAt({ date, time }, time_zone) ?? []))
    .filter((starts_at) => isMovable(starts_at, now))
    .filter((starts_at) => !taken.some((call) => doOverlap(call, { starts_at, minutes })));
}
