/** Messages are written with the change that causes them and leave by a job (spec 8 texts, Q47). */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#app/i18n/locales.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { type AnyJob, each, type Outcome } from '#app/platform/jobs/jobs.server.ts';
import { giveBack, hasRoom, secondsUntilRoom, type Try } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement, jsonRows, together } from '#db/fixed-statement.server.ts';
import { type MessageAttachment, messages } from '#db/schema.server.ts';
import type { Mail, MailFile } from './mail.ts';

type Ctx = RequestContext & {
  mail: Mail;
  /** Makes the file of a message that leaves; whoever writes such messages brings it (server/context.ts). */
  makeAttachment(attachment: MessageAttachment, locale: Locale): Promise<MailFile>;
};

/** The last message to somebody who is forgotten: once it has left, the row says neither to whom nor what. */
export const FAREWELL = 'account_closed';

type Row = typeof messages.$inferSelect;
type Budget = Row['budget'];

/**
 * Budgets of a recipient over all kinds of message, counted where they leave (T48). What strangers can cause has its
 * own, so that it crowds out neither the links that open one's account (`entry`) nor the notices of what was done to it.
 */
export const RECIPIENT_LIMITS: Record<Exclude<Budget, 'none'>, readonly { max: number; minutes: number }[]> = {
  asked: [
    { max: 6, minutes: 60 },
    { max: 15, minutes: 24 * 60 },
  ],
  entry: [
    { max: 6, minutes: 60 },
    { max: 15, minutes: 24 * 60 },
  ],
  /** Links asked for where the owner was in before: strangers, who may use up `entry`, do not take these. */
  own: [
    { max: 6, minutes: 60 },
    { max: 15, minutes: 24 * 60 },
  ],
  /** What the owner has to say yes or no to: whoever asks for reset links leaves it room. */
  question: [
    { max: 6, minutes: 60 },
    { max: 15, minutes: 24 * 60 },
  ],
  /** Anybody may have one sent to any address: it takes no room from what somebody waits for. */
  report: [
    { max: 2, minutes: 60 },
    { max: 4, minutes: 24 * 60 },
  ],
  notice: [
    { max: 10, minutes: 60 },
    { max: 30, minutes: 24 * 60 },
  ],
  /** What staff send, letter or link: however much it is, the notice of what they did still arrives (T44). */
  staff: [
    { max: 10, minutes: 60 },
    { max: 30, minutes: 24 * 60 },
  ],
  /** What readers cause in our own mailbox, from however many addresses; the back office shows all of it. */
  office: [
    { max: 30, minutes: 60 },
    { max: 200, minutes: 24 * 60 },
  ],
};

type Recipient = Pick<Row, 'budget' | 'to_address'>;

/**
 * The mailbox behind an address, as the key of its budget: one mailbox reads `eva+1@` and `eva+2@`, and at Gmail also
 * `e.v.a@`. Without it a stranger is flooded under as many spellings as somebody invents (T48).
 */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const plain = name.split('+')[0] || name;
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

const triesOf = ({ budget, to_address }: Recipient): Try[] =>
  budget === 'none'
    ? []
    : RECIPIENT_LIMITS[budget].map((rule) => ({
        ...rule,
        bucket: `mail.${budget}.${rule.minutes}`,
        key: mailboxOf(to_address),
      }));

/** Whether a message would be delivered. Check it before issuing a link: a new link ends the older one even if its mail is dropped. */
export const hasMailRoom = async (ctx: Ctx, recipient: Recipient) =>
  (await secondsUntilRoom(ctx, triesOf(recipient))) === 0;

export async function requireMailRoom(ctx: Ctx, recipient: Recipient, db = ctx.db) {
  const retryAfter = await secondsUntilRoom(ctx, triesOf(recipient), db);
  if (retryAfter > 0) throw new Problem(429, undefined, { retryAfter });
}

/** Sends it, or forgets it where its recipient has had enough for now. */
async function deliver(ctx: Ctx, message: Row): Promise<'sent' | 'dropped'> {
  const tries = triesOf(message);
  if (!(await hasRoom(ctx, tries))) {
    ctx.log.warn({ kind: message.kind, message_id: message.message_id }, 'message dropped: too many to one recipient');
    await ctx.db.delete(messages).where(eq(messages.message_id, message.message_id));
    return 'dropped';
  }
  try {
    const { message_id, to_address, reply_to, subject, text, html, attachment, locale } = message;
    const file = attachment ? await ctx.makeAttachment(attachment, locale) : undefined;
    await ctx.mail.send({ message_id, to: to_address, reply_to, subject, text, html, file });
  } catch (error) {
    await giveBack(ctx, tries);
    throw error;
  }
  return 'sent';
}

export const sendMessageJob: AnyJob<Ctx> = {
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
      if (message && (await deliver(ctx, message)) === 'sent') sent.push(id);
    })(ctx, ids);
    if (sent.length > 0)
      await ctx.db
        .update(messages)
        .set({ sent_at: ctx.now, attachment: null })
        .where(inArray(messages.message_id, sent));
    const farewells = sent.filter((id) => waiting.get(id)?.kind === FAREWELL);
    if (farewells.length > 0)
      await ctx.db
        .update(messages)
        .set({ to_address: '', text: '', html: '' })
        .where(inArray(messages.message_id, farewells));
    return outcomes;
  },
};

/** Those with a file have a queue of their own, and leave one after another: drawing holds no other message back. */
export const sendFileJob: AnyJob<Ctx> = {
  name: 'mail.send-file',
  input: sendMessageJob.input,
  async run(ctx, inputs: { message_id: string }[]) {
    const outcomes: Outcome[] = [];
    for (const input of inputs) outcomes.push(...(await sendMessageJob.run(ctx, [input])));
    return outcomes;
  },
};

export type NewMessage = {
  kind: string;
  /** `asked` unless it says otherwise. */
  budget?: Budget;
  to_address: string;
  reply_to?: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  user_id?: string;
  /** What its file is made of when it leaves. */
  attachment?: MessageAttachment;
};

/** Messages and their jobs as parts of a fixed statement, and the values of their places. */
export const messageWrites = (ctx: Ctx): SQL[] => [
  sql`insert into ${messages} (message_id, kind, budget, user_id, to_address, reply_to, locale, subject, text, html, created_at)
    select message_id, kind, coalesce(budget, 'asked'), user_id, to_address, reply_to, locale, subject, text, html, created_at
    from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb) as m (message_id uuid, kind text, budget text, user_id uuid,
      to_address text, reply_to text, locale text, subject text, text text, html text, created_at timestamptz)`,
  ctx.jobs.insertOf(sendMessageJob),
];

export async function messagePlaces(ctx: Ctx, outgoing: readonly NewMessage[]) {
  const rows = outgoing.map((one) => ({ ...one, message_id: randomUUID(), created_at: ctx.now }));
  const { job } = await ctx.jobs.placeFor(
    sendMessageJob,
    rows.map(({ message_id }) => ({ message_id })),
  );
  return { messages: jsonRows(rows), job };
}

const write = fixedStatement<Ctx>((ctx) => together(messageWrites(ctx)));

/** In the transaction of what causes them; an address that can never exist gets none. */
export async function writeMessages(ctx: Ctx, tx: Db, outgoing: readonly NewMessage[]) {
  const real = outgoing.filter(({ to_address }) => !to_address.endsWith('.invalid'));
  const plain = real.filter(({ attachment }) => !attachment);
  if (plain.length > 0) await write(ctx, tx, await messagePlaces(ctx, plain));
  for (const one of real.filter(({ attachment }) => attachment)) {
    const message_id = randomUUID();
    await tx.insert(messages).values({ ...one, message_id, created_at: ctx.now });
    await ctx.jobs.enqueue(tx, sendFileJob, { message_id });
  }
}
