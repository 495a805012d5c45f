/** Rate limits in the database: shared between processes, kept over a restart (T5, T25, T26). */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { limits } from '#db/schema.server.ts';
import { Problem } from './problem.ts';
import type { RequestContext } from './request-context.server.ts';

export type LimitRule = { bucket: string; max: number; minutes: number };

export type Try = LimitRule & { key: string };

const counters = new Map<number, ReturnType<typeof counter>>();

/** The statement that counts so many tries at once. */
function counter(size: number) {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const place = (name: string, index: number, type: string) =>
    sql`${sql.placeholder(`${name}${index}`)}::${sql.raw(type)}`;
  const tries = Array.from(
    { length: size },
    (_, index) =>
      sql`(${place('bucket', index, 'text')}, ${place('key', index, 'text')}, 1, ${place('ends', index, 'timestamptz')})`,
  );
  const made = fixedStatement<RequestContext, Counted>(
    () => sql`
      insert into ${limits} as l (bucket, key, count, window_ends_at)
      select v.* from (select set_config('synchronous_commit', 'off', true)) s, (values ${sql.join(tries, sql`, `)}) v
      on conflict (bucket, key) do update set
        count = case when l.window_ends_at <= ${at} then 1 else l.count + 1 end,
        window_ends_at = case when l.window_ends_at <= ${at} then excluded.window_ends_at else l.window_ends_at end
      returning bucket, count, window_ends_at`,
  );
  counters.set(size, made);
  return made;
}

/**
 * Counts a try against each rule, always as a statement of its own: its commit does not wait for the disk (set_config
 * holds until the end of the transaction, so never call this inside one). A crash may forget the last tries, a restart
 * forgets none. Rules come in the same order every time, or two requests could wait for each other.
 */
export async function takeLimits(ctx: RequestContext, tries: readonly Try[]): Promise<void> {
  const { db, now } = ctx;
  const values: Record<string, unknown> = { at: now.toISOString() };
  tries.forEach(({ bucket, key, minutes }, index) => {
    values[`bucket${index}`] = bucket;
    values[`key${index}`] = createHmac('sha256', ctx.env.APP_SECRET).update(`${bucket}\0${key}`).digest('base64url');
    values[`ends${index}`] = new Date(now.getTime() + minutes * 60_000).toISOString();
  });
  const count = counters.get(tries.length) ?? counter(tries.length);
  const { rows } = await count(ctx, db, values);
  for (const { bucket, max } of tries) {
    const row = rows.find((one) => one.bucket === bucket);
    if (!row || row.count <= max) continue;
    const seconds = Math.ceil((new Date(row.window_ends_at).getTime() - now.getTime()) / 1000);
    throw new Problem(429, undefined, { retryAfter: Math.max(1, seconds) });
  }
}

type Counted = { bucket: string; count: number; window_ends_at: string | Date };

export const forgetOldLimits = (db: Db, now: Date) =>
  db.execute(sql`delete from ${limits} where window_ends_at < ${now.toISOString()}::timestamptz`);
