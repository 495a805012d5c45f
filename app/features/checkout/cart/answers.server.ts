/** The cart as a call answers it, and the pieces of a price that a caller may name (T19). */
import { z } from '@hono/zod-openapi';
import { REASONS } from '#app/features/catalogue/rules.ts';
import { METHODS, ORDER_STATES, PROMO_MESSAGES } from '#app/features/checkout/view-rules.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, CURRENCIES } from '#content/countries.ts';
import { MAX_PARTY } from '#content/limits.ts';

const amount = z.int();
const sid = z.enum(SERVICE_TYPES);
const part = z.object({ count: z.int(), unit: amount, before: amount, reason: z.enum(REASONS) });
const info = { sid, title: z.string(), infoText: z.string(), infoBullets: z.array(z.string()) };
const product = z.object(info);

export const orderShown = z
  .object({
    order_id: z.uuid(),
    state: z.enum(ORDER_STATES),
    method: z.enum(METHODS),
    amount,
    currency: z.string(),
  })
  .openapi('Order');

export const cart = z
  .object({
    user_id: z.uuid(),
    version: z.int(),
    product_ids: z.array(sid),
    number_purchasing: z.int(),
    number_in_party: z.int().nullable(),
    covered: z.int(),
    minors: z.int(),
    country: z.enum(CHECKOUT_COUNTRIES).nullable(),
    countries: z.array(z.object({ code: z.enum(CHECKOUT_COUNTRIES), name: z.string() })),
    method: z.enum(METHODS),
    methods: z.array(z.enum(METHODS)),
    currency: z.enum(CURRENCIES),
    lines: z.array(z.object({ sid, title: z.string(), adults: part, minors: part, before: amount, total: amount })),
    subtotal: amount,
    discount: amount,
    tax: z.object({ rate: z.number(), amount }).nullable(),
    total: amount,
    charge: z.object({ amount, currency: z.enum(CURRENCIES) }),
    government: z.array(
      z.object({
        sid,
        title: z.string(),
        paid: z.enum(['apart', 'included', 'never', 'confirmed-later']),
        own: z.object({ amount, currency: z.string() }).nullable(),
        shown: amount,
        where: z.string().nullable(),
      }),
    ),
    everything: amount.nullable(),
    promo: z.object({ code: z.string(), message: z.enum(PROMO_MESSAGES).nullable(), proportion: z.number() }),
    rate: z
      .object({
        value: z.number(),
        as_of: z.string(),
        attribution: z.object({ name: z.string(), href: z.string() }).nullable(),
        isStale: z.boolean(),
      })
      .nullable(),
    promise: z.object({ present: amount, until: z.iso.datetime() }).nullable(),
    purchased: z.array(z.object({ ...info, people: z.int(), paid_at: z.iso.datetime() })),
    recommended: z.array(z.object({ ...info, unit: amount, before: amount })),
    products: z.array(product),
    order: orderShown.nullable(),
  })
  .openapi('Cart');

/** What can be no number of people is refused before any price is made of it. */
export const people = z.int().min(1).max(MAX_PARTY);
export const productIds = z.array(z.string().max(60)).max(30);
export const promoCode = z.string().max(60).nullable();
