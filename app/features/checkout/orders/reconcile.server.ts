/** Orders that no message came for, and the daily comparison (D29, T22). */
import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { forgetPromises } from '#app/features/checkout/cart/buyer.server.ts';
import { askReview, endOrders, settleStanding } from '#app/features/checkout/truth/settle.server.ts';
import { PROVIDERS, type ProviderName, type Standing } from '#app/integrations/payments/payments.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { orders, payment_events, payment_matches, payments } from '#db/schema.server.ts';
import { askProvider } from './standing.server.ts';

const MINUTE = 60_000;
/** An order that is open so long is asked for, again and again until it has an end (T22). */
const UNTOLD_MINUTES = 10;
const AT_ONCE = 40;
/** Money may come late: an order is given up only so long after its end. */
const GRACE_HOURS = 72;

async function reconcile(ctx: Ctx) {
  const before = new Date(ctx.now.getTime() - UNTOLD_MINUTES * MINUTE);
  const { state, created_at, checked_at } = orders;
  const due = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(state, ['created', 'pending']),
        lt(created_at, before),
        or(isNull(checked_at), lt(checked_at, before)),
      ),
    )
    .orderBy(asc(checked_at), asc(created_at))
    .limit(AT_ONCE);
  const over: string[] = [];
  for (const order of due) {
    // One that is away keeps no other back: it is asked again in ten minutes.
    const isKnown = await askProvider(ctx, order).catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: order.provider }, 'an order could not be read');
      return true;
    });
    const end = order.expires_at.getTime() + (order.handed_out ? GRACE_HOURS * 60 * MINUTE : 0);
    if (!isKnown && end < ctx.now.getTime()) over.push(order.order_id);
  }
  if (over.length > 0) await endOrders(ctx, over);
}

export const reconcileJob: AppJob = {
  name: 'payments.reconcile',
  input: z.object({}),
  schedule: '* * * * *',
  retries: 1,
  async run(ctx, inputs) {
    const outcome = await reconcile(ctx).catch((error: unknown) => error);
    return inputs.map(() => outcome);
  },
};

const DAY = 86_400_000;

/** What the provider says of a day beside what we have: each difference is taken over, or somebody looks at it. */
async function match(ctx: Ctx, name: ProviderName, from: Date, to: Date) {
  const provider = ctx.payments.byName(name);
  if (!provider) return;
  const ours = await ctx.db
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.order_id, orders.order_id))
    .where(and(eq(orders.provider, name), gte(orders.created_at, from), lt(orders.created_at, to)));
  const listed = await provider.list(from, to);
  const standings: Standing[] = [...(listed ?? [])];
  if (!listed)
    for (const { order } of ours) {
      const standing = order.provider_ref ? await provider.read(order.provider_ref) : null;
      if (standing) standings.push(standing);
    }
  const money = (one: Standing) => one.state === 'paid' || one.state === 'refunded' || one.state === 'disputed';
  const theirs = standings.filter(money);
  let differences = 0;
  for (const standing of theirs) {
    const own = ours.find(({ order }) => order.reference === standing.reference);
    if (own?.payment && own.payment.refunded >= standing.refunded) continue;
    differences++;
    await settleStanding(ctx, provider, standing, null);
  }
  for (const { order, payment } of ours.filter(({ payment }) => payment !== null)) {
    if (!payment || theirs.some(({ reference }) => reference === order.reference)) continue;
    differences++;
    const { reference, provider_ref, amount, currency } = order;
    const told = {
      reference,
      provider_ref: provider_ref ?? '',
      amount,
      currency,
      state: 'failed',
      refunded: 0,
    } as const;
    await askReview(ctx.db, name, 'missing', told, order);
  }
  const paid = ours.filter(({ payment }) => payment !== null).length;
  const row = { ours: paid, theirs: theirs.length, differences, made_at: ctx.now };
  await ctx.db
    .insert(payment_matches)
    .values({ day: from.toISOString().slice(0, 10), provider: name, ...row })
    .onConflictDoUpdate({ target: [payment_matches.day, payment_matches.provider], set: row });
}

const EVENTS_KEPT_DAYS = 120;

async function matchDay(ctx: Ctx) {
  const today = new Date(Math.floor(ctx.now.getTime() / DAY) * DAY);
  const from = new Date(today.getTime() - DAY);
  const outcomes = await each(async (_: Ctx, name: ProviderName) => match(ctx, name, from, today))(ctx, [...PROVIDERS]);
  await forgetPromises(ctx.db, ctx.now);
  const old = new Date(ctx.now.getTime() - EVENTS_KEPT_DAYS * DAY);
  await ctx.db.delete(payment_events).where(lt(payment_events.received_at, old));
  const failed = outcomes.find((one) => one !== undefined);
  if (failed) throw failed;
}

export const matchJob: AppJob = {
  name: 'payments.match',
  input: z.object({}),
  schedule: '15 6 * * *',
  retries: 3,
  pauseSeconds: 900,
  async run(ctx, inputs) {
    const outcome = await matchDay(ctx).catch((error: unknown) => error);
    return inputs.map(() => outcome);
  },
};
