/** Events leave by a queue for each receiver: again after a failure, with one id, until they are taken or given up (Q47, Q48). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { markSent, queueOf } from '#app/features/tracking/events.server.ts';
import { CONVERSION_EVENTS, SINKS, type Sink } from '#app/features/tracking/events.ts';
import { type Measured, readMeasured } from '#app/features/tracking/person.server.ts';
import { bodyFor, reasonNot, shownOf } from '#app/features/tracking/tell.server.ts';
import { each, type Jobs, type Outcome } from '#app/platform/jobs/jobs.server.ts';
import { openJobs } from '#app/platform/jobs/pg-boss-tables.server.ts';
import type { Db } from '#db/client.server.ts';
import { event_deliveries } from '#db/schema.server.ts';
import { isGivenUp, isThere, pauseAfter } from './rules.ts';
import { type Answer, type Parcel, sendAll } from './send.server.ts';

type Row = Pick<typeof event_deliveries.$inferSelect, 'event_id' | 'tries' | 'created_at'>;
type Packed = Parcel & { row: Row; measured: Measured };

/** When each receiver has last taken something of this process. */
const lastTaken = new WeakMap<Jobs, Map<Sink, number>>();
function takenBy({ jobs }: Ctx) {
  const known = lastTaken.get(jobs) ?? new Map<Sink, number>();
  lastTaken.set(jobs, known);
  return known;
}

const ofRow = (sink: Sink, event_ids: string[]) =>
  and(
    eq(event_deliveries.sink, sink),
    inArray(event_deliveries.event_id, event_ids),
    eq(event_deliveries.state, 'waiting'),
  );

/** What still waits, packed; what may not leave any more says why instead. */
async function pack(ctx: Ctx, sink: Sink, ids: string[]): Promise<Packed[]> {
  const { event_id, tries, created_at } = event_deliveries;
  const rows = await ctx.db.select({ event_id, tries, created_at }).from(event_deliveries).where(ofRow(sink, ids));
  const found = new Map(
    (
      await readMeasured(
        ctx.db,
        rows.map((row) => row.event_id),
      )
    ).map((one) => [one.event_id, one]),
  );
  const packed: Packed[] = [];
  for (const row of rows) {
    const measured = found.get(row.event_id);
    if (!measured) continue;
    const reason = reasonNot(ctx, sink, measured, ctx.now);
    const told = measured.person && bodyFor(ctx, sink, measured, measured.person);
    const left = reason === null || reason === 'sink not configured' ? told : null;
    const payload = left ? shownOf(left) : null;
    await ctx.db
      .update(event_deliveries)
      .set(reason ? { state: 'skipped', reason, payload, settled_at: ctx.now } : { payload })
      .where(ofRow(sink, [row.event_id]));
    if (!reason && told) packed.push({ event_id: row.event_id, created_at: measured.created_at, told, row, measured });
  }
  return packed;
}

const settle = (ctx: Ctx, tx: Db, sink: Sink, ids: string[], state: 'sent' | 'parked', reason: string | null) =>
  tx
    .update(event_deliveries)
    .set({ state, reason, tries: sql`${event_deliveries.tries} + 1`, settled_at: ctx.now })
    .where(ofRow(sink, ids));

/** All that were taken, in one transaction with the flags of their people. */
async function noteTaken(ctx: Ctx, sink: Sink, taken: Packed[]) {
  if (taken.length === 0) return;
  takenBy(ctx).set(sink, ctx.now.getTime());
  const ids = taken.map(({ event_id }) => event_id);
  await ctx.db.transaction(async (tx) => {
    await settle(ctx, tx, sink, ids, 'sent', null);
    for (const event of CONVERSION_EVENTS) {
      const people = taken.flatMap(({ measured: one }) => (one.event === event && one.user_id ? [one.user_id] : []));
      if (people.length > 0) await markSent(tx, event, people);
    }
  });
}

/** A failure that speaks of this event counts; one of the receiver does not, and the event waits for it. */
async function noteFailed(ctx: Ctx, sink: Sink, { row, event_id }: Packed, answer: Answer, wasThere: boolean) {
  const counts = answer.kind === 'away' && answer.isAnswered && wasThere;
  const tries = row.tries + (counts ? 1 : 0);
  const age = ctx.now.getTime() - row.created_at.getTime();
  await ctx.db.transaction(async (tx) => {
    if (answer.kind === 'refused') return settle(ctx, tx, sink, [event_id], 'parked', answer.why);
    const why = answer.kind === 'away' ? answer.why : null;
    if (isGivenUp(age, tries)) return settle(ctx, tx, sink, [event_id], 'parked', `given up: ${why ?? 'away'}`);
    await tx
      .update(event_deliveries)
      .set({ tries, reason: why })
      .where(ofRow(sink, [event_id]));
    const next = new Date(ctx.now.getTime() + pauseAfter(age, row.tries) * 1000);
    return ctx.jobs.enqueue(tx, queueOf(sink), { event_id }, next);
  });
}

async function deliver(ctx: Ctx, sink: Sink, ids: string[]) {
  const packed = await pack(ctx, sink, ids);
  const answers = await sendAll(ctx, sink, packed);
  await noteTaken(
    ctx,
    sink,
    packed.filter((_, at) => answers[at]?.kind === 'taken'),
  );
  const wasThere = isThere(takenBy(ctx).get(sink), ctx.now.getTime());
  for (const [at, one] of packed.entries()) {
    const answer = answers[at] ?? { kind: 'untried' };
    if (answer.kind !== 'taken') await noteFailed(ctx, sink, one, answer, wasThere);
    if (answer.kind === 'refused') ctx.log.warn({ sink, event_id: one.event_id }, 'event refused');
  }
}

const deliverJob = (sink: Sink): AppJob => ({
  ...queueOf(sink),
  input: z.object({ event_id: z.uuid() }),
  async run(ctx, inputs: { event_id: string }[]): Promise<Outcome[]> {
    await deliver(
      ctx,
      sink,
      inputs.map(({ event_id }) => event_id),
    );
    return inputs.map(() => undefined);
  },
  // A failure of the receiver queues its own next try; these are for what is ours.
  retries: 20,
  keptSeconds: 86_400,
});

export const deliverJobs: readonly AppJob[] = SINKS.map(deliverJob);

const MOST_SWEPT = 500;

/** Whatever waits without a job gets one. */
async function sweep(ctx: Ctx) {
  for (const sink of SINKS) {
    const open = openJobs(queueOf(sink).name, 'event_id', sql`${event_deliveries.event_id}`);
    const lost = await ctx.db
      .select({ event_id: event_deliveries.event_id })
      .from(event_deliveries)
      .where(and(eq(event_deliveries.state, 'waiting'), eq(event_deliveries.sink, sink), sql`not ${open}`))
      .orderBy(event_deliveries.created_at)
      .limit(MOST_SWEPT);
    for (const { event_id } of lost) await ctx.jobs.enqueue(ctx.db, queueOf(sink), { event_id });
  }
}

export const sweepEventsJob: AppJob = {
  name: 'tracking.sweep',
  input: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  keptSeconds: 3600,
  run: each(sweep),
};
