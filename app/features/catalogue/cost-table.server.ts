/** What one person pays in all, in the currency of the place and in dollars: ours, the government's apart, the sum (D2, D26). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import type { Rates } from './country-rules.ts';
import { leftOut } from './facts.server.ts';
import { governmentCost, isQuoteService, quote } from './rules.ts';

/** `isAbout`: converted at a rate, so not to the last unit. */
export type CostCell = { amount: string; isAbout: boolean };
export type CostLine = { what: 'ours' | 'government' | 'total'; label: string; cells: CostCell[] };
/** `leftOut`: what the sum does not hold. */
export type CostTable = { currencies: Currency[]; lines: CostLine[]; leftOut: string | null };

const LINES = ['ours', 'government', 'total'] as const;

/** One column a currency; the authority's own currency joins them where it is another. */
export function costTable(locale: Locale, sid: ServiceType, shown: readonly Currency[], rates: Rates): CostTable {
  const t = translator(locale, 'catalogue');
  const own = governmentCost(sid, 1, 'USD', rates).own?.currency;
  const columns = [...new Set<Currency>([...shown, 'USD'])];
  const said = (amount: string): CostCell => ({ amount, isAbout: false });
  const lineIn = (currency: Currency): Record<(typeof LINES)[number], CostCell> => {
    const government = governmentCost(sid, 1, currency, rates);
    const isAbout = government.paid === 'apart' && own !== currency;
    const money = (amount: number, about = false): CostCell => ({
      amount: formatMoney(locale, { amount, currency }),
      isAbout: about,
    });
    const fee =
      government.paid === 'never'
        ? said(t('cost.none'))
        : government.own
          ? money(government.shown, isAbout)
          : said(t('cost.toConfirm'));
    if (isQuoteService(sid)) return { ours: said(t('cost.toQuote')), government: fee, total: said(t('cost.toQuote')) };
    const price = quote({ sid, currency, number_purchasing: 1, rates });
    return { ours: money(price.ourFee), government: fee, total: money(price.everything ?? price.total, isAbout) };
  };
  const cells = columns.map(lineIn);
  const { paid } = governmentCost(sid, 1, 'USD', rates);
  const labels = {
    ours: t('cost.oursEach'),
    government: t(
      paid === 'included' ? 'cost.governmentIncluded' : paid === 'never' ? 'cost.governmentNone' : 'cost.government',
    ),
    total: t(paid === 'confirmed-later' && !isQuoteService(sid) ? 'cost.totalOurs' : 'cost.total'),
  };
  return {
    currencies: columns,
    lines: LINES.map((what) => ({ what, label: labels[what], cells: cells.map((cell) => cell[what]) })),
    leftOut: leftOut(locale, sid),
  };
}

/** The sum alone, in one currency. */
export const totalIn = (locale: Locale, sid: ServiceType, currency: Currency, rates: Rates): string =>
  costTable(locale, sid, [currency], rates).lines.find(({ what }) => what === 'total')?.cells[0]?.amount ?? '';
