/** Dates as text of the length that is known: 1990, 1990-03 or 1990-03-07 (domain conventions, "Partial dates"). */
import type { Precision } from '#content/forms/definition.ts';

const WRITTEN = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether there is such a date, and enough of it is known. */
export function isDate(text: string, precision: Precision = 'day'): boolean {
  const found = WRITTEN.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (year === undefined || year < 1850 || year > 2200) return false;
  if (month !== undefined && (month < 1 || month > 12)) return false;
  if (day !== undefined && (day < 1 || day > lastDay(year, month ?? 1))) return false;
  if (precision === 'day') return day !== undefined;
  if (precision === 'month') return month !== undefined && day === undefined;
  return precision === 'year, rest free' || month !== undefined;
}

/** The first and the last day that a date may mean. */
export function daysOf(text: string): [first: string, last: string] {
  const [year = '', month, day] = text.split('-');
  if (day) return [text, text];
  if (month) return [`${text}-01`, `${text}-${lastDay(Number(year), Number(month))}`];
  return [`${year}-01-01`, `${year}-12-31`];
}

/** One of its days is after the other's first day; against another date the same day will do. */
export const canFollow = (text: string, other: string, isStrict: boolean): boolean => {
  const [, last] = daysOf(text);
  const [first] = daysOf(other);
  return isStrict ? last > first : last >= first;
};

export const canPrecede = (text: string, other: string, isStrict: boolean): boolean => canFollow(other, text, isStrict);

/** `today+20y`: so many years ahead. */
export function boundOn(bound: string, today: string): string | null {
  const ahead = /^today(?:\+(\d+)y)?$/.exec(bound);
  if (!ahead) return null;
  const years = Number(ahead[1] ?? 0);
  const day = years > 0 && today.endsWith('-02-29') ? '-02-28' : today.slice(4);
  return `${Number(today.slice(0, 4)) + years}${day}`;
}

/** Whole years on that day; nothing before birth or of a date that is not whole. */
export function ageOn(birth: string, today: string): number | null {
  if (!isDate(birth) || birth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

const DAY = 86_400_000;
/** The applicant's calendar is at most a day away from ours; anything else is a wrong clock. */
export const localDay = (told: string | undefined, ours: string): string =>
  told !== undefined && Math.abs(Date.parse(told) - Date.parse(ours)) <= DAY ? told : ours;
