/** Filters of the money screens as they stand in the address, and money as staff type it. Pure. */
import { type Currency, currencies } from '#content/countries.ts';

export const MONEY_FILTERS = ['all', 'manual', 'refunded', 'disputed', 'orders'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

const isDay = (text: string | null) =>
  Boolean(text && /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));

/** Whatever else stands in the address counts for nothing. */
export function filterIn(query: URLSearchParams) {
  const show = query.get('show');
  const [start, end] = [query.get('start_date'), query.get('end_date')];
  return {
    filter: MONEY_FILTERS.find((one) => one === show) ?? ('all' as const),
    start_date: isDay(start) ? (start ?? '') : '',
    end_date: isDay(end) ? (end ?? '') : '',
  };
}
export type FilterInput = ReturnType<typeof filterIn>;

/** "400.000", "400,000", "97.50" in minor units; null for what is no sum of this currency. */
export function minorUnitsOf(text: string, currency: Currency): number | null {
  const { decimals } = currencies[currency];
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  const parts = /^(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!parts) return null;
  const [, whole = '', cents = ''] = parts;
  if (cents && decimals === 0) return null;
  const amount = Number(whole.replace(/\D/g, '')) * 10 ** decimals + Number(cents.padEnd(decimals, '0') || 0);
  return amount >= 1 && amount <= 1_000_000_000 ? amount : null;
}
