/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#db/client.server.ts';
import { messages } from '#db/schema.server.ts';
import type { AppJob, Ctx } from '../../ctx.server.ts';

export const sendMessageJob: AppJob = {
  name: 'mail.send',
  input: z.object({ message_id: z.uuid() }),
  async run(ctx, { message_id }) {
    const [message] = await ctx.db
      .select()
      .from(messages)
      .where(and(eq(messages.message_id, message_id), isNull(messages.sent_at)));
    if (!message) return;
    await ctx.mail.send({ ...message, to: message.to_address });
    await ctx.db.update(messages).set({ sent_at: ctx.now }).where(eq(messages.message_id, message_id));
  },
};

export type Outgoing = {
  /** Names what the message is about, once: a job that runs again after a crash writes the same message, not a second. */
  cause?: string;
  kind: string;
  to_address: string;
  reply_to?: string;
  locale: Ctx['locale'];
  subject: string;
  text: string;
  html: string;
  user_id?: string;
};

/** A UUID (version 8) made of the cause. */
function idOf(cause: string): string {
  const hash = createHash('sha256').update(cause).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export async function queueMessage(ctx: Ctx, tx: Db, { cause, ...outgoing }: Outgoing) {
  const [row] = await tx
    .insert(messages)
    .values({ ...outgoing, ...(cause && { message_id: idOf(cause) }), created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ message_id: messages.message_id });
  if (row) await ctx.jobs.enqueue(tx, sendMessageJob, row);
}
