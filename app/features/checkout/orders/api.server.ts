/** Going to pay (spec 7 "Payments", D6): a card intent, a local link, a signature, and how an order stands. */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { phoneLengths } from '#app/features/catalogue/country-rules.ts';
import { orderShown, people, productIds, promoCode } from '#app/features/checkout/cart/answers.server.ts';
import { asCheckoutCountry } from '#app/features/checkout/cart/buyer.server.ts';
import { PAYMENT_REFUSALS, saveCart } from '#app/features/checkout/cart/store.server.ts';
import { ofBuyer, ofOrder } from '#app/features/checkout/subjects.server.ts';
import type { Method } from '#app/features/checkout/view-rules.ts';
import { trackingFields } from '#app/features/tracking/consent/input.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { PROVIDERS } from '#app/integrations/payments/payments.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { safeNext } from '#app/platform/http/safe-next.ts';
import { Problem } from '#app/platform/problem.ts';
import { countries } from '#content/countries.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { readOrder } from './standing.server.ts';
import { openOrder } from './store.server.ts';

const text = z.string().max(200);

/** The payment request of spec 3. Prices, currency and party are ours: what is sent of them is only compared (T19). */
const request = z.object({
  product_ids: productIds,
  number_purchasing: people,
  number_in_party: people.nullish(),
  num_new_applicants: z.int().min(0).max(MAX_PARTY).nullish(),
  promo_or_affiliate_code: promoCode.optional(),
  affiliate_code: trackingFields.affiliate_code,
  country: text.nullish(),
  currency: text.nullish(),
  locale: z.enum(LOCALES).optional(),
  payer: z.object({ id: text.nullish(), name: text.nullish(), phone: text.nullish(), email: text.nullish() }).nullish(),
  fb_capi_entity: z.record(z.string().max(60), text.nullish()).nullish(),
  back_url: z.string().max(2000).nullish(),
  /** Of the cart that the page shows: one that has changed meanwhile is not paid. */
  version: z.int().min(0).optional(),
});
type PaymentRequest = z.infer<typeof request>;

const query = z.object({ user_id: z.uuid().optional() });
const success = z.literal(true);
const limits = [{ bucket: 'payments.create', by: 'actor', max: 300, minutes: 60 }] as const;
/** An order before it is ended, looked at, and this one made: eight seconds each. */
const seconds = 28;
const policy = { ...ofBuyer, audit: 'payments.create', body: SMALL, limits, seconds } as const;
const refusals = {
  409: json(z.object({ success: z.literal(false), message: z.string() }), 'Changed, pending or paid already'),
  502: json(z.object({ success: z.literal(false), message: z.string() }), 'The provider does not answer'),
};

const intent = call({
  method: 'post',
  path: '/payments/create-stripe-payment-intent',
  summary: 'The card payment of a cart; the same cart is the same payment',
  request: { query, ...body(request) },
  'x-policy': policy,
  responses: {
    200: json(
      z.object({
        success,
        clientSecret: z.string(),
        order_id: z.uuid(),
        provider: z.enum(PROVIDERS),
        publishableKey: z.string().nullable(),
        charge: z.object({ amount: z.int(), currency: z.string() }),
      }),
      'The payment',
    ),
    ...refusals,
  },
});

const local = call({
  method: 'post',
  path: '/payments',
  summary: 'The local payment of a cart: a page of the provider, or none where its widget is used',
  request: { query, ...body(request) },
  'x-policy': policy,
  responses: {
    200: json(
      z.object({
        success,
        order_id: z.uuid(),
        provider: z.enum(PROVIDERS),
        data: z.object({ redirect_url: z.string().nullable() }),
      }),
      'The payment',
    ),
    ...refusals,
  },
});

const signature = call({
  method: 'post',
  path: '/payments/generate-wompi-signature',
  summary: 'What the widget needs for the current order of a person: the stored amount, signed (T21)',
  request: { query, ...body(z.object({ order_id: z.uuid() })) },
  'x-policy': { ...ofBuyer, audit: 'payments.sign', body: SMALL, limits },
  responses: {
    200: json(
      z.object({
        success,
        widget: z.record(z.string(), z.union([z.string(), z.number()])),
        scriptUrl: z.string().nullable(),
      }),
      'The widget',
    ),
  },
});

const show = call({
  method: 'get',
  path: '/payments/orders/{order_id}',
  summary: 'How an order stands; while it is open its provider is asked',
  request: { params: z.object({ order_id: z.uuid() }) },
  'x-policy': {
    ...ofOrder,
    audit: 'payments.read',
    limits: [{ bucket: 'payments.read', by: 'actor', max: 600, minutes: 60 }],
    seconds: 15,
  },
  responses: { 200: json(z.object({ success, order: orderShown }), 'The order') },
});

/** The specification's lengths or the national plan's (D31); the number itself is the account's. */
function requirePhone({ payer, country }: PaymentRequest) {
  const code = asCheckoutCountry(country);
  const digits = payer?.phone?.replace(/\D/g, '');
  if (!digits || !code) return;
  const dial = countries.find((one) => one.code === code)?.dial ?? '';
  const national = digits.startsWith(dial) ? digits.slice(dial.length) : digits;
  const lengths = phoneLengths(code);
  if (!lengths.includes(national.length) && !lengths.includes(digits.length))
    throw new Problem(422, undefined, { field: 'payer.phone' });
}

async function open(ctx: Ctx, method: Method, given: PaymentRequest) {
  if (!ctx.subject) throw new Problem(404);
  const { user_id } = ctx.subject;
  requirePhone(given);
  if (given.back_url && !safeNext(given.back_url)) throw new Problem(422, undefined, { field: 'back_url' });
  if (given.product_ids.length === 0) throw new Problem(422, PAYMENT_REFUSALS.noItems, { field: 'product_ids' });
  const { product_ids, number_purchasing, version } = given;
  const saved = await saveCart(ctx, user_id, {
    ...{ product_ids, number_purchasing, method, version, country: given.country || null },
    promo_or_affiliate_code: given.promo_or_affiliate_code ?? null,
  });
  if (saved !== 'saved') throw new Problem(409, PAYMENT_REFUSALS.changed);
  const isOwner = ctx.actor.user_id === user_id;
  // Where staff or somebody else pays, their browser says nothing of how the person came to us.
  const affiliate_code = isOwner ? given.affiliate_code : undefined;
  return openOrder(ctx, {
    ...{ user_id, made_by: ctx.actor.user_id, isOwner, isBlind: version === undefined, affiliate_code },
  });
}

export const ordersApi = router()
  .openapi(intent, async (c) => {
    const { order, provider } = await open(ctxOf(c), 'card', c.req.valid('json'));
    const { order_id, amount, currency, handed_out } = order;
    if (!handed_out?.client_secret) throw new Problem(502, PAYMENT_REFUSALS.error);
    const publishableKey = provider.browser.publicKey ?? null;
    const answer = { clientSecret: handed_out.client_secret, order_id, provider: provider.name, publishableKey };
    return c.json({ success: true as const, ...answer, charge: { amount, currency } }, 200);
  })
  .openapi(local, async (c) => {
    const { order, provider } = await open(ctxOf(c), 'local', c.req.valid('json'));
    const { order_id, handed_out } = order;
    const redirect_url = handed_out?.redirect_url ?? null;
    return c.json({ success: true as const, order_id, provider: provider.name, data: { redirect_url } }, 200);
  })
  .openapi(signature, async (c) => {
    const ctx = ctxOf(c);
    const order = ctx.subject && (await readOrder(ctx, c.req.valid('json').order_id));
    const scriptUrl = (order && ctx.payments.byName(order.provider)?.browser.scriptUrl) ?? null;
    const isTheirs = order && order.user_id === ctx.subject?.user_id && !order.replaced_at;
    if (!order?.handed_out?.widget || !isTheirs) throw new Problem(404);
    return c.json({ success: true as const, widget: order.handed_out.widget, scriptUrl }, 200);
  })
  .openapi(show, async (c) => {
    const order = await readOrder(ctxOf(c), c.req.valid('param').order_id);
    if (!order) throw new Problem(404);
    const { order_id, state, method, amount, currency } = order;
    return c.json({ success: true as const, order: { order_id, state, method, amount, currency } }, 200);
  });
