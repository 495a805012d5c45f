/** Background jobs on pg-boss: queued in the caller's transaction, retried with growing pauses, then parked. */
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Log } from '#app/platform/record/log.server.ts';
import type { Connection, Db } from '#db/client.server.ts';
import { readInsert, readInsertValue } from './pg-boss-tables.server.ts';

/** How each input of a batch ended: nothing, or its error. */
export type Outcome = unknown;

export type Job<C, T extends object = object> = {
  name: string;
  input: z.ZodType<T>;
  /** A batch at once; `each` makes it of work on one input. */
  run(ctx: C, inputs: T[]): Promise<Outcome[]>;
  /** Tries after the first; the pauses double from `pauseSeconds`. */
  retries?: number;
  pauseSeconds?: number;
  /** A cron line, UTC: the job runs by itself, once for all processes. */
  schedule?: string;
  /** How long it is kept once it is over; a shorter time for what runs by the minute. */
  keptSeconds?: number;
};

export const each =
  <C, T>(work: (ctx: C, input: T) => Promise<unknown>) =>
  (ctx: C, inputs: T[]): Promise<Outcome[]> =>
    Promise.all(
      inputs.map((input) =>
        work(ctx, input).then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** A job without a heartbeat for so long is taken up again; the default would be 15 minutes. */
const SILENCE_SECONDS = 20;
const LOOK_SECONDS = 10;
/** Time between polls of a queue: about a hundred jobs a second, so that requests keep the machine. */
const WAKE_MS = 500;
const BATCH = 50;
export const PARKED_KEPT_SECONDS = 90 * 86_400;

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs of any input
export type AnyJob<C> = Job<C, any>;

export type Jobs = {
  enqueue<T extends object>(tx: Db, job: Pick<Job<never, T>, 'name'>, input: T, startAfter?: Date): Promise<void>;
  /** Many at once: one statement, however many. */
  enqueueAll<T extends object>(
    tx: Db,
    job: Pick<Job<never, T>, 'name'>,
    inputs: readonly T[],
    startAfter?: Date,
  ): Promise<void>;
  /** The insert as SQL with a placeholder named `job`, and the value for it. */
  insertOf(job: { name: string }): SQL;
  placeFor<T extends object>(job: Pick<Job<never, T>, 'name'>, inputs: readonly T[]): Promise<{ job: string }>;
  /** Queues a parked job again, in one transaction with what goes with it. */
  retry(db: Db, name: string, id: string, also: (tx: Db) => Promise<unknown>): Promise<void>;
  /** Creates the queues and, with `run`, starts the workers. */
  prepare<C>(jobs: readonly AnyJob<C>[], run?: (name: string, inputs: unknown[]) => Promise<Outcome[]>): Promise<void>;
  stop(): Promise<void>;
};

/** Drizzle types a raw result by its driver; pg-boss only reads its rows. */
const asJobsDb = (tx: Db) => fromDrizzle(tx as never, sql);

export async function startJobs(connection: Connection, log: Log, options: { serve: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    db: connection.jobs,
    backend: connection.engine,
    supervise: options.serve,
    schedule: options.serve,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  // Under a lock: two processes that start together would both create the tables, and one would fail.
  await connection.alone(() => boss.start());
  const workers = new Map<string, string>();
  const waking = new Map<string, NodeJS.Timeout>();
  const look = (name: string, worker: string) => {
    waking.delete(name);
    boss.notifyWorker(worker);
  };
  /** Polls a queue soon, once for all jobs that came meanwhile. */
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker && !waking.has(name)) waking.set(name, setTimeout(() => look(name, worker), WAKE_MS).unref());
  };

  // pg-boss reads a queue's row at its first use. Inside a transaction on PGlite's one connection that read would
  // deadlock, so it is done before.
  const met = new Set<string>();
  const meet = async (name: string) => {
    if (!met.has(name)) await boss.findJobs(name, { id: NOBODY });
    met.add(name);
  };

  const inserts = new Map<string, SQL>();

  return {
    async enqueue(tx, job, input, startAfter) {
      await boss.send(job.name, input, { db: asJobsDb(tx), ...(startAfter && { startAfter }) });
      wake(job.name);
    },
    async enqueueAll(tx, { name }, inputs, startAfter) {
      if (inputs.length === 0) return;
      const jobs = inputs.map((data) => ({ data, ...(startAfter && { startAfter }) }));
      await boss.insert(name, jobs, { db: asJobsDb(tx) });
      wake(name);
    },
    insertOf({ name }) {
      const insert = inserts.get(name);
      if (!insert) throw new Error(`${name} cannot be queued`);
      return insert;
    },
    async placeFor({ name }, inputs) {
      const job = await readInsertValue(boss, name, inputs);
      wake(name);
      return { job };
    },
    async retry(db, name, id, also) {
      await meet(name);
      await db.transaction(async (tx) => {
        await boss.retry(name, id, { db: asJobsDb(tx) });
        await also(tx);
      });
      wake(name);
    },
    async prepare(jobs, run) {
      for (const job of jobs) {
        const policy = {
          retryLimit: job.retries ?? 8,
          retryDelay: job.pauseSeconds ?? 5,
          retryBackoff: true,
          retryDelayMax: 3600,
          heartbeatSeconds: SILENCE_SECONDS,
          deleteAfterSeconds: job.keptSeconds ?? PARKED_KEPT_SECONDS,
        };
        await boss.createQueue(job.name, policy);
        await boss.updateQueue(job.name, policy);
        await meet(job.name);
        inserts.set(job.name, await readInsert(boss, job.name));
        if (!run || workers.has(job.name)) continue;
        if (job.schedule) await boss.schedule(job.name, job.schedule, {});
        const report = (id: string, error: Outcome) => {
          if (error === undefined) return { id, status: 'completed' as const };
          log.warn({ err: error, job: job.name, id }, 'job failed');
          return { id, status: 'failed' as const, output: { message: (error as Error).message.slice(0, 500) } };
        };
        const worker = await boss.work(
          job.name,
          { pollingIntervalSeconds: 2, batchSize: BATCH, perJobResults: true },
          async (found) => {
            // After a full batch there may be more.
            if (found.length === BATCH) wake(job.name);
            const inputs = found.map(({ data }) => data);
            const outcomes = await run(job.name, inputs).catch((error: unknown) => inputs.map(() => error));
            return found.map(({ id }, index) => report(id, outcomes[index]));
          },
        );
        workers.set(job.name, worker);
      }
      // A schedule outlives the job that asked for it.
      if (run)
        for (const { name } of await boss.getSchedules())
          if (!jobs.some((job) => job.name === name && job.schedule)) await boss.unschedule(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  };
}
