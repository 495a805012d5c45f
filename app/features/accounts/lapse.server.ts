/** Accounts end: unfinished ones after a day without use, all others two years after the last activity (D42, T50). */
import { and, count, eq, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { each } from '#app/platform/jobs.server.ts';
import { erasePeople, refuseTooMany } from '#app/platform/personal-data.server.ts';
import type { RequestContext } from '#app/platform/request-context.server.ts';
import { keptSince } from '#app/platform/retention.ts';
import { NOTED_EVERY_MS } from '#app/platform/session.server.ts';
import { type ForgettingInput, forgettingInput } from '#app/platform/tidy.server.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, credentials, form_pages, sessions, subscriptions, users } from '#db/schema.server.ts';

const AT_ONCE = 500;
const isLiving = and(isNull(users.deleted_at), ne(users.user_type, 'staff'));

/** Nobody of the family has done anything since. The use of a session is noted once an hour, so it may be an hour later than it says. */
function isQuietSince(db: Db, before: Date): SQL | undefined {
  const one = alias(users, 'one');
  const since = before.toISOString();
  const used = new Date(before.getTime() - NOTED_EVERY_MS).toISOString();
  const active = sql`greatest(${one.updated_at}, ${one.created_at}, ${one.last_active_at}) >= ${since}::timestamptz
    or exists (select 1 from ${sessions} s where s.user_id = ${one.user_id} and coalesce(s.last_used_at, s.created_at) >= ${used}::timestamptz)
    or exists (select 1 from ${form_pages} f where f.user_id = ${one.user_id} and f.updated_at >= ${since}::timestamptz)
    or exists (select 1 from ${case_events} e where e.user_id = ${one.user_id} and e.created_at >= ${since}::timestamptz)`;
  const ofFamily = or(eq(one.user_id, users.user_id), eq(one.primary_user_id, users.user_id));
  return and(
    lt(users.updated_at, before),
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

/** A family ends with its head; a member whose head is gone is one by itself. What was bought until a later day is still owed. */
const isHead = (now: Date) =>
  and(
    sql`not exists (select 1 from ${users} p where p.user_id = ${users.primary_user_id} and p.deleted_at is null)`,
    sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.user_id} and s.state = 'active'
      and s.ends_at > ${now.toISOString()}::timestamptz)`,
  );

/** Counted before anybody is touched: more than the bound, and nobody is. */
async function endAccounts(ctx: RequestContext, name: string, over: SQL | undefined, atMost?: number) {
  const [found] = await ctx.db.select({ count: count() }).from(users).where(over);
  if (!found?.count) return;
  refuseTooMany(name, found.count, await ctx.db.$count(users, isLiving), atMost);
  for (let left = found.count; left > 0; left -= AT_ONCE)
    await ctx.db.transaction(async (tx) => {
      const some = await tx
        .select({ user_id: users.user_id })
        .from(users)
        .where(over)
        .limit(Math.min(left, AT_ONCE))
        .for('update', { skipLocked: true });
      await erasePeople(
        ctx,
        tx,
        some.map(({ user_id }) => user_id),
      );
    });
}

export const quietFamilies = (db: Db, now: Date, before: Date) => and(isLiving, isQuietSince(db, before), isHead(now));

export const expireAccounts = (ctx: RequestContext, before: Date, atMost?: number) =>
  endAccounts(ctx, 'accounts', quietFamilies(ctx.db, ctx.now, before), atMost);

export const lapseJob: AppJob = {
  name: 'accounts.lapse',
  input: forgettingInput,
  schedule: '*/10 * * * *',
  retries: 1,
  run: each((ctx: Ctx, { at_most }: ForgettingInput) =>
    endAccounts(
      ctx,
      'accounts.lapse',
      and(isLiving, isUnfinished, isQuietSince(ctx.db, keptSince('unfinished-account', ctx.now))),
      at_most,
    ),
  ),
};
