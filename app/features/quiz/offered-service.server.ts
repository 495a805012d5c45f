/** The service that a result leads to: what it is called, what it costs, where it is described. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { productOf, unitPrice } from '#app/features/catalogue/rules.ts';
import { priceText } from '#app/features/catalogue/service-cards.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { pathTo } from '#app/paths.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { type ServicePage, servicePages } from '#content/services/pages.ts';

export const serviceTitle = (locale: Locale, sid: ServiceType) =>
  translator(locale, 'catalogue')(`services.${sid}.title`);

/** What it costs and what comes beside it, in the words of its card; empty for what is quoted. */
export function priceLine<C extends Currency>(
  locale: Locale,
  sid: ServiceType,
  shown: { currency: C; rates: Pick<Rates, 'USD' | C> },
): string {
  const product = productOf(sid);
  if (product.price === null) return '';
  const price = formatMoney(locale, { amount: unitPrice(sid, shown).unit, currency: shown.currency });
  const ours = priceText(locale, product, price);
  const { paid } = product.governmentFee;
  if (paid === 'included') return ours;
  // Without a figure: a result does not name the source of every fee.
  if (paid === 'never') return `${ours} ${translator(locale, 'catalogue')('fee.never')}`;
  return `${ours} ${translator(locale, 'quiz')('result.feeApart')}`;
}

/** The page that sells it, where one does. */
export function servicePath(locale: Locale, sid: ServiceType): string | null {
  const pages: [string, ServicePage][] = Object.entries(servicePages);
  const found = pages.find(([, { services }]) => services.includes(sid));
  return found ? pathTo(found[0] as 'home', locale) : null;
}
