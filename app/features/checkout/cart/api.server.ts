/** The cart as calls: read with its price, and saved whole (T19, D44). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ofBuyer } from '#app/features/checkout/subjects.server.ts';
import { METHODS } from '#app/features/checkout/view-rules.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { cart, people, productIds, promoCode } from './answers.server.ts';
import { PAYMENT_REFUSALS, saveCart } from './store.server.ts';
import { showCart } from './view.server.ts';

const answered = z.object({ success: z.literal(true), cart });
const query = z.object({ user_id: z.uuid().optional() });

const show = call({
  method: 'get',
  path: '/payments/cart',
  summary: 'The cart of a person with its price; the price holds for 24 hours',
  request: { query },
  'x-policy': { ...ofBuyer, audit: 'cart.read' },
  responses: { 200: json(answered, 'The cart') },
});

const save = call({
  method: 'put',
  path: '/payments/cart',
  summary: 'Save the cart of a person whole; another version answers 409 with what is stored',
  request: {
    query,
    ...body(
      z.object({
        product_ids: productIds,
        number_purchasing: people,
        country: z.string().max(2).nullable(),
        method: z.enum(METHODS),
        promo_or_affiliate_code: promoCode,
        version: z.int().min(0).optional(),
        confirm_party: z.literal(true).optional(),
      }),
    ),
  },
  'x-policy': {
    ...ofBuyer,
    audit: 'cart.save',
    body: SMALL,
    limits: [{ bucket: 'cart.save', by: 'actor', max: 240, minutes: 60 }],
  },
  responses: {
    200: json(answered, 'Saved'),
    409: json(z.object({ success: z.literal(false), message: z.string(), cart }), 'Changed elsewhere meanwhile'),
  },
});

export const cartApi = router()
  .openapi(show, async (c) => {
    const ctx = ctxOf(c);
    if (!ctx.subject) throw new Problem(404);
    return c.json({ success: true as const, cart: await showCart(ctx, ctx.subject.user_id) }, 200);
  })
  .openapi(save, async (c) => {
    const ctx = ctxOf(c);
    if (!ctx.subject) throw new Problem(404);
    const { user_id } = ctx.subject;
    const done = await saveCart(ctx, user_id, c.req.valid('json'));
    const cart = await showCart(ctx, user_id);
    if (done === 'saved') return c.json({ success: true as const, cart }, 200);
    return c.json({ success: false as const, message: PAYMENT_REFUSALS.changed, cart }, 409);
  });
