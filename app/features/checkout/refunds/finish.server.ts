/** A refund that has happened: whom it takes out of what was bought, what is left of the payment, and the message (D51). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payments, refund_requests, subscription_applicants, subscriptions, users } from '#db/schema.server.ts';
import { tellOfRefund } from './messages.server.ts';
import { type LockedPayment, lockPayment, ofRequest } from './store.server.ts';

/** The provider's word where it counts more than we asked for; our own sum where it says nothing. */
async function settlePayment(ctx: Ctx, tx: Db, payment: LockedPayment, seen: number) {
  const [done] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund_requests.amount}), 0)::float8` })
    .from(refund_requests)
    .where(and(eq(refund_requests.payment_id, payment.payment_id), eq(refund_requests.state, 'done')));
  const refunded = Math.min(payment.amount, Math.max(payment.refunded, done?.sum ?? 0, seen));
  const isWhole = refunded === payment.amount;
  await tx
    .update(payments)
    .set({ refunded, updated_at: ctx.now, ...(isWhole && { state: 'refunded' }) })
    .where(eq(payments.payment_id, payment.payment_id));
  if (isWhole && payment.order_id)
    await tx
      .update(orders)
      .set({ state: 'refunded', updated_at: ctx.now })
      .where(and(eq(orders.order_id, payment.order_id), eq(orders.state, 'paid')));
}

/** The seats that nobody had taken are gone; once nobody is left, so is what was bought. */
async function settleCoverage(ctx: Ctx, tx: Db, id: string, people: readonly string[], free_seats: number) {
  if (people.length > 0)
    await tx
      .update(subscription_applicants)
      .set({ refunded_at: ctx.now })
      .where(
        and(eq(subscription_applicants.subscription_id, id), inArray(subscription_applicants.user_id, [...people])),
      );
  const covered = await tx
    .select({ refunded_at: subscription_applicants.refunded_at })
    .from(subscription_applicants)
    .where(eq(subscription_applicants.subscription_id, id));
  const [bought] = await tx
    .select({ applicants_covered: subscriptions.applicants_covered, user_id: subscriptions.user_id })
    .from(subscriptions)
    .where(eq(subscriptions.subscription_id, id))
    .for('update');
  if (!bought) return;
  const seats = bought.applicants_covered - free_seats;
  const isOver = seats <= covered.length && covered.every(({ refunded_at }) => refunded_at !== null);
  await tx
    .update(subscriptions)
    .set({ applicants_covered: Math.max(1, seats), ...(isOver && { state: 'refunded', ends_at: ctx.now }) })
    .where(eq(subscriptions.subscription_id, id));
  // What staff had marked as paid is no longer so: the service can be changed again.
  if (isOver)
    await tx
      .update(users)
      .set({ marked_paid_by_csr: false, updated_at: ctx.now })
      .where(and(eq(users.user_id, bought.user_id), eq(users.marked_paid_by_csr, true)));
}

/** In a transaction; once. `seen`: what the provider says was given back of the payment. */
export async function finishRefund(ctx: Ctx, tx: Db, id: string, seen: number): Promise<boolean> {
  const [found] = await tx
    .select({ payment_id: refund_requests.payment_id })
    .from(refund_requests)
    .where(eq(refund_requests.request_id, id));
  if (!found) return false;
  const payment = await lockPayment(tx, found.payment_id);
  const [request] = await tx
    .update(refund_requests)
    .set({ state: 'done', updated_at: ctx.now })
    .where(and(eq(refund_requests.request_id, id), inArray(refund_requests.state, ['approved', 'sent'])))
    .returning(ofRequest);
  if (!request) return false;
  await settlePayment(ctx, tx, payment, seen);
  if (request.stage !== 'duplicate-charge')
    await settleCoverage(ctx, tx, request.subscription_id, request.people, request.free_seats);
  await recordCase(ctx, tx, { user_id: request.user_id, event: 'refund.done' });
  await tellOfRefund(ctx, tx, request, 'done');
  return true;
}
