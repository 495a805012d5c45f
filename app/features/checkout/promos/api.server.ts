/** The check of a code (spec 7 "Payments"): validity and proportion, ten an hour and address (T25, Q24). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { METHODS, PROMO_MESSAGES } from '#app/features/checkout/view-rules.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { promoRefusal } from './rules.ts';
import { readHeldCode, readPromo } from './store.server.ts';

const check = call({
  method: 'get',
  path: '/payments/promos/{promo_code}',
  summary: 'Whether a code counts now, and its proportion; the message is the key of a text',
  request: {
    params: z.object({ promo_code: z.string().max(60) }),
    query: z.object({
      method: z.enum(METHODS).default('card'),
      number_purchasing: z.coerce.number().int().min(1).max(MAX_PARTY).default(1),
    }),
  },
  'x-policy': {
    roles: ANYONE,
    subjectOf: 'none: a code is nobody’s',
    limits: [{ bucket: 'promos.check', by: 'address', max: 10, minutes: 60 }],
  },
  responses: {
    200: json(
      z.object({ success: z.boolean(), discount_proportion: z.number(), message: z.enum(PROMO_MESSAGES) }),
      'Whether it counts',
    ),
  },
});

export const promosApi = router().openapi(check, async (c) => {
  const ctx = ctxOf(c);
  const { method, number_purchasing } = c.req.valid('query');
  const promo = await readPromo(ctx.db, c.req.valid('param').promo_code);
  const { user_id } = ctx.actor;
  const heldCode = user_id ? await readHeldCode(ctx.db, user_id) : null;
  const isHeld = promo !== null && promo.code === heldCode;
  const refusal = promoRefusal(promo, { method, people: number_purchasing, now: ctx.now }, isHeld);
  if (!promo || refusal)
    return c.json({ success: false, discount_proportion: 0, message: refusal ?? 'invalid-promo-code' }, 200);
  return c.json({ success: true, discount_proportion: promo.proportion, message: 'promo-code-applied' as const }, 200);
});
