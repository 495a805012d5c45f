/** Alerts: asked for, confirmed by mail, told once, over (T26). When it is forgotten: personal-data.server.ts. */
import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { oldestWait } from '#app/features/waits/rules.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { City } from '#content/waits.ts';
import type { Db } from '#db/client.server.ts';
import { wait_alerts, wait_times } from '#db/schema.server.ts';
import { type AlertNews, confirmMessage, existsMessage, newsMessage } from './messages.server.ts';
import { type Alert, type AlertFields, alertState } from './rules.ts';

type Row = typeof wait_alerts.$inferSelect;

/** Made from the id, so that every message of an alert carries the same link; kept as a hash. */
const tokenOf = ({ env }: Ctx, alert_id: string) =>
  createHmac('sha256', env.APP_SECRET).update(`wait-alert\0${alert_id}`).digest('base64url');

/** After a change of APP_SECRET an older alert gets the hash of the link that it is now sent. */
async function tokenFor(ctx: Ctx, tx: Db, { alert_id, token_hash }: Pick<Row, 'alert_id' | 'token_hash'>) {
  const token = tokenOf(ctx, alert_id);
  if (hashToken(token) !== token_hash)
    await tx
      .update(wait_alerts)
      .set({ token_hash: hashToken(token) })
      .where(eq(wait_alerts.alert_id, alert_id));
  return token;
}

const rowsOf = async <T>(db: Db, statement: SQL) => ((await db.execute(statement)) as unknown as { rows: T[] }).rows;

/**
 * One open alert an address, city and category. Asking again changes it until it is confirmed; then only its owner may
 * end it, and is told so: the answer to whoever asks is the same.
 */
export async function askForAlert(ctx: Ctx, tx: Db, { website: _, ...asked }: AlertFields) {
  const alert_id = randomUUID();
  const unless = (column: string) =>
    sql.raw(`${column} = case when a.confirmed_at is null then excluded.${column} else a.${column} end`);
  const [row] = await rowsOf<
    Pick<Row, 'alert_id' | 'token_hash' | 'locale'> & { is_confirmed: boolean; below: number }
  >(
    tx,
    sql`insert into ${wait_alerts} as a (alert_id, token_hash, email, city, category, below_months, locale, created_at)
      values (${alert_id}, ${hashToken(tokenOf(ctx, alert_id))}, ${asked.email}, ${asked.city}, ${asked.category},
        ${asked.below_months}, ${asked.locale}, ${ctx.now.toISOString()}::timestamptz)
      on conflict (lower(email), city, category) where sent_at is null and stopped_at is null
      do update set ${unless('below_months')}, ${unless('locale')}, ${unless('created_at')}
      returning alert_id, token_hash, locale, below_months::float8 as below, confirmed_at is not null as is_confirmed`,
  );
  if (!row) throw new Error('no alert');
  const alert = { ...asked, locale: row.locale, below_months: row.below };
  const token = await tokenFor(ctx, tx, row);
  await writeMessages(ctx, tx, [
    row.is_confirmed ? existsMessage(ctx, alert, token) : confirmMessage(ctx, alert, token),
  ]);
}

function shown(row: Row | undefined, now: Date): Alert {
  const state = row && alertState(row, now);
  if (!state) throw new Problem(404);
  return { city: row.city as City, category: row.category, below_months: row.below_months, state };
}

const byToken = (token: string) => eq(wait_alerts.token_hash, hashToken(token));

export async function showAlert(ctx: Ctx, token: string): Promise<Alert> {
  const [row] = await ctx.db.select().from(wait_alerts).where(byToken(token));
  return shown(row, ctx.now);
}

/** What was stopped stays so: the answer says how the alert is now. */
export async function confirmAlert(ctx: Ctx, token: string): Promise<Alert> {
  const alert = await showAlert(ctx, token);
  if (alert.state !== 'unconfirmed') return alert;
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(wait_alerts)
      .set({ confirmed_at: ctx.now })
      .where(and(byToken(token), isNull(wait_alerts.confirmed_at), isNull(wait_alerts.stopped_at)));
    // A figure may have been written since it was asked for.
    await ctx.jobs.enqueue(tx, tellJob, {});
  });
  return showAlert(ctx, token);
}

export async function stopAlert(ctx: Ctx, token: string): Promise<Alert> {
  await ctx.db
    .update(wait_alerts)
    .set({ stopped_at: ctx.now })
    .where(and(byToken(token), isNull(wait_alerts.stopped_at)));
  return showAlert(ctx, token);
}

const AT_ONCE = 200;
const WAITING = sql`a.confirmed_at is not null and a.sent_at is null and a.stopped_at is null`;

/**
 * Marks due alerts and queues their mails in one transaction; `skip locked` gives each alert to one process.
 * A figure counts if it was written after the alert, and is not past its shelf life.
 */
async function tell(ctx: Ctx, tx: Db): Promise<number> {
  const told = await rowsOf<AlertNews & Pick<Row, 'alert_id' | 'token_hash'>>(
    tx,
    sql`with newest as (
        select distinct on (city, category) city, category, as_of, next_months, source_url, created_at
        from ${wait_times} order by city, category, as_of desc),
      due as (
        select a.alert_id from ${wait_alerts} a join newest n on n.city = a.city and n.category = a.category
        where ${WAITING} and n.next_months < a.below_months and n.created_at >= a.created_at and n.as_of >= ${oldestWait(ctx.now)}::date
        limit ${AT_ONCE} for update of a skip locked)
      update ${wait_alerts} a set sent_at = ${ctx.now.toISOString()}::timestamptz
      from due, newest n where a.alert_id = due.alert_id and ${WAITING} and n.city = a.city and n.category = a.category
      returning a.alert_id, a.token_hash, a.email, a.city, a.category, a.locale, n.as_of::text as as_of, n.source_url,
        a.below_months::float8 as below_months, n.next_months::float8 as next_months`,
  );
  const messages = [];
  for (const alert of told) messages.push(newsMessage(ctx, alert, await tokenFor(ctx, tx, alert)));
  await writeMessages(ctx, tx, messages);
  return told.length;
}

export const tellJob: AppJob = {
  name: 'waits.tell',
  input: z.object({}),
  run: each(async (ctx: Ctx) => {
    while ((await ctx.db.transaction((tx) => tell(ctx, tx))) === AT_ONCE);
  }),
};
