/** Messages of providers: forged ones change nothing, doubled ones count once, late ones do not undo (T22, Q18, Q19). */
import { eq, sql } from 'drizzle-orm';
import {
  orders,
  payment_events,
  payment_matches,
  payments,
  sandbox_payments,
  subscriptions,
} from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';
import { jobsOf } from '#tests/job-rows.ts';
import { sandboxOf } from '#tests/sandbox-samples.ts';

const ADDRESSES = ['/api-mv/payments/stripe-notification', '/api-mv/payments/notification'];

async function paid(api: TestApp) {
  const buyer = await buyerOf(api);
  const { clientSecret, order_id } = (await buyer.intent()).json;
  await buyer.payCard(clientSecret);
  const [payment] = await api.db.select().from(sandbox_payments);
  if (!payment) throw new Error('no payment');
  const { provider_ref, notification_url } = payment;
  const event = (event_id: string) => sandboxOf(api).message({ event_id, provider_ref, notification_url });
  return { buyer, order_id, provider_ref, event };
}

/** Every table that a message could touch, as one text. */
async function state(api: TestApp) {
  const all = await Promise.all(
    [orders, payments, payment_events].map((table) => api.db.select({ row: sql`to_jsonb(${table})` }).from(table)),
  );
  return JSON.stringify([all, await jobsOf(api.db, 'payments.read-back')]);
}

test('a forged message is 401 at both addresses and changes nothing', async ({ api }) => {
  const { event } = await paid(api);
  const { body, headers } = event('sbx_evt_1');
  const signature = headers['sandbox-signature'] ?? '';
  const late = (seconds: number) => {
    api.clock.now = new Date(api.clock.now.getTime() - seconds * 1000);
    const made = event('sbx_evt_1').headers;
    api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
    return { body, headers: made };
  };
  const forged = {
    'no signature': { body, headers: { 'content-type': 'application/json' } },
    wrong: {
      body,
      headers: { ...headers, 'sandbox-signature': signature.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')) },
    },
    truncated: { body, headers: { ...headers, 'sandbox-signature': signature.slice(0, -2) } },
    'one byte': { body: `${body} `, headers },
    'written anew': { body: JSON.stringify(JSON.parse(body), null, 1), headers },
    'of Stripe': { body, headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' } },
    'from the past': late(301),
    'from the future': late(-301),
  };
  const before = await state(api);
  for (const path of ADDRESSES)
    for (const [what, message] of Object.entries(forged))
      expect((await api.raw('POST', path, message)).status, `${path}: ${what}`).toBe(401);
  expect(await state(api)).toBe(before);
});

test('a message that comes a hundred times is one payment and one event; all are answered 200', async ({ api }) => {
  const { buyer, event } = await paid(api);
  const message = event('sbx_evt_same');
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.raw('POST', String(ADDRESSES[0]), message)));
  for (let time = 0; time < 20; time++) answers.push(await api.raw('POST', String(ADDRESSES[0]), message));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await api.runJobs();
  expect(await api.db.select().from(payments).where(eq(payments.user_id, buyer.user_id))).toHaveLength(1);
  const events = await api.db.select().from(payment_events).where(eq(payment_events.event_key, 'sbx_evt_same'));
  expect(events).toHaveLength(1);
});

test('a failure that comes after the money changes nothing', async ({ api }) => {
  const { buyer, order_id, provider_ref } = await paid(api);
  await api.runJobs();
  await api.db.update(sandbox_payments).set({ state: 'failed' });
  await api.app.runJob('payments.read-back', [{ provider: 'sandbox', provider_ref, event_key: 'late' }]);
  expect((await buyer.order(order_id)).state).toBe('paid');
});

test('money that comes late for a try that had failed is no second purchase: what comes twice goes back', async ({
  api,
}) => {
  const buyer = await buyerOf(api);
  const first = (await buyer.link()).json;
  await buyer.payLocal(first.data.redirect_url, 'reject');
  await api.runJobs();
  expect((await buyer.order(first.order_id)).state).toBe('failed');
  const second = (await buyer.link()).json;
  expect(second.order_id).not.toBe(first.order_id);
  // As with a widget that lets somebody try again under the old reference.
  await api.db.update(sandbox_payments).set({ state: 'open' });
  for (const { data } of [first, second]) await buyer.payLocal(data.redirect_url);
  await api.runJobs();
  const own = await api.db.select().from(payments).where(eq(payments.user_id, buyer.user_id));
  expect(own.map(({ is_duplicate }) => is_duplicate).sort()).toEqual([false, true]);
  const bought = await api.db.select().from(subscriptions).where(eq(subscriptions.user_id, buyer.user_id));
  expect(bought.map(({ state }) => state)).toEqual(['active']);
  const next = (await buyer.intent({ product_ids: ['BackgroundCheck'] })).json;
  const purchases = await api.db.select().from(orders).where(eq(orders.user_id, buyer.user_id));
  const [last] = purchases.filter(({ order_id }) => order_id === next.order_id);
  expect(
    purchases.filter(({ purchase_id }) => purchase_id === last?.purchase_id),
    'another one',
  ).toHaveLength(1);
});

test('a day is compared: what is missing here is taken over, and the report says how much differed', async ({
  api,
}) => {
  const { buyer, order_id } = await paid(api);
  const yesterday = new Date(api.clock.now.getTime() - 86_400_000);
  await api.db.update(orders).set({ created_at: yesterday });
  await api.db.update(sandbox_payments).set({ created_at: yesterday });
  const errors = await api.app.runJob('payments.match', [{}]);
  expect(errors).toEqual([undefined]);
  expect((await buyer.order(order_id)).state).toBe('paid');
  expect(await api.db.select().from(payment_matches)).toMatchObject([
    { provider: 'sandbox', ours: 0, theirs: 1, differences: 1, day: yesterday.toISOString().slice(0, 10) },
  ]);
});

test('an order that nobody paid ends after its time, and gives its place to another', async ({ api }) => {
  const buyer = await buyerOf(api);
  const first = (await buyer.intent()).json;
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  await api.app.runJob('sandbox.settle', [{}]);
  await api.app.runJob('payments.reconcile', [{}]);
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, first.order_id));
  expect(order?.state).toBe('expired');
});
