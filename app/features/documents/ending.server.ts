/** Files end 90 days after the outcome of their case, a week after we said so (D42, T50). */
import { and, count, eq, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { type Reader, readersOf } from '#app/features/applicants/readers.server.ts';
import { forgetBytes } from '#app/features/documents/files/bytes.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { type NewMessage, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { refuseTooMany, type WithPersonalData } from '#app/platform/record/personal-data.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import { brand } from '#content/brand.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, documents, users } from '#db/schema.server.ts';

const WEEK_MS = 7 * 86_400_000;
const AT_ONCE = 200;

/** The day of the outcome that stands now: one that was corrected counts from its correction. Null without one. */
const OUTCOME_DAY: SQL = sql`(select max(e.created_at) from ${users} u
  join ${case_events} e on e.user_id = u.user_id and e.to_step = u.current_step
  where u.user_id = ${documents.user_id} and u.current_step in ('visa_received', 'visa_denied'))`;
const endedBefore = (before: Date): SQL => sql`${OUTCOME_DAY} < ${before.toISOString()}::timestamptz`;
/** What was said of an outcome that was corrected since says nothing of this one. */
const IS_TOLD: SQL = sql`coalesce(${documents.announced_at} > ${OUTCOME_DAY}, false)`;

/** What nobody was told of stays until a week after they were; of what was refused there is nothing to download. */
export async function endFiles(ctx: WithPersonalData, before: Date, atMost?: number) {
  const told = new Date(ctx.now.getTime() - WEEK_MS);
  const isAnnounced = and(lt(documents.announced_at, told), IS_TOLD);
  const over = and(endedBefore(before), or(ne(documents.state, 'uploaded'), isAnnounced));
  const [found] = await ctx.db.select({ count: count() }).from(documents).where(over);
  if (!found?.count) return;
  refuseTooMany('documents', found.count, await ctx.db.$count(documents), atMost);
  await ctx.db.transaction(async (tx) => {
    const { object_key, document_type, user_id } = documents;
    const gone = await tx.delete(documents).where(over).returning({ object_key, document_type, user_id });
    await forgetBytes(ctx, tx, gone);
    const ids = gone.flatMap((one) => (one.document_type === 'passport' ? [one.user_id] : []));
    if (ids.length > 0) await tx.update(users).set({ passport_uploaded: false }).where(without('passport', ids));
  });
}

/** Of these people those who have no uploaded file of the type. */
const without = (type: DocumentType, ids: string[]) =>
  and(
    inArray(users.user_id, ids),
    sql`not exists (select 1 from ${documents} d where d.user_id = ${users.user_id} and d.document_type = ${type}
      and d.state = 'uploaded')`,
  );

/** A week after it was told, and not before that day is over anywhere. */
export function dayOfEnd(locale: Locale, announced: Date): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(announced.getTime() + WEEK_MS + 86_400_000));
}

function compose(ctx: Ctx, reader: Reader, person: Reader) {
  const t = translator(reader.locale, 'documents');
  const name = nameForMail(reader.first_name);
  const isOwn = reader.user_id === person.user_id;
  const date = dayOfEnd(reader.locale, ctx.now);
  const args = { name, who: nameForMail(person.first_name), date, email: brand.supportEmail };
  const subject = t('mail.ending.subject');
  const paragraphs = [
    name ? t('mail.greeting', args) : t('mail.greetingNobody'),
    isOwn || !args.who ? t('mail.ending.body', args) : t('mail.ending.bodyOf', args),
    t('mail.ending.after', args),
  ];
  const link = `${ctx.env.PUBLIC_URL}${pathTo('portal-applicants', reader.locale)}`;
  const [action, signature] = [t('mail.action'), t('mail.signature')];
  return letterOf(reader.locale, { subject, paragraphs, action, link, signature });
}

/** To the person, and to whoever looks after somebody without an account (D48); only to addresses that were confirmed. */
async function tell(ctx: Ctx, tx: Db, user_id: string) {
  const { person, readers } = await readersOf(tx, user_id);
  if (!person) return;
  const messages = readers.flatMap((reader): NewMessage[] =>
    reader.email && reader.email_verified_at
      ? [
          {
            // One for each person and outcome: nobody can cause more, and each of a large family is told of.
            ...{ kind: 'documents_ending', budget: 'none', user_id: reader.user_id, to_address: reader.email },
            ...{ locale: reader.locale, ...compose(ctx, reader, person) },
          },
        ]
      : [],
  );
  await writeMessages(ctx, tx, messages);
}

/** Marked and written in one transaction: whoever marks the rows writes the message. */
export const announceJob: AppJob = {
  name: 'documents.announce',
  input: z.object({}),
  /** In the morning of Bogotá. */
  schedule: '20 14 * * *',
  run: each(async (ctx: Ctx) => {
    const near = new Date(keptSince('documents', ctx.now).getTime() + WEEK_MS);
    await ctx.db
      .update(documents)
      .set({ announced_at: null })
      .where(and(isNotNull(documents.announced_at), not(IS_TOLD)));
    const isDue = and(isNull(documents.announced_at), eq(documents.state, 'uploaded'), endedBefore(near));
    const due = await ctx.db.selectDistinct({ user_id: documents.user_id }).from(documents).where(isDue).limit(AT_ONCE);
    for (const { user_id } of due)
      await ctx.db.transaction(async (tx) => {
        const marked = await tx
          .update(documents)
          .set({ announced_at: ctx.now })
          .where(and(isDue, eq(documents.user_id, user_id)))
          .returning({ user_id: documents.user_id });
        if (marked.length > 0) await tell(ctx, tx, user_id);
      });
  }),
};
