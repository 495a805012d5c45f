/** Dates as people write them: 7/3/1990, 7 mar 1990, 1990-03-07, in any usual order; what is free may be missing. */
import { daysOf, isDate } from '#app/features/forms/engine/dates.ts';
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
  [String(year).padStart(4, '0'), month === undefined ? '' : pad(month), day === undefined ? '' : pad(day)]
    .filter(Boolean)
    .join('-');

/** Two numbers before a year: the day first, in English the month, unless that cannot be. */
function dayAndMonth(first: number, second: number, locale: Locale): [day: number, month: number] {
  const [month, day] = locale === 'en' ? [first, second] : [second, first];
  return month > 12 && day <= 12 ? [month, day] : [day, month];
}

type Parts = { year?: string; month?: number | undefined; day?: number | undefined };

/** What a number and a name stand for; nothing where it cannot be told. */
function partsOf(text: string, locale: Locale): Parts | null {
  // Read with º as o: latinDigits makes one form of all letters.
  const parts = latinDigits(text)
    .replace(/(\d)(st|nd|rd|th|ero|ro|er|\.?[oa°])(?![\p{L}\d])/giu, '$1 ')
    // 7mar1990: a letter beside a digit begins another part.
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L}\.?)(?=\d)/gu, ' ')
    .split(/[\s/.,\-،]+|\bde\b|\bdel\b|\bof\b/u)
    .filter(Boolean);
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (words.length > 1 || numbers.length > 3 || parts.length > 3) return null;
  if (words.length === 1) return fromName(numbers, words[0] ?? '');
  return numbers.length === 1 ? fromOneNumber(numbers[0] ?? '', locale) : fromNumbers(numbers, locale);
}

function fromName(numbers: readonly string[], word: string): Parts | null {
  const month = monthOf(word);
  if (!month || numbers.some((part) => part.length > 4 || part.length === 3)) return null;
  const whole = numbers.find((part) => part.length === 4);
  // Of two short numbers the second is the year, as in 7 mar 90.
  const year = whole ?? (numbers.length === 2 ? numbers[1] : undefined);
  const day = numbers.find((part) => part !== year);
  return { ...(year && { year }), month, day: day === undefined ? undefined : Number(day) };
}

function fromNumbers(numbers: readonly string[], locale: Locale): Parts | null {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.some((part) => part.length > 4 || part.length === 3)) return null;
  if (first.length === 4)
    return { year: first, month: Number(second) || undefined, day: third ? Number(third) : undefined };
  if (numbers.length === 2) return { year: second, month: Number(first) };
  const [day, month] = dayAndMonth(Number(first), Number(second), locale);
  return { year: third, month, day };
}

/** 1990, or all of it without a mark between: 07031990, 19900307. */
function fromOneNumber(digits: string, locale: Locale): Parts | null {
  if (digits.length === 4) return { year: digits };
  if (digits.length !== 8 && digits.length !== 6) return null;
  const cut = (...places: number[]) => places.map((place, n) => digits.slice(place, places[n + 1] ?? digits.length));
  const parts = fromNumbers(cut(0, 2, 4), locale);
  const turned = digits.length === 8 ? fromNumbers(cut(0, 4, 6), locale) : null;
  return turned && !isDate(storedOf(parts)) && isDate(storedOf(turned)) ? turned : parts;
}

const storedOf = (parts: Parts | null) =>
  parts?.year?.length === 4 ? joined(Number(parts.year), parts.month, parts.day) : '';

/** As it is stored; null when it is no date, or less of it is known than must be. */
export function readDate(text: string, locale: Locale, precision: Precision = 'day'): string | null {
  const found = storedOf(partsOf(text, locale));
  return isDate(found, precision) ? found : null;
}

type DateTrouble =
  | { readonly is: 'shortYear' }
  | { readonly is: 'year'; readonly year: string }
  | { readonly is: 'month'; readonly month: number }
  | { readonly is: 'days'; readonly month: string; readonly days: number };

/** Why what was written is no date, where that can be told: 31/02, the month 13, a year of two digits. */
export function dateTrouble(text: string, locale: Locale, precision: Precision = 'day'): DateTrouble | null {
  const parts = partsOf(text, locale);
  if (!parts?.year) return null;
  const { year, month, day } = parts;
  // 7/3 is a day and a month to whoever must write all three.
  const isWhole = precision === 'day' ? day !== undefined : month !== undefined;
  if (year.length < 4) return isWhole ? { is: 'shortYear' } : null;
  if (!isDate(year, 'year, rest free')) return { is: 'year', year };
  if (month === undefined) return null;
  if (month < 1 || month > 12) return { is: 'month', month };
  const stored = joined(Number(year), month);
  const days = Number(daysOf(stored)[1].slice(-2));
  return day !== undefined && (day < 1 || day > days) ? { is: 'days', month: stored, days } : null;
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
