/** A payment that came another way: staff write it down, and an admin takes a wrong one back (D51, D55, T17). */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { readSeats } from '#app/features/applicants/covered.server.ts';
import { lockPayment } from '#app/features/checkout/refunds/store.server.ts';
import { cover, followPurchase } from '#app/features/checkout/truth/grant.server.ts';
import { supersede } from '#app/features/checkout/truth/supersede.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { MAX_PARTY } from '#content/limits.ts';
import type { Db } from '#db/client.server.ts';
import { payments, refund_requests, subscriptions, users } from '#db/schema.server.ts';
import { isOwnFamily, isSameMark, MARK_REFUSALS } from './rules.ts';

type PaymentMark = {
  sid: string;
  amount: number;
  currency: string;
  applicants: number;
  reason: string;
  /** For more people, or another time: beside what is paid already. */
  is_additional: boolean;
};

/** Whose money it is; never one's own. */
function payerOf({ actor, subject }: Ctx): string {
  if (!subject) throw new Problem(404);
  if (isOwnFamily(actor, subject)) throw new Problem(409, MARK_REFUSALS.ownFamily);
  if (subject.primary_user_id) throw new Problem(409, MARK_REFUSALS.familyMember);
  return subject.user_id;
}

/** What staff have marked for somebody, newest first, with what it bought. */
const readMarked = (tx: Db, user_id: string) =>
  tx
    .select({
      ...{ payment_id: payments.payment_id, amount: payments.amount, currency: payments.currency },
      ...{ created_at: payments.created_at, sid: subscriptions.sid, state: payments.state },
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.payment_id, payments.payment_id))
    .where(and(eq(payments.user_id, user_id), eq(payments.provider, 'manual'), eq(subscriptions.state, 'active')))
    .orderBy(desc(payments.created_at), desc(payments.payment_number));

async function refuseTwice(ctx: Ctx, tx: Db, user_id: string, wanted: PaymentMark, seats: number) {
  const marked = await readMarked(tx, user_id);
  if (marked.some((one) => isSameMark(one, wanted, ctx.now))) throw new Problem(409, MARK_REFUSALS.justMarked);
  if (seats > 0 && !wanted.is_additional) throw new Problem(409, MARK_REFUSALS.alreadyPaid);
  if (seats + wanted.applicants > MAX_PARTY) throw new Problem(422, undefined, { field: 'applicants' });
}

const readFlag = async (tx: Db, user_id: string) => {
  const { marked_paid_by_csr, service_type } = users;
  const [row] = await tx.select({ marked_paid_by_csr, service_type }).from(users).where(eq(users.user_id, user_id));
  if (!row) throw new Problem(404);
  return row;
};

/** The person is held first: of two of us who mark at once the second sees what the first wrote. */
export async function markPaid(ctx: Ctx, tx: Db, wanted: PaymentMark): Promise<string> {
  const user_id = payerOf(ctx);
  const { sid, amount, currency, applicants, reason } = wanted;
  if (!(await lockPerson(tx, user_id))) throw new Problem(404);
  const before = await readFlag(tx, user_id);
  const { seats } = await readSeats(tx, user_id, sid);
  await refuseTwice(ctx, tx, user_id, wanted, seats);
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ user_id, provider: 'manual', amount, currency, state: 'paid', reason, marked_by: ctx.actor.user_id },
      ...{ created_at: ctx.now, updated_at: ctx.now },
    })
    .returning();
  if (!payment) throw new Error('no payment');
  await cover(tx, { user_id, number_purchasing: applicants }, sid, payment.payment_id, ctx.now);
  await supersede(ctx, tx, user_id, sid);
  // Another product locks nothing (D51).
  const isMarked = sid === before.service_type;
  const cart = { number_purchasing: applicants };
  await followPurchase(ctx, tx, payment, { party: Math.min(MAX_PARTY, seats + applicants), cart, isMarked });
  await recordAudit(tx, ctx, {
    ...{ action: 'payment.marked', subject_id: user_id, reason },
    before: { state: seats > 0 || before.marked_paid_by_csr ? 'paid' : 'unpaid' },
    after: { state: 'paid', sid, amount, currency, applicants },
  });
  return payment.payment_id;
}

/** Money that goes back by a request is not undone beside it. */
async function refuseRefunding(tx: Db, payment_id: string) {
  const { request_id, state } = refund_requests;
  const [open] = await tx
    .select({ request_id })
    .from(refund_requests)
    .where(and(eq(refund_requests.payment_id, payment_id), inArray(state, ['asked', 'approved', 'sent', 'done'])))
    .limit(1);
  if (open) throw new Problem(409, MARK_REFUSALS.refunding);
}

/** Written down by mistake: what it bought ends, and the money counts for nothing. Without an id the newest one. */
export async function undoMark(ctx: Ctx, tx: Db, reason: string, wanted?: string): Promise<string> {
  const user_id = payerOf(ctx);
  if (!(await lockPerson(tx, user_id))) throw new Problem(404);
  const marked = await readMarked(tx, user_id);
  const found = wanted ? marked.find(({ payment_id }) => payment_id === wanted) : marked[0];
  if (!found) throw new Problem(409, MARK_REFUSALS.nothingMarked);
  const { payment_id, sid } = found;
  const { amount, currency } = await lockPayment(tx, payment_id);
  await refuseRefunding(tx, payment_id);
  await tx
    .update(payments)
    .set({ state: 'refunded', refunded: amount, updated_at: ctx.now })
    .where(eq(payments.payment_id, payment_id));
  await tx
    .update(subscriptions)
    .set({ state: 'ended', ends_at: ctx.now })
    .where(and(eq(subscriptions.payment_id, payment_id), eq(subscriptions.state, 'active')));
  const { service_type } = await readFlag(tx, user_id);
  const isLast = !(await readMarked(tx, user_id)).some((one) => one.sid === service_type);
  if (isLast && sid === service_type)
    await tx.update(users).set({ marked_paid_by_csr: false, updated_at: ctx.now }).where(eq(users.user_id, user_id));
  await recordCase(ctx, tx, { user_id, event: 'payment.undone' });
  await recordAudit(tx, ctx, {
    ...{ action: 'payment.undone', subject_id: user_id, reason },
    ...{ before: { state: 'paid', sid, amount, currency }, after: { state: 'undone' } },
  });
  return payment_id;
}
