/** The payment page's cart: everything it shows, with words where it needs them (spec 2 "Payment page"). */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { ratesFor } from '#app/features/catalogue/rates/store.server.ts';
import { productOf, type Quote, unitPrice } from '#app/features/catalogue/rules.ts';
import {
  type CartLine,
  type CartView,
  type GovernmentLine,
  METHODS,
  type Method,
  type ProductInfo,
} from '#app/features/checkout/view-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { catalogue, type ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import { orders } from '#db/schema.server.ts';
import { type Buyer, PROMISE_HOURS, readBuyer } from './buyer.server.ts';
import { type PersonPrice, priceOf, promisePrice } from './priced.server.ts';

const BULLETS = [1, 2, 3, 4] as const;

function infoOf(locale: Locale, sid: ServiceType): ProductInfo {
  const t = translator(locale, 'catalogue');
  return {
    sid,
    title: t(`services.${sid}.title`),
    infoText: t(`services.${sid}.infoText`),
    infoBullets: BULLETS.map((number) => t(`services.${sid}.infoBullets.${number}`)),
  };
}

const lineOf = (locale: Locale, { sid, adults, minors, subtotal, total }: Quote): CartLine => ({
  ...{ sid, adults, minors, total, before: subtotal },
  title: translator(locale, 'catalogue')(`services.${sid}.title`),
});

function governmentLine(locale: Locale, { sid, government }: Quote): GovernmentLine {
  const t = translator(locale, 'catalogue');
  const { paid, own, shown } = government;
  const isApart = paid === 'apart' || paid === 'confirmed-later';
  const where = isApart ? t(`fee.where.${productOf(sid).country}`) : null;
  return { sid, title: t(`services.${sid}.title`), paid, own, shown, where };
}

/** Same destination, not bought, not in the cart, not by quote (D52). */
function recommendedTo({ cart, own, bought }: Buyer): ServiceType[] {
  const main = own ?? cart.product_ids[0];
  if (!main) return [];
  const { country } = productOf(main);
  const isThere = (sid: ServiceType) => cart.product_ids.includes(sid) || bought.some((one) => one.sid === sid);
  return catalogue
    .filter((product) => product.country === country && product.price !== null && !isThere(product.sid))
    .map(({ sid }) => sid);
}

/** The newest one that was not replaced: what is under way, or how the last try ended. */
async function lastOrder({ db }: Ctx, user_id: string): Promise<CartView['order']> {
  const { order_id, state, method, amount, currency, created_at } = orders;
  const [row] = await db
    .select({ order_id, state, method, amount, currency })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), isNull(orders.replaced_at)))
    .orderBy(desc(created_at))
    .limit(1);
  return row && row.state !== 'created' ? row : null;
}

const methodsFor = ({ payments }: Ctx, country: string | null): Method[] =>
  METHODS.filter((method) => (method === 'card' ? payments.card : country && payments.local(country)));

/** Until when the oldest of the promised prices in it holds. */
function promiseOf({ buyer, priced, present }: PersonPrice): CartView['promise'] {
  if (present.total <= priced.total) return null;
  const used = buyer.promises.filter(({ sid, currency, unit }) =>
    priced.lines.some(
      (line) => line.sid === sid && line.currency === currency && [line.adults.unit, line.minors.unit].includes(unit),
    ),
  );
  const first = Math.min(...used.map(({ shown_at }) => shown_at.getTime()));
  return { present: present.total, until: new Date(first + PROMISE_HOURS * 3_600_000).toISOString() };
}

async function cartView(ctx: Ctx, price: PersonPrice): Promise<CartView> {
  const { buyer, promo, priced } = price;
  const { profile, cart, bought, coveredOf, own, rates } = buyer;
  const { locale } = ctx;
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const { currency, lines, charged } = priced;
  const dated = ratesFor(rates, currency);
  const recommended = recommendedTo(buyer);
  return {
    user_id: profile.user_id,
    ...{ product_ids: cart.product_ids, number_purchasing: cart.number_purchasing, country: cart.country },
    ...{ method: cart.method, version: cart.version },
    number_in_party: profile.number_in_party,
    covered: own ? coveredOf(own) : 0,
    minors: lines[0]?.minors.count ?? 0,
    countries: CHECKOUT_COUNTRIES.map((code) => ({ code, name: String(regions.of(code)) })),
    methods: methodsFor(ctx, cart.country),
    currency,
    lines: lines.map((line) => lineOf(locale, line)),
    ...{ subtotal: priced.subtotal, discount: priced.discount, tax: priced.tax, total: priced.total },
    charge: { amount: charged.amount, currency: charged.currency },
    government: lines.map((line) => governmentLine(locale, line)),
    everything: priced.everything,
    promo,
    rate:
      currency === 'USD'
        ? null
        : { value: priced.rate, as_of: dated.as_of, attribution: dated.attribution, isStale: dated.isStale },
    promise: promiseOf(price),
    purchased: bought.flatMap(({ sid, applicants_covered, created_at, paid_at }) => {
      const product = catalogue.find((one) => one.sid === sid);
      return product
        ? [
            {
              ...infoOf(locale, product.sid),
              people: applicants_covered,
              paid_at: (paid_at ?? created_at).toISOString(),
            },
          ]
        : [];
    }),
    recommended: recommended.map((sid) => {
      const { unit, before } = unitPrice(sid, { currency, rates: rates.rates });
      return { ...infoOf(locale, sid), unit, before };
    }),
    products: [...cart.product_ids, ...recommended].map((sid) => infoOf(locale, sid)),
    order: await lastOrder(ctx, profile.user_id),
  };
}

/** What somebody is shown, and may count on for a day. */
export async function showCart(ctx: Ctx, user_id: string): Promise<CartView> {
  const price = await priceOf(ctx, await readBuyer(ctx, user_id));
  await promisePrice(ctx, price);
  return cartView(ctx, price);
}

/** Whom the browser talks to for each way to pay, as far as the page may know. */
export async function paymentView(ctx: Ctx, user_id: string) {
  const cart = await showCart(ctx, user_id);
  const { card } = ctx.payments;
  const local = cart.country ? ctx.payments.local(cart.country) : null;
  return {
    cart,
    isTestMode: ctx.payments.mode === 'test',
    provider: {
      card: card && {
        name: card.name,
        publicKey: card.browser.publicKey ?? null,
        scriptUrl: card.browser.scriptUrl ?? null,
      },
      local: local && { name: local.name, scriptUrl: local.browser.scriptUrl ?? null },
    },
  };
}
export type PaymentView = Awaited<ReturnType<typeof paymentView>>;
