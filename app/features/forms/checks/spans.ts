/** Months between dates of which the day, or the month, may be unknown: only what holds on every such day counts. */
import { daysOf } from '#app/features/forms/engine/dates.ts';

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months on, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${inYear}-${two(inMonth)}-${two(Math.min(date, lastDay(inYear, inMonth)))}`;
}

/** Whether the later one is surely not at least `least` months after the earlier one, or surely more than `most`. */
export function isOutOfOrder(earlier: string, later: string, { least = 0, most }: { least?: number; most?: number }) {
  const [first, last] = daysOf(earlier);
  const [laterFirst, laterLast] = daysOf(later);
  return laterLast < addMonths(first, least) || (most !== undefined && laterFirst > addMonths(last, most));
}

export type Span = { readonly from: string; readonly to: string };

const byStart = <T extends Span>(spans: readonly T[]): T[] =>
  spans.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** In the order of their beginnings, each with the one before it that ends last. */
function* withReach<T extends Span>(spans: readonly T[]): Generator<[before: T, span: T]> {
  let reach: T | undefined;
  for (const span of byStart(spans)) {
    if (reach) yield [reach, span];
    if (!reach || daysOf(span.to)[1] > daysOf(reach.to)[1]) reach = span;
  }
}

/** Two that share more than `most` months; the one that ends first comes first. */
export const overlapsIn = <T extends Span>(spans: readonly T[], most: number): [first: T, second: T][] =>
  [...withReach(spans)].flatMap(([before, span]): [T, T][] => {
    const [first, second] = daysOf(before.to)[0] <= daysOf(span.to)[0] ? [before, span] : [span, before];
    return daysOf(first.to)[0] > addMonths(daysOf(span.from)[1], most) ? [[first, second]] : [];
  });

/** Two between which more than `most` months are empty, counted from the day `since`. */
export const gapsIn = <T extends Span>(spans: readonly T[], most: number, since: string): [before: T, after: T][] =>
  [...withReach(spans)].filter(([before, span]) => {
    const [, end] = daysOf(before.to);
    return daysOf(span.from)[0] > addMonths(end > since ? end : since, most);
  });
