/** The calendar of the office: a day or a week, by the clock of the office. */
import { daysAfter, instantAt, isDay, wallClock, weekdayOf } from '#app/features/portal/appointments/clock-rules.ts';
import { OFFICE_ZONE } from '#content/office-clock.ts';

const SPANS = { day: 1, week: 7 } as const;
type SpanName = keyof typeof SPANS;
const LONGEST_DAYS = 31;

/** Nobody books in another century, and the database knows no year 0. */
const isOfficeDay = (date: string) => isDay(date) && date > '2000' && date < '2200';

export const dayOf = (instant: Date) => wallClock(instant, OFFICE_ZONE).date;
/** Of a day that exists; anything else is refused with it. */
export const weekAfter = (date: string) => (isDay(date) ? daysAfter(date, SPANS.week) : date);
/** A day of the office begins at midnight there. */
export const beginOf = (date: string): Date =>
  instantAt({ date, time: '00:00' }, OFFICE_ZONE) ?? new Date(`${date}T05:00:00Z`);

/** A week begins on Monday, wherever in it one is. */
const firstDayOf = (date: string, span: SpanName) => (span === 'week' ? daysAfter(date, 1 - weekdayOf(date)) : date);

type CalendarParams = { from: string | null; span: string | null; now: Date };

/** What stands in the address; anything else is today, and a week. */
export function shownDays({ from, span, now }: CalendarParams) {
  const name: SpanName = span === 'day' ? 'day' : 'week';
  const date = from && isOfficeDay(from) ? from : dayOf(now);
  const first = firstDayOf(date, name);
  const days = Array.from({ length: SPANS[name] }, (_, day) => daysAfter(first, day));
  const step = SPANS[name];
  return {
    ...{ span: name, date, first, days, today: dayOf(now) },
    previous: daysAfter(date, -step),
    next: daysAfter(date, step),
    range: { from: beginOf(first), until: beginOf(daysAfter(first, step)) },
  };
}

/** Of a call: both days exist, and there are not too many between them. */
export const isRange = (from: string, until: string) =>
  isOfficeDay(from) && isOfficeDay(until) && from < until && daysAfter(from, LONGEST_DAYS) >= until;
