/** Dates as people write them: 7/3/1990, 7 mar 1990, 1990-03-07, in any usual order; what is free may be missing. */
import { isDate } from '#app/features/forms/engine/dates.ts';
import { bareLetters } from '#app/i18n/bare-letters.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Precision } from '#content/forms/definition.ts';

const NAMED_IN = ['es', 'en', 'pt', 'ar', 'ar-LB', 'ar-MA'];

const bare = (word: string) => bareLetters(word).replaceAll('.', '');

let months: Map<string, number> | undefined;
/** Names of the months in our languages, whole and short. */
function monthNames(): Map<string, number> {
  months ??= new Map(
    NAMED_IN.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, n): [string, number] => [
          bare(format.format(Date.UTC(2024, n, 15))),
          n + 1,
        ]);
      }),
    ),
  );
  return months;
}

/** The month that a word means: its name, or the first three letters of it at least. */
function monthOf(word: string): number | undefined {
  const written = bare(word);
  const known = monthNames().get(written);
  if (known || written.length < 3) return known;
  return [...monthNames()].find(([name]) => name.startsWith(written))?.[1];
}

const pad = (part: number) => String(part).padStart(2, '0');
const joined = (year: number, month?: number, day?: number) =>
  [String(year), month && pad(month), month && day && pad(day)].filter(Boolean).join('-');

/** Two numbers before a year: the day first, in English the month, unless that cannot be. */
function dayAndMonth(first: number, second: number, locale: Locale): [day: number, month: number] {
  const [month, day] = locale === 'en' ? [first, second] : [second, first];
  return month > 12 && day <= 12 ? [month, day] : [day, month];
}

/** As it is stored; null when it is no date, or less of it is known than must be. */
export function readDate(text: string, locale: Locale, precision: Precision = 'day'): string | null {
  const parts = latinDigits(text)
    .split(/[\s/.,\-،]+|\bde\b|\bdel\b|\bof\b/u)
    .filter(Boolean)
    .map((part) => part.replace(/^(\d+)(st|nd|rd|th|º|°|ª)$/i, '$1'));
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (numbers.length + words.length !== parts.length || words.length > 1 || parts.length > 3) return null;
  const found = words.length === 1 ? fromName(numbers, words[0] ?? '') : fromNumbers(numbers, locale);
  return found && isDate(found, precision) ? found : null;
}

function fromName(numbers: readonly string[], word: string): string | null {
  const month = monthOf(word);
  const year = numbers.find((part) => part.length === 4);
  const day = numbers.find((part) => part.length < 3);
  return month && year ? joined(Number(year), month, day === undefined ? undefined : Number(day)) : null;
}

function fromNumbers(numbers: readonly string[], locale: Locale): string | null {
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return joined(Number(first), Number(second) || undefined, Number(third) || undefined);
  if (numbers.length === 2 && second.length === 4) return joined(Number(second), Number(first));
  if (numbers.length !== 3 || third.length !== 4) return null;
  const [day, month] = dayAndMonth(Number(first), Number(second), locale);
  return joined(Number(third), month, day);
}

/** As it stands in the field: numbers in the usual order of the language. */
export function shortDate(stored: string, locale: Locale): string {
  if (!isDate(stored, 'year, rest free')) return stored;
  const [year, month, day] = stored.split('-');
  if (!month) return stored;
  if (!day) return `${month}/${year}`;
  return locale === 'en' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** In words, so that nobody mistakes the month for the day. */
export function dateInWords(stored: string, locale: Locale): string {
  const [year = '', month, day] = stored.split('-');
  const format = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale === 'es' ? 'es-419' : 'en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' as const }),
    ...(day && { day: 'numeric' as const }),
  });
  return format.format(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
}
