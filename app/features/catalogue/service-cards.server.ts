/** Services as a screen shows them: finished sentences by destination (spec 2 "Service picker", sign-up cards; D2, D26, D27). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { catalogue, DESTINATIONS, type Destination, type Product, type ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import type { Rates } from './country-rules.ts';
import { type FeeSource, feeSources, feeText } from './fee-text.server.ts';
import { listPrice, productOf, unitPrice } from './rules.ts';

export type PriceDisplay = { rates: Rates; currency?: Currency; now?: Date };

export type ServiceCard = {
  sid: ServiceType;
  country: Destination;
  title: string;
  shortTitle: string;
  infoText: string;
  infoBullets: string[];
  /** A service without a price: an adviser writes with one, says `next`. */
  isQuote: boolean;
  next: string | null;
  plan: string | null;
  /** Per person: before discount, today, and the plan's figure; nothing where they would say the same as today's. */
  fullPrice: string | null;
  discountedPrice: string | null;
  planPrice: string | null;
  priceText: string;
  discountText: string | null;
  groupText: string | null;
  /** The same in the pesos of the plan, where it has a figure in them (D27). */
  pesosText: string | null;
  feeText: string;
  feeSources: FeeSource[];
};

const BULLETS = [1, 2, 3, 4] as const;

export function serviceCard(locale: Locale, sid: ServiceType, shown: PriceDisplay): ServiceCard {
  const t = translator(locale, 'catalogue');
  const product = productOf(sid);
  return {
    sid,
    country: product.country,
    title: t(`services.${sid}.title`),
    shortTitle: t(`services.${sid}.shortTitle`),
    infoText: t(`services.${sid}.infoText`),
    infoBullets: BULLETS.map((number) => t(`services.${sid}.infoBullets.${number}`)),
    plan: product.plan ? t(`plans.${product.plan}`) : null,
    ...(product.price === null ? quoteTexts(locale) : priceTexts(locale, product, shown)),
    feeText: feeText(locale, product),
    feeSources: feeSources(locale, product, shown.now),
  };
}

type Prices = Pick<
  ServiceCard,
  | 'isQuote'
  | 'next'
  | 'fullPrice'
  | 'discountedPrice'
  | 'planPrice'
  | 'priceText'
  | 'discountText'
  | 'groupText'
  | 'pesosText'
>;

function quoteTexts(locale: Locale): Prices {
  const t = translator(locale, 'catalogue');
  const none = {
    fullPrice: null,
    discountedPrice: null,
    planPrice: null,
    discountText: null,
    groupText: null,
    pesosText: null,
  };
  return { isQuote: true, next: t('price.quoteNext'), priceText: t('price.quote'), ...none };
}

function priceTexts(locale: Locale, product: Product, { currency = 'USD', rates }: PriceDisplay): Prices {
  const t = translator(locale, 'catalogue');
  const money = (amount: number) => formatMoney(locale, { amount, currency });
  const { unit, before } = unitPrice(product.sid, { currency, rates });
  const inGroup = unitPrice(product.sid, { currency, rates, party: 3 }).unit;
  const plan = listPrice(product, currency);
  const price = money(unit);
  return {
    isQuote: false,
    next: null,
    fullPrice: before > unit ? money(before) : null,
    discountedPrice: price,
    planPrice: plan !== null && plan > unit ? money(plan) : null,
    priceText: t(product.governmentFee.paid === 'included' ? 'price.included' : 'price.ours', { price }),
    discountText: before > unit ? t('price.discount', { before: money(before), price }) : null,
    groupText: inGroup < unit ? t('price.group', { price: money(inGroup) }) : null,
    pesosText: currency === 'USD' ? pesosText(locale, product, rates) : null,
  };
}

function pesosText(locale: Locale, product: Product, rates: Rates): string | null {
  const t = translator(locale, 'catalogue');
  const plan = listPrice(product, 'COP');
  if (plan === null) return null;
  const money = (amount: number) => formatMoney(locale, { amount, currency: 'COP' });
  const { unit } = unitPrice(product.sid, { currency: 'COP', rates });
  const price = money(unit);
  return unit < plan ? t('price.pesosPlan', { price, plan: money(plan) }) : t('price.pesos', { price });
}

export type ServiceGroup = { destination: Destination; name: string; isOpen: boolean; services: ServiceCard[] };

/** The service picker: one section a destination, the United States open. */
export function serviceGroups(locale: Locale, shown: PriceDisplay): ServiceGroup[] {
  const t = translator(locale, 'catalogue');
  return DESTINATIONS.map((destination) => ({
    destination,
    name: t(`destinations.${destination}`),
    isOpen: destination === 'US',
    services: catalogue
      .filter(({ country }) => country === destination)
      .map(({ sid }) => serviceCard(locale, sid, shown)),
  }));
}
