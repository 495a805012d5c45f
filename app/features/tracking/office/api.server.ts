/** Events and attribution for staff; who has looked is on record. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { rangeOf } from '#app/features/tracking/conversions/rules.ts';
import { CONVERSION_EVENTS, SINKS } from '#app/features/tracking/events.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { attributionCsv, attributionRow, MOST_ROWS, readAttribution } from './attribution.server.ts';
import { DELIVERY_STATES, listEvents, MOST_RESENT, resend, resendParked, shownEvent } from './store.server.ts';

const eventCursor = cursor(z.object({ created_at: cursorInstant, event_id: z.uuid() }));

const list = call({
  method: 'get',
  path: '/admin/conversion-events',
  summary: 'Events, newest first, each with what its receivers were told, or why they were not',
  request: {
    query: z.object({
      limit: pageSize,
      before: eventCursor.optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      sink: z.enum(SINKS).optional(),
      event: z.enum(CONVERSION_EVENTS).optional(),
    }),
  },
  'x-policy': { roles: ['admin'], audit: 'conversion-events.list' },
  responses: {
    200: json(
      z.object({ success: z.literal(true), events: z.array(shownEvent), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const again = call({
  method: 'post',
  path: '/admin/conversion-events/{event_id}/resend',
  summary: 'Try again what was parked or skipped; it is asked anew whether it may leave',
  request: { params: z.object({ event_id: z.uuid() }), query: z.object({ sink: z.enum(SINKS).optional() }) },
  'x-policy': { roles: ['admin'], subjectOf: 'none: an event is looked at by staff alone' },
  responses: {
    200: json(z.object({ success: z.literal(true), sinks: z.array(z.enum(SINKS)) }), 'Queued'),
    409: refused('Sent already, or on its way'),
  },
});

const allAgain = call({
  method: 'post',
  path: '/admin/conversion-events/resend-parked',
  summary: `Try again what is parked of one receiver, the oldest first, at most ${MOST_RESENT} at once`,
  request: body(z.strictObject({ sink: z.enum(SINKS) }).openapi('ResendParked')),
  'x-policy': {
    ...{ roles: ['admin'], body: SMALL },
    limits: [{ bucket: 'events.resend', by: 'actor', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), count: z.int(), left: z.int() }),
      'How many are on their way, and how many are still parked',
    ),
  },
});

const days = z.object({
  start_date: z.iso.date().optional().openapi({ description: 'Twelve weeks before the last day where none is given' }),
  end_date: z.iso.date().optional().openapi({ description: 'The last day, included; today where none is given' }),
});
const policy = { roles: ['admin'], audit: 'attribution.read' } as const;

const attribution = call({
  method: 'get',
  path: '/admin/attribution',
  summary: 'Leads, sign-ups and purchases by week, source, campaign and landing page',
  request: { query: days },
  'x-policy': policy,
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        rows: z.array(attributionRow),
        is_cut: z.boolean().openapi({ description: `More than ${MOST_ROWS} rows: ask for fewer days` }),
      }),
      'Newest week first',
    ),
  },
});

const attributionFile = call({
  method: 'get',
  path: '/admin/attribution.csv',
  summary: 'The same for spreadsheets',
  request: { query: days },
  'x-policy': policy,
  responses: { 200: { description: 'With a line of names', content: { 'text/csv': { schema: z.string() } } } },
});

export const USUAL_DAYS = 12 * 7;

function rangeAsked({ start_date, end_date }: z.infer<typeof days>, now: Date) {
  const range = rangeOf({ startDate: start_date, endDate: end_date }, now, USUAL_DAYS);
  if (!range) throw new Problem(422, undefined, { field: 'end_date' });
  return range;
}

export const trackingApi = router()
  .openapi(list, async (c) => {
    const query = c.req.valid('query');
    const events = await listEvents(ctxOf(c), query);
    const last = events.at(-1);
    const isFull = events.length === query.limit;
    const next = last && isFull ? sealCursor({ created_at: last.created_at, event_id: last.event_id }) : null;
    return c.json({ success: true as const, events: asJson(events), next }, 200);
  })
  .openapi(again, async (c) => {
    const sinks = await resend(ctxOf(c), c.req.valid('param').event_id, c.req.valid('query').sink);
    return c.json({ success: true as const, sinks }, 200);
  })
  .openapi(allAgain, async (c) => {
    const { count, left } = await resendParked(ctxOf(c), c.req.valid('json').sink);
    return c.json({ success: true as const, count, left }, 200);
  })
  .openapi(attribution, async (c) => {
    const ctx = ctxOf(c);
    const rows = await readAttribution(ctx, rangeAsked(c.req.valid('query'), ctx.now));
    return c.json({ success: true as const, rows, is_cut: rows.length === MOST_ROWS }, 200);
  })
  .openapi(attributionFile, async (c) => {
    const ctx = ctxOf(c);
    const rows = await readAttribution(ctx, rangeAsked(c.req.valid('query'), ctx.now));
    return c.body(attributionCsv(rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="attribution-${ctx.now.toISOString().slice(0, 10)}.csv"`,
    }) as never;
  });
