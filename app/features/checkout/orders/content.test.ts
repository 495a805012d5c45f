/** One total: what the cart shows is what the order stores, what the provider is asked for and what the receipt says, to the cent (D26, D52). */
import { expect, test } from 'vitest';
import type { Ctx } from '#app/ctx.server.ts';
import { currencyOf, fallbackRates, taxRateOf } from '#app/features/catalogue/country-rules.ts';
import type { DatedRates } from '#app/features/catalogue/rates/store.server.ts';
import { quote } from '#app/features/catalogue/rules.ts';
import type { PersonPrice } from '#app/features/checkout/cart/priced.server.ts';
import { priceCart } from '#app/features/checkout/cart/rules.ts';
import { type PaperData, receiptPaper } from '#app/features/checkout/receipts/paper.server.ts';
import { METHODS } from '#app/features/checkout/view-rules.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { centsOf, fromCents, fromMajor, majorOf } from '#app/integrations/payments/amounts.ts';
import type { PaymentProvider } from '#app/integrations/payments/payments.ts';
import { catalogue } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, type Currency } from '#content/countries.ts';
import { chargeOf, contentOf, type Order, ownWay } from './content.server.ts';

const now = new Date('2026-11-18T12:00:00Z');
const ctx = { now, locale: 'es', env: { PUBLIC_URL: 'https://mirador.example' } } as unknown as Ctx;
const provider = { name: 'sandbox' } as PaymentProvider;
const rates = { rates: fallbackRates, as_of: '2026-11-17', source: null, manual: {} } as unknown as DatedRates;
const PRICED = catalogue.filter(({ price }) => price !== null).map(({ sid }) => sid);

type OrderCase = {
  sids: (typeof PRICED)[number][];
  country: (typeof CHECKOUT_COUNTRIES)[number];
  people: number;
  promo: number;
  method: (typeof METHODS)[number];
  taxRate?: number;
};

/** A cart as its order stores it, and as its provider is told. */
function ordered({ sids, country, people, promo, method, taxRate = 0 }: OrderCase) {
  const seats = Array.from({ length: people }, (_, at) => ({ is_minor: at % 3 === 2 }));
  const currency = currencyOf(country);
  const priced = priceCart({
    ...{ sids, currency, method, rates: fallbackRates, number_purchasing: people, seats, promo, taxRate },
    ...{ coveredOf: () => 0, promised: () => undefined },
  });
  const cart = { product_ids: sids, number_purchasing: people, country, method, promo_code: null, version: 0 };
  const buyer = { profile: { number_in_party: people }, cart, invoice: null, coveredOf: () => 0, rates };
  const price = { buyer, promo: { code: 'CODIGO', proportion: promo }, priced } as unknown as PersonPrice;
  const content = contentOf(ctx, price, provider, { country, affiliate_code: null, isByLink: false });
  const order = { ...content, order_id: 'o', reference: 'mir-1' } as unknown as Order;
  return { priced, order, charge: chargeOf(ctx, order, { name: '', email: '', phone: '' }, ownWay('es')) };
}

const totalOn = (order: Order) => {
  const { amount, currency } = order;
  const payment = {
    ...{ payment_number: 1, provider: 'sandbox', provider_ref: 'r', amount, currency, refunded: 0 },
    ...{ is_duplicate: false, paid_at: now, first_name: 'Eva', last_name: 'Prueba' },
  };
  const data = { payment, bought: [], refunds: [], order: { ...order, charged: amount, charged_currency: currency } };
  const { sections } = receiptPaper(data as unknown as PaperData, 'es');
  const blocks = sections.flatMap(({ parts }) => parts.flatMap((part) => part.blocks));
  const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));
  return { total: rows.find(({ isTotal }) => isTotal)?.end, paper: JSON.stringify(blocks) };
};

test('13 countries, 1 to 10 people, every service, with a code and without, by card and local: order, provider and receipt name the total of the cart', () => {
  let compared = 0;
  for (const country of CHECKOUT_COUNTRIES)
    for (const sid of PRICED)
      for (let people = 1; people <= 10; people++)
        for (const promo of [0, 0.28])
          for (const method of METHODS) {
            const { priced, order, charge } = ordered({ sids: [sid], country, people, promo, method });
            const minors = Math.floor(people / 3);
            const currency = currencyOf(country);
            const own = quote({ sid, currency, number_purchasing: people, minors, promo, rates: fallbackRates });
            expect([order.shown_amount, order.shown_currency]).toEqual([own.total, currency]);
            expect([charge.amount, charge.currency]).toEqual([order.amount, order.currency]);
            if (method === 'local') expect([charge.amount, charge.currency]).toEqual([own.total, currency]);
            else expect([charge.amount, charge.currency]).toEqual([priced.charged.amount, 'USD']);
            // As each provider writes it, and as it is read back.
            const money = charge.currency as Currency;
            expect(fromMajor(majorOf(charge.amount, money), money)).toBe(charge.amount);
            expect(fromCents(centsOf(charge.amount, money), money)).toBe(charge.amount);
            compared++;
            if (people > 2) continue;
            const { total, paper } = totalOn(order);
            expect(total).toBe(formatMoney('es', { amount: charge.amount, currency: money }, 'always'));
            const shown = formatMoney('es', { amount: own.total, currency }, 'always');
            expect(paper, 'what the page showed stands there, too').toContain(shown);
          }
  expect(compared).toBe(13 * PRICED.length * 10 * 2 * 2);
});

test('several services and a tax: lines, tax and total of the receipt add up to what is charged', () => {
  for (const country of CHECKOUT_COUNTRIES)
    for (const method of METHODS) {
      const sids = PRICED.slice(0, 3);
      const { priced, order, charge } = ordered({
        ...{ sids, country, people: 3, promo: 0.1, method, taxRate: taxRateOf(country) || 0.19 },
      });
      const lines = priced.charged.lines.reduce((sum, { total }) => sum + total, 0);
      expect(lines + order.tax_amount).toBe(charge.amount);
      expect(totalOn(order).total).toBe(
        formatMoney('es', { amount: charge.amount, currency: charge.currency as Currency }, 'always'),
      );
    }
});
