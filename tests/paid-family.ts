/** Somebody who has bought, with a payment that the sandbox knows, for tests of receipts and refunds. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tableBook } from '#app/features/checkout/sandbox/book.server.ts';
import {
  orders,
  payments,
  sandbox_payments,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import type { TestApp } from './app.ts';

type OrderMore = Partial<typeof orders.$inferInsert>;
type Purchase = {
  user_id: string;
  sid?: string;
  /** In the order in which they are covered; the head first. */
  covered?: readonly string[];
  adults?: number;
  minors?: number;
  unit?: number;
  minorUnit?: number;
  currency?: string;
  order?: OrderMore;
  payment?: Partial<typeof payments.$inferInsert>;
};

const part = (count: number, unit: number) => ({ count, unit, before: unit, reason: 'none' });

export async function buy(api: TestApp, given: Purchase) {
  const { user_id, sid = 'FirstTime', adults = 1, minors = 0, unit = 9700, minorUnit = 8680 } = given;
  const { currency = 'USD', covered = [user_id], order: more = {} } = given;
  const [now, order_id, payment_id] = [api.clock.now, randomUUID(), randomUUID()];
  const total = adults * unit + minors * minorUnit;
  const amount = more.amount ?? total + (more.tax_amount ?? 0);
  const reference = `mir-${randomUUID()}`;
  const provider_ref = `sbx_${randomUUID()}`;
  const stamps = { created_at: now, updated_at: now };
  const line = { sid, version_number: 1, adults: part(adults, unit), minors: part(minors, minorUnit), total };
  await api.db.insert(orders).values({
    ...{ order_id, purchase_id: randomUUID(), user_id, state: 'paid', method: 'card', provider: 'sandbox' },
    ...{ reference, provider_ref, content_hash: 'hash', lines: [line], number_purchasing: adults + minors },
    ...{ number_in_party: adults + minors, covered: 0, minors, country: 'CO', amount, currency },
    ...{ shown_amount: amount, shown_currency: currency, rate: 1, rate_as_of: '2026-11-01', rate_source: '' },
    ...{ locale: 'es', expires_at: now, paid_at: now, ...stamps, ...more },
  });
  const payment = {
    ...{ payment_id, order_id, user_id, provider: 'sandbox', provider_ref, amount, currency, state: 'paid' },
    ...{ ...stamps, ...given.payment },
  } as typeof payments.$inferInsert;
  await api.db.insert(payments).values(payment);
  await tableBook({ db: api.db, jobs: api.services.jobs }).put({
    ...{ provider_ref, reference, secret: randomUUID(), amount, currency, country: 'CO', description: 'Mirador' },
    ...{ state: 'paid', method: 'card', decline_code: null, refunds: {}, settles_at: null, expires_at: null },
    ...{ back_url: 'http://127.0.0.1:3000/', success_url: 'http://127.0.0.1:3000/' },
    ...{ notification_url: 'http://127.0.0.1:3000/none', created_at: now },
  });
  const [subscription] = await api.db
    .insert(subscriptions)
    .values({ user_id, sid, applicants_covered: adults + minors, payment_id, state: 'active', created_at: now })
    .returning({ subscription_id: subscriptions.subscription_id });
  const subscription_id = String(subscription?.subscription_id);
  if (covered.length > 0)
    await api.db.insert(subscription_applicants).values(
      covered.map((one, at) => ({
        ...{ subscription_id, user_id: one },
        covered_at: new Date(now.getTime() + at),
      })),
    );
  return { order_id, payment_id, subscription_id, provider_ref, reference, amount };
}

/** A head with members who have no account of their own. */
export async function family(api: TestApp, minors: readonly boolean[] = []) {
  const number = String(Math.random()).slice(2, 9);
  const head = await api.signIn('applicant', {
    ...{ phone_number: `+57300${number}`, email: `f${number}@correo.example`, service_type: 'FirstTime' },
    ...{ number_in_party: minors.length + 1, current_step: 'form_completed' },
  });
  const primary_user_id = head.user.user_id;
  const members: string[] = [];
  for (const is_minor of minors) {
    const [row] = await api.db
      .insert(users)
      .values({
        ...{ role: 'secondary', user_type: 'secondary', primary_user_id, is_minor, first_name: 'Luz', last_name: 'P' },
        relationship: 'child',
      })
      .returning({ user_id: users.user_id });
    members.push(String(row?.user_id));
  }
  return { head, user_id: primary_user_id, members };
}

export const atProvider = async (api: TestApp, provider_ref: string) =>
  (await api.db.select().from(sandbox_payments).where(eq(sandbox_payments.provider_ref, provider_ref)))[0];
