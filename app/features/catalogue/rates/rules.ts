/** When published rates may take the place of those we have, and when they have grown old (D2, D26). */

import { fallbackRates, type Rates } from '#app/features/catalogue/country-rules.ts';
import { CURRENCIES, type Currency, ratesAsOf } from '#content/countries.ts';
import { isPastShelfLife } from '#content/shelf-life.ts';

const DAY = 86_400_000;
const RATES_SHELF_LIFE_DAYS = 7;

/** Within a week. Beyond it we rather believe in a mistake than in the figure. */
export const MOST_CHANGE = 0.2;
/** The fallback table only tells the order of size, and so does what has grown old. */
export const MOST_FACTOR = 3;

/** The older what we have, the more may have changed: a devaluation is believed in after some weeks, not never. */
function mostFactor(as_of: string, now: Date) {
  const weeks = Math.max(1, (now.getTime() - Date.parse(as_of)) / (RATES_SHELF_LIFE_DAYS * DAY));
  return Math.min(MOST_FACTOR, 1 + MOST_CHANGE * weeks);
}

export const isStaleRates = (as_of: string, now: Date) => isPastShelfLife(as_of, RATES_SHELF_LIFE_DAYS, now);

export const isWholeTable = (rates: Record<string, number>): rates is Rates =>
  CURRENCIES.every((one) => Number.isFinite(rates[one]) && Number(rates[one]) > 0);

/** Why they are refused as a whole; nothing when they may be used. A rounding error does not decide at the very edge. */
export function refusedBecause(
  { rates, as_of }: { rates: Record<string, number>; as_of: string },
  last: { rates: Rates; as_of: string } | null,
  now: Date,
): string | null {
  if (!isWholeTable(rates)) return 'a currency has no rate';
  if (rates.USD !== 1) return 'one dollar is not one dollar';
  if (!(Date.parse(as_of) <= now.getTime() + DAY)) return `${as_of} has not come yet`;
  const known = last ?? { rates: fallbackRates, as_of: ratesAsOf };
  if (as_of < known.as_of) return `${as_of} is older than what we have`;
  const most = last ? mostFactor(last.as_of, now) : MOST_FACTOR;
  const wild = CURRENCIES.find((one) => {
    const factor = rates[one] / known.rates[one];
    return factor < 1 / most - 1e-9 || factor > most + 1e-9;
  });
  return wild ? `${wild} went from ${known.rates[wild]} to ${rates[wild]}` : null;
}

const NAMES: Record<string, string> = { 'www.exchangerate-api.com': 'ExchangeRate-API' };

/** How the page names who publishes the rates; nothing for our own table. */
export function attributionOf(source: string | null): { name: string; href: string } | null {
  if (!source || !URL.canParse(source)) return null;
  const { hostname, protocol, href } = new URL(source);
  return protocol === 'https:' ? { name: NAMES[hostname] ?? hostname, href } : null;
}

/** A rate that an admin wrote in place of the published one; it holds until rates of a later day are published. */
export type ManualRate = { rate: number; published: number; written_at: Date };

/** Beside the rates of a day: what was published instead of a rate by hand, and the instant at which it was written. */
const PUBLISHED = 'published:';
const WRITTEN = 'written:';

export type StoredRates = Readonly<Record<string, number>>;

export function manualIn(stored: StoredRates): Partial<Record<Currency, ManualRate>> {
  const found: Partial<Record<Currency, ManualRate>> = {};
  for (const currency of CURRENCIES) {
    const [rate, published, written] = [stored[currency], stored[PUBLISHED + currency], stored[WRITTEN + currency]];
    if (rate && published && written) found[currency] = { rate, published, written_at: new Date(written) };
  }
  return found;
}

/** The rates alone, as they are shown. */
export const shownRates = (stored: StoredRates): Record<Currency, number> =>
  Object.fromEntries(CURRENCIES.map((one) => [one, stored[one] ?? Number.NaN])) as Record<Currency, number>;

/** As they were published, whatever was written by hand. */
export const publishedRates = (stored: StoredRates): Record<Currency, number> =>
  Object.fromEntries(CURRENCIES.map((one) => [one, stored[PUBLISHED + one] ?? stored[one] ?? Number.NaN])) as Record<
    Currency,
    number
  >;

/** Rates of a day with what was written by hand on top. */
export const withManual = (published: StoredRates, manual: Partial<Record<Currency, ManualRate>>): StoredRates => ({
  ...publishedRates(published),
  ...Object.fromEntries(
    CURRENCIES.flatMap((one) => {
      const { rate, written_at } = manual[one] ?? {};
      if (!rate || !written_at) return [];
      return [
        [one, rate],
        [PUBLISHED + one, publishedRates(published)[one]],
        [WRITTEN + one, written_at.getTime()],
      ];
    }),
  ),
});

type ManualVerdict = 'fine' | 'ask' | 'refused';

/** Up to a fifth away from the published rate as it is, up to three times on a second word, beyond it never. */
export function manualVerdict(rate: number, published: number): ManualVerdict {
  const factor = rate / published;
  const within = (most: number) => factor >= 1 / most - 1e-9 && factor <= most + 1e-9;
  if (!(rate > 0) || !Number.isFinite(factor) || !within(MOST_FACTOR)) return 'refused';
  return within(1 + MOST_CHANGE) ? 'fine' : 'ask';
}
