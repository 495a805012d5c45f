/** Events leave by a queue for each receiver: again after a failure, with one id, until they are taken or given up (Q47, Q48). */
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { markSent, queueOf } from '#app/features/tracking/events.server.ts';
import { CONVERSION_EVENTS, SINKS, type Sink } from '#app/features/tracking/events.ts';
import { type MeasuredEvent, readMeasured } from '#app/features/tracking/person.server.ts';
import { bodyFor, reasonNot, shownOf } from '#app/features/tracking/tell.server.ts';
import { lockPeople } from '#app/platform/access/lock-person.server.ts';
import { each, type Jobs, type Outcome } from '#app/platform/jobs/jobs.server.ts';
import { openJobs } from '#app/platform/jobs/pg-boss-tables.server.ts';
import type { Db } from '#db/client.server.ts';
import { event_deliveries } from '#db/schema.server.ts';
import { isGivenUp, isStuck, isThere, pauseAfter } from './rules.ts';
import { type Answer, type Parcel, sendAll } from './send.server.ts';

type Row = Pick<typeof event_deliveries.$inferSelect, 'event_id' | 'tries' | 'created_at'>;
type PackedEvent = Parcel & { row: Row; measured: MeasuredEvent };

/** What this process has learned of its receivers: when each has last taken something, and whose events may wait without a job, at first all. */
type ReceiverState = { taken: Map<Sink, number>; waitsForIt: Set<Sink> };
const learned = new WeakMap<Jobs, ReceiverState>();
function learnedBy({ jobs }: Ctx): ReceiverState {
  const known = learned.get(jobs) ?? { taken: new Map(), waitsForIt: new Set(SINKS) };
  learned.set(jobs, known);
  return known;
}

const ofRow = (sink: Sink, event_ids: string[]) =>
  and(
    eq(event_deliveries.sink, sink),
    inArray(event_deliveries.event_id, event_ids),
    eq(event_deliveries.state, 'waiting'),
  );

type Change = {
  event_id: string;
  state?: 'skipped' | 'parked';
  reason?: string;
  payload?: object | null;
  tries?: number;
};

/** All of a batch in one statement; what is not said stays, and what no longer waits is left alone. */
async function change(ctx: Ctx, tx: Db, sink: Sink, rows: Change[]) {
  if (rows.length === 0) return;
  const { event_id, state, reason, payload, tries, settled_at } = event_deliveries;
  await tx
    .update(event_deliveries)
    .set({
      state: sql`coalesce(x.state, ${state})`,
      reason: sql`coalesce(x.reason, ${reason})`,
      payload: sql`coalesce(x.payload, ${payload})`,
      tries: sql`coalesce(x.tries, ${tries})`,
      settled_at: sql`case when x.state is null then ${settled_at} else ${ctx.now.toISOString()}::timestamptz end`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x (event_id uuid, state text, reason text, payload jsonb, tries int)`,
    )
    .where(and(sql`${event_id} = x.event_id`, eq(event_deliveries.sink, sink), eq(state, 'waiting')));
}

/** What still waits, packed; what may not leave any more says why instead. */
async function pack(ctx: Ctx, sink: Sink, ids: string[]): Promise<PackedEvent[]> {
  const { event_id, tries, created_at } = event_deliveries;
  const rows = await ctx.db.select({ event_id, tries, created_at }).from(event_deliveries).where(ofRow(sink, ids));
  const found = await readMeasured(
    ctx.db,
    rows.map((row) => row.event_id),
  );
  const byId = new Map(found.map((one) => [one.event_id, one]));
  const packed: PackedEvent[] = [];
  const changes = rows.flatMap((row): Change[] => {
    const measured = byId.get(row.event_id);
    if (!measured) return [];
    const reason = reasonNot(ctx, sink, measured, ctx.now);
    const told = measured.person && bodyFor(ctx, sink, measured, measured.person);
    if (!reason && told) packed.push({ event_id: row.event_id, created_at: measured.created_at, told, row, measured });
    const shown = reason === null || reason === 'sink not configured' ? told : null;
    const payload = shown && shownOf(shown);
    return [{ event_id: row.event_id, payload, ...(reason && { state: 'skipped', reason }) }];
  });
  await change(ctx, ctx.db, sink, changes);
  return packed;
}

const settle = (ctx: Ctx, tx: Db, sink: Sink, ids: string[]) =>
  tx
    .update(event_deliveries)
    .set({ state: 'sent', reason: null, tries: sql`${event_deliveries.tries} + 1`, settled_at: ctx.now })
    .where(ofRow(sink, ids));

const STUCK = 'stuck: ';

/** Whoever takes one is there again: what was stuck tries anew, and counts its failures from where they stood. */
async function freeStuck(ctx: Ctx, tx: Db, sink: Sink) {
  const { event_id, state, reason } = event_deliveries;
  const freed = await tx
    .update(event_deliveries)
    .set({ state: 'waiting', settled_at: null, created_at: ctx.now })
    .where(and(eq(event_deliveries.sink, sink), eq(state, 'parked'), like(reason, `${STUCK}%`)))
    .returning({ event_id });
  await ctx.jobs.enqueueAll(tx, queueOf(sink), freed);
}

/** All that were taken, in one transaction with the flags of their people. */
async function noteTaken(ctx: Ctx, sink: Sink, taken: PackedEvent[]) {
  if (taken.length === 0) return;
  learnedBy(ctx).taken.set(sink, ctx.now.getTime());
  const ids = taken.map(({ event_id }) => event_id);
  await ctx.db.transaction(async (tx) => {
    // Each receiver has its own batches: two of them may tell of the same people, and a failure here is told again.
    await lockPeople(
      tx,
      taken.flatMap(({ measured: { user_id } }) => user_id ?? []),
    );
    await settle(ctx, tx, sink, ids);
    for (const event of CONVERSION_EVENTS) {
      const people = taken.flatMap(({ measured: one }) => (one.event === event && one.user_id ? [one.user_id] : []));
      if (people.length > 0) await markSent(tx, event, people);
    }
    await freeStuck(ctx, tx, sink);
  });
}

type AfterFailure = { change: Change; pause?: number };

/** A failure that speaks of this event counts; one of the receiver does not, and the event waits for it. */
function afterFailure(
  ctx: Ctx,
  { row, event_id }: PackedEvent,
  answer: Answer,
  lastTaken: number | undefined,
): AfterFailure {
  const isAnswered = answer.kind === 'away' && answer.isAnswered;
  const age = ctx.now.getTime() - row.created_at.getTime();
  const pause = pauseAfter(age, row.tries);
  const tries = row.tries + Number(isAnswered && isThere(lastTaken, ctx.now.getTime(), pause));
  const parked = (reason: string): Change => ({ event_id, state: 'parked', reason, tries: row.tries + 1 });
  if (answer.kind === 'refused') return { change: parked(answer.why) };
  const why = answer.kind === 'away' ? answer.why : undefined;
  if (isGivenUp(age, tries)) return { change: parked(`given up: ${why ?? 'away'}`) };
  if (isStuck(age, isAnswered)) return { change: { ...parked(`${STUCK}${why}`), tries } };
  return { change: { event_id, tries, ...(why && { reason: why }) }, pause };
}

/** Of a batch that nobody took, these look whether the receiver is back. */
const SCOUTS = 2;

/**
 * All that were not taken, in one transaction with their next tries. Where the receiver took none, two of them have a
 * next try and the others wait for it without a job: however many wait, looking after it costs the same.
 */
async function noteFailed(ctx: Ctx, sink: Sink, failed: [PackedEvent, Answer][], isThere: boolean) {
  if (failed.length === 0) return;
  const { taken, waitsForIt } = learnedBy(ctx);
  const after = failed.map(([one, answer]) => ({
    ...afterFailure(ctx, one, answer, taken.get(sink)),
    isUntried: answer.kind === 'untried',
  }));
  const again = after.filter(({ pause }) => pause !== undefined);
  const queued = isThere ? again : again.slice(0, SCOUTS);
  if (queued.length < again.length) waitsForIt.add(sink);
  await ctx.db.transaction(async (tx) => {
    await change(
      ctx,
      tx,
      sink,
      after.filter((one) => !one.isUntried || one.change.state).map((one) => one.change),
    );
    for (const [pause = 0, some] of Map.groupBy(queued, (one) => one.pause)) {
      const ids = some.map(({ change: { event_id } }) => ({ event_id }));
      await ctx.jobs.enqueueAll(tx, queueOf(sink), ids, new Date(ctx.now.getTime() + pause * 1000));
    }
  });
}

const MOST_SWEPT = 500;
const MOST_FREED = 5000;

/** Of two who look at once the second finds the jobs of the first: an event with two jobs would be told twice. */
const queueLost = (ctx: Ctx, sink: Sink, most: number) =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${queueOf(sink).name}))`);
    const open = openJobs(queueOf(sink).name, 'event_id', sql`${event_deliveries.event_id}`);
    const lost = await tx
      .select({ event_id: event_deliveries.event_id })
      .from(event_deliveries)
      .where(and(eq(event_deliveries.state, 'waiting'), eq(event_deliveries.sink, sink), sql`not ${open}`))
      .orderBy(event_deliveries.created_at)
      .limit(most);
    await ctx.jobs.enqueueAll(tx, queueOf(sink), lost);
    return lost.length;
  });

async function deliver(ctx: Ctx, sink: Sink, ids: string[]) {
  const packed = await pack(ctx, sink, ids);
  const answers = await sendAll(ctx, sink, packed);
  const answered = packed.map((one, at): [PackedEvent, Answer] => [one, answers[at] ?? { kind: 'untried' }]);
  await noteTaken(
    ctx,
    sink,
    answered.flatMap(([one, { kind }]) => (kind === 'taken' ? [one] : [])),
  );
  const failed = answered.filter(([, { kind }]) => kind !== 'taken');
  const isThere = failed.length < answered.length;
  await noteFailed(ctx, sink, failed, isThere);
  const { waitsForIt } = learnedBy(ctx);
  if (isThere && waitsForIt.has(sink) && (await queueLost(ctx, sink, MOST_FREED)) < MOST_FREED) waitsForIt.delete(sink);
  for (const [{ event_id }, { kind }] of answered)
    if (kind === 'refused') ctx.log.warn({ sink, event_id }, 'event refused');
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

/** Whatever waits without a job gets one. */
async function sweep(ctx: Ctx) {
  for (const sink of SINKS) await queueLost(ctx, sink, MOST_SWEPT);
}

export const sweepEventsJob: AppJob = {
  name: 'tracking.sweep',
  input: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  keptSeconds: 3600,
  run: each(sweep),
};
