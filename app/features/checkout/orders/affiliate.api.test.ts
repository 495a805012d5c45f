/** Who sent somebody: a note on the order, and a discount only where the code was made for that (record 054). */
import { eq } from 'drizzle-orm';
import { orders, promos } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';

const CODES: (typeof promos.$inferInsert)[] = [
  { code: 'AMIGOS', kind: 'affiliate', proportion: 0.5 },
  { code: 'POCO', kind: 'affiliate', proportion: 0.05 },
  { code: 'VERANO', kind: 'promo', proportion: 0.5 },
  { code: 'CERRADO', kind: 'affiliate', proportion: 0.5, disabled_at: new Date(0) },
];

const storedBy = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(orders).where(eq(orders.user_id, user_id))).map(({ affiliate_code, promo_code }) => [
    affiliate_code,
    promo_code,
  ]);

test('the code somebody signed up with is on the order, and lowers the price by itself where it is an affiliate’s and helps', async ({
  api,
}) => {
  await api.db.insert(promos).values(CODES);
  const buys = async (affiliate_code: string | null, more: object = {}) => {
    const buyer = await buyerOf(api, { number_in_party: 1, affiliate_code });
    const { promo } = await buyer.cart();
    const { json } = await buyer.intent(more);
    const [order] = await storedBy(api, buyer.user_id);
    return [promo.code, json.charge.amount, ...(order ?? [])];
  };
  expect(await buys(null)).toEqual(['', 9700, null, null]);
  expect(await buys('AMIGOS')).toEqual(['AMIGOS', 6250, 'AMIGOS', 'AMIGOS']);
  expect(await buys('POCO'), 'less than the standing offer').toEqual(['', 9700, 'POCO', null]);
  expect(await buys('VERANO'), 'a code of another kind is typed, not brought').toEqual(['', 9700, 'VERANO', null]);
  expect(await buys('CERRADO')).toEqual(['', 9700, 'CERRADO', null]);
  expect(await buys('<B>Ñ')).toEqual(['', 9700, '<B>Ñ', null]);
  const [, amount, affiliate, promo] = await buys('POCO', { promo_or_affiliate_code: 'VERANO' });
  expect([amount, affiliate, promo], 'what is typed counts').toEqual([6250, 'POCO', 'VERANO']);
  const [{ uses } = {}] = await api.db.select().from(promos).where(eq(promos.code, 'AMIGOS'));
  expect(uses).toBe(1);
});

test('a link that somebody followed later is on the order; it makes no other order, and staff bring none', async ({
  api,
}) => {
  const buyer = await buyerOf(api, { number_in_party: 1, affiliate_code: 'AMIGOS' });
  const first = await buyer.intent({ affiliate_code: ' nuevo ' });
  const again = await buyer.intent({ affiliate_code: 'otro' });
  expect(again.json.order_id).toBe(first.json.order_id);
  expect(await storedBy(api, buyer.user_id)).toEqual([['NUEVO', null]]);
  const other = await buyerOf(api, { number_in_party: 1, affiliate_code: 'AMIGOS' });
  const csr = await api.signIn('csr');
  const made = await api.send('POST', `/api-mv/payments/create-stripe-payment-intent?user_id=${other.user_id}`, {
    headers: { ...csr.cookie, 'sec-fetch-site': 'same-origin' },
    json: await other.asked({ affiliate_code: 'CASA' }),
  });
  expect(made.status).toBe(200);
  expect(await storedBy(api, other.user_id)).toEqual([['AMIGOS', null]]);
});
