/** Days and the clock on the wall of a post: a day is `2026-11-17`, a time `08:30`. Public holidays are not known here. */

type WallClock = { date: string; time: string };

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const atUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** A day that exists: no 30 February. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const instant = atUtc(text);
  return !Number.isNaN(instant.getTime()) && dayOf(instant) === text;
}

export const isTime = (text: string) => TIME.test(text);

export const daysAfter = (date: string, days: number) => dayOf(new Date(atUtc(date).getTime() + days * DAY_MS));

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string) => atUtc(date).getUTCDay() || 7;
const isBusinessDay = (date: string) => weekdayOf(date) <= 5;

/** Monday to Friday are counted; a public holiday counts as one of them, since we do not know it. */
export function businessDaysBefore(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; ) {
    day = daysAfter(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The instant at which the clock there shows this; null when it never does, as in the hour that summer time leaves out. */
export function instantAt({ date, time }: WallClock, timeZone: string): Date | null {
  const asked = Date.parse(`${date}T${time}:00Z`);
  const ahead = (instant: number) => {
    const shown = wallClock(new Date(instant), timeZone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - instant;
  };
  const near = asked - ahead(asked);
  for (const instant of [near, asked - ahead(near)]) {
    const shown = wallClock(new Date(instant), timeZone);
    if (shown.date === date && shown.time === time) return new Date(instant);
  }
  return null;
}
