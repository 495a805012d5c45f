/**
 * What was bought and paid stays ten years, as the law asks of merchants, without a profile to lead to: receipts with whom
 * they were made out to, too. What only served to buy goes with the person (D30, D42).
 */
import { and, asc, eq, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import { deleteWithinBound, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import {
  carts,
  orders,
  pay_links,
  payments,
  price_promises,
  refund_requests,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';

const THE_LAW = 'the law keeps it; without the profile it shows nobody';

/** What was asked stays with its amounts; what somebody wrote about it goes. */
const refunds: PersonalData = {
  name: 'refund_requests',
  what: 'payments',
  tables: [refund_requests],
  forget: (_ctx, tx, { user_ids }) =>
    tx.update(refund_requests).set({ reason: null, answer: null }).where(inArray(refund_requests.user_id, user_ids)),
  handOut(db, { user_id }) {
    const { request_number, stage, proportion, amount, currency, reason, state, answer, created_at } = refund_requests;
    return db
      .select({ request_number, stage, proportion, amount, currency, reason, state, answer, created_at })
      .from(refund_requests)
      .where(eq(refund_requests.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: 'law',
  join: {
    settle: (_ctx, tx, { from, into, family }) =>
      tx
        .update(refund_requests)
        .set({ people: sql`replace(${refund_requests.people}::text, ${from}, ${into})::jsonb` })
        .where(inArray(refund_requests.user_id, [...family])),
    moves: [{ column: refund_requests.user_id }],
    doneBy: [{ column: refund_requests.asked_by, whose: refund_requests.user_id }],
    stays: [[refund_requests.decided_by, OF_STAFF]],
  },
  expire: ({ db }, before, atMost) =>
    deleteWithinBound(db, 'refund_requests', refund_requests, lt(refund_requests.created_at, before), atMost),
};

const isErased = sql`exists (select 1 from ${users} u where u.user_id = ${subscriptions.user_id} and u.deleted_at is not null)`;
/** What somebody still has is no record of the past. */
const isOver = (before: Date): SQL | undefined =>
  and(lt(subscriptions.created_at, before), or(ne(subscriptions.state, 'active'), isErased));

/** Ids alone; they go before what they belong to. */
const covered: PersonalData = {
  name: 'subscription_applicants',
  what: 'payments',
  tables: [subscription_applicants],
  forget: THE_LAW,
  handOut(db, { user_id }) {
    const { subscription_id, covered_at, refunded_at } = subscription_applicants;
    return db
      .select({ sid: subscriptions.sid, covered_at, refunded_at })
      .from(subscription_applicants)
      .innerJoin(subscriptions, eq(subscriptions.subscription_id, subscription_id))
      .where(eq(subscription_applicants.user_id, user_id))
      .orderBy(asc(covered_at));
  },
  keeps: 'law',
  join: {
    moves: [{ column: subscription_applicants.user_id, once: [subscription_applicants.subscription_id] }],
  },
  expire({ db }, before, atMost) {
    const old = db.select({ id: subscriptions.subscription_id }).from(subscriptions).where(isOver(before));
    const isOld = inArray(subscription_applicants.subscription_id, old);
    return deleteWithinBound(db, 'subscription_applicants', subscription_applicants, isOld, atMost);
  },
};

const bought: PersonalData = {
  name: 'subscriptions',
  what: 'payments',
  tables: [subscriptions],
  forget: THE_LAW,
  handOut(db, { user_id }) {
    const { sid, applicants_covered, state, created_at, ends_at } = subscriptions;
    return db
      .select({ sid, applicants_covered, state, created_at, ends_at })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: 'law',
  join: { moves: [{ column: subscriptions.user_id }] },
  /** A younger request keeps what it is about. */
  expire({ db }, before, atMost) {
    const { subscription_id } = subscriptions;
    const asked = db.select().from(refund_requests).where(eq(refund_requests.subscription_id, subscription_id));
    return deleteWithinBound(db, 'subscriptions', subscriptions, and(isOver(before), notExists(asked)), atMost);
  },
};

/** What staff wrote about a payment that they marked goes with the person. */
const paid: PersonalData = {
  name: 'payments',
  what: 'payments',
  tables: [payments],
  forget: (_ctx, tx, { user_ids }) =>
    tx.update(payments).set({ reason: null }).where(inArray(payments.user_id, user_ids)),
  handOut(db, { user_id }) {
    const { payment_number, provider, amount, currency, refunded, state, promo_code, created_at } = payments;
    return db
      .select({ payment_number, provider, amount, currency, refunded, state, promo_code, created_at })
      .from(payments)
      .where(eq(payments.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: 'law',
  join: { moves: [{ column: payments.user_id }], stays: [[payments.marked_by, OF_STAFF]] },
  expire({ db }, before, atMost) {
    const asked = db.select().from(refund_requests).where(eq(refund_requests.payment_id, payments.payment_id));
    const isOld = and(lt(payments.created_at, before), notExists(asked));
    return deleteWithinBound(db, 'payments', payments, isOld, atMost);
  },
};

const isUnpaid = notExists(sql`(select 1 from ${payments} p where p.order_id = ${orders.order_id})`);

/** The one of a person that money may still come for, as the index counts it. */
const isCurrent = and(inArray(orders.state, ['created', 'pending']), isNull(orders.replaced_at));

/** A paid order is the invoice, with whom it was made out to: the law keeps both. One that nobody paid is nothing. */
const ordered: PersonalData = {
  name: 'orders',
  what: 'payments',
  tables: [orders],
  async forget(_ctx, tx, { user_ids }) {
    const own = inArray(orders.user_id, user_ids);
    await tx.delete(orders).where(and(own, isUnpaid));
    await tx.update(orders).set({ handed_out: null }).where(own);
  },
  handOut(db, { user_id }) {
    const { lines, amount, currency, country, promo_code, state, invoice, locale, created_at, paid_at } = orders;
    return db
      .select({ lines, amount, currency, country, promo_code, state, invoice, locale, created_at, paid_at })
      .from(orders)
      .where(eq(orders.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: 'law',
  /** One that still waits for money is refused before; what nobody paid stays behind and is forgotten. */
  join: {
    settle: (_ctx, tx, { from }) => tx.delete(orders).where(and(eq(orders.user_id, from), isUnpaid, isCurrent)),
    moves: [{ column: orders.user_id }],
    doneBy: [{ column: orders.made_by, whose: orders.user_id }],
  },
  expire: ({ db }, before, atMost) =>
    deleteWithinBound(db, 'orders', orders, and(lt(orders.created_at, before), isUnpaid), atMost),
};

const inCart: PersonalData = {
  name: 'cart',
  what: 'application',
  tables: [carts],
  forget: (_ctx, tx, { user_ids }) => tx.delete(carts).where(inArray(carts.user_id, user_ids)),
  async handOut(db, { user_id }) {
    const { product_ids, number_purchasing, country, method, promo_code, invoice, updated_at } = carts;
    const [row] = await db
      .select({ product_ids, number_purchasing, country, method, promo_code, invoice, updated_at })
      .from(carts)
      .where(eq(carts.user_id, user_id));
    return row ?? null;
  },
  keeps: null,
  join: { moves: [{ column: carts.user_id, once: [] }] },
  expire: 'with the profile',
};

const promised: PersonalData = {
  name: 'price_promises',
  what: 'application',
  tables: [price_promises],
  forget: (_ctx, tx, { user_ids }) => tx.delete(price_promises).where(inArray(price_promises.user_id, user_ids)),
  handOut(db, { user_id }) {
    const { sid, currency, unit, shown_at } = price_promises;
    return db
      .select({ sid, currency, unit, shown_at })
      .from(price_promises)
      .where(eq(price_promises.user_id, user_id))
      .orderBy(asc(shown_at));
  },
  keeps: null,
  join: {
    moves: [
      {
        column: price_promises.user_id,
        once: [
          ...[price_promises.sid, price_promises.currency, price_promises.tier],
          ...[price_promises.is_minor, price_promises.proportion],
        ],
      },
    ],
  },
  expire: 'with the profile',
};

const links: PersonalData = {
  name: 'pay_links',
  what: 'application',
  tables: [pay_links],
  forget: (_ctx, tx, { user_ids }) => tx.delete(pay_links).where(inArray(pay_links.user_id, user_ids)),
  handOut(db, { user_id }) {
    const { created_at, expires_at, ended_at } = pay_links;
    return db
      .select({ created_at, expires_at, ended_at })
      .from(pay_links)
      .where(eq(pay_links.user_id, user_id))
      .orderBy(asc(created_at));
  },
  keeps: null,
  /** Whoever has the link would pay another cart. */
  join: {
    ends: [pay_links.user_id],
    doneBy: [{ column: pay_links.made_by, whose: pay_links.user_id }],
  },
  expire: 'with the profile',
};

/** In the order in which one lets go of the other. */
export const checkoutData = [refunds, covered, bought, paid, ordered, inCart, promised, links];
