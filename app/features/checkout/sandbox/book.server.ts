/** The book of the sandbox as a table: a payment and its message change in one transaction (record 047). */
import { and, asc, eq, gte, inArray, lt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import {
  EVENT_PREFIX,
  PAYMENT_PREFIX,
  type SandboxBook,
  type SandboxEvent,
  type SandboxPayment,
} from '#app/integrations/payments/sandbox-book.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import type { Db } from '#db/client.server.ts';
import { sandbox_payments } from '#db/schema.server.ts';

/** What is due at once; the rest a minute later. */
const MOST_DUE = 200;

const table = sandbox_payments;

/** Ids only, as every job: the address stands with the payment. */
const deliverInput = z.object({ event_id: z.uuid(), payment_id: z.uuid() });
type DeliverInput = z.infer<typeof deliverInput>;

const inputOf = ({ event_id, provider_ref }: SandboxEvent): DeliverInput => ({
  event_id: event_id.slice(EVENT_PREFIX.length),
  payment_id: provider_ref.slice(PAYMENT_PREFIX.length),
});

/** The message that a job stands for. */
export async function readEvent(db: Db, { event_id, payment_id }: DeliverInput): Promise<SandboxEvent> {
  const provider_ref = `${PAYMENT_PREFIX}${payment_id}`;
  const [found] = await db
    .select({ notification_url: table.notification_url })
    .from(table)
    .where(eq(table.provider_ref, provider_ref));
  if (!found) throw new Error('no such payment');
  return { event_id: `${EVENT_PREFIX}${event_id}`, provider_ref, ...found };
}

/** Sends one message to our own address of notifications; what is not taken is tried again, and reading back mends the rest. */
export const deliverJob: AppJob = {
  name: 'sandbox.deliver',
  input: deliverInput,
  pauseSeconds: 2,
  run: each(async (ctx: Ctx, input: DeliverInput) => {
    await ctx.payments.sandbox?.deliver(await readEvent(ctx.db, input));
  }),
};

/** Slips that were paid at a counter, payments that ran out, disputes. A run that fails is made good by the next. */
export const settleSandboxJob: AppJob = {
  name: 'sandbox.settle',
  input: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  keptSeconds: 86_400,
  run: each(async (ctx: Ctx) => {
    await ctx.payments.sandbox?.settle();
  }),
};

export function tableBook({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>): SandboxBook {
  const find = async (by: { provider_ref: string } | { secret: string } | { reference: string }) => {
    const [[name, value] = ['', '']] = Object.entries(by);
    const [row] = await db
      .select()
      .from(table)
      .where(eq(table[name as 'secret'], value));
    return row ?? null;
  };
  return {
    async put(payment) {
      const [made] = await db
        .insert(table)
        .values(payment)
        .onConflictDoNothing({ target: table.reference })
        .returning();
      const kept = made ?? (await find({ reference: payment.reference }));
      if (!kept) throw new Error('no payment');
      return kept;
    },
    get: find,
    change: (provider_ref, change) =>
      db.transaction(async (tx): Promise<SandboxPayment | null> => {
        const own = eq(table.provider_ref, provider_ref);
        const [before] = await tx.select().from(table).where(own).for('update');
        if (!before) return null;
        const changed = change(before);
        if (!changed) return before;
        await tx.update(table).set(changed.payment).where(own);
        if (changed.event) await jobs.enqueue(tx, deliverJob, inputOf(changed.event));
        return changed.payment;
      }),
    list: (from, to) =>
      db
        .select()
        .from(table)
        .where(and(gte(table.created_at, from), lt(table.created_at, to))),
    async due(now) {
      const isSettling = and(inArray(table.state, ['processing', 'paid']), lte(table.settles_at, now));
      const isExpired = and(inArray(table.state, ['open', 'step']), lte(table.expires_at, now));
      const rows = await db
        .select({ provider_ref: table.provider_ref })
        .from(table)
        .where(or(isSettling, isExpired))
        .orderBy(asc(table.created_at))
        .limit(MOST_DUE);
      return rows.map(({ provider_ref }) => provider_ref);
    },
  };
}
