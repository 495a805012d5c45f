/** What a provider tells becomes true in one transaction: order, money, what was bought, who is covered, story, message (D29, T22). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { countUse, giveUseBack } from '#app/features/checkout/promos/store.server.ts';
import { eventKey, type Notice, type PaymentProvider, type Standing } from '#app/integrations/payments/payments.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payment_events, payment_reviews, payments } from '#db/schema.server.ts';
import { giveBack, grant, restore } from './grant.server.ts';
import { hasMoney, NEXT } from './rules.ts';

type Order = typeof orders.$inferSelect;
type ReviewKind = (typeof payment_reviews.$inferInsert)['kind'];

/** Money that a person must look at: once for each kind and payment. */
export const askReview = (
  tx: Db,
  provider: string,
  kind: ReviewKind,
  { reference, provider_ref, amount, currency, state, refunded }: Standing,
  order?: Pick<Order, 'order_id' | 'amount' | 'currency'>,
) =>
  tx
    .insert(payment_reviews)
    .values({
      ...{ kind, provider, reference, provider_ref, told: { amount, currency, state, refunded } },
      ...(order && { order_id: order.order_id, expected: { amount: order.amount, currency: order.currency } }),
    })
    .onConflictDoNothing();

/** An authentic message about another sum than the order's marks nothing as paid. */
function differs(order: Order, { amount, currency }: Standing): 'amount' | 'currency' | null {
  if (currency.toUpperCase() !== order.currency) return 'currency';
  return amount === order.amount ? null : 'amount';
}

const setOrder = (tx: Db, { order_id }: Order, set: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(set).where(eq(orders.order_id, order_id));

/** False where the same message was worked through before. */
async function isNew(tx: Db, provider: PaymentProvider, key: string, now: Date) {
  const rows = await tx
    .insert(payment_events)
    .values({ provider: provider.name, event_key: key, received_at: now })
    .onConflictDoNothing()
    .returning({ event_key: payment_events.event_key });
  return rows.length > 0;
}

/** Staff have marked it as paid while it was open, and that still counts (supersede.server.ts). */
async function isPaidByHand(tx: Db, { user_id, replaced_at }: Order): Promise<boolean> {
  if (!replaced_at) return false;
  const ofThatMoment = and(eq(payments.provider, 'manual'), eq(payments.created_at, replaced_at));
  return (await tx.$count(payments, and(eq(payments.user_id, user_id), ofThatMoment, eq(payments.state, 'paid')))) > 0;
}

/** The first money of a purchase counts; whatever else comes for it goes back. */
async function takeMoney(ctx: Ctx, tx: Db, order: Order, standing: Standing) {
  const siblings = await tx
    .select({ order_id: orders.order_id })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.order_id))
    .where(and(eq(orders.purchase_id, order.purchase_id), eq(payments.is_duplicate, false)));
  const is_duplicate = siblings.length > 0 || (await isPaidByHand(tx, order));
  const { user_id, order_id, provider, amount, currency, promo_code } = order;
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ order_id, user_id, provider, provider_ref: standing.provider_ref, amount, currency, promo_code },
      ...{ state: 'paid', is_duplicate, created_at: ctx.now, updated_at: ctx.now },
    })
    .onConflictDoNothing()
    .returning();
  if (!payment) return;
  await setOrder(tx, order, { paid_at: ctx.now });
  if (is_duplicate) await askReview(tx, provider, 'duplicate', standing, order);
  // Its use was given back when it was replaced or ended.
  if (promo_code && (order.replaced_at || order.state === 'failed' || order.state === 'expired'))
    await countUse(tx, promo_code);
  await grant(ctx, tx, order, payment);
}

async function follow(ctx: Ctx, tx: Db, order: Order, standing: Standing) {
  const { state, refunded } = standing;
  const [payment] = await tx.select().from(payments).where(eq(payments.order_id, order.order_id)).for('update');
  if (!payment) return;
  const isBack = state === 'refunded';
  const total = isBack ? payment.amount : Math.min(payment.amount, Math.max(payment.refunded, refunded));
  const next = isBack ? 'refunded' : state === 'disputed' ? 'disputed' : 'paid';
  if (total === payment.refunded && next === payment.state) return;
  await tx
    .update(payments)
    .set({ state: next, refunded: total, updated_at: ctx.now })
    .where(eq(payments.payment_id, payment.payment_id));
  if (next !== payment.state && next !== 'paid') await giveBack(ctx, tx, payment, next);
  if (next !== payment.state && next === 'paid') await restore(ctx, tx, payment);
}

async function settle(ctx: Ctx, tx: Db, provider: PaymentProvider, standing: Standing): Promise<void> {
  const { reference, state } = standing;
  const byReference = and(eq(orders.reference, reference), eq(orders.provider, provider.name));
  const [found] = await tx.select().from(orders).where(byReference);
  if (!found) {
    if (hasMoney(state)) await askReview(tx, provider.name, 'no_order', standing);
    return;
  }
  // The person first, then the order: whoever pays, changes the cart or is told at the same time waits here.
  await lockPerson(tx, found.user_id);
  const [order] = await tx.select().from(orders).where(eq(orders.order_id, found.order_id)).for('update');
  if (!order) return;
  if (hasMoney(state)) {
    const other = differs(order, standing);
    if (other) {
      await askReview(tx, provider.name, other, standing, order);
      return;
    }
    await takeMoney(ctx, tx, order, standing);
    await follow(ctx, tx, order, standing);
  }
  const next = standing.isUntaken ? undefined : NEXT[order.state][state];
  const provider_ref = standing.provider_ref;
  await setOrder(tx, order, { checked_at: ctx.now, provider_ref, ...(next && { state: next, updated_at: ctx.now }) });
  const isEnd = next === 'failed' || next === 'expired';
  if (isEnd && order.promo_code && !order.replaced_at) await giveUseBack(tx, order.promo_code);
  if (next === 'failed') await recordCase(ctx, tx, { user_id: order.user_id, event: 'payment.failed' });
}

/** Takes over how a payment stands; the same event twice is one. `notice` is nothing where we asked ourselves. */
export async function settleStanding(
  ctx: Ctx,
  provider: PaymentProvider,
  standing: Standing,
  notice: Notice | null,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (notice && !(await isNew(tx, provider, eventKey(notice, standing), ctx.now))) return;
    await settle(ctx, tx, provider, standing);
  });
}

/** Orders that nobody has paid and that can no longer be paid. */
export const endOrders = (ctx: Ctx, order_ids: string[]) =>
  ctx.db.transaction(async (tx) => {
    const ended = await tx
      .update(orders)
      .set({ state: 'expired', updated_at: ctx.now })
      .where(and(inArray(orders.order_id, order_ids), inArray(orders.state, ['created', 'pending'])))
      .returning({ promo_code: orders.promo_code, replaced_at: orders.replaced_at });
    for (const { promo_code, replaced_at } of ended) if (promo_code && !replaced_at) await giveUseBack(tx, promo_code);
    return ended.length;
  });
