/** What one person pays in all, in one currency: ours, the government's apart, the sum (D2, D26). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import type { Rates } from './country-rules.ts';
import { governmentCost, isQuoteService, quote } from './rules.ts';

/** `isAbout`: converted at a rate, so not to the last unit. */
export type CostLine = { what: 'ours' | 'government' | 'total'; label: string; amount: string; isAbout: boolean };

export function costLines(locale: Locale, sid: ServiceType, currency: Currency, rates: Rates): CostLine[] {
  const t = translator(locale, 'catalogue');
  const government = governmentCost(sid, 1, currency, rates);
  const { paid, own } = government;
  const isAbout = paid === 'apart' && own !== null && own.currency !== currency;
  const money = (amount: number) => formatMoney(locale, { amount, currency });
  const fee = paid === 'never' ? t('cost.none') : own ? money(government.shown) : t('cost.toConfirm');
  const price = isQuoteService(sid) ? null : quote({ sid, currency, number_purchasing: 1, rates });
  return [
    {
      what: 'ours',
      label: t('cost.oursEach'),
      amount: price ? money(price.ourFee) : t('cost.toQuote'),
      isAbout: false,
    },
    { what: 'government', label: governmentLabel(locale, government, currency), amount: fee, isAbout },
    {
      what: 'total',
      label: t(paid === 'confirmed-later' && price ? 'cost.totalOurs' : 'cost.total'),
      amount: price ? money(price.everything ?? price.total) : t('cost.toQuote'),
      isAbout: isAbout && price !== null,
    },
  ];
}

/** A fee in other money than the page's is named in its own: that is what the authority charges. */
function governmentLabel(
  locale: Locale,
  { paid, own }: Pick<ReturnType<typeof governmentCost>, 'paid' | 'own'>,
  currency: Currency,
): string {
  const t = translator(locale, 'catalogue');
  if (paid === 'included') return t('cost.governmentIncluded');
  if (paid === 'never') return t('cost.governmentNone');
  if (!own || own.currency === currency) return t('cost.government');
  return t('cost.governmentOwn', { fee: formatMoney(locale, own) });
}

/** The sum alone. */
export const totalIn = (locale: Locale, sid: ServiceType, currency: Currency, rates: Rates): string =>
  costLines(locale, sid, currency, rates).find(({ what }) => what === 'total')?.amount ?? '';
