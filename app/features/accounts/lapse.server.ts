/** Accounts that nobody finished: after 24 hours without password and verified address they end and free the phone. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { each } from '#app/platform/jobs.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, form_pages, sessions, subscriptions, users } from '#db/schema.server.ts';

export const LAPSE_HOURS = 24;
const AT_ONCE = 500;

const unfinished = (before: Date) =>
  and(
    eq(users.user_type, 'primary'),
    isNull(users.deleted_at),
    isNull(users.email_verified_at),
    lt(users.created_at, before),
    eq(users.marked_paid_by_csr, false),
    sql`not exists (select 1 from ${credentials} c where c.user_id = ${users.user_id} and c.password_hash is not null)`,
    sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.user_id})`,
  );

/** What was kept of the person goes; the row stays so that the record of the case still points somewhere. */
async function end(tx: Db, now: Date, before: Date): Promise<number> {
  const ended = await tx
    .update(users)
    .set({
      deleted_at: now,
      updated_at: now,
      first_name: '',
      last_name: '',
      email: null,
      phone_number: null,
      ip_address: null,
      utm_params: null,
      pages_visited: null,
      client_id: null,
      conversation_id: null,
    })
    .where(sql`${users.user_id} in (select user_id from ${users} where ${unfinished(before)} limit ${AT_ONCE})`)
    .returning({ user_id: users.user_id });
  const ids = sql`(select v::uuid from jsonb_array_elements_text(${JSON.stringify(ended.map(({ user_id }) => user_id))}::jsonb) v)`;
  await tx.delete(form_pages).where(sql`${form_pages.user_id} in ${ids}`);
  await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(sql`${sessions.user_id} in ${ids} and ${sessions.ended_at} is null`);
  await tx
    .update(users)
    .set({ deleted_at: now, first_name: '', last_name: '', email: null, phone_number: null })
    .where(sql`${users.primary_user_id} in ${ids}`);
  return ended.length;
}

export const lapseJob: AppJob = {
  name: 'accounts.lapse',
  input: z.object({}),
  schedule: '*/10 * * * *',
  run: each(async ({ db, now }: Ctx) => {
    const before = new Date(now.getTime() - LAPSE_HOURS * 3_600_000);
    while ((await db.transaction((tx) => end(tx, now, before))) === AT_ONCE);
  }),
};
