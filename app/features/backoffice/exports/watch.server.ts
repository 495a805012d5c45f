/** Who reads many people at once leaves how many, and above a thousand an hour the admins hear of it (T37). */
import { and, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import type { Actor } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { audit, users } from '#db/schema.server.ts';

export const ALARM_ROWS = 1000;
const HOUR = 3_600_000;
/** More lines than that an hour no limit of ours lets pass. */
const LINES = 1000;

/** What is counted: each of these reads people by the page. */
const WATCHED = [
  ...(['bulk.profiles', 'bulk.referrals', 'payments.completed', 'export.done'] as const),
  ...(['leads.list', 'leads.downloaded'] as const),
] as const;
type WatchedAction = (typeof WATCHED)[number];

async function readBefore(tx: Db, reader: Actor, now: Date): Promise<number> {
  const rows = await tx
    .select({ after: audit.after })
    .from(audit)
    .where(
      and(
        eq(audit.actor_id, reader.user_id ?? ''),
        inArray(audit.action, [...WATCHED]),
        gte(audit.created_at, new Date(now.getTime() - HOUR)),
      ),
    )
    .orderBy(desc(audit.audit_id))
    .limit(LINES);
  return rows.reduce((sum, { after }) => sum + Number(after?.count ?? 0), 0);
}

/** To our mailbox, and to every admin but the one who reads. */
async function alarm(ctx: Ctx, tx: Db, { user_id }: Actor, count: number) {
  ctx.log.warn({ count, actor_id: user_id }, 'more rows of people read within an hour than usual');
  const { email } = users;
  const admins = await tx
    .select({ email, user_id: users.user_id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deleted_at), isNull(users.disabled_at), isNotNull(email)))
    .limit(50);
  const others = admins.filter((one) => one.user_id !== user_id).flatMap((one) => one.email ?? []);
  const t = translator('es', 'office-money');
  const args = { count, actor: user_id ?? '', request: ctx.request_id };
  const letter = {
    ...{ subject: t('alarm.subject'), paragraphs: [t('alarm.body', args), t('alarm.after')] },
    ...{ action: t('alarm.action'), link: `${ctx.env.PUBLIC_URL}${pathTo('admin', 'es')}`, signature: brand.line },
  };
  await writeMessages(
    ctx,
    tx,
    [brand.staffEmail, ...others].map((to_address) => ({
      ...{ kind: 'bulk_alarm', budget: 'none' as const, to_address, locale: 'es' as const },
      ...letterOf('es', letter),
    })),
  );
}

/** One after another for one reader, so that two at once do not both stay just below. */
export const recordRead = (ctx: Ctx, action: WatchedAction, count: number, reader = ctx.actor) =>
  ctx.db.transaction(async (tx) => {
    if (reader.user_id) await lockPerson(tx, reader.user_id);
    const before = await readBefore(tx, reader, ctx.now);
    const { now, request_id, env } = ctx;
    await recordAudit(tx, { actor: reader, now, request_id, env }, { action, after: { count } });
    ctx.isAudited = true;
    if (before <= ALARM_ROWS && before + count > ALARM_ROWS) await alarm(ctx, tx, reader, before + count);
  });
