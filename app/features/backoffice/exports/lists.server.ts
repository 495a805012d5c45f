/** The lists that leave by the page or whole: people, who sent them, payments. Each goes on after a key; columns are chosen (T37, T49). */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { asProfile, selectProfile, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { paymentNumber } from '#app/features/checkout/number-rules.ts';
import type { Db } from '#db/client.server.ts';
import { orders, payments, users } from '#db/schema.server.ts';
import type { Place } from './key-halves.server.ts';

export type Range = { from?: Date | undefined; to?: Date | undefined };
export type Page = Range & { limit: number; after?: Place | undefined };
type Column = typeof users.created_at | typeof orders.created_at | typeof payments.created_at;
type Id = typeof users.user_id | typeof orders.order_id | typeof payments.payment_id;

const within = (at: Column, { from, to }: Range): SQL | undefined =>
  and(from ? gte(at, from) : undefined, to ? lt(at, to) : undefined);
const later = (at: Column, id: Id, after: Place | undefined) =>
  after && sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;

/** Customers and staff, the oldest first. */
export async function pageOfProfiles(db: Db, { limit, after, ...range }: Page): Promise<UserProfile[]> {
  const { created_at, user_id, deleted_at } = users;
  const rows = await selectProfile(db)
    .where(and(isNull(deleted_at), later(created_at, user_id, after), within(created_at, range)))
    .orderBy(asc(created_at), asc(user_id))
    .limit(limit);
  return rows.map(asProfile);
}
export const placeOfProfile = ({ created_at, user_id }: UserProfile): Place => ({ at: created_at, id: user_id });

/** Somebody who came by a code, or what they ordered (D55). */
export const referral = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['sign_up', 'order']),
    affiliate_code: z.string(),
    user_id: z.uuid(),
    state: z.string().nullable().openapi({ description: 'Of an order' }),
    amount: z.int().nullable(),
    currency: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('Referral');
export type Referral = z.infer<typeof referral>;

const signUps = (db: Db, { limit, after, ...range }: Page) =>
  db
    .select({ user_id: users.user_id, affiliate_code: users.affiliate_code, created_at: users.created_at })
    .from(users)
    .where(
      and(
        isNotNull(users.affiliate_code),
        isNull(users.deleted_at),
        later(users.created_at, users.user_id, after),
        within(users.created_at, range),
      ),
    )
    .orderBy(asc(users.created_at), asc(users.user_id))
    .limit(limit);

const ordered = (db: Db, { limit, after, ...range }: Page) => {
  const { order_id, user_id, affiliate_code, state, amount, currency, created_at } = orders;
  return db
    .select({ order_id, user_id, affiliate_code, state, amount, currency, created_at })
    .from(orders)
    .where(and(isNotNull(affiliate_code), later(created_at, order_id, after), within(created_at, range)))
    .orderBy(asc(created_at), asc(order_id))
    .limit(limit);
};

const byPlace = (a: Referral, b: Referral) =>
  a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? -1 : 1;

/** Two lists as one: what each has after the place, in one order. */
export async function pageOfReferrals(db: Db, page: Page): Promise<Referral[]> {
  const [people, bought] = [await signUps(db, page), await ordered(db, page)];
  const all: Referral[] = [
    ...people.map(({ user_id, affiliate_code, created_at }) => ({
      ...{ id: user_id, kind: 'sign_up' as const, affiliate_code: affiliate_code ?? '', user_id },
      ...{ state: null, amount: null, currency: null, created_at: created_at.toISOString() },
    })),
    ...bought.map(({ order_id, created_at, affiliate_code, ...one }) => ({
      ...{ id: order_id, kind: 'order' as const, affiliate_code: affiliate_code ?? '', ...one },
      created_at: created_at.toISOString(),
    })),
  ];
  return all.toSorted(byPlace).slice(0, page.limit);
}
export const placeOfReferral = ({ created_at, id }: Referral): Place => ({ at: created_at, id });

export const completedPayment = z
  .strictObject({
    payment_id: z.uuid(),
    number: z.string().openapi({ example: 'M-000123' }),
    user_id: z.uuid(),
    provider: z.enum(payments.provider.enumValues),
    is_manual: z.boolean().openapi({ description: 'Marked by staff, with who and why' }),
    marked_by: z.uuid().nullable(),
    reason: z.string().nullable(),
    reference: z.string().nullable(),
    amount: z.int(),
    currency: z.string(),
    refunded: z.int(),
    state: z.enum(payments.state.enumValues),
    promo_code: z.string().nullable(),
    is_duplicate: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .openapi('CompletedPayment');
export type CompletedPayment = z.infer<typeof completedPayment>;

export async function pageOfPayments(db: Db, { limit, after, ...range }: Page): Promise<CompletedPayment[]> {
  const { payment_id, payment_number, user_id, provider, marked_by, reason, amount, currency } = payments;
  const { refunded, state, promo_code, is_duplicate, created_at } = payments;
  const rows = await db
    .select({
      ...{ payment_id, payment_number, user_id, provider, marked_by, reason, amount, currency, refunded, state },
      ...{ promo_code, is_duplicate, created_at, reference: orders.reference },
    })
    .from(payments)
    .leftJoin(orders, eq(orders.order_id, payments.order_id))
    .where(and(later(created_at, payment_id, after), within(created_at, range)))
    .orderBy(asc(created_at), asc(payment_id))
    .limit(limit);
  return rows.map(({ payment_number: number, created_at: at, ...row }) => ({
    ...{ ...row, number: paymentNumber(number), is_manual: row.provider === 'manual', created_at: at.toISOString() },
  }));
}
export const placeOfPayment = ({ created_at, payment_id }: CompletedPayment): Place => ({
  at: created_at,
  id: payment_id,
});
