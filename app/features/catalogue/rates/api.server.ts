/** Amounts in Canadian dollars by the published rate of the day (spec 7, D41, T35). Nothing is asked of anybody outside here. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { CURRENCIES } from '#content/countries.ts';
import { AMOUNT, toCanadianDollars } from './convert-rules.ts';
import { readRates } from './store.server.ts';

const conversion = z
  .strictObject({
    success: z.literal(true),
    amount: z.number(),
    from: z.enum(CURRENCIES),
    to: z.literal('CAD'),
    /** Canadian dollars for one unit. */
    rate: z.number(),
    converted: z.number(),
    /** The day of the rate. */
    date: z.iso.date(),
    /** The address of who publishes it; nothing for our own table. */
    source: z.string().nullable(),
    /** From our own table, which tells the order of size only. */
    is_fallback: z.boolean(),
    /** Older than rates are trusted. */
    is_old: z.boolean(),
  })
  .openapi('CanadianDollars');

const convert = call({
  method: 'get',
  path: '/payments/convert-to-canadian-dollars/{amount}/{from_currency}',
  summary: 'An amount in Canadian dollars by the last rate that is known, with its day and source',
  request: { params: z.object({ amount: z.string().regex(AMOUNT), from_currency: z.enum(CURRENCIES) }) },
  'x-policy': {
    roles: SIGNED_IN,
    subjectOf: 'none: figures of a published table',
    seconds: 2,
    limits: [{ bucket: 'rates.convert', by: 'actor', max: 120, minutes: 60 }],
  },
  responses: { 200: json(conversion, 'Converted') },
});

export const ratesApi = router().openapi(convert, async (c) => {
  const { amount, from_currency: from } = c.req.valid('param');
  const { rates, as_of, source, isStale } = await readRates(ctxOf(c));
  const figures = {
    amount: Number(amount),
    from,
    to: 'CAD' as const,
    ...toCanadianDollars(Number(amount), from, rates),
  };
  const known = { date: as_of, source, is_fallback: source === null, is_old: isStale };
  return c.json({ success: true as const, ...figures, ...known }, 200);
});
