/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#db/client.server.ts';
import { fixedStatement, jsonRows, together } from '#db/fixed-statement.server.ts';
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

/** Messages and their jobs as parts of a fixed statement, and the values of their places. */
export const messageWrites = (ctx: Ctx): SQL[] => [
  sql`insert into ${messages} (message_id, kind, user_id, to_address, reply_to, locale, subject, text, html, created_at)
    select message_id, kind, user_id, to_address, reply_to, locale, subject, text, html, created_at
    from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb) as m (message_id uuid, kind text, user_id uuid,
      to_address text, reply_to text, locale text, subject text, text text, html text, created_at timestamptz)`,
  ctx.jobs.insertOf(sendMessageJob),
];

export async function messagePlaces(ctx: Ctx, outgoing: readonly Outgoing[]) {
  const rows = outgoing.map((one) => ({ ...one, message_id: randomUUID(), created_at: ctx.now }));
  const { job } = await ctx.jobs.placeFor(
    sendMessageJob,
    rows.map(({ message_id }) => ({ message_id })),
  );
  return { messages: jsonRows(rows), job };
}

const write = fixedStatement<Ctx>((ctx) => together(messageWrites(ctx)));

/** In the transaction of what causes them; an address that can never exist gets none. */
export async function writeMessages(ctx: Ctx, tx: Db, outgoing: readonly Outgoing[]) {
  const real = outgoing.filter(({ to_address }) => !to_address.endsWith('.invalid'));
  if (real.length > 0) await write(ctx, tx, await messagePlaces(ctx, real));
}
