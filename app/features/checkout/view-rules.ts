/** What a cart costs and what belongs beside it, as the payment page and its calls show it (spec 2 "Payment page", D26, D52). */
import type { Reason } from '#app/features/catalogue/rules.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { CheckoutCountry, Currency } from '#content/countries.ts';

export const METHODS = ['card', 'local'] as const;
export type Method = (typeof METHODS)[number];

/** Words of the server about a code: each is the key of a text (spec 8). */
export const PROMO_MESSAGES = [
  'promo-code-applied',
  'promo-code-no-help',
  'invalid-promo-code',
  'promo-code-ended',
  'promo-code-used-up',
  'promo-code-card-only',
  'promo-code-local-only',
  'promo-code-more-people',
] as const;
export type PromoMessage = (typeof PROMO_MESSAGES)[number];

/** Integers in minor units of `currency`. */
export type LinePart = { count: number; unit: number; before: number; reason: Reason };

export type CartLine = {
  sid: ServiceType;
  title: string;
  adults: LinePart;
  minors: LinePart;
  /** For all its people, before and after what is taken off. */
  before: number;
  total: number;
};

export type GovernmentLine = {
  sid: ServiceType;
  title: string;
  paid: 'apart' | 'included' | 'never' | 'confirmed-later';
  /** For all its people, in the authority's money. */
  own: { amount: number; currency: string } | null;
  /** About as much in the money of the page. */
  shown: number;
  /** When and where it is paid. */
  where: string | null;
};

export type ProductInfo = { sid: ServiceType; title: string; infoText: string; infoBullets: string[] };

export type CartView = {
  user_id: string;
  version: number;
  product_ids: ServiceType[];
  /** For how many is bought now; how many travel; how many of them an earlier purchase of the own service covers. */
  number_purchasing: number;
  number_in_party: number | null;
  covered: number;
  minors: number;
  country: CheckoutCountry | null;
  countries: { code: CheckoutCountry; name: string }[];
  method: Method;
  /** The ways to pay that somebody takes here; none while payments are off. */
  methods: Method[];
  /** The money of the page. */
  currency: Currency;
  lines: CartLine[];
  subtotal: number;
  discount: number;
  tax: { rate: number; amount: number } | null;
  total: number;
  /** What is charged: dollars by card, the money of the page otherwise (D52). */
  charge: { amount: number; currency: Currency };
  government: GovernmentLine[];
  /** Ours and the government's; nothing where a fee is told later. */
  everything: number | null;
  promo: { code: string; message: PromoMessage | null; proportion: number };
  rate: { value: number; as_of: string; attribution: { name: string; href: string } | null; isStale: boolean } | null;
  /** The present price is higher than the one we promised: what it would be now, and until when ours holds. */
  promise: { present: number; until: string } | null;
  purchased: (ProductInfo & { people: number; paid_at: string })[];
  recommended: (ProductInfo & { unit: number; before: number })[];
  products: ProductInfo[];
  /** The newest order, while something is to be said of it. */
  order: { order_id: string; state: OrderState; method: Method; amount: number; currency: string } | null;
};

export const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
