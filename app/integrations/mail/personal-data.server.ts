/** Copies of messages: 30 days from when they leave; those that never left go with their parked job (D42). */
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { type AnyJob, each, PARKED_KEPT_SECONDS } from '#app/platform/jobs/jobs.server.ts';
import { type Contact, ofContacts, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { messages } from '#db/schema.server.ts';
import type { Mail } from './mail.ts';

const AT_ONCE = 2000;

/** What the mailbox of an installation without SMTP holds of them. */
export const forgetMailJob: AnyJob<RequestContext & { mail: Mail }> = {
  name: 'mail.forget',
  input: z.object({ message_ids: z.array(z.uuid()).max(AT_ONCE) }),
  run: each(({ mail }: { mail: Mail }, { message_ids }: { message_ids: string[] }) => mail.forget(message_ids)),
};

async function forgetSome({ jobs }: RequestContext, tx: Db, which: SQL | undefined) {
  const some = tx.select({ message_id: messages.message_id }).from(messages).where(which).limit(AT_ONCE);
  const gone = await tx
    .delete(messages)
    .where(inArray(messages.message_id, some))
    .returning({ message_id: messages.message_id });
  if (gone.length > 0) await jobs.enqueue(tx, forgetMailJob, { message_ids: gone.map(({ message_id }) => message_id) });
  return gone.length;
}

/** Those to the person and, of a confirmed address, those about it to the staff. */
const ofPerson = (contacts: readonly Contact[]) =>
  or(
    ofContacts(contacts, { email: sql`${messages.to_address}` }),
    ofContacts(contacts, { email: sql`${messages.reply_to}` }),
  );

const copies: PersonalData = {
  name: 'messages',
  what: 'messages',
  tables: [messages],
  async forget(ctx, tx, { user_ids, contacts }) {
    const theirs = or(inArray(messages.user_id, user_ids), ofPerson(contacts));
    while ((await forgetSome(ctx, tx, theirs)) === AT_ONCE);
  },
  /** Their texts hold links that open something: the person has them already. */
  handOut(db, { user_id }) {
    const { kind, to_address, subject, created_at, sent_at } = messages;
    return db
      .select({ kind, to_address, subject, created_at, sent_at })
      .from(messages)
      .where(eq(messages.user_id, user_id))
      .orderBy(created_at);
  },
  keeps: null,
  join: { moves: [{ column: messages.user_id }] },
  expire(ctx, before) {
    const { created_at, sent_at } = messages;
    const hopeless = new Date(ctx.now.getTime() - PARKED_KEPT_SECONDS * 1000);
    const isOld = or(
      and(lt(created_at, before), isNotNull(sent_at), lt(sent_at, before)),
      and(lt(created_at, hopeless), isNull(sent_at)),
    );
    return ctx.db.transaction((tx) => forgetSome(ctx, tx, isOld));
  },
};

export const mailData = [copies];
