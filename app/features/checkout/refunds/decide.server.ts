/** What staff decide about a request: only an admin, with an answer that the person reads, on record (T17). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { payment_reviews, refund_requests } from '#db/schema.server.ts';
import { finishRefund } from './finish.server.ts';
import { tellOfRefund } from './messages.server.ts';
import { type Decision, mayDecide } from './rules.ts';
import { openReviewOf, sendRefundJob } from './send.server.ts';
import { type LockedPayment, lockPayment, ofRequest, type RefundRequest, readLeft } from './store.server.ts';

type DecisionInput = { decision: Decision; amount?: number | undefined; answer: string };

const read = async (tx: Db, id: string) =>
  (await tx.select(ofRequest).from(refund_requests).where(eq(refund_requests.request_id, id)))[0];

async function amountFor(tx: Db, payment: LockedPayment, request: RefundRequest, given: number | undefined) {
  // How many sessions were not given only staff know.
  if (request.stage === 'sessions-not-given' && given === undefined)
    throw new Problem(422, undefined, { field: 'amount' });
  const amount = given ?? request.amount;
  if (amount < 1 || amount > (await readLeft(tx, payment, request.request_id)))
    throw new Problem(422, 'More than is left', { field: 'amount' });
  return amount;
}

async function write(ctx: Ctx, tx: Db, request: RefundRequest, payment: LockedPayment, deciding: DecisionInput) {
  const { decision, answer } = deciding;
  const { request_id } = request;
  const decided = { answer, decided_by: ctx.actor.user_id, decided_at: ctx.now, updated_at: ctx.now };
  const update = (to: Partial<typeof refund_requests.$inferInsert>) =>
    tx
      .update(refund_requests)
      .set({ ...decided, ...to })
      .where(eq(refund_requests.request_id, request_id));
  if (decision === 'refuse') return update({ state: 'refused' });
  if (decision === 'done') {
    await update({});
    return finishRefund(ctx, tx, request_id, 0);
  }
  await update({ state: 'approved', amount: await amountFor(tx, payment, request, deciding.amount) });
  return ctx.jobs.enqueue(tx, sendRefundJob, { request_id });
}

const EVENTS = { approve: 'approved', refuse: 'refused', done: 'done' } as const;

export async function decideRefund(ctx: Ctx, id: string, deciding: DecisionInput): Promise<RefundRequest> {
  return ctx.db.transaction(async (tx) => {
    const found = await read(tx, id);
    if (!found) throw new Problem(404);
    const payment = await lockPayment(tx, found.payment_id);
    // As it is now that nobody else can move it.
    const request = (await read(tx, id)) ?? found;
    const reviewed = await tx
      .update(payment_reviews)
      .set({ settled_at: ctx.now, settled_by: ctx.actor.user_id })
      .where(openReviewOf(request.request_number))
      .returning({ review_id: payment_reviews.review_id });
    const isFirst = request.state === 'asked';
    if (!mayDecide(deciding.decision, request, reviewed.length > 0, ctx.now)) throw new Problem(409, 'Already decided');
    await write(ctx, tx, request, payment, deciding);
    const decided = (await read(tx, id)) ?? request;
    const event = `refund.${EVENTS[deciding.decision]}` as const;
    await recordAudit(tx, ctx, {
      ...{ action: event, subject_id: request.user_id, reason: deciding.answer },
      ...{
        before: { state: request.state, amount: request.amount },
        after: { state: decided.state, amount: decided.amount, currency: decided.currency },
      },
    });
    if (isFirst) {
      await recordCase(ctx, tx, { user_id: request.user_id, event });
      await tellOfRefund(ctx, tx, decided, deciding.decision === 'refuse' ? 'refused' : 'approved');
    }
    return decided;
  });
}
