/** A booked appointment in words: the day and the hour by the clock of its city, where it is, and what to take along. */
import { onboardingText } from '#app/features/quiz/texts.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { checklists } from '#content/documents.ts';
import { posts } from '#content/posts.ts';
import type { BookedTime, Kind } from './rules.ts';

/** Days and figures in the reader's language, with the digits of the product. */
const tagOf = (locale: Locale) => `${localeInfo[locale].tag}-u-nu-latn`;

export const dayWords = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

export function timeWords(locale: Locale, { starts_at, time_zone }: BookedTime) {
  const shown = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...style, timeZone: time_zone }).format(starts_at);
  return { date: shown({ dateStyle: 'full' }), time: shown({ timeStyle: 'short' }) };
}

/** As the onboarding questions name it. */
export const cityName = (locale: Locale, city: string) => onboardingText(locale).options.interview_city?.[city] ?? city;

/** Of the embassy or consulate, where an official page says it; the service centre's is on the sheet of the appointment. */
export const postOf = (kind: Kind, city: string | null) => {
  const post = kind === 'consulate' ? Object.values(posts).find(({ code }) => code === city) : undefined;
  return post ? { name: post.name, address: post.address, website: post.website } : null;
};

const BASE = {
  consulate: ['passport', 'ds160', 'sheet', 'oldPassports'],
  cas: ['passport', 'ds160', 'sheet'],
  adviser_call: [],
} as const satisfies Record<Kind, readonly string[]>;

/** Named by their own words above, or sent before. */
const NOT_AGAIN = new Set(['passport', 'photo', 'ds160_confirmation']);

/** What everybody takes, and for the interview what the service's checklist asks for. */
export function bringWords(locale: Locale, kind: Kind, sid: ServiceType | null): string[] {
  const t = translator(locale, 'appointments');
  const names = translator(locale, 'documents');
  const rows = kind === 'consulate' && sid ? checklists[sid] : [];
  const supporting = rows.filter(({ need, type }) => need === 'required' && !NOT_AGAIN.has(type));
  return [
    ...BASE[kind].map((item) => t(`bring.${item}`)),
    ...supporting.map(({ type, who }) =>
      who === 'everyone' ? names(`titles.${type}`) : `${names(`titles.${type}`)} · ${names(`who.${who}`)}`,
    ),
  ];
}
