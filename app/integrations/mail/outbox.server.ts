/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
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
  kind: string;
  to_address: string;
  reply_to?: string;
  locale: Ctx['locale'];
  subject: string;
  text: string;
  html: string;
  user_id?: string;
};

export async function queueMessage(ctx: Ctx, tx: Db, outgoing: Outgoing) {
  const [row] = await tx
    .insert(messages)
    .values({ ...outgoing, created_at: ctx.now })
    .returning({ message_id: messages.message_id });
  if (row) await ctx.jobs.enqueue(tx, sendMessageJob, row);
}
