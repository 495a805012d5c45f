/** Payments and orders of the sandbox, for the tests of its calls and for those that ask every call. */
import { randomUUID } from 'node:crypto';
import { tableBook } from '#app/features/checkout/sandbox/book.server.ts';
import { sandbox } from '#app/integrations/payments/sandbox.server.ts';
import { orders } from '#db/schema.server.ts';
import type { TestApp } from './app.ts';
import type { World } from './calls.ts';
import { sampleCharge } from './payment-samples.ts';

/** The sandbox of an app, as its context has it. */
export const sandboxOf = ({ db, services, clock }: TestApp) =>
  sandbox({
    book: tableBook({ db, jobs: services.jobs }),
    secret: services.env.APP_SECRET,
    clock: () => clock.now,
    pageUrl: (secret) => secret,
  });

export async function sandboxPayment(api: TestApp, more: Parameters<typeof sampleCharge>[0] = {}) {
  const { provider_ref, client_secret = '' } = await sandboxOf(api).create(sampleCharge(more));
  return { provider_ref, secret: client_secret };
}

/** An order that somebody is about to pay. */
export async function sandboxOrder(api: TestApp, user_id: string, more: Partial<typeof orders.$inferInsert> = {}) {
  const order_id = randomUUID();
  const { reference } = sampleCharge();
  const payment = await sandboxPayment(api, { order_id, reference });
  await api.db.insert(orders).values({
    ...{ order_id, purchase_id: order_id, user_id, state: 'pending', method: 'card', provider: 'sandbox', reference },
    ...{ provider_ref: payment.provider_ref, content_hash: 'hash', lines: [], number_purchasing: 1 },
    ...{ number_in_party: 1, covered: 0, minors: 0, country: 'CO', amount: 9700, currency: 'USD' },
    ...{ shown_amount: 400_000, shown_currency: 'COP', rate: 4000, rate_as_of: '2026-11-15', rate_source: '' },
    ...{ locale: 'es', expires_at: new Date(api.clock.now.getTime() + 3_600_000) },
    ...more,
  });
  return { order_id, ...payment };
}

export const SANDBOX_SAMPLES = {
  'POST /payments/test/mark-payment-succeeded': async ({ api, a }: World) => {
    // One order of a person is open at a time.
    await api.db.update(orders).set({ replaced_at: api.clock.now });
    return { body: { order_id: (await sandboxOrder(api, a)).order_id } };
  },
};
