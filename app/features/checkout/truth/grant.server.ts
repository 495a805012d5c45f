/** What money brings and what its loss takes: subscriptions, seats, party, story, event, receipt (D30, D34, D51). */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { readFamilyIds, readSeats } from '#app/features/applicants/covered.server.ts';
import { takeSeats } from '#app/features/applicants/rules.ts';
import { queueReceipt } from '#app/features/checkout/receipts/store.server.ts';
import { refundDuplicate } from '#app/features/checkout/refunds/send.server.ts';
import { purchaseValue, recordEvent } from '#app/features/tracking/events.server.ts';
import { MAX_PARTY } from '#content/limits.ts';
import type { Db } from '#db/client.server.ts';
import type { orders, payments } from '#db/schema.server.ts';
import { carts, pay_links, subscription_applicants, subscriptions, users } from '#db/schema.server.ts';

type Order = typeof orders.$inferSelect;
type Payment = typeof payments.$inferSelect;

type Seats = Pick<Order, 'user_id' | 'number_purchasing'>;

/** Seats for those of the family who have none yet; the rest wait for whoever is named next. */
export async function cover(tx: Db, wanted: Seats, sid: string, payment_id: string, now: Date) {
  const { user_id, number_purchasing } = wanted;
  const { seats, taken } = await readSeats(tx, user_id, sid);
  const family = await readFamilyIds(tx, user_id);
  const seated = takeSeats(family, seats, taken);
  const [bought] = await tx
    .insert(subscriptions)
    .values({ user_id, sid, applicants_covered: number_purchasing, payment_id, state: 'active', created_at: now })
    .returning({ subscription_id: subscriptions.subscription_id });
  const next = family.filter((one) => !seated.has(one)).slice(0, number_purchasing);
  if (bought && next.length > 0)
    await tx.insert(subscription_applicants).values(next.map((one) => ({ ...bought, user_id: one, covered_at: now })));
}

/** Of the first money of a purchase. What came twice is on record and buys nothing; it goes back by a job. */
export async function grant(ctx: Ctx, tx: Db, order: Order, payment: Payment) {
  const { user_id } = order;
  if (payment.is_duplicate) {
    await recordCase(ctx, tx, { user_id, event: 'payment.twice' });
    await refundDuplicate(ctx, tx, payment.payment_id);
    return;
  }
  for (const { sid } of order.lines) await cover(tx, order, sid, payment.payment_id, ctx.now);
  const { number_purchasing, country, method } = order;
  const party = Math.min(MAX_PARTY, Math.max(order.number_in_party, order.covered + number_purchasing));
  await followPurchase(ctx, tx, payment, { party, cart: { number_purchasing, country, method } });
}

type Purchase = {
  /** How many travel, at least. */
  party: number;
  cart: Pick<typeof carts.$inferInsert, 'number_purchasing' | 'country' | 'method'>;
  /** Staff have marked it as paid (D55). */
  isMarked?: boolean;
};

/** What every purchase brings beside its seats: the party, an empty cart, the story, the event, the receipt. */
export async function followPurchase(ctx: Ctx, tx: Db, payment: Payment, { party, cart, isMarked }: Purchase) {
  const { user_id } = payment;
  await tx
    .update(users)
    .set({
      number_in_party: sql`greatest(coalesce(${users.number_in_party}, 1), ${party}::int)`,
      ...(isMarked && { marked_paid_by_csr: true }),
      ...{ version: sql`${users.version} + 1`, updated_at: ctx.now },
    })
    .where(eq(users.user_id, user_id));
  // A second tab that still shows the cart cannot buy it again.
  const emptied = { product_ids: [], promo_code: null, updated_at: ctx.now };
  await tx
    .insert(carts)
    .values({ user_id, ...cart, ...emptied })
    .onConflictDoUpdate({ target: carts.user_id, set: { ...emptied, version: sql`${carts.version} + 1` } });
  await tx
    .update(pay_links)
    .set({ ended_at: ctx.now })
    .where(and(eq(pay_links.user_id, user_id), isNull(pay_links.ended_at)));
  await recordCase(ctx, tx, { user_id, event: 'payment.received' });
  const data = { value: purchaseValue(party), amount: payment.amount, currency: payment.currency };
  await recordEvent(tx, { user_id, event: 'purchase_visa', subject: payment.payment_id, data, now: ctx.now }, ctx);
  await queueReceipt(ctx, tx, payment.payment_id);
}

const ofPayment = ({ payment_id }: Payment) => eq(subscriptions.payment_id, payment_id);

/** Refunded or disputed: the service can be changed again, the step stays (D51). */
export async function giveBack(ctx: Ctx, tx: Db, payment: Payment, state: 'refunded' | 'disputed') {
  const lost = await tx
    .update(subscriptions)
    .set({ state: 'refunded', ends_at: ctx.now })
    .where(and(ofPayment(payment), eq(subscriptions.state, 'active')))
    .returning({ subscription_id: subscriptions.subscription_id });
  const ids = lost.map(({ subscription_id }) => subscription_id);
  if (ids.length > 0 && state === 'refunded')
    await tx
      .update(subscription_applicants)
      .set({ refunded_at: ctx.now })
      .where(and(inArray(subscription_applicants.subscription_id, ids), isNull(subscription_applicants.refunded_at)));
  await recordCase(ctx, tx, { user_id: payment.user_id, event: `payment.${state}` });
}

/** A dispute that ended well. */
export async function restore(ctx: Ctx, tx: Db, payment: Payment) {
  await tx
    .update(subscriptions)
    .set({ state: 'active', ends_at: null })
    .where(and(ofPayment(payment), eq(subscriptions.state, 'refunded')));
  await recordCase(ctx, tx, { user_id: payment.user_id, event: 'payment.received' });
}
