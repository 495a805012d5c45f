/** What staff see of events: which left, which did not and why, and what their bodies said (Q48). */
import { z } from '@hono/zod-openapi';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { queueOf } from '#app/features/tracking/events.server.ts';
import type { ConversionEvent, Sink } from '#app/features/tracking/events.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { conversion_events, event_deliveries } from '#db/schema.server.ts';

export const DELIVERY_STATES = ['waiting', 'sent', 'skipped', 'parked'] as const;
type DeliveryState = (typeof DELIVERY_STATES)[number];

const ofEvent = answerFields({
  event_id: [conversion_events.event_id, z.uuid()],
  event: [conversion_events.event, z.string()],
  user_id: [conversion_events.user_id, z.uuid().nullable()],
  lead_id: [conversion_events.lead_id, z.uuid().nullable()],
  value: [sql<number | null>`(${conversion_events.data}->>'value')::float`, z.number().nullable()],
  created_at: [conversion_events.created_at, z.iso.datetime()],
});
const ofDelivery = answerFields({
  sink: [event_deliveries.sink, z.string()],
  state: [event_deliveries.state, z.enum(DELIVERY_STATES)],
  reason: [event_deliveries.reason, z.string().nullable()],
  tries: [event_deliveries.tries, z.number()],
  payload: [event_deliveries.payload, z.record(z.string(), z.unknown()).nullable()],
  settled_at: [event_deliveries.settled_at, z.iso.datetime().nullable()],
});
export const shownEvent = ofEvent.schema.extend({ deliveries: z.array(ofDelivery.schema) }).openapi('ConversionEvent');

type EventQuery = {
  limit: number;
  before?: { created_at: string; event_id: string } | undefined;
  state?: DeliveryState | undefined;
  sink?: Sink | undefined;
  event?: ConversionEvent | undefined;
};

/** Those with a delivery of this kind: few wait or are parked, and an index holds them. */
function whichOf(ctx: Ctx, { state, sink }: EventQuery): SQL | undefined {
  if (!state && !sink) return undefined;
  const kind = and(state && eq(event_deliveries.state, state), sink && eq(event_deliveries.sink, sink));
  return inArray(
    conversion_events.event_id,
    ctx.db.select({ event_id: event_deliveries.event_id }).from(event_deliveries).where(kind),
  );
}

/** Newest first, by key. */
export function pageOfEvents(ctx: Ctx, query: EventQuery) {
  const { limit, before, event } = query;
  const { created_at, event_id } = conversion_events;
  return ctx.db
    .select(ofEvent.columns)
    .from(conversion_events)
    .where(
      and(
        event && eq(conversion_events.event, event),
        whichOf(ctx, query),
        before && sql`(${created_at}, ${event_id}) < (${before.created_at}::timestamptz, ${before.event_id}::uuid)`,
      ),
    )
    .orderBy(desc(created_at), desc(event_id))
    .limit(limit);
}

export async function listEvents(ctx: Ctx, query: EventQuery) {
  const events = await pageOfEvents(ctx, query);
  const ids = events.map((one) => one.event_id);
  const deliveries = ids.length
    ? await ctx.db
        .select({ ...ofDelivery.columns, event_id: event_deliveries.event_id })
        .from(event_deliveries)
        .where(inArray(event_deliveries.event_id, ids))
        .orderBy(event_deliveries.sink)
    : [];
  return events.map((one) => ({
    ...one,
    deliveries: deliveries.filter((row) => row.event_id === one.event_id).map(({ event_id: _, ...row }) => row),
  }));
}

const AGAIN = { state: 'waiting', reason: null, tries: 0, payload: null, settled_at: null } as const;

/** What has not left is tried again from the beginning; consent and all else is asked anew when it leaves. */
export async function resend(ctx: Ctx, event_id: string, sink: Sink | undefined) {
  return ctx.db.transaction(async (tx) => {
    const own = and(eq(event_deliveries.event_id, event_id), sink && eq(event_deliveries.sink, sink));
    if ((await tx.$count(event_deliveries, own)) === 0) throw new Problem(404);
    const again = await tx
      .update(event_deliveries)
      .set({ ...AGAIN, created_at: ctx.now })
      .where(and(own, ne(event_deliveries.state, 'sent'), ne(event_deliveries.state, 'waiting')))
      .returning({ sink: event_deliveries.sink });
    if (again.length === 0) throw new Problem(409, 'Sent already, or on its way');
    for (const one of again) await ctx.jobs.enqueue(tx, queueOf(one.sink), { event_id });
    const after = { state: 'waiting', event_id, ...(sink && { sink }) };
    await recordAudit(tx, ctx, { action: 'conversion-events.resend', after });
    return again.map((one) => one.sink);
  });
}

/** How many are parked, receiver by receiver: few, and an index holds them. */
export function parkedCounts(ctx: Ctx) {
  const { sink, state } = event_deliveries;
  const count = sql<number>`count(*)::int`;
  return ctx.db.select({ sink, count }).from(event_deliveries).where(eq(state, 'parked')).groupBy(sink).orderBy(sink);
}

export const MOST_RESENT = 500;

/** All that one receiver did not take, the oldest first; each is asked anew when it leaves. */
export async function resendParked(ctx: Ctx, sink: Sink): Promise<{ count: number; left: number }> {
  const parked = and(eq(event_deliveries.sink, sink), eq(event_deliveries.state, 'parked'));
  return ctx.db.transaction(async (tx) => {
    const oldest = await tx
      .select({ event_id: event_deliveries.event_id })
      .from(event_deliveries)
      .where(parked)
      .orderBy(event_deliveries.created_at)
      .limit(MOST_RESENT)
      .for('update', { skipLocked: true });
    const ids = oldest.map(({ event_id }) => event_id);
    if (ids.length > 0)
      await tx
        .update(event_deliveries)
        .set({ ...AGAIN, created_at: ctx.now })
        .where(and(parked, inArray(event_deliveries.event_id, ids)));
    for (const event_id of ids) await ctx.jobs.enqueue(tx, queueOf(sink), { event_id });
    await recordAudit(tx, ctx, { action: 'conversion-events.resend-parked', after: { sink, count: ids.length } });
    return { count: ids.length, left: await tx.$count(event_deliveries, parked) };
  });
}
