/** Services as a screen shows them: finished sentences by destination (spec 2 "Service picker", sign-up cards; D2, D26, D27). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { catalogue, DESTINATIONS, type Destination, type Product, type ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import type { Rates } from './country-rules.ts';
import { type FeeSource, feeSources, feeText } from './fee-text.server.ts';
import { listPrice, type PromisedPrice, productOf, unitPrice } from './rules.ts';

type PriceDisplay = {
  rates: Rates;
  currency?: Currency;
  /** Of whoever is logged in. */
  promised?: PromisedPrice | undefined;
  now?: Date;
};

export type ServiceCard = {
  sid: ServiceType;
  country: Destination;
  title: string;
  shortTitle: string;
  infoText: string;
  /** What sets a plan apart, in a few words. */
  words: string;
  infoBullets: string[];
  /** A service without a price: an adviser writes with one, says `next`. */
  isQuote: boolean;
  next: string | null;
  plan: string | null;
  /** Per person: today's, and the plan's own figure where it is higher (D27); the price before discount is the checkout's. */
  discountedPrice: string | null;
  planPrice: string | null;
  priceText: string;
  /** The plan's figure in words. */
  planText: string | null;
  groupText: string | null;
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
    words: product.plan ? t(`planWords.${product.plan}`) : t(`services.${sid}.infoText`),
    infoBullets: BULLETS.map((number) => t(`services.${sid}.infoBullets.${number}`)),
    plan: product.plan ? t(`plans.${product.plan}`) : null,
    ...(product.price === null ? quoteTexts(locale) : priceTexts(locale, product, shown)),
    feeText: feeText(locale, product),
    feeSources: feeSources(locale, product, shown.now),
  };
}

type Prices = Pick<
  ServiceCard,
  'isQuote' | 'next' | 'discountedPrice' | 'planPrice' | 'priceText' | 'planText' | 'groupText'
>;

function quoteTexts(locale: Locale): Prices {
  const t = translator(locale, 'catalogue');
  const none = { discountedPrice: null, planPrice: null, planText: null, groupText: null };
  return { isQuote: true, next: t('price.quoteNext'), priceText: t('price.quote'), ...none };
}

/** Our price in words; where it holds the government's fee, they say so (D4). */
export const priceText = (locale: Locale, { governmentFee }: Product, price: string) =>
  translator(locale, 'catalogue')(governmentFee.paid === 'included' ? 'price.included' : 'price.ours', { price });

function priceTexts(locale: Locale, product: Product, { currency = 'USD', rates, promised }: PriceDisplay): Prices {
  const t = translator(locale, 'catalogue');
  const money = (amount: number) => formatMoney(locale, { amount, currency });
  const { sid } = product;
  const unitOf = (party: number) =>
    unitPrice(sid, { currency, rates, party, promised: promised?.({ sid, currency, party, is_minor: false }) }).unit;
  const [unit, inGroup] = [unitOf(1), unitOf(3)];
  const plan = listPrice(product, currency);
  const price = money(unit);
  const planPrice = plan !== null && plan > unit ? money(plan) : null;
  return {
    isQuote: false,
    next: null,
    discountedPrice: price,
    planPrice,
    priceText: priceText(locale, product, price),
    planText: planPrice && t('price.plan', { price: planPrice }),
    groupText: inGroup < unit ? t('price.group', { price: money(inGroup) }) : null,
  };
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
