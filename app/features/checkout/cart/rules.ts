/** A cart priced: every product by the one price function, in the money of the page and in dollars (D26, D41, D52). Pure. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import {
  inDollars,
  listPrice,
  type PromisedPrice,
  productOf,
  type Quote,
  quote,
  taxOn,
} from '#app/features/catalogue/rules.ts';
import type { Method } from '#app/features/checkout/view-rules.ts';
import { catalogue, SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { MAX_PARTY } from '#content/limits.ts';

/** In the cart of somebody whose service changes the new one stands: it is stored by this word. */
export const OWN_SERVICE = 'own';

const isServiceType = (sid: string): sid is ServiceType => SERVICE_TYPES.some((one) => one === sid);

/** What can be bought: a service with a price, each once, in the order of the catalogue. */
export const sellable = (ids: readonly string[]): ServiceType[] =>
  catalogue.filter(({ sid, price }) => price !== null && ids.includes(sid)).map(({ sid }) => sid);

/** Stored words as products of today. */
export const productsOf = (stored: readonly string[], own: ServiceType | null): ServiceType[] =>
  sellable(stored.flatMap((word) => (word === OWN_SERVICE ? (own ?? []) : isServiceType(word) ? word : [])));

export const storedAs = (sids: readonly ServiceType[], own: ServiceType | null): string[] =>
  sids.map((sid) => (sid === own ? OWN_SERVICE : sid));

export type CartInput = {
  sids: readonly ServiceType[];
  currency: Currency;
  method: Method;
  rates: Rates;
  number_purchasing: number;
  /** Of those who travel, the head first. */
  seats: readonly { is_minor: boolean }[];
  coveredOf: (sid: ServiceType) => number;
  promo: number;
  promised: PromisedPrice;
  taxRate: number;
};

/** Minors among those for whom it is bought: whoever is covered comes first in the order of seats. */
export const minorsAmong = (seats: CartInput['seats'], covered: number, number_purchasing: number) =>
  seats.slice(covered, covered + number_purchasing).filter(({ is_minor }) => is_minor).length;

function lineOf(input: CartInput, sid: ServiceType, currency: Currency, atMost?: Quote): Quote {
  const { rates, number_purchasing, promo } = input;
  const covered = input.coveredOf(sid);
  const party = covered + number_purchasing;
  const held = (is_minor: boolean) => {
    const promised = input.promised({ sid, currency, party, is_minor });
    if (!atMost) return promised;
    // A card is charged in dollars, and never more than what was shown at home: a list price or a promise (D52).
    const shown = is_minor ? atMost.minors : atMost.adults;
    const list = listPrice(productOf(sid), atMost.currency);
    const caps = [
      ...(list === null ? [] : [inDollars(list, atMost.currency, rates)]),
      ...(shown.reason === 'promise' ? [inDollars(shown.unit, atMost.currency, rates)] : []),
      ...(promised === undefined ? [] : [promised]),
    ];
    return caps.length > 0 ? Math.min(...caps) : undefined;
  };
  return quote({
    ...{ sid, currency, number_purchasing, covered, promo, rates },
    minors: minorsAmong(input.seats, covered, number_purchasing),
    promised: { adults: held(false), minors: held(true) },
  });
}

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0);

export function priceCart(input: CartInput) {
  const { sids, currency, method, rates, taxRate } = input;
  const lines = sids.map((sid) => lineOf(input, sid, currency));
  const isInDollars = method === 'card' && currency !== 'USD';
  const charged = isInDollars ? lines.map((line) => lineOf(input, line.sid, 'USD', line)) : lines;
  const subtotal = sum(lines, (line) => line.subtotal);
  const net = sum(lines, ({ total }) => total);
  const chargedNet = sum(charged, ({ total }) => total);
  const tax = net > 0 && taxRate > 0 ? { rate: taxRate, amount: taxOn(net, taxRate) } : null;
  const chargedTax = tax ? taxOn(chargedNet, taxRate) : 0;
  const total = net + (tax?.amount ?? 0);
  const apart = lines.map(({ government }) => (government.paid === 'apart' ? government.shown : 0));
  const isOpen = lines.some(({ government }) => government.paid === 'confirmed-later');
  return {
    currency,
    rate: rates[currency],
    lines,
    subtotal,
    discount: subtotal - net,
    tax,
    total,
    charged: {
      lines: charged,
      tax: chargedTax,
      amount: chargedNet + chargedTax,
      currency: method === 'card' ? ('USD' as const) : currency,
    },
    everything: isOpen ? null : total + sum(apart, (shown) => shown),
    promoHelps: lines.some(({ promoHelps }) => promoHelps),
  };
}
export type PricedCart = ReturnType<typeof priceCart>;

/** How many more can be bought for. */
export const mostPurchasing = (covered: number) => Math.max(1, MAX_PARTY - covered);
