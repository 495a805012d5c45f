/** What a trip costs in all, row by row: ours, the government's apart, the sum (D2; brand: "what does it cost me in all"). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney, type Money } from '#app/i18n/money.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import type { Rates } from './country-rules.ts';
import { leftOut } from './facts.server.ts';
import { type FeeSource, feeSources } from './fee-text.server.ts';
import {
  type GovernmentCost,
  governmentCost,
  governmentFee,
  isQuoteService,
  type PromisedPrice,
  productOf,
  type Quote,
  type QuoteInput,
  quote,
} from './rules.ts';

export type CostRow = { what: 'ours' | 'government' | 'total'; label: string; amount: string; note: string | null };
export type Cost = {
  title: string;
  isQuote: boolean;
  next: string | null;
  rows: CostRow[];
  feeSources: FeeSource[];
};
export type CostInput = {
  sid: ServiceType;
  number_in_party: number;
  minors?: number;
  currency?: Currency;
  promo?: number;
  rates: Rates;
  /** Of whoever is logged in. */
  promised?: PromisedPrice | undefined;
  now?: Date;
};

/** Our prices are in dollars, the authority's in its own money. */
export const isConverted = (sid: ServiceType, currency: Currency) =>
  [governmentFee(sid, 1).own?.currency ?? 'USD', 'USD'].some((own) => own !== currency);

/** Beside what is converted: of which day the rate is (D41). */
export const rateText = (locale: Locale, { source, as_of }: { source: string | null; as_of: string }) =>
  translator(locale, 'pages')(source ? 'places.rate' : 'places.rateFallback', { date: longDate(as_of, locale) });

export function costOf(locale: Locale, input: CostInput): Cost {
  const { sid, number_in_party, minors = 0, currency = 'USD', promo = 0, rates, promised, now } = input;
  const t = translator(locale, 'catalogue');
  const isQuote = isQuoteService(sid);
  const rows = isQuote
    ? quotedRows(locale, number_in_party, governmentCost(sid, number_in_party, currency, rates), currency)
    : pricedRows(locale, { sid, currency, number_purchasing: number_in_party, minors, promo, rates }, promised);
  return {
    title: t('cost.title'),
    isQuote,
    next: isQuote ? t('price.quoteNext') : null,
    rows,
    feeSources: feeSources(locale, productOf(sid), now),
  };
}

function quotedRows(locale: Locale, people: number, government: GovernmentCost, currency: Currency): CostRow[] {
  const t = translator(locale, 'catalogue');
  const toQuote = t('cost.toQuote');
  return [
    { what: 'ours', label: t('cost.ours', { n: people }), amount: toQuote, note: null },
    governmentRow(locale, government, currency),
    { what: 'total', label: t('cost.total'), amount: toQuote, note: null },
  ];
}

function pricedRows(locale: Locale, input: QuoteInput, promised: PromisedPrice | undefined): CostRow[] {
  const t = translator(locale, 'catalogue');
  const { sid, currency, number_purchasing: party } = input;
  const held = (is_minor: boolean) => promised?.({ sid, currency, party, is_minor });
  const price = quote({ ...input, promised: { adults: held(false), minors: held(true) } });
  const present = quote(input);
  const { government, everything, total } = price;
  const money = (amount: number) => formatMoney(locale, { amount, currency });
  const isExact = government.paid !== 'apart' || government.own?.currency === currency;
  const sum = money(everything ?? total);
  return [
    {
      what: 'ours',
      label: t('cost.ours', { n: price.number_purchasing }),
      amount: money(price.ourFee),
      note: ourNote(locale, price, present),
    },
    governmentRow(locale, government, currency),
    {
      what: 'total',
      label: t(everything === null ? 'cost.totalOurs' : 'cost.total'),
      amount: isExact ? sum : t('price.about', { price: sum }),
      note: leftOut(locale, price.sid),
    },
  ];
}

/** What each person pays and why it is less than before; beside a price that we promised what it would be today. */
function ourNote(locale: Locale, price: Quote, present: Quote): string | null {
  const { adults, minors, currency, government, number_purchasing } = price;
  const t = translator(locale, 'catalogue');
  const included = government.paid === 'included' ? government.shown / number_purchasing : 0;
  const each = (unit: number) => formatMoney(locale, { amount: unit - included, currency });
  const lines = [adults, minors].filter(({ count }) => count > 0);
  const reasons = [...new Set(lines.map(({ reason }) => reason))].flatMap((reason) =>
    reason === 'none' ? [] : [t(`reasons.${reason}`)],
  );
  const isMixed = lines.length === 2 && adults.unit !== minors.unit;
  const prices = isMixed
    ? [t('cost.mixed', { adults: each(adults.unit), minors: each(minors.unit) })]
    : number_purchasing > 1
      ? [t('price.perPerson', { price: each((lines[0] ?? adults).unit) })]
      : [];
  const today =
    present.total > price.total
      ? [t('cost.present', { price: formatMoney(locale, { amount: present.ourFee, currency }) })]
      : [];
  return [...prices, ...reasons, ...today].join(' · ') || null;
}

function governmentRow(locale: Locale, { paid, own, shown, family }: GovernmentCost, currency: Currency): CostRow {
  const t = translator(locale, 'catalogue');
  const what = 'government' as const;
  if (paid === 'never') return { what, label: t('cost.governmentNone'), amount: t('cost.none'), note: null };
  if (!own) return { what, label: t('cost.government'), amount: t('cost.toConfirm'), note: null };
  const inOurs: Money = { amount: shown, currency };
  if (paid === 'included')
    return { what, label: t('cost.governmentIncluded'), amount: formatMoney(locale, inOurs), note: null };
  const notes = [
    ...(own.currency === currency ? [] : [t('price.about', { price: formatMoney(locale, inOurs) })]),
    ...(family ? [t('fee.family', { fee: formatMoney(locale, family) })] : []),
  ];
  return { what, label: t('cost.government'), amount: formatMoney(locale, own), note: notes.join(' · ') || null };
}
