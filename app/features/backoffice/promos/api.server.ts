/** Codes that lower a price: an admin makes, limits and ends them (D28, T25). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { MADE_KINDS } from './rules.ts';
import { changePromo, makePromo, promo } from './store.server.ts';

const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '2000')
  .transform((text) => new Date(text))
  .nullable();
const uses = z.int().min(1).max(1_000_000).nullable();

export const newPromo = {
  code: z
    .string()
    .max(60)
    .optional()
    .openapi({ description: 'Letters, figures and dashes; made up where none is given' }),
  kind: z.enum(MADE_KINDS).default('promo'),
  proportion: z.number().min(0.01).max(1).openapi({ description: 'Of the price before discount' }),
  method: z.enum(['any', 'card', 'local']).default('any'),
  least_people: z.int().min(1).max(MAX_PARTY).default(1),
  max_uses: uses.default(null),
  starts_at: instant.default(null),
  ends_at: instant.default(null),
};

const limits = [{ bucket: 'promos.actor', by: 'actor', max: 120, minutes: 60 }] as const;
const admin = { roles: ['admin'], body: SMALL, limits } as const;
const one = (what: string) => json(z.strictObject({ success: z.literal(true), promo }), what);

const make = call({
  method: 'post',
  path: '/admin/promos',
  summary: 'Make a code',
  request: body(z.strictObject(newPromo).openapi('NewPromo')),
  'x-policy': { ...admin, audit: 'promo.made' },
  responses: { 200: one('Made'), 409: refused('There is such a code') },
});

const change = call({
  method: 'put',
  path: '/admin/promos/{promo_code}',
  summary: 'Limit a code, end it, or turn it off and on; orders that have it keep it',
  request: {
    params: z.object({ promo_code: z.string().max(60) }),
    ...body(
      z
        .strictObject({ max_uses: uses.optional(), ends_at: instant.optional(), is_on: z.boolean().optional() })
        .openapi('PromoChange'),
    ),
  },
  'x-policy': { ...admin, subjectOf: 'none: a code is nobody’s', audit: 'promo.changed' },
  responses: { 200: one('As it stands') },
});

export const officePromosApi = router()
  .openapi(make, async (c) => {
    const ctx = ctxOf(c);
    const made = await ctx.db.transaction((tx) => makePromo(ctx, tx, c.req.valid('json')));
    return c.json({ success: true as const, promo: asJson(made) }, 200);
  })
  .openapi(change, async (c) => {
    const { max_uses, ends_at, is_on } = c.req.valid('json');
    const wanted = {
      ...(max_uses !== undefined && { max_uses }),
      ...(ends_at !== undefined && { ends_at }),
      ...(is_on !== undefined && { is_on }),
    };
    const changed = await changePromo(ctxOf(c), c.req.valid('param').promo_code, wanted);
    return c.json({ success: true as const, promo: asJson(changed) }, 200);
  });
