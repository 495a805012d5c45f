/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { messages } from '#db/schema.server.ts';
import type { AppJob, Ctx } from '../../ctx.server.ts';
import { each } from '../../platform/jobs.server.ts';

export const sendMessageJob: AppJob = {
  name: 'mail.send',
  input: z.object({ message_id: z.uuid() }),
  /** Read and marked by the batch; each leaves by itself, and one that cannot leave keeps no other back. */
  async run(ctx, inputs: { message_id: string }[]) {
    const ids = inputs.map(({ message_id }) => message_id);
    const found = await ctx.db
      .select()
      .from(messages)
      .where(and(inArray(messages.message_id, ids), isNull(messages.sent_at)));
    const waiting = new Map(found.map((message) => [message.message_id, message]));
    const sent: string[] = [];
    const outcomes = await each(async (_: Ctx, id: string) => {
      const message = waiting.get(id);
      if (!message) return;
      await ctx.mail.send({ ...message, to: message.to_address });
      sent.push(id);
    })(ctx, ids);
    if (sent.length > 0)
      await ctx.db.update(messages).set({ sent_at: ctx.now }).where(inArray(messages.message_id, sent));
    return outcomes;
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

/** The writes that queue a message, to be run together with those that cause it. */
export async function messageWrites(ctx: Ctx, outgoing: Outgoing): Promise<SQLWrapper[]> {
  const message_id = randomUUID();
  return [
    ctx.db.insert(messages).values({ ...outgoing, message_id, created_at: ctx.now }),
    await ctx.jobs.enqueuing(sendMessageJob, { message_id }),
  ];
}
