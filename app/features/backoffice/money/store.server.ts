/** Money as staff see it: orders and payments by key, what somebody must look at, the daily comparison. */
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Place } from '#app/features/backoffice/exports/key-halves.server.ts';
import type { Range } from '#app/features/backoffice/exports/lists.server.ts';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payment_matches, payment_reviews, payments, refund_requests, users } from '#db/schema.server.ts';
import type { MoneyFilter } from './rules.ts';

/** Lines of one page. */
export const PAGE = 50;

type MoneyQuery = Range & { filter: MoneyFilter; before?: Place | undefined; user_id?: string | undefined };

const names = { first_name: users.first_name, last_name: users.last_name };

/** Newest first; a page is one line longer than shown where there is another one. */
export function listMoney(db: Db, { filter, before, user_id, from, to }: MoneyQuery) {
  const { payment_id, created_at, state, provider } = payments;
  return db
    .select({
      ...{ payment_id, payment_number: payments.payment_number, user_id: payments.user_id, ...names },
      ...{ provider, amount: payments.amount, currency: payments.currency, refunded: payments.refunded, state },
      ...{ promo_code: payments.promo_code, is_duplicate: payments.is_duplicate, reason: payments.reason },
      ...{ marked_by: payments.marked_by, created_at, reference: orders.reference, lines: orders.lines },
    })
    .from(payments)
    .innerJoin(users, eq(users.user_id, payments.user_id))
    .leftJoin(orders, eq(orders.order_id, payments.order_id))
    .where(
      and(
        user_id ? eq(payments.user_id, user_id) : undefined,
        filter === 'manual' ? eq(provider, 'manual') : undefined,
        filter === 'refunded' || filter === 'disputed' ? eq(state, filter) : undefined,
        ...keyed(created_at, payment_id, { before, from, to }),
      ),
    )
    .orderBy(desc(created_at), desc(payment_id))
    .limit(PAGE + 1);
}
export type MoneyRow = Awaited<ReturnType<typeof listMoney>>[number];

type Keys = Range & { before?: Place | undefined };
function keyed(
  at: typeof payments.created_at | typeof orders.created_at,
  id: typeof payments.payment_id | typeof orders.order_id,
  { before, from, to }: Keys,
): (SQL | undefined)[] {
  return [
    before && sql`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    from ? gte(at, from) : undefined,
    to ? lt(at, to) : undefined,
  ];
}

export function listOrders(db: Db, { before, user_id, from, to }: Omit<MoneyQuery, 'filter'>) {
  const { order_id, created_at } = orders;
  return db
    .select({
      ...{ order_id, user_id: orders.user_id, ...names, reference: orders.reference, state: orders.state },
      ...{ method: orders.method, provider: orders.provider, amount: orders.amount, currency: orders.currency },
      ...{ promo_code: orders.promo_code, affiliate_code: orders.affiliate_code, lines: orders.lines, created_at },
      ...{ number_purchasing: orders.number_purchasing, paid_at: orders.paid_at, replaced_at: orders.replaced_at },
    })
    .from(orders)
    .innerJoin(users, eq(users.user_id, orders.user_id))
    .where(and(user_id ? eq(orders.user_id, user_id) : undefined, ...keyed(created_at, order_id, { before, from, to })))
    .orderBy(desc(created_at), desc(order_id))
    .limit(PAGE + 1);
}
export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const ofReview = {
  ...{ review_id: payment_reviews.review_id, kind: payment_reviews.kind, provider: payment_reviews.provider },
  ...{ reference: payment_reviews.reference, provider_ref: payment_reviews.provider_ref },
  ...{ expected: payment_reviews.expected, told: payment_reviews.told, created_at: payment_reviews.created_at },
  ...{ settled_at: payment_reviews.settled_at, note: payment_reviews.note, order_id: payment_reviews.order_id },
};

const reviewsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...ofReview, user_id: orders.user_id })
    .from(payment_reviews)
    .leftJoin(orders, eq(orders.order_id, payment_reviews.order_id))
    .where(where)
    .$dynamic();

export type ReviewPlace = { at: string; id: number };

/** What waits, the oldest first, by key; a page is one line longer than shown where there is another one. */
export function listOpenReviews(db: Db, after?: ReviewPlace) {
  const { created_at, review_id, settled_at } = payment_reviews;
  return reviewsWhere(
    db,
    and(isNull(settled_at), after && sql`(${created_at}, ${review_id}) > (${after.at}::timestamptz, ${after.id})`),
  )
    .orderBy(created_at, review_id)
    .limit(PAGE + 1);
}

/** What has been settled, the newest first: numbers are given as it comes in. */
export const listSettledReviews = (db: Db) =>
  reviewsWhere(db, isNotNull(payment_reviews.settled_at)).orderBy(desc(payment_reviews.review_id)).limit(20);
export type ReviewRow = Awaited<ReturnType<typeof listOpenReviews>>[number];

export const listMatches = (db: Db) => {
  const { day, provider, ours, theirs, differences, made_at } = payment_matches;
  return db
    .select({ day, provider, ours, theirs, differences, made_at })
    .from(payment_matches)
    .orderBy(desc(day), provider)
    .limit(60);
};

const DECIDE_REQUEST = 'Decide the refund request';
const SETTLED = 'Already settled';

/** A refund that got stuck is settled by deciding about its request again, never beside it. */
async function refuseOpenRequest(tx: Db, reference: string) {
  const number = Number(/^R-(\d+)$/.exec(reference)?.[1] ?? 0);
  if (!number || requestNumber(number) !== reference) return;
  const [request] = await tx
    .select({ state: refund_requests.state })
    .from(refund_requests)
    .where(eq(refund_requests.request_number, number));
  if (request?.state === 'approved' || request?.state === 'sent') throw new Problem(409, DECIDE_REQUEST);
}

/** Of two who settle at once one does; the note says what was found. */
export async function settleReview(ctx: Ctx, review_id: number, note: string) {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select(ofReview)
      .from(payment_reviews)
      .where(eq(payment_reviews.review_id, review_id))
      .for('update');
    if (!row) throw new Problem(404);
    if (row.settled_at) throw new Problem(409, SETTLED);
    await refuseOpenRequest(tx, row.reference);
    await tx
      .update(payment_reviews)
      .set({ settled_at: ctx.now, settled_by: ctx.actor.user_id, note })
      .where(eq(payment_reviews.review_id, review_id));
    await recordAudit(tx, ctx, {
      ...{ action: 'payment.review-settled', reason: note },
      ...{ before: { state: row.kind }, after: { state: 'settled' } },
    });
  });
}
