/** Whatever a caller says of a price: the provider is asked for what our prices come to, or nobody is asked (Q22, T19; TAMPER_RUNS for more). */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { currencyOf, fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { productOf, quote } from '#app/features/catalogue/rules.ts';
import { catalogue, type ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, type CheckoutCountry } from '#content/countries.ts';
import { orders, promos, sandbox_payments } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from './app.ts';
import { buyerOf } from './buyers.ts';

const RUNS = Number(process.env.TAMPER_RUNS ?? 80);
/** Nobody meets the limit of an hour. */
const EACH = 40;
const SOLD = catalogue.filter(({ price }) => price !== null).map(({ sid }) => sid);
const QUOTED = catalogue.filter(({ price }) => price === null).map(({ sid }) => sid);

const good = {
  product_ids: fc.uniqueArray(fc.constantFrom(...SOLD), { minLength: 1, maxLength: 3 }),
  number_purchasing: fc.integer({ min: 1, max: 10 }),
  country: fc.constantFrom(...CHECKOUT_COUNTRIES),
  promo_or_affiliate_code: fc.constantFrom(null, '', 'GRANDE', 'PAYINUSA', 'MIRADOR2025', 'NADA'),
};
const bad = {
  product_ids: fc.constantFrom(
    [],
    ['FirstTime', 'FirstTime'],
    ['Gratis'],
    ['own'],
    [QUOTED[0]],
    'FirstTime',
    [1],
    null,
  ),
  number_purchasing: fc.constantFrom(0, -1, 1.5, 11, '1e9', '2', 1e9, null, [2], { valueOf: 1 }),
  country: fc.constantFrom('XX', 'co', '', 'US', ['CO'], 7, '__proto__'),
  promo_or_affiliate_code: fc.constantFrom('x'.repeat(61), ['GRANDE'], { code: 'GRANDE' }, 1),
};
/** What is ours to say; it is read by nobody. */
const said = fc.record(
  {
    ...{ amount: fc.constantFrom(1, 0, -5, '1'), price: fc.constant(0), total: fc.constant(1) },
    ...{ currency: fc.constantFrom('VND', 'USD', 'xx'), number_in_party: fc.integer({ min: 1, max: 10 }) },
    ...{ num_new_applicants: fc.integer({ min: 0, max: 10 }), minors: fc.constant(10), proportion: fc.constant(1) },
  },
  { requiredKeys: [] },
);
/** Half are whole, the others have one piece that is not. */
const request = fc
  .tuple(
    fc.record(good),
    fc.record(bad),
    said,
    fc.option(fc.constantFrom(...(Object.keys(bad) as (keyof typeof bad)[])), { freq: 2 }),
  )
  .map(([whole, broken, more, which]) => ({ ...more, ...whole, ...(which && { [which]: broken[which] }) }));

type Row = typeof orders.$inferSelect;

/** By card dollars, and never more than a list price at home comes to; by a local way the money of the country. */
function expectOwnPrice(row: Row) {
  const country = row.country as CheckoutCountry;
  const home = currencyOf(country);
  const sum = (currency: typeof home) =>
    row.lines.reduce((total, { sid }) => {
      const { number_purchasing, proportion: promo } = row;
      const asked = { sid: sid as ServiceType, currency, number_purchasing, promo };
      return total + quote({ ...asked, rates: fallbackRates }).total;
    }, 0);
  const at = `${row.method} ${country} ${row.lines.map(({ sid }) => sid)} x ${row.number_purchasing}, ${row.promo_code}`;
  if (row.method === 'local') return expect([row.amount, row.currency], at).toEqual([sum(home), home]);
  const isListed = row.lines.some(({ sid }) => Object.hasOwn(productOf(sid as ServiceType).listPrices ?? {}, home));
  expect(row.currency).toBe('USD');
  if (isListed) expect(row.amount, at).toBeLessThanOrEqual(sum('USD'));
  else expect(row.amount, at).toBe(sum('USD'));
  expect(row.shown_amount, at).toBe(sum(home));
}

/** What a code may take off, however it was sent. */
const MOST_OFF: Record<string, number> = { GRANDE: 0.5, PAYINUSA: 0.25 };

async function ask(api: TestApp, buyer: Awaited<ReturnType<typeof buyerOf>>, path: string, json: object) {
  const { status } = await api.send('POST', path, { headers: buyer.headers, json });
  expect(status, JSON.stringify(json)).toBeLessThan(500);
  return status === 200;
}

test(
  'amounts at the provider are those of our prices, whatever is sent',
  async () => {
    const api = await ownApp();
    await api.db.insert(promos).values({ code: 'GRANDE', kind: 'promo', proportion: 0.5 });
    let [runs, made] = [0, 0];
    let buyer = await buyerOf(api, { number_in_party: 10 });
    try {
      await fc.assert(
        fc.asyncProperty(request, fc.boolean(), async (json, isCard) => {
          if (++runs % EACH === 0) buyer = await buyerOf(api, { number_in_party: 10 });
          const path = isCard ? '/api-mv/payments/create-stripe-payment-intent' : '/api-mv/payments';
          if (!(await ask(api, buyer, path, json))) return;
          made++;
          const own = await api.db.select().from(orders).where(eq(orders.user_id, buyer.user_id));
          const row = own.find(({ state, replaced_at }) => state === 'created' && replaced_at === null);
          if (!row) throw new Error('no order');
          expectOwnPrice(row);
          expect(row.lines.map(({ sid }) => sid).toSorted()).toEqual([...(json.product_ids as string[])].toSorted());
          expect(row.number_purchasing).toBe(json.number_purchasing);
          const code = String(json.promo_or_affiliate_code ?? '');
          const most = code === 'PAYINUSA' && !isCard ? 0 : (MOST_OFF[code] ?? 0.15);
          expect(row.proportion, `${code} by ${row.method}`).toBeLessThanOrEqual(most);
          const [there] = await api.db
            .select()
            .from(sandbox_payments)
            .where(eq(sandbox_payments.provider_ref, String(row.provider_ref)));
          expect([there?.amount, there?.currency]).toEqual([row.amount, row.currency]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(made, 'some were made').toBeGreaterThan(RUNS / 10);
      expect(made, 'and some were not').toBeLessThan(RUNS);
    } finally {
      await api.close();
    }
  },
  60_000 + RUNS * 3000,
);
