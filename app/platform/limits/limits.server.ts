/** Rate limits in the database, shared by all processes (T5, T25, T26). */
import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { limits } from '#db/schema.server.ts';
import { perTurn } from './per-turn.server.ts';

export type LimitRule = { bucket: string; max: number; minutes: number };
export type Try = LimitRule & { key: string };

type Counter = { bucket: string; key: string; by: number; at: string; ends: string };
type LimitRow = { bucket: string; key: string; count: number; window_ends_at: string | Date };

/**
 * Counts with synchronous_commit off. set_config lasts until the end of the transaction, so never run it inside one.
 * A crash may lose the last tries, a restart loses none.
 * Rows are locked in one order, or two processes could deadlock.
 */
const count = fixedStatement<{ db: Db }, LimitRow>(
  () => sql`
    insert into ${limits} as l (bucket, key, count, window_ends_at)
    select v.bucket, v.key, v.by, v.ends
    from (select set_config('synchronous_commit', 'off', true)) s,
      unnest(${sql.placeholder('bucket')}::text[], ${sql.placeholder('key')}::text[], ${sql.placeholder('by')}::int[],
        ${sql.placeholder('ends')}::timestamptz[]) v (bucket, key, by, ends)
    order by v.bucket, v.key
    on conflict (bucket, key) do update set
      count = case when l.window_ends_at <= ${sql.placeholder('at')}::timestamptz then excluded.count else l.count + excluded.count end,
      window_ends_at = case when l.window_ends_at <= ${sql.placeholder('at')}::timestamptz then excluded.window_ends_at else l.window_ends_at end
    returning bucket, key, count, window_ends_at`,
);

/** `number`: the count of the window with this try. */
type Place = { number: number; window_ends_at: string | Date };

const countOne = perTurn(async (db, tries: Omit<Counter, 'by'>[]): Promise<Place[]> => {
  const rows = new Map<string, Counter>();
  const nameOf = ({ bucket, key }: { bucket: string; key: string }) => `${bucket} ${key}`;
  const places = tries.map((one) => {
    const row = rows.get(nameOf(one)) ?? { ...one, by: 0 };
    rows.set(nameOf(one), row);
    return ++row.by;
  });
  const all = [...rows.values()];
  const column = <K extends keyof Counter>(name: K) => all.map((row) => row[name]);
  const values = { bucket: column('bucket'), key: column('key'), by: column('by'), ends: column('ends') };
  const answer = await count({ db }, db, { ...values, at: all[0]?.at });
  const counted = new Map(answer.rows.map((row) => [nameOf(row), row]));
  return tries.map((one, index) => {
    const row = counted.get(nameOf(one)) as LimitRow;
    const after = (rows.get(nameOf(one))?.by ?? 0) - (places[index] ?? 0);
    return { number: row.count - after, window_ends_at: row.window_ends_at };
  });
});

const hashed = (ctx: RequestContext, { bucket, key }: Pick<Try, 'bucket' | 'key'>) =>
  createHmac('sha256', ctx.env.APP_SECRET).update(`${bucket}\0${key}`).digest('base64url');

const countEach = (ctx: RequestContext, tries: readonly Try[]) =>
  Promise.all(
    tries.map((one) =>
      countOne(ctx.db, {
        bucket: one.bucket,
        key: hashed(ctx, one),
        at: ctx.now.toISOString(),
        ends: new Date(ctx.now.getTime() + one.minutes * 60_000).toISOString(),
      }),
    ),
  );

/** Counts a try against each rule; throws 429 with the time to wait if one is used up. */
export async function takeLimits(ctx: RequestContext, tries: readonly Try[]): Promise<void> {
  const places = await countEach(ctx, tries);
  places.forEach(({ number, window_ends_at }, index) => {
    if (number <= (tries[index]?.max ?? 0)) return;
    const seconds = Math.ceil((new Date(window_ends_at).getTime() - ctx.now.getTime()) / 1000);
    throw new Problem(429, undefined, { retryAfter: Math.max(1, seconds) });
  });
}

/** Counts a try against each rule; returns whether all had room. */
export async function hasRoom(ctx: RequestContext, tries: readonly Try[]): Promise<boolean> {
  const places = await countEach(ctx, tries);
  return places.every(({ number }, index) => number <= (tries[index]?.max ?? 0));
}

/** Reads without counting: seconds until every rule has room, or 0. */
export async function secondsUntilRoom(ctx: RequestContext, tries: readonly Try[], db = ctx.db): Promise<number> {
  let seconds = 0;
  for (const one of tries) {
    const [row] = await db
      .select({ count: limits.count, window_ends_at: limits.window_ends_at })
      .from(limits)
      .where(and(eq(limits.bucket, one.bucket), eq(limits.key, hashed(ctx, one)), gt(limits.window_ends_at, ctx.now)));
    if (row && row.count >= one.max)
      seconds = Math.max(seconds, Math.ceil((row.window_ends_at.getTime() - ctx.now.getTime()) / 1000));
  }
  return seconds;
}

/** With synchronous_commit off, as counting. */
const uncount = fixedStatement<{ db: Db }>(
  () => sql`
    update ${limits} l set count = greatest(l.count - v.by, 0)
    from (select set_config('synchronous_commit', 'off', true)) s,
      (select * from unnest(${sql.placeholder('bucket')}::text[], ${sql.placeholder('key')}::text[],
        ${sql.placeholder('by')}::int[]) u (bucket, key, by)) v
    where l.bucket = v.bucket and l.key = v.key`,
);

const uncountOne = perTurn(async (db, tries: Pick<Counter, 'bucket' | 'key'>[]) => {
  const rows = new Map<string, { bucket: string; key: string; by: number }>();
  for (const { bucket, key } of tries) {
    const row = rows.get(`${bucket} ${key}`);
    rows.set(`${bucket} ${key}`, { bucket, key, by: (row?.by ?? 0) + 1 });
  }
  const all = [...rows.values()];
  await uncount({ db }, db, {
    bucket: all.map(({ bucket }) => bucket),
    key: all.map(({ key }) => key),
    by: all.map(({ by }) => by),
  });
  return tries;
});

/** Takes back a try that was right. */
export const giveBack = (ctx: RequestContext, tries: readonly Try[]) =>
  Promise.all(tries.map((one) => uncountOne(ctx.db, { bucket: one.bucket, key: hashed(ctx, one) })));

/** Deletes the counted tries. */
export async function forgetTries(ctx: RequestContext, tries: readonly Pick<Try, 'bucket' | 'key'>[]) {
  for (const one of tries)
    await ctx.db.delete(limits).where(and(eq(limits.bucket, one.bucket), eq(limits.key, hashed(ctx, one))));
}

export const forgetOldLimits = (db: Db, now: Date) =>
  db.execute(sql`delete from ${limits} where window_ends_at < ${now.toISOString()}::timestamptz`);
