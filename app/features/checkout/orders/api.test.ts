/** From a cart to money and back, over the calls (D26, D28, D29, D51, D52, T19-T24). */
import { eq } from 'drizzle-orm';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { quote } from '#app/features/catalogue/rules.ts';
import {
  case_events,
  conversion_events,
  exchange_rates,
  orders,
  payment_reviews,
  payments,
  promos,
  sandbox_payments,
  sessions,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { buyerOf, CARDS } from '#tests/buyers.ts';

const priceOf = (number_purchasing: number, more: object = {}) =>
  quote({ sid: 'FirstTime', currency: 'USD', number_purchasing, rates: fallbackRates, ...more }).total;
const rowsOf = async (api: TestApp, user_id: string) => ({
  orders: await api.db.select().from(orders).where(eq(orders.user_id, user_id)),
  payments: await api.db.select().from(payments).where(eq(payments.user_id, user_id)),
  bought: await api.db.select().from(subscriptions).where(eq(subscriptions.user_id, user_id)),
  events: await api.db.select().from(conversion_events).where(eq(conversion_events.user_id, user_id)),
});

test('a cart that nobody has touched holds the own service for everybody who travels, at home prices', async ({
  api,
}) => {
  const { cart } = await buyerOf(api);
  const shown = await cart();
  expect(shown).toMatchObject({
    ...{ product_ids: ['FirstTime'], number_purchasing: 2, country: 'CO', currency: 'COP', method: 'card', version: 0 },
    ...{ charge: { amount: priceOf(2), currency: 'USD' }, methods: ['card', 'local'], order: null, promise: null },
    promo: { code: '', message: null, proportion: 0 },
  });
  const local = quote({ sid: 'FirstTime', currency: 'COP', number_purchasing: 2, rates: fallbackRates });
  expect([shown.total, shown.subtotal, shown.discount]).toEqual([local.total, local.subtotal, local.discount]);
  expect(shown.everything).toBe(local.total + local.government.shown);
});

test('a card payment: order, sandbox, message, money, seats, event, an empty cart', async ({ api }) => {
  const buyer = await buyerOf(api);
  const { user: child } = await api.signIn('secondary', { primary_user_id: buyer.user_id, is_minor: true });
  const { json } = await buyer.intent();
  const total = priceOf(2, { minors: 1 });
  expect(json).toMatchObject({ success: true, provider: 'sandbox', publishableKey: null });
  expect(json.charge).toEqual({ amount: total, currency: 'USD' });
  expect((await buyer.payCard(json.clientSecret)).json.payment.state).toBe('paid');
  expect((await buyer.order(json.order_id)).state, 'the provider is asked').toBe('paid');
  await api.runJobs();
  const rows = await rowsOf(api, buyer.user_id);
  expect(rows.payments).toMatchObject([{ amount: total, currency: 'USD', state: 'paid', is_duplicate: false }]);
  expect(rows.bought).toMatchObject([{ sid: 'FirstTime', applicants_covered: 2, state: 'active' }]);
  expect(rows.events).toMatchObject([{ event: 'purchase_visa', data: { value: 200 } }]);
  const seats = await api.db.select().from(subscription_applicants);
  expect(new Set(seats.map(({ user_id }) => user_id))).toEqual(new Set([buyer.user_id, child.user_id]));
  expect(await buyer.cart()).toMatchObject({ product_ids: [], total: 0, purchased: [{ sid: 'FirstTime', people: 2 }] });
  const story = await api.db.select().from(case_events).where(eq(case_events.user_id, buyer.user_id));
  expect(story.filter(({ event }) => event === 'payment.received')).toHaveLength(1);
  const again = await buyer.intent({ product_ids: ['FirstTime'], version: 0 });
  expect([again.status, again.json.message], 'a tab that still shows it').toEqual([409, 'Cart changed']);
  const blind = await buyer.intent({ product_ids: ['FirstTime'], version: undefined });
  expect([blind.status, blind.json.message]).toEqual([409, 'Already paid']);
});

test('the same cart is the same order; another count or method is another one, and the one before ends', async ({
  api,
}) => {
  const buyer = await buyerOf(api);
  const first = (await buyer.intent()).json;
  expect((await buyer.intent()).json).toMatchObject({ order_id: first.order_id, clientSecret: first.clientSecret });
  const three = (await buyer.intent({ number_purchasing: 3 })).json;
  expect(three).toMatchObject({ charge: { amount: priceOf(3), currency: 'USD' } });
  expect([three.order_id, three.clientSecret]).not.toEqual([first.order_id, first.clientSecret]);
  const stored = await api.db.select().from(sandbox_payments).orderBy(sandbox_payments.created_at);
  expect(stored.map(({ amount, state }) => [amount, state]).sort()).toEqual(
    [
      [priceOf(2), 'expired'],
      [priceOf(3), 'open'],
    ].sort(),
  );
  const local = (await buyer.link({ number_purchasing: 3 })).json;
  expect(local.order_id).not.toBe(first.order_id);
  expect(local.data.redirect_url).toMatch(/^http/);
  const { orders: all } = await rowsOf(api, buyer.user_id);
  expect(all.map(({ state, replaced_at }) => [state, replaced_at !== null]).sort()).toEqual([
    ['created', false],
    ['expired', true],
    ['expired', true],
  ]);
  expect(new Set(all.map(({ purchase_id }) => purchase_id)).size, 'one purchase').toBe(1);
  const [order] = all.filter(({ order_id }) => order_id === local.order_id);
  expect(order).toMatchObject({ currency: 'COP', shown_currency: 'COP', rate: fallbackRates.COP });
  expect(order?.amount).toBe((await buyer.cart()).total);
});

test('what cannot be paid is refused with its word, and nothing is made', async ({ api }) => {
  const buyer = await buyerOf(api);
  const refusal = async (more: object) => {
    const { status, json } = await buyer.intent(more);
    return [status, json.message, json.field].filter((part) => part !== undefined);
  };
  expect(await refusal({ product_ids: [] })).toEqual([422, 'must select items', 'product_ids']);
  expect(await refusal({ country: null })).toEqual([422, 'invalid country', 'country']);
  expect(await refusal({ country: 'XX' })).toEqual([422, 'invalid country', 'country']);
  for (const product_ids of [['Nothing'], ['FirstTime', 'FirstTime'], ['WorkFamilyImmigration']])
    expect((await refusal({ product_ids }))[2]).toBe('product_ids');
  for (const number_purchasing of [0, -1, 1.5, 11, '2', null, 1e9, []])
    expect((await refusal({ number_purchasing }))[0], String(number_purchasing)).toBe(422);
  expect((await refusal({ country: 'CO', back_url: '//evil.example' }))[2]).toBe('back_url');
  expect((await refusal({ country: 'CO', payer: { phone: '+57300' } }))[2]).toBe('payer.phone');
  const nobody = await buyerOf(api, { number_in_party: null });
  expect((await nobody.intent()).json.message).toBe("No 'number_in_party' found for user");
  expect((await rowsOf(api, buyer.user_id)).orders).toEqual([]);
});

test('orders, carts and prices of others do not exist; a family member pays nothing; staff are on record', async ({
  api,
}) => {
  const buyer = await buyerOf(api);
  const other = await buyerOf(api);
  const { order_id } = (await buyer.intent()).json;
  const at = (path: string, headers: Record<string, string>) =>
    api.send('GET', `/api-mv/payments/${path}`, { headers });
  expect((await at(`orders/${order_id}`, other.headers)).status).toBe(404);
  expect((await at(`cart?user_id=${buyer.user_id}`, other.headers)).status).toBe(404);
  const member = await api.signIn('secondary', { primary_user_id: buyer.user_id });
  expect((await at('cart', member.cookie)).status).toBe(404);
  expect((await at(`cart?user_id=${buyer.user_id}`, member.cookie)).status).toBe(404);
  const csr = await api.signIn('csr');
  expect((await at('cart', csr.cookie)).status, 'staff buy nothing for themselves').toBe(404);
  expect((await at(`cart?user_id=${buyer.user_id}`, csr.cookie)).json.cart.user_id).toBe(buyer.user_id);
  expect((await at(`orders/${order_id}`, csr.cookie)).status).toBe(200);
});

test('codes: applied, vain, for cards only, for more people, ended, used up; each by its word', async ({ api }) => {
  const buyer = await buyerOf(api, { number_in_party: 1 });
  const day = 86_400_000;
  await api.db.insert(promos).values([
    { code: 'GRANDE', kind: 'promo', proportion: 0.5 },
    { code: 'VIEJO', kind: 'promo', proportion: 0.5, ends_at: new Date(api.clock.now.getTime() - 1) },
    { code: 'PRONTO', kind: 'promo', proportion: 0.5, starts_at: new Date(api.clock.now.getTime() + day) },
    { code: 'UNO', kind: 'message', proportion: 0.5, max_uses: 1, uses: 1 },
  ]);
  const tell = async (code: string, more: object = {}) => {
    const { json } = await buyer.put(await buyer.wish({ promo_or_affiliate_code: code, ...more }));
    return [json.cart.promo.message, json.cart.charge.amount];
  };
  expect(await tell(' grande ')).toEqual(['promo-code-applied', 6250]);
  expect(await tell('MIRADOR2025')).toEqual(['promo-code-no-help', 9700]);
  expect(await tell('FAMILIA2025')).toEqual(['promo-code-more-people', 9700]);
  expect(await tell('VIEJO')).toEqual(['promo-code-ended', 9700]);
  for (const code of ['PRONTO', 'NADA', '<b>']) expect(await tell(code)).toEqual(['invalid-promo-code', 9700]);
  expect(await tell('UNO')).toEqual(['promo-code-used-up', 9700]);
  expect(await tell('PAYINUSA')).toEqual(['promo-code-applied', 9375]);
  const [message] = await tell('PAYINUSA', { method: 'local' });
  expect(message, 'the server refuses it, too').toBe('promo-code-card-only');
  const check = (code: string) => api.send('GET', `/api-mv/payments/promos/${code}?method=local`);
  expect((await check('PAYINUSA')).json).toEqual({
    ...{ success: false, discount_proportion: 0, message: 'promo-code-card-only' },
  });
  expect((await check('grande')).json).toEqual({
    ...{ success: true, discount_proportion: 0.5, message: 'promo-code-applied' },
  });
  const tries = [];
  for (let guess = 0; guess < 12; guess++) tries.push((await check(`GUESS${guess}`)).status);
  expect(tries.filter((status) => status === 429)).toHaveLength(4);
});

test('a code with one use goes with one order, and comes back with an order that ends unpaid', async () => {
  const api = await ownApp();
  try {
    await api.db.insert(promos).values({ code: 'UNO', kind: 'message', proportion: 0.5, max_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerOf(api, { number_in_party: 1 })));
    const made = await Promise.all(buyers.map((one) => one.intent({ promo_or_affiliate_code: 'UNO' })));
    const cheap = made.filter(({ json }) => json.charge?.amount === 6250);
    expect(cheap).toHaveLength(1);
    expect(made.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const winner = buyers[made.findIndex(({ json }) => json.charge?.amount === 6250)];
    await winner?.intent({ promo_or_affiliate_code: '' });
    const loser = buyers.find((one) => one !== winner);
    expect((await loser?.intent({ promo_or_affiliate_code: 'UNO' }))?.json.charge.amount).toBe(6250);
  } finally {
    await api.close();
  }
});

test('ten taps at once are one order and one payment; ten messages are one event', async () => {
  const api = await ownApp();
  try {
    const buyer = await buyerOf(api);
    const asked = await buyer.asked();
    const path = '/api-mv/payments/create-stripe-payment-intent';
    const body = { headers: buyer.headers, json: { ...asked, version: undefined } };
    const made = await Promise.all(Array.from({ length: 10 }, () => api.send('POST', path, body)));
    expect(new Set(made.map(({ json }) => json.clientSecret)).size).toBe(1);
    const { clientSecret, order_id } = made[0]?.json ?? {};
    await Promise.all(Array.from({ length: 5 }, () => buyer.payCard(clientSecret)));
    await Promise.all([...Array.from({ length: 4 }, () => buyer.order(order_id)), api.runJobs()]);
    await api.runJobs();
    const rows = await rowsOf(api, buyer.user_id);
    expect([rows.orders.length, rows.payments.length, rows.bought.length, rows.events.length]).toEqual([1, 1, 1, 1]);
  } finally {
    await api.close();
  }
});

test('a declined card leaves the order open; one that is slow is pending, then paid without a message', async ({
  api,
}) => {
  const buyer = await buyerOf(api);
  const { clientSecret, order_id } = (await buyer.intent()).json;
  expect((await buyer.payCard(clientSecret, CARDS.declined)).json.payment.decline_code).toBe('card_declined');
  await api.runJobs();
  expect((await buyer.order(order_id)).state, 'no money is on its way').toBe('created');
  await buyer.payCard(clientSecret, CARDS.slow);
  await api.runJobs();
  expect((await buyer.order(order_id)).state).toBe('pending');
  const changed = await buyer.intent({ number_purchasing: 4 });
  expect([changed.status, changed.json.message]).toEqual([409, 'Payment pending']);
  await api.db.update(sandbox_payments).set({ state: 'paid', settles_at: null });
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
  await api.app.runJob('payments.reconcile', [{}]);
  expect((await rowsOf(api, buyer.user_id)).payments).toHaveLength(1);
});

test('an authentic message about another sum marks nothing as paid and asks somebody to look', async ({ api }) => {
  const buyer = await buyerOf(api);
  const { clientSecret, order_id } = (await buyer.intent()).json;
  await api.db.update(sandbox_payments).set({ amount: 1 });
  await buyer.payCard(clientSecret);
  await api.runJobs();
  expect((await buyer.order(order_id)).state).toBe('created');
  expect(await api.db.select().from(payment_reviews)).toMatchObject([
    { kind: 'amount', order_id, expected: { amount: priceOf(2), currency: 'USD' }, told: { amount: 1 } },
  ]);
  expect((await rowsOf(api, buyer.user_id)).payments).toEqual([]);
});

test('money for an order that was replaced counts; money for both goes back', async ({ api }) => {
  const buyer = await buyerOf(api);
  const first = (await buyer.link()).json;
  const second = (await buyer.intent()).json;
  // As with a provider whose links cannot be ended.
  await api.db.update(sandbox_payments).set({ state: 'open' });
  await buyer.payLocal(first.data.redirect_url);
  await api.runJobs();
  await buyer.payCard(second.clientSecret);
  await api.runJobs();
  const rows = await rowsOf(api, buyer.user_id);
  expect(rows.payments.map(({ is_duplicate }) => is_duplicate).sort()).toEqual([false, true]);
  expect([rows.bought.length, rows.events.length]).toEqual([1, 1]);
  expect(await api.db.select().from(payment_reviews)).toMatchObject([{ kind: 'duplicate' }]);
});

test('a refund takes back what was bought, lets the service be changed, and stays a refund', async ({ api }) => {
  const buyer = await buyerOf(api);
  const { clientSecret, order_id } = (await buyer.intent()).json;
  await buyer.payCard(clientSecret);
  await api.runJobs();
  const [payment] = await api.db.select().from(sandbox_payments);
  await api.db.update(sandbox_payments).set({ state: 'refunded', refunds: { r: Number(payment?.amount) } });
  await api.app.runJob('payments.read-back', [
    { provider: 'sandbox', provider_ref: payment?.provider_ref, event_key: 'evt_refund' },
  ]);
  const rows = await rowsOf(api, buyer.user_id);
  expect(rows.payments).toMatchObject([{ state: 'refunded', refunded: payment?.amount }]);
  expect(rows.bought).toMatchObject([{ state: 'refunded' }]);
  expect((await buyer.order(order_id)).state).toBe('refunded');
  const json = { updates: { service_type: 'Renewal' } };
  const change = await api.send('PUT', `/api-mv/user/${buyer.user_id}`, { headers: buyer.headers, json });
  expect(change.status).toBe(200);
});

test('a price that was shown holds for a day when the rate rises; the lower one counts', async ({ api }) => {
  const buyer = await buyerOf(api, { service_type: 'Renewal', number_in_party: 1 });
  const before = await buyer.cart();
  const publish = (COP: number, as_of: string) =>
    api.db.insert(exchange_rates).values({ as_of, rates: { ...fallbackRates, COP }, source: 'https://rates.example' });
  await publish(fallbackRates.COP * 1.1, '2026-11-16');
  const held = await buyer.cart();
  expect(held.total).toBe(before.total);
  expect(held.promise.present).toBe(Math.round(before.total * 1.1));
  expect(held.charge.amount, 'dollars by the promise at home').toBeLessThan(before.charge.amount);
  const tomorrow = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  await api.db.update(sessions).set({ expires_at: new Date(tomorrow.getTime() + 3_600_000) });
  api.clock.now = tomorrow;
  const after = await buyer.cart();
  expect([after.total, after.promise]).toEqual([held.promise.present, null]);
  await publish(fallbackRates.COP, '2026-11-17');
  expect((await buyer.cart()).total, 'a lower price counts at once').toBe(before.total);
});

test('a cart that changed elsewhere is not overwritten; the party is written by the dialog alone', async ({ api }) => {
  const buyer = await buyerOf(api);
  const wish = await buyer.wish({ number_purchasing: 4 });
  expect((await buyer.put(wish)).json.cart).toMatchObject({ number_purchasing: 4, number_in_party: 2, version: 1 });
  const stale = await buyer.put({ ...wish, number_purchasing: 5 });
  expect([stale.status, stale.json.cart.number_purchasing]).toEqual([409, 4]);
  const confirmed = await buyer.put({ ...wish, number_purchasing: 5, version: 1, confirm_party: true });
  expect(confirmed.json.cart).toMatchObject({ number_purchasing: 5, number_in_party: 5 });
  const [user] = await api.db.select().from(users).where(eq(users.user_id, buyer.user_id));
  expect(user?.number_in_party).toBe(5);
});

test('a cart tries twenty wrong codes an hour, saved or on the way to pay; right ones are free', async ({ api }) => {
  await api.db.insert(promos).values({ code: 'AMIGOS20', kind: 'promo', proportion: 0.2 });
  const buyer = await buyerOf(api);
  const save = async (code: string) => (await buyer.put(await buyer.wish({ promo_or_affiliate_code: code }))).status;
  for (let one = 0; one < 10; one++) {
    expect(await save(`GUESS${one}`)).toBe(200);
    expect(await save('AMIGOS20')).toBe(200);
    expect((await buyer.intent({ promo_or_affiliate_code: `OTHER${one}` })).status).toBe(200);
  }
  expect(await save('OTHER9'), 'the same again is no try').toBe(200);
  expect([await save('GUESS10'), await save('AMIGOS20')]).toEqual([429, 429]);
  expect((await buyer.intent({ promo_or_affiliate_code: 'AMIGOS20' })).status).toBe(429);
  expect(await save(''), 'none is always to be had').toBe(200);
  const other = await buyerOf(api);
  expect((await other.put(await other.wish({ promo_or_affiliate_code: 'AMIGOS20' }))).status).toBe(200);
});
