/** The calls of the page of appointments, and days in words. */
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { HttpError, send } from '#app/platform/http/http.ts';
import { isDay } from './clock-rules.ts';
import type { Weekday, Wishes } from './rules.ts';
import type { Appointment } from './store.server.ts';

/** A day that was just added; stored ones come in words from the server. */
export const inWords = (locale: Locale, day: string, dateStyle: 'full' | 'long' = 'full') =>
  new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle, timeZone: 'UTC' }).format(new Date(day));

/** Which days clash, for one sentence: dates without their weekday, and weekdays as `name` says them. */
export function daysInWords(locale: Locale, days: readonly string[], name: (weekday: Weekday) => string): string {
  const list = new Intl.ListFormat(localeInfo[locale].tag, { type: 'conjunction' });
  return list.format(days.map((day) => (isDay(day) ? inWords(locale, day, 'long') : name(day as Weekday))));
}

/** What the form holds, as it is sent. */
export const wishesIn = (typed: FormData): Wishes => ({
  city: String(typed.get('city') ?? ''),
  wanted_from: String(typed.get('wanted_from') ?? ''),
  wanted_until: String(typed.get('wanted_until') ?? ''),
  days_off: typed.getAll('days_off').map(String),
});

type SavedWishes = { success: true; appointment: Appointment };

export const saveWishes = (user_id: string, body: Wishes & { version: number }) =>
  send<SavedWishes>('PUT', `/appointments/${user_id}/consulate/wishes`, { body });

/** What another tab, or our staff, have stored meanwhile; nothing for any other refusal. */
export function storedElsewhere(error: unknown): Appointment | null | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { appointment } = (error.body ?? {}) as { appointment?: Appointment | null };
  return appointment;
}

/** Where the calendar file is; the browser downloads it. */
export const calendarPath = (user_id: string, kind: Appointment['kind']) =>
  `/api-mv/appointments/${user_id}/${kind}/calendar`;
