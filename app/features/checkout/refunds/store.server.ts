/** Requests for a refund: asked for by the person, withdrawn while nobody decided. What is left of a payment is read under its lock. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payments, refund_requests, subscriptions } from '#db/schema.server.ts';
import { type RefundShare, readHoldings } from './holdings.server.ts';
import { tellOfRefund } from './messages.server.ts';
import { leftOf, type Stage } from './rules.ts';

const { request_id, request_number, user_id, payment_id, subscription_id, people, free_seats, stage } = refund_requests;
const { proportion, amount, currency, reason, state, answer, created_at, updated_at, decided_at } = refund_requests;
/** What a person may read of it; who decided stays with us. */
export const ofRequest = {
  ...{ request_id, request_number, user_id, payment_id, subscription_id, people, free_seats, stage, proportion },
  ...{ amount, currency, reason, state, answer, created_at, updated_at, decided_at },
};

export const listRequests = (db: Db, of: string) =>
  db.select(ofRequest).from(refund_requests).where(eq(user_id, of)).orderBy(desc(created_at)).limit(100);
export type RefundRequest = Awaited<ReturnType<typeof listRequests>>[number];

/**
 * Everything that changes what is left of a payment holds it: of two at once one reads what the other wrote. The person
 * first, then the order, then the payment, as whoever takes over what a provider tells does.
 */
export async function lockPayment(tx: Db, id: string) {
  const found = eq(payments.payment_id, id);
  const [of] = await tx.select({ order_id: payments.order_id, user_id: payments.user_id }).from(payments).where(found);
  if (!of) throw new Problem(404);
  await lockPerson(tx, of.user_id);
  if (of.order_id)
    await tx.select({ state: orders.state }).from(orders).where(eq(orders.order_id, of.order_id)).for('update');
  const { payment_id, order_id, user_id, provider, provider_ref, amount, refunded, currency, state } = payments;
  const [row] = await tx
    .select({ payment_id, order_id, user_id, provider, provider_ref, amount, refunded, currency, state })
    .from(payments)
    .where(found)
    .for('update');
  if (!row) throw new Problem(404);
  return row;
}
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;

/** `except`: a request that is being decided takes nothing from itself. */
export async function readLeft(tx: Db, payment: LockedPayment, except?: string): Promise<number> {
  const others = await tx
    .select({ state, amount })
    .from(refund_requests)
    .where(and(eq(payment_id, payment.payment_id), except ? ne(request_id, except) : undefined));
  return leftOf(payment, others);
}

type RefundInput = {
  subscription_id: string;
  people: readonly string[];
  free_seats: number;
  reason: string | null;
};

/** Those of one stage are one request: it has one row of the table, and one share. */
function byStage(chosen: readonly (RefundShare & { user_id?: string })[]) {
  return [...Map.groupBy(chosen, (one) => one.stage)].map(([stage, of]) => ({
    stage: stage as Stage,
    proportion: of[0]?.proportion ?? 0,
    amount: of.reduce((sum, one) => sum + one.amount, 0),
    people: of.flatMap((one) => one.user_id ?? []),
    free_seats: of.filter((one) => !one.user_id).length,
  }));
}

async function paymentOf(tx: Db, owner: string, id: string) {
  const [found] = await tx
    .select({ payment_id: subscriptions.payment_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.subscription_id, id), eq(subscriptions.user_id, owner)));
  if (!found?.payment_id) throw new Problem(404);
  return lockPayment(tx, found.payment_id);
}

/** In a transaction. The answer are the requests that it made, one a stage. */
export async function askForRefund(ctx: Ctx, tx: Db, owner: string, asking: RefundInput): Promise<RefundRequest[]> {
  const payment = await paymentOf(tx, owner, asking.subscription_id);
  const [holding] = await readHoldings(tx, ctx.now, owner, asking.subscription_id);
  if (!holding) throw new Problem(409, 'Nothing left');
  const wanted = new Set(asking.people);
  const named = holding.people.filter((one) => wanted.has(one.user_id));
  if (named.length < wanted.size) throw new Problem(422, undefined, { field: 'people' });
  if (named.some((one) => one.state !== 'free')) throw new Problem(409, 'Already asked');
  const seats = holding.free_seats.slice(0, asking.free_seats);
  if (seats.length < asking.free_seats) throw new Problem(409, 'Already asked');
  if (named.length + seats.length === 0) throw new Problem(422, undefined, { field: 'people' });
  const groups = byStage([...named, ...seats]);
  // Where the table gives nothing, only what happened can.
  if (groups.some((group) => group.amount === 0) && !asking.reason)
    throw new Problem(422, undefined, { field: 'reason' });
  const made: RefundRequest[] = [];
  for (const group of groups) {
    const left = await readLeft(tx, payment);
    if (left === 0) throw new Problem(409, 'Nothing left');
    const [row] = await tx
      .insert(refund_requests)
      .values({
        ...group,
        amount: Math.min(group.amount, left),
        ...{ user_id: owner, payment_id: payment.payment_id, subscription_id: holding.subscription_id },
        ...{ currency: payment.currency, reason: asking.reason, state: 'asked', asked_by: ctx.actor.user_id },
        ...{ created_at: ctx.now, updated_at: ctx.now },
      })
      .returning(ofRequest);
    if (!row) throw new Error('no request');
    made.push(row);
    await recordCase(ctx, tx, { user_id: owner, event: 'refund.asked' });
    await tellOfRefund(ctx, tx, row, 'asked');
  }
  if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: 'refund.asked', subject_id: owner });
  return made;
}

/** 409 once somebody has decided. */
export async function withdrawRequest(ctx: Ctx, id: string): Promise<RefundRequest> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(refund_requests)
      .set({ state: 'withdrawn', updated_at: ctx.now })
      .where(and(eq(request_id, id), eq(state, 'asked')))
      .returning(ofRequest);
    if (row) {
      await recordCase(ctx, tx, { user_id: row.user_id, event: 'refund.withdrawn' });
      if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: 'refund.withdrawn', subject_id: row.user_id });
      return row;
    }
    const [stands] = await tx.select(ofRequest).from(refund_requests).where(eq(request_id, id));
    // Sent twice, it is withdrawn once.
    if (stands?.state === 'withdrawn') return stands;
    throw stands ? new Problem(409, 'Already decided') : new Problem(404);
  });
}
