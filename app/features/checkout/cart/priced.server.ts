/** The cart of a person with its price: code checked, promises kept, the same for page, order and provider (D26, D28). */
import type { Ctx } from '#app/ctx.server.ts';
import { currencyOf, taxRateOf } from '#app/features/catalogue/country-rules.ts';
import { type DatedRates, ratesFor } from '#app/features/catalogue/rates/store.server.ts';
import { type Line, type Quote, type QuoteInput, quote, tierOf } from '#app/features/catalogue/rules.ts';
import { promoRefusal } from '#app/features/checkout/promos/rules.ts';
import { readPromo } from '#app/features/checkout/promos/store.server.ts';
import type { PromoMessage } from '#app/features/checkout/view-rules.ts';
import type { Currency } from '#content/countries.ts';
import { type Buyer, type Cart, keepPromises, type Promises, promisedBy, type ShownPrice } from './buyer.server.ts';
import { type CartInput, type PricedCart, priceCart } from './rules.ts';

type CheckedCode = { code: string; proportion: number; message: PromoMessage | null };
const NO_CODE: CheckedCode = { code: '', proportion: 0, message: null };

/** Dollars where we do not know the country, or do not charge its money. */
export const currencyOfCart = ({ country }: Pick<Cart, 'country'>): Currency => (country ? currencyOf(country) : 'USD');

function inputOf({ env }: Ctx, buyer: Buyer, promo: number, hasPromises: boolean): CartInput {
  const { cart, rates, seats, coveredOf, promises } = buyer;
  return {
    ...{ sids: cart.product_ids, number_purchasing: cart.number_purchasing, method: cart.method },
    ...{ currency: currencyOfCart(cart), rates: rates.rates, seats, coveredOf, promo },
    promised: hasPromises ? promisedBy(promises, promo) : () => undefined,
    taxRate: env.TAX_ROW === 'on' && cart.country ? taxRateOf(cart.country) : 0,
  };
}

/** The order at hand may have taken the last use of its code. */
async function check(ctx: Ctx, buyer: Buyer, code: string): Promise<CheckedCode> {
  const { cart, heldCode } = buyer;
  const promo = await readPromo(ctx.db, code);
  const people = cart.number_purchasing;
  const refusal = promoRefusal(promo, { method: cart.method, people, now: ctx.now }, heldCode === promo?.code);
  if (!promo || refusal) return { code, proportion: 0, message: refusal ?? 'invalid-promo-code' };
  return { code: promo.code, proportion: promo.proportion, message: 'promo-code-applied' };
}

/** The code by which somebody came counts by itself only where it was made for that: any other word of `?ref=` is a note. */
async function checkAffiliate(ctx: Ctx, buyer: Buyer): Promise<CheckedCode> {
  const promo = buyer.affiliate_code ? await readPromo(ctx.db, buyer.affiliate_code) : null;
  return promo?.kind === 'affiliate' ? check(ctx, buyer, promo.code) : NO_CODE;
}

/** The larger discount; of two alike whoever sent the person is named. */
const better = (affiliate: CheckedCode, house: CheckedCode) =>
  affiliate.proportion > 0 && affiliate.proportion >= house.proportion ? affiliate : house;

/** A code that the person wrote; otherwise the one they came by or that of the house, only where it lowers the price (D52). */
async function codeOf(ctx: Ctx, buyer: Buyer): Promise<CheckedCode & { priced: PricedCart }> {
  const { promo_code, number_purchasing, method } = buyer.cart;
  const plain = priceCart(inputOf(ctx, buyer, 0, true));
  /** Whether it helps is asked of what is paid: a price that was promised with it stays its price when the rate rises. */
  const priceWith = (proportion: number) => {
    const priced = proportion > 0 ? priceCart(inputOf(ctx, buyer, proportion, true)) : plain;
    return { ...priced, promoHelps: priced.total < plain.total };
  };
  if (promo_code !== null) {
    const checked = promo_code === '' ? NO_CODE : await check(ctx, buyer, promo_code);
    const priced = priceWith(checked.proportion);
    const isVain = checked.message === 'promo-code-applied' && !priced.promoHelps;
    return { ...checked, ...(isVain && { message: 'promo-code-no-help' as const }), priced };
  }
  const house = method === 'card' && number_purchasing > 1 ? ctx.env.PROMO_GROUP_CODE : ctx.env.PROMO_CODE;
  const checked = better(await checkAffiliate(ctx, buyer), await check(ctx, buyer, house));
  const priced = priceWith(checked.proportion);
  return priced.promoHelps ? { ...checked, priced } : { ...NO_CODE, priced: priceWith(0) };
}

type PriceBasis = { rates: DatedRates; coveredOf: Buyer['coveredOf'] };

/** Unit prices as they stand today, whatever was promised before: what this showing promises. */
function shownPrices({ rates, coveredOf }: PriceBasis, quotes: readonly Quote[], proportion: number): ShownPrice[] {
  return quotes.flatMap(({ sid, currency, versionNumber, number_purchasing, ...line }) =>
    (['adults', 'minors'] as const).flatMap((who) => {
      const { count, unit }: Line = line[who];
      const tier = tierOf(coveredOf(sid) + number_purchasing);
      const price = { sid, currency, tier, is_minor: who === 'minors', proportion, unit };
      const rate = {
        rate: rates.rates[currency],
        rate_as_of: ratesFor(rates, currency).as_of,
        version_number: versionNumber,
      };
      return count > 0 ? [{ ...price, ...rate }] : [];
    }),
  );
}

export async function priceOf(ctx: Ctx, buyer: Buyer) {
  const { priced, ...promo } = await codeOf(ctx, buyer);
  const present = priceCart(inputOf(ctx, buyer, promo.proportion, false));
  return { buyer, promo, priced, present };
}
export type PersonPrice = Awaited<ReturnType<typeof priceOf>>;

/** Whoever is shown a price may count on it for a day. */
export function promisePrice(ctx: Ctx, { buyer, promo, present }: PersonPrice) {
  const { lines, charged } = present;
  const quotes = charged.lines === lines ? lines : [...lines, ...charged.lines];
  return keepPromises(ctx, buyer, shownPrices(buyer, quotes, promo.proportion));
}

type ShownQuote = { user_id: string; promises: Promises; rates: DatedRates };

/** A price that a screen shows before there is a cart: on that, too. */
export const promiseQuote = (ctx: Ctx, { user_id, promises, rates }: ShownQuote, input: Omit<QuoteInput, 'rates'>) =>
  keepPromises(
    ctx,
    { profile: { user_id }, promises },
    shownPrices({ rates, coveredOf: () => 0 }, [quote({ ...input, rates: rates.rates })], 0),
  );
