/**
 * The money goes back: a job asks the provider and writes down what became of it. A request is marked `sent` before the
 * provider hears of it, so that a process that dies in between sends nothing twice where the provider knows no key.
 */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import {
  OutcomeUnknown,
  type PaymentProvider,
  type ProviderName,
  type Standing,
} from '#app/integrations/payments/payments.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payment_reviews, payments, refund_requests, subscriptions } from '#db/schema.server.ts';
import { finishRefund } from './finish.server.ts';
import { tellOfRefund } from './messages.server.ts';
import { lockPayment, ofRequest, type RefundRequest } from './store.server.ts';

const { request_id, payment_id, state, updated_at } = refund_requests;

type Payment = {
  provider: string;
  provider_ref: string | null;
  order_id: string | null;
  amount: number;
  currency: string;
};
type Review = { kind: 'refund_refused' | 'refund_unknown'; note: string; told?: Standing | null };

/** Somebody must look at it: one open row a request. Until then nothing is tried again by itself. */
async function putUnderReview(ctx: Ctx, tx: Db, request: RefundRequest, payment: Payment, review: Review) {
  const { kind, note, told } = review;
  await tx
    .insert(payment_reviews)
    .values({
      ...{ kind, note, provider: payment.provider, provider_ref: payment.provider_ref ?? '' },
      ...{ reference: requestNumber(request.request_number), order_id: payment.order_id },
      expected: { amount: request.amount, currency: request.currency },
      ...(told && {
        told: { amount: told.amount, currency: told.currency, state: told.state, refunded: told.refunded },
      }),
      created_at: ctx.now,
    })
    .onConflictDoUpdate({
      target: [payment_reviews.kind, payment_reviews.provider, payment_reviews.provider_ref, payment_reviews.reference],
      set: { settled_at: null, settled_by: null, note, created_at: ctx.now },
    });
}

/** What somebody must look at before a request moves on. */
export const openReviewOf = (request_number: number) =>
  and(eq(payment_reviews.reference, requestNumber(request_number)), isNull(payment_reviews.settled_at));

async function readWork(db: Db, id: string) {
  const [request] = await db.select(ofRequest).from(refund_requests).where(eq(request_id, id));
  if (!request) return null;
  const { provider, provider_ref, order_id, amount, currency } = payments;
  const [payment] = await db
    .select({ provider, provider_ref, order_id, amount, currency })
    .from(payments)
    .where(eq(payments.payment_id, request.payment_id));
  return payment ? { request, payment } : null;
}

const setState = (ctx: Ctx, tx: Db, id: string, from: 'approved' | 'sent', to: 'approved' | 'sent') =>
  tx
    .update(refund_requests)
    .set({ state: to, updated_at: ctx.now })
    .where(and(eq(request_id, id), eq(state, from)))
    .returning({ request_id });

/** Back to `approved`, with the reason for staff. */
const stuck = (ctx: Ctx, request: RefundRequest, payment: Payment, review: Review) =>
  ctx.db.transaction(async (tx) => {
    await lockPayment(tx, request.payment_id);
    await setState(ctx, tx, request.request_id, 'sent', 'approved');
    await putUnderReview(ctx, tx, request, payment, review);
  });

/** Providers that know a refund by its key, or by the payment itself: asking again changes nothing. */
const KNOWS_KEYS: Readonly<Record<ProviderName, boolean>> = {
  stripe: true,
  wompi: true,
  dlocalgo: false,
  sandbox: true,
};

function isFit(standing: Standing | null, { currency }: Payment) {
  return (
    standing !== null && (standing.state === 'paid' || standing.state === 'refunded') && standing.currency === currency
  );
}

async function ask(ctx: Ctx, provider: PaymentProvider, request: RefundRequest, payment: Payment, ref: string) {
  const standing = await provider.read(ref);
  // Disputed money comes back by the bank: a refund beside it would pay twice.
  if (!isFit(standing, payment))
    return stuck(ctx, request, payment, { kind: 'refund_refused', note: 'not paid at the provider', told: standing });
  const outcome = await provider.refund(ref, request.amount, request.currency, request.request_id);
  if (outcome === 'refused')
    return stuck(ctx, request, payment, { kind: 'refund_refused', note: 'the provider refused', told: standing });
  if (outcome === 'pending') return;
  const seen = (await provider.read(ref).catch(() => null))?.refunded ?? 0;
  await ctx.db.transaction((tx) => finishRefund(ctx, tx, request.request_id, seen));
}

async function sendRefund(ctx: Ctx, id: string) {
  const work = await readWork(ctx.db, id);
  if (!work || (work.request.state !== 'approved' && work.request.state !== 'sent')) return;
  const { request, payment } = work;
  const provider = payment.provider === 'manual' ? null : ctx.payments.byName(payment.provider as ProviderName);
  if (!provider || !payment.provider_ref)
    return stuck(ctx, request, payment, { kind: 'refund_refused', note: 'no provider: it goes back by hand' });
  if (request.state === 'sent' && !KNOWS_KEYS[provider.name])
    return stuck(ctx, request, payment, { kind: 'refund_unknown', note: 'it may have been sent' });
  if (request.state === 'approved' && (await setState(ctx, ctx.db, id, 'approved', 'sent')).length === 0) return;
  try {
    await ask(ctx, provider, request, payment, payment.provider_ref);
  } catch (error) {
    if (error instanceof OutcomeUnknown)
      return stuck(ctx, request, payment, { kind: 'refund_unknown', note: 'no answer: it may have happened' });
    // It has surely not happened, or may be asked again under its key.
    await setState(ctx, ctx.db, id, 'sent', 'approved');
    throw error;
  }
}

export const sendRefundJob: AppJob = {
  name: 'refunds.send',
  input: z.object({ request_id: z.uuid() }),
  run: each((ctx: Ctx, input: { request_id: string }) => sendRefund(ctx, input.request_id)),
};

/** A refund on its way for so long is looked at by somebody. */
const FOLLOW_DAYS = 5;

/** What is given back of a payment by requests that are done. */
async function doneOf(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refund_requests.amount}), 0)::float8` })
    .from(refund_requests)
    .where(and(eq(payment_id, id), eq(state, 'done')));
  return row?.sum ?? 0;
}

async function follow(ctx: Ctx, id: string) {
  const work = await readWork(ctx.db, id);
  if (work?.request.state !== 'sent' || !work.payment.provider_ref) return;
  const { request, payment } = work;
  const provider = ctx.payments.byName(payment.provider as ProviderName);
  const standing = provider && (await provider.read(work.payment.provider_ref));
  if (standing && standing.refunded >= (await doneOf(ctx.db, request.payment_id)) + request.amount)
    return ctx.db.transaction((tx) => finishRefund(ctx, tx, id, standing.refunded));
  const isLate = ctx.now.getTime() - request.updated_at.getTime() > FOLLOW_DAYS * 86_400_000;
  if (isLate)
    await ctx.db.transaction((tx) =>
      putUnderReview(ctx, tx, request, payment, { kind: 'refund_unknown', note: 'pending for days', told: standing }),
    );
}

/** What a provider took without an end is looked up until it has one. */
export const followRefundsJob: AppJob = {
  name: 'refunds.follow',
  input: z.object({}),
  schedule: '23 */4 * * *',
  retries: 1,
  run: each(async (ctx: Ctx) => {
    const since = new Date(ctx.now.getTime() - 600_000);
    const waiting = await ctx.db
      .select({ request_id })
      .from(refund_requests)
      .where(and(eq(state, 'sent'), lt(updated_at, since)))
      .limit(200);
    for (const one of waiting)
      await follow(ctx, one.request_id).catch((error) => ctx.log.warn({ err: error }, 'refund not looked up'));
  }),
};

/** The purchase that was paid already: what it bought is what the second payment is about. */
async function boughtBefore(tx: Db, payment: { order_id: string | null; user_id: string }) {
  const [order] = payment.order_id
    ? await tx.select({ purchase_id: orders.purchase_id }).from(orders).where(eq(orders.order_id, payment.order_id))
    : [];
  if (!order) return null;
  const first = tx
    .select({ id: payments.payment_id })
    .from(payments)
    .innerJoin(orders, eq(orders.order_id, payments.order_id))
    .where(and(eq(orders.purchase_id, order.purchase_id), eq(payments.is_duplicate, false)));
  const [found] = await tx
    .select({ subscription_id: subscriptions.subscription_id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, payment.user_id), inArray(subscriptions.payment_id, first)))
    .limit(1);
  return found?.subscription_id ?? null;
}

/** In the transaction that stored a second payment for one purchase: it goes back whole, without anybody asking. */
export async function refundDuplicate(ctx: Ctx, tx: Db, id: string) {
  const payment = await lockPayment(tx, id);
  const [before] = await tx.select({ request_id }).from(refund_requests).where(eq(payment_id, id)).limit(1);
  if (before) return;
  const subscription_id = await boughtBefore(tx, payment);
  // Without what it was for there is no request to make: the lead's review row stands for it.
  if (!subscription_id) return;
  const [request] = await tx
    .insert(refund_requests)
    .values({
      ...{ user_id: payment.user_id, payment_id: id, subscription_id, people: [], stage: 'duplicate-charge' },
      ...{ proportion: 1, amount: payment.amount, currency: payment.currency, state: 'approved' },
      ...{ decided_at: ctx.now, created_at: ctx.now, updated_at: ctx.now },
    })
    .returning(ofRequest);
  if (!request) return;
  await recordCase(ctx, tx, { user_id: payment.user_id, event: 'refund.duplicate' });
  await tellOfRefund(ctx, tx, request, 'duplicate');
  await ctx.jobs.enqueue(tx, sendRefundJob, { request_id: request.request_id });
}
