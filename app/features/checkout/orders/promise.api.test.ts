/** A price that was shown holds for a day with everything that made it: with its code, and on every screen (D26, D28, D41). */
import { eq } from 'drizzle-orm';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { exchange_rates, orders, price_promises, promos } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';

/** The peso falls: what is priced in dollars costs more of them. */
const rise = (api: TestApp, by = 1.1) =>
  api.db.insert(exchange_rates).values({
    ...{ as_of: '2026-11-16', source: 'https://rates.example' },
    rates: { ...fallbackRates, COP: fallbackRates.COP * by },
  });

test('a price with the code of the house stays when the rate rises: the code still counts, and the order has both', async ({
  api,
}) => {
  const buyer = await buyerOf(api, { service_type: 'InterviewPrep', number_in_party: 1 });
  const before = await buyer.cart();
  expect(before.promo).toMatchObject({ code: 'MIRADOR2025', message: 'promo-code-applied' });
  await rise(api);
  const held = await buyer.cart();
  expect(held.promo).toEqual(before.promo);
  expect(held.total).toBe(before.total);
  expect(held.promise.present).toBeGreaterThan(before.total);
  const { json } = await buyer.intent();
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, json.order_id));
  expect(order).toMatchObject({ promo_code: 'MIRADOR2025', shown_amount: before.total });
  const bare = (await buyer.put(await buyer.wish({ promo_or_affiliate_code: '' }))).json.cart;
  expect(bare.total, 'without the code nothing was promised').toBeGreaterThan(held.promise.present);
});

test('a code with one use is not used up for whoever holds it: read again, it still counts, at the promised price', async ({
  api,
}) => {
  await api.db.insert(promos).values({ code: 'UNAVEZ', kind: 'message', proportion: 0.5, max_uses: 1 });
  const buyer = await buyerOf(api, { number_in_party: 1 });
  const own = { promo_or_affiliate_code: 'UNAVEZ' };
  const before = (await buyer.put(await buyer.wish(own))).json.cart;
  await rise(api);
  const { json } = await buyer.intent(own);
  expect((await buyer.cart()).promo.message).toBe('promo-code-applied');
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, json.order_id));
  expect(order).toMatchObject({ promo_code: 'UNAVEZ', shown_amount: before.total });
  const [promo] = await api.db.select().from(promos).where(eq(promos.code, 'UNAVEZ'));
  expect(promo?.uses).toBe(1);
  const check = await api.send('GET', '/api-mv/payments/promos/UNAVEZ', { headers: buyer.headers });
  expect(check.json.message, 'of whoever holds it').toBe('promo-code-applied');
  expect((await api.send('GET', '/api-mv/payments/promos/UNAVEZ')).json.message).toBe('promo-code-used-up');
});

test('what was shown without a code is the most that anybody pays with one', async ({ api }) => {
  const buyer = await buyerOf(api, { service_type: 'InterviewPrep', number_in_party: 1 });
  const cart = { product_ids: ['InterviewPrep'], number_purchasing: 1, country: 'CO', method: 'card' };
  const bare = (await buyer.put({ ...cart, promo_or_affiliate_code: '' })).json.cart;
  await rise(api, 1.15);
  const house = (await buyer.put({ ...cart, promo_or_affiliate_code: null })).json.cart;
  expect(house.total).toBe(bare.total);
});

test('the portal promises what it shows, shows what was promised beside the price of today, and the cart keeps it', async ({
  api,
}) => {
  const buyer = await buyerOf(api, { service_type: 'Renewal', current_step: 'required_visa_seen' });
  const home = async () => {
    const html = await (await api.raw('GET', '/en/portal', { headers: buyer.headers })).text();
    return html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>|\u00a0/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const first = await home();
  const promised = await api.db.select().from(price_promises);
  expect(promised).toMatchObject([{ sid: 'Renewal', currency: 'COP', tier: 2, is_minor: false, proportion: 0 }]);
  await rise(api);
  const second = await home();
  expect(second).toContain('The price we promised you');
  expect(second).toMatch(/Today it would be [\d,]+ COP/);
  const total = Number(promised[0]?.unit) * 2;
  const shown = `${new Intl.NumberFormat('en-US').format(total)} COP`;
  expect(first).toContain(shown);
  expect(second).toContain(shown);
  expect((await buyer.cart()).total).toBe(total);
});
