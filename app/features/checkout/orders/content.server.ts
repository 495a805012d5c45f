/** What an order stores of a priced cart, and what a provider is told of it (D41, D52, T19). */
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#app/ctx.server.ts';
import { ratesFor } from '#app/features/catalogue/rates/store.server.ts';
import type { Quote } from '#app/features/catalogue/rules.ts';
import type { PersonPrice } from '#app/features/checkout/cart/priced.server.ts';
import { PAYMENT_REFUSALS } from '#app/features/checkout/cart/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Charge, PaymentProvider } from '#app/integrations/payments/payments.ts';
import { pathTo } from '#app/paths.ts';
import { Problem } from '#app/platform/problem.ts';
import { brand } from '#content/brand.ts';
import type { CheckoutCountry } from '#content/countries.ts';
import type { OrderLine, orders } from '#db/schema.server.ts';
import { ORDER_HOURS } from './rules.ts';

export type Order = typeof orders.$inferSelect;

const lineOf = ({ sid, versionNumber, adults, minors, total }: Quote): OrderLine => ({
  sid,
  version_number: versionNumber,
  adults,
  minors,
  total,
});

/** Who takes the money, or the reason why nobody does. */
export function providerFor({ payments }: Ctx, { cart }: PersonPrice['buyer']): PaymentProvider {
  const provider = cart.method === 'card' ? payments.card : cart.country && payments.local(cart.country);
  if (!provider) throw new Problem(503, PAYMENT_REFUSALS.off);
  return provider;
}

/** `isBlind`: whoever asks has not said which cart they have seen, so that it may be one that is paid already. */
export type Requester = { isOwner: boolean; isBlind: boolean };

/** A cart that can be paid, or the first reason why not, in the order of the page. */
export function requireReady({ buyer }: PersonPrice, { isOwner, isBlind }: Requester): CheckoutCountry {
  const { profile, cart, coveredOf } = buyer;
  if (cart.product_ids.length === 0) throw new Problem(422, PAYMENT_REFUSALS.noItems, { field: 'product_ids' });
  if (!cart.country) throw new Problem(422, PAYMENT_REFUSALS.country, { field: 'country' });
  if (!profile.number_in_party) throw new Problem(422, PAYMENT_REFUSALS.noParty, { field: 'number_in_party' });
  // A temporary account would be lost with its browser (D12, D52).
  if (isOwner && profile.must_set_password) throw new Problem(409, PAYMENT_REFUSALS.password);
  const isBought = cart.product_ids.some((sid) => coveredOf(sid) >= Number(profile.number_in_party));
  if (isBought && isBlind) throw new Problem(409, PAYMENT_REFUSALS.paid);
  return cart.country;
}

/** Everything that is fixed when somebody goes to pay. */
export function contentOf(
  ctx: Ctx,
  price: PersonPrice,
  provider: PaymentProvider,
  { country, affiliate_code, isByLink }: { country: CheckoutCountry; affiliate_code: string | null; isByLink: boolean },
) {
  const { buyer, promo, priced } = price;
  const { profile, cart, invoice } = buyer;
  const dated = ratesFor(buyer.rates, priced.currency);
  const { charged } = priced;
  const fixed = {
    method: cart.method,
    provider: provider.name,
    lines: charged.lines.map(lineOf),
    number_purchasing: cart.number_purchasing,
    number_in_party: Number(profile.number_in_party),
    covered: Math.max(...cart.product_ids.map(buyer.coveredOf)),
    minors: priced.lines[0]?.minors.count ?? 0,
    country,
    amount: charged.amount,
    currency: charged.currency,
    shown_amount: priced.total,
    shown_currency: priced.currency,
    tax_rate: priced.tax?.rate ?? 0,
    tax_amount: charged.tax,
    promo_code: priced.promoHelps ? promo.code : null,
    proportion: priced.promoHelps ? promo.proportion : 0,
  };
  // A page of a provider that was made for the owner names them and leads back to their portal: by a link it is another one.
  const made = isByLink && fixed.method === 'local' ? { ...fixed, isByLink } : fixed;
  const content_hash = createHash('sha256').update(JSON.stringify(made)).digest('base64url');
  return {
    ...fixed,
    content_hash,
    ...{ rate: priced.rate, rate_as_of: dated.as_of, rate_source: dated.source ?? '', locale: ctx.locale, invoice },
    // Not part of the price: another link that led here makes no other order.
    affiliate_code,
    expires_at: new Date(ctx.now.getTime() + ORDER_HOURS * 3_600_000),
  };
}
export type OrderContent = ReturnType<typeof contentOf>;

/** Not to be guessed: with Wompi whoever knows it can ask for the state of a payment. */
export const newReference = () => `mir-${randomBytes(12).toString('hex')}`;

const address = ({ env }: Ctx, path: string) => new URL(path, env.PUBLIC_URL).href;

export type Way = { back: string; success: string };

/** The pages of whoever pays their own; somebody else comes back to the link. */
export const ownWay = (locale: Locale): Way => ({
  back: `${pathTo('portal', locale)}/payment`,
  success: `${pathTo('portal-applicants', locale)}?just_paid=true`,
});

export function chargeOf(ctx: Ctx, order: Order, payer: Charge['payer'], way: Way): Charge {
  const { order_id, reference, amount, currency, country, locale, expires_at } = order;
  const path = order.method === 'card' ? '/api-mv/payments/stripe-notification' : '/api-mv/payments/notification';
  return {
    ...{ order_id, reference, amount, currency, country, locale, payer, expires_at },
    // A statement shows nobody's name and nobody's destination.
    description: translator(locale, 'catalogue')('order.description', { brand: brand.name }),
    back_url: address(ctx, way.back),
    success_url: address(ctx, way.success),
    notification_url: address(ctx, path),
  };
}
