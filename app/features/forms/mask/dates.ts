/** Dates in words: hidden as one thing, and put back in English. */
import { latinDigits } from '#app/i18n/latin-digits.ts';

/** Egypt and the Levant name the months otherwise. */
const TAGS = ['es', 'en', 'ar-EG', 'ar-LB', 'ar-MA'];
const nameOf = (tag: string, month: number) =>
  new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 15)));

const MONTHS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 12 }, (_, month) => month).flatMap((month) => [
    ...TAGS.map((tag) => [nameOf(tag, month).toLowerCase(), nameOf('en', month)] as const),
    ...(month === 8 ? [['setiembre', 'September'] as const] : []),
  ]),
);
const names = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\p{Nd}{1,2})[º°]?\\s+(?:de\\s+|of\\s+|من\\s+)?)?(${names}),?(?:\\s+(?:de\\s+|del\\s+|of\\s+|عام\\s+|سنة\\s+)?(\\p{Nd}{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A month alone names nothing: the service may write it. */
export const dateSpans = (text: string) =>
  [...text.matchAll(DATE)].flatMap(({ 0: found, 1: day, 2: month = '', 3: year, index }) => {
    const parts = [day && String(Number(latinDigits(day))), MONTHS.get(month.toLowerCase()), year && latinDigits(year)];
    return day || year ? [{ start: index, end: index + found.length, back: parts.filter(Boolean).join(' ') }] : [];
  });
