/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { placesFor } from '#db/fixed-statement.server.ts';
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

/** A message and its job as parts of a fixed statement, and the values of their places. */
export const messageWrites = (ctx: Ctx): SQLWrapper[] => [
  ctx.db.insert(messages).values({
    ...placesFor('message_id', 'kind', 'to_address', 'reply_to', 'subject', 'text', 'html', 'user_id'),
    locale: sql`${sql.placeholder('message_locale')}`,
    created_at: sql.placeholder('now'),
  }),
  ctx.jobs.insertOf(sendMessageJob),
];

export async function messagePlaces(ctx: Ctx, { locale, ...outgoing }: Outgoing) {
  const message_id = randomUUID();
  const job = await ctx.jobs.placeFor(sendMessageJob, { message_id });
  return { reply_to: null, user_id: null, ...outgoing, message_id, message_locale: locale, now: ctx.now, ...job };
}
