/** Accounts end: unfinished ones after a day without use, all others two years after the last activity (D42, T50). */
import { and, count, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { NOTED_EVERY_MS } from '#app/platform/access/session.server.ts';

import { each } from '#app/platform/jobs/jobs.server.ts';
import { erasePeople, refuseTooMany, type WithPersonalData } from '#app/platform/record/personal-data.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, credentials, form_pages, sessions, subscriptions, users } from '#db/schema.server.ts';

const AT_ONCE = 500;
const isLiving = and(isNull(users.deleted_at), ne(users.user_type, 'staff'));

/** An hour in the words of the database: `last_used_at` may lag by it, so sessions count so much longer. */
const NOTED = sql.raw(`interval '${NOTED_EVERY_MS} milliseconds'`);

/** No change, answer, step or session of the family since `before`, which may be an instant of their own row. */
export function isQuietSince(db: Db, before: Date | SQL): SQL | undefined {
  const one = alias(users, 'one');
  const since = before instanceof Date ? sql`${before.toISOString()}::timestamptz` : before;
  const active = sql`greatest(${one.updated_at}, ${one.created_at}, ${one.last_active_at}) >= ${since}
    or exists (select 1 from ${sessions} s where s.user_id = ${one.user_id} and coalesce(s.last_used_at, s.created_at) >= ${since} - ${NOTED})
    or exists (select 1 from ${form_pages} f where f.user_id = ${one.user_id} and f.updated_at >= ${since})
    or exists (select 1 from ${case_events} e where e.user_id = ${one.user_id} and e.created_at >= ${since})`;
  const ofFamily = or(eq(one.user_id, users.user_id), eq(one.primary_user_id, users.user_id));
  return and(
    lt(users.updated_at, since),
    notExists(
      db
        .select({ user_id: one.user_id })
        .from(one)
        .where(and(ofFamily, isNull(one.deleted_at), sql`(${active})`)),
    ),
  );
}

const isUnfinished = and(
  eq(users.user_type, 'primary'),
  isNull(users.email_verified_at),
  eq(users.marked_paid_by_csr, false),
  sql`not exists (select 1 from ${credentials} c where c.user_id = ${users.user_id} and c.password_hash is not null)`,
  sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.user_id})`,
);

/** Selects primaries, and members whose primary is gone, without an active subscription that ends later. */
const isHead = (now: Date) =>
  and(
    sql`not exists (select 1 from ${users} p where p.user_id = ${users.primary_user_id} and p.deleted_at is null)`,
    sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.user_id} and s.state = 'active'
      and s.ends_at > ${now.toISOString()}::timestamptz)`,
  );

async function eraseSome(
  ctx: WithPersonalData,
  over: SQL | undefined,
  limit: number,
  check?: (tx: Db, ids: string[]) => Promise<void>,
) {
  return ctx.db.transaction(async (tx) => {
    const some = await tx
      .select({ user_id: users.user_id })
      .from(users)
      .where(over)
      .orderBy(users.created_at)
      .limit(limit)
      .for('no key update', { skipLocked: true });
    const ids = some.map(({ user_id }) => user_id);
    await check?.(tx, ids);
    await erasePeople(ctx, tx, ids);
    return ids.length;
  });
}

/** Counts first, and erases nobody if there are more than the bound. */
async function endAccounts(ctx: WithPersonalData, name: string, over: SQL | undefined, atMost?: number) {
  const [found] = await ctx.db.select({ count: count() }).from(users).where(over);
  if (!found?.count) return;
  refuseTooMany(name, found.count, await ctx.db.$count(users, isLiving), atMost);
  for (let left = found.count; left > 0; left -= AT_ONCE) await eraseSome(ctx, over, Math.min(left, AT_ONCE));
}

/** A second, independent check that none of those found is a customer: a bug in the condition erases nobody (T50). */
async function refuseCustomers(tx: Db, ids: string[]) {
  if (ids.length === 0) return;
  const [customer] = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, users.user_id))
    .where(
      and(
        inArray(users.user_id, ids),
        or(
          isNotNull(credentials.password_hash),
          isNotNull(subscriptions.subscription_id),
          isNotNull(users.email_verified_at),
          users.marked_paid_by_csr,
        ),
      ),
    )
    .limit(1);
  if (customer) throw new Error('accounts.lapse: a customer was about to be forgotten, nobody was');
}

export const quietFamilies = (db: Db, now: Date, before: Date) => and(isLiving, isQuietSince(db, before), isHead(now));

export const expireAccounts = (ctx: WithPersonalData, before: Date, atMost?: number) =>
  endAccounts(ctx, 'accounts', quietFamilies(ctx.db, ctx.now, before), atMost);

export const lapseJob: AppJob = {
  name: 'accounts.lapse',
  input: z.object({}),
  schedule: '*/10 * * * *',
  retries: 1,
  /** No bound, since anybody can begin accounts: the oldest 500, and the next run goes on. */
  run: each((ctx: Ctx) =>
    eraseSome(
      ctx,
      and(isLiving, isUnfinished, isQuietSince(ctx.db, keptSince('unfinished-account', ctx.now))),
      AT_ONCE,
      refuseCustomers,
    ),
  ),
};
