/** Messages of staff: kept with who wrote them; a mail leaves by the outbox in the same transaction. */
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { isPlaceholderEmail } from '#app/features/accounts/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { requireMailRoom, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { staff_messages, users } from '#db/schema.server.ts';
import { type Channel, paragraphsOf, type Template } from './rules.ts';

const PAGE = 30;
const keys = cursor(z.object({ at: cursorInstant, staff_message_id: z.uuid() }));

const columns = {
  staff_message_id: staff_messages.staff_message_id,
  channel: staff_messages.channel,
  template: staff_messages.template,
  locale: staff_messages.locale,
  subject: staff_messages.subject,
  message: staff_messages.message,
  created_at: staff_messages.created_at,
  by: sql<string>`coalesce(trim(${users.first_name} || ' ' || ${users.last_name}), '')`,
};

/** Newest first. */
export async function listMessages(db: Db, user_id: string, before?: string | null) {
  const key = before ? keys.safeParse(before).data : undefined;
  const at = key && new Date(key.at);
  const { created_at, staff_message_id } = staff_messages;
  const older =
    key && at ? or(lt(created_at, at), and(eq(created_at, at), lt(staff_message_id, key.staff_message_id))) : undefined;
  const rows = await db
    .select(columns)
    .from(staff_messages)
    .leftJoin(users, eq(users.user_id, staff_messages.sent_by))
    .where(and(eq(staff_messages.user_id, user_id), older))
    .orderBy(desc(created_at), desc(staff_message_id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const keyOf = ({ created_at: made, staff_message_id: id }: (typeof rows)[number]) =>
    sealCursor({ at: made.toISOString(), staff_message_id: id });
  return { messages: shown, next: last && rows.length > PAGE ? keyOf(last) : null };
}
export type StaffMessage = Awaited<ReturnType<typeof listMessages>>['messages'][number];

/** Where a message can reach the person: their own address and number, no placeholder. */
export const reachOf = ({ email, phone_number }: Pick<UserProfile, 'email' | 'phone_number'>) => ({
  mail: email && !isPlaceholderEmail(email) ? email : null,
  whatsapp: phone_number,
});

type WrittenMessage = {
  channel: Channel;
  template: Template | null;
  locale: Locale;
  subject: string | null;
  message: string;
};

async function send(
  ctx: Ctx,
  tx: Db,
  profile: UserProfile,
  to_address: string,
  { locale, subject, message }: WrittenMessage,
) {
  const t = translator(locale, 'office-messages');
  await requireMailRoom(ctx, { budget: 'staff', to_address }, tx);
  await writeMessages(ctx, tx, [
    {
      ...{ kind: 'staff_message', budget: 'staff', to_address, locale, user_id: profile.user_id },
      ...letterOf(locale, {
        subject: subject || t('subject'),
        paragraphs: paragraphsOf(message),
        ...{ action: t('action'), link: `${ctx.env.PUBLIC_URL}${pathTo('portal', locale)}` },
        signature: t('signature'),
      }),
    },
  ]);
}

/** In a transaction. What goes by WhatsApp is kept when its text is made: whether it was sent there, only the app knows. */
export async function writeToPerson(ctx: Ctx, tx: Db, user_id: string, writing: WrittenMessage): Promise<StaffMessage> {
  const profile = await readProfile(tx, user_id);
  if (!profile) throw new Problem(404);
  const to = reachOf(profile)[writing.channel];
  if (!to) throw new Problem(422, undefined, { field: 'channel' });
  if (writing.channel === 'mail') await send(ctx, tx, profile, to, writing);
  const subject = writing.channel === 'mail' ? writing.subject : null;
  const [made] = await tx
    .insert(staff_messages)
    .values({ ...writing, subject, user_id, sent_by: ctx.actor.user_id ?? '', created_at: ctx.now })
    .returning({ staff_message_id: staff_messages.staff_message_id });
  await recordAudit(tx, ctx, { action: 'message.send', subject_id: user_id, after: { locale: writing.locale } });
  const { messages } = await listMessages(tx, user_id);
  const found = messages.find(({ staff_message_id }) => staff_message_id === made?.staff_message_id);
  if (!found) throw new Error('no message');
  return found;
}
