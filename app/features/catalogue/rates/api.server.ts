/** Amounts in Canadian dollars by the published rate of the day (spec 7, D41, T35). Nothing is asked of anybody outside here. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { line } from '#app/platform/input.ts';
import { CURRENCIES } from '#content/countries.ts';
import { AMOUNT, toCanadianDollars } from './convert-rules.ts';
import { ratesFor, readRates } from './store.server.ts';
import { takeBackRate, writeRate } from './write.server.ts';

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

const admin = {
  roles: ['admin'],
  subjectOf: 'none: figures of a published table',
  body: SMALL,
  limits: [{ bucket: 'rates.actor', by: 'actor', max: 60, minutes: 60 }],
} as const;
const params = z.object({ currency: z.enum(CURRENCIES).exclude(['USD']) });
/** As a table has it: more than six figures after the point tell nothing. */
const rate = z.number().positive().max(10_000_000);
const reason = line(300);

const write = call({
  method: 'put',
  path: '/admin/rates/{currency}',
  summary: 'Write a rate by hand: it holds until rates of a later day are published',
  request: {
    params,
    ...body(
      z
        .strictObject({
          rate: rate.openapi({ description: 'Units of the currency for one US dollar' }),
          seen: rate.openapi({ description: 'The rate as it was read' }),
          reason,
          is_sure: z.boolean().default(false).openapi({ description: 'More than a fifth away from what is published' }),
        })
        .openapi('RateByHand'),
    ),
  },
  'x-policy': { ...admin, audit: 'rates.write' },
  responses: { 200: json(done, 'Written'), 409: refused('It has changed, or is far from what is published') },
});

const takeBack = call({
  method: 'post',
  path: '/admin/rates/{currency}/take-back',
  summary: 'Show the published rate again instead of the one by hand',
  request: { params, ...body(z.strictObject({ reason })) },
  'x-policy': { ...admin, audit: 'rates.take-back' },
  responses: { 200: json(done, 'As published') },
});

export const ratesApi = router()
  .openapi(write, async (c) => {
    await writeRate(ctxOf(c), c.req.valid('param').currency, c.req.valid('json'));
    return c.json(said('Rate written'), 200);
  })
  .openapi(takeBack, async (c) => {
    await takeBackRate(ctxOf(c), c.req.valid('param').currency, c.req.valid('json').reason);
    return c.json(said('Rate taken back'), 200);
  })
  .openapi(convert, async (c) => {
    const { amount, from_currency: from } = c.req.valid('param');
    const dated = await readRates(ctxOf(c));
    const { rates, as_of, source, isStale } = ratesFor(dated, from in dated.manual ? from : 'CAD');
    const figures = {
      amount: Number(amount),
      from,
      to: 'CAD' as const,
      ...toCanadianDollars(Number(amount), from, rates),
    };
    const known = { date: as_of, source, is_fallback: source === null, is_old: isStale };
    return c.json({ success: true as const, ...figures, ...known }, 200);
  });
