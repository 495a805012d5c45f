/** Everything that a price of somebody depends on, read once: who travels, what is bought, the cart, the rates, promises. */
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { seatsOf } from '#app/features/applicants/rules.ts';
import { listFamily } from '#app/features/applicants/store.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { isQuoteService, type PromisedPrice, tierOf } from '#app/features/catalogue/rules.ts';
import { readHeldCode } from '#app/features/checkout/promos/store.server.ts';
import type { Method } from '#app/features/checkout/view-rules.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, type CheckoutCountry } from '#content/countries.ts';
import type { Db } from '#db/client.server.ts';
import { carts, payments, price_promises, subscriptions, users } from '#db/schema.server.ts';
import { mostPurchasing, OWN_SERVICE, productsOf } from './rules.ts';

/** How long a price that somebody was shown holds. */
export const PROMISE_HOURS = 24;
const since = (now: Date) => new Date(now.getTime() - PROMISE_HOURS * 3_600_000);

export type Cart = {
  product_ids: ServiceType[];
  number_purchasing: number;
  country: CheckoutCountry | null;
  method: Method;
  /** Null: the code of the house where it helps; empty: none. */
  promo_code: string | null;
  version: number;
};

export const asCheckoutCountry = (code: string | null | undefined): CheckoutCountry | null =>
  CHECKOUT_COUNTRIES.find((one) => one === code) ?? null;

/** Where prices are paid and shown before somebody has chosen: the country of the phone number. */
const countryOfPhone = (phone_number: string | null) =>
  asCheckoutCountry(phone_number && parsePhoneNumberFromString(phone_number)?.country);

/** The country of the cart, where its money comes from: once chosen that one, on every screen alike. */
export async function priceCountry(db: Db, { user_id, phone_number }: UserProfile) {
  const [row] = await db.select({ country: carts.country }).from(carts).where(eq(carts.user_id, user_id));
  return row ? asCheckoutCountry(row.country) : countryOfPhone(phone_number);
}

async function readBought(db: Db, user_id: string) {
  const { sid, applicants_covered, state, created_at, payment_id } = subscriptions;
  return db
    .select({ sid, applicants_covered, state, created_at, payment_id, paid_at: payments.created_at })
    .from(subscriptions)
    .leftJoin(payments, eq(payments.payment_id, payment_id))
    .where(and(eq(subscriptions.user_id, user_id), eq(state, 'active')))
    .orderBy(desc(created_at));
}

/** The cart as stored, or what somebody wants who has never opened one: the own service for everybody who travels. */
async function readCart(
  db: Db,
  profile: UserProfile,
  own: ServiceType | null,
  coveredOf: (sid: ServiceType) => number,
) {
  const [row] = await db.select().from(carts).where(eq(carts.user_id, profile.user_id));
  const covered = own ? coveredOf(own) : 0;
  const most = mostPurchasing(covered);
  const wanted = Math.max(1, (profile.number_in_party ?? 1) - covered);
  const isWanted = own !== null && !isQuoteService(own) && !(covered > 0 && covered >= (profile.number_in_party ?? 1));
  const cart: Cart = {
    product_ids: productsOf(row ? row.product_ids : isWanted ? [OWN_SERVICE] : [], own),
    number_purchasing: Math.min(most, row?.number_purchasing ?? wanted),
    country: row ? asCheckoutCountry(row.country) : countryOfPhone(profile.phone_number),
    method: row?.method ?? 'card',
    promo_code: row ? row.promo_code : null,
    version: row?.version ?? 0,
  };
  return { cart, invoice: row?.invoice ?? null };
}

/** Who sent the person to us, as a code of `?ref=`. */
async function readAffiliate(db: Db, user_id: string): Promise<string | null> {
  const [row] = await db.select({ code: users.affiliate_code }).from(users).where(eq(users.user_id, user_id));
  return row?.code ?? null;
}

/** What somebody was shown within the last day. */
export const readPromises = (ctx: Pick<Ctx, 'db' | 'now'>, user_id: string) =>
  ctx.db
    .select()
    .from(price_promises)
    .where(and(eq(price_promises.user_id, user_id), gt(price_promises.shown_at, since(ctx.now))));
export type Promises = Awaited<ReturnType<typeof readPromises>>;

/** The lowest of them that holds: what was shown without a code, or with a smaller one, holds with this one, too. */
export const promisedBy =
  (promises: Promises, proportion: number): PromisedPrice =>
  ({ sid, currency, party, is_minor }) => {
    const isOf = (one: Promises[number]) =>
      one.sid === sid && one.currency === currency && one.tier === tierOf(party) && one.is_minor === is_minor;
    const units = promises.filter((one) => isOf(one) && one.proportion <= proportion).map(({ unit }) => unit);
    return units.length > 0 ? Math.min(...units) : undefined;
  };

export async function readBuyer(ctx: Ctx, user_id: string) {
  const profile = await readProfile(ctx.db, user_id);
  // A family member goes with the one who applies, and pays nothing themselves (D52).
  if (profile?.role !== 'applicant') throw new Problem(404);
  const [family, { answers }, bought, rates, affiliate_code, promises, heldCode] = await Promise.all([
    listFamily(ctx, user_id),
    readOnboarding(ctx.db, user_id),
    readBought(ctx.db, user_id),
    readRates(ctx),
    readAffiliate(ctx.db, user_id),
    readPromises(ctx, user_id),
    readHeldCode(ctx.db, user_id),
  ]);
  const own = serviceOf(profile);
  const coveredOf = (sid: ServiceType) =>
    bought.filter((one) => one.sid === sid).reduce((all, one) => all + one.applicants_covered, 0);
  const { cart, invoice } = await readCart(ctx.db, profile, own, coveredOf);
  const people = Math.max(profile.number_in_party ?? 1, family.length + 1);
  const seats = seatsOf(family, { people, told: Number(answers.minors_in_party ?? 0) });
  return { profile, affiliate_code, family, own, bought, coveredOf, rates, promises, heldCode, cart, invoice, seats };
}
export type Buyer = Awaited<ReturnType<typeof readBuyer>>;

/** What a price was when it was shown: kept for a day. A lower one takes its place, a higher one does not prolong it. */
export type ShownPrice = Omit<typeof price_promises.$inferInsert, 'user_id' | 'shown_at'>;

const RENEW_MS = 3_600_000;

type Reader = { profile: { user_id: string }; promises: Promises };

export async function keepPromises(ctx: Ctx, { profile, promises }: Reader, shown: readonly ShownPrice[]) {
  const isSame = (a: ShownPrice, b: ShownPrice) =>
    a.sid === b.sid &&
    a.currency === b.currency &&
    a.tier === b.tier &&
    a.is_minor === b.is_minor &&
    a.proportion === b.proportion;
  const due = shown.filter((price) => {
    const held = promises.find((one) => isSame(one, price));
    if (!held || price.unit < held.unit) return true;
    return price.unit === held.unit && ctx.now.getTime() - held.shown_at.getTime() > RENEW_MS;
  });
  if (due.length === 0) return;
  const { user_id } = profile;
  await ctx.db.transaction(async (tx) => {
    for (const price of due) {
      const { sid, currency, tier, is_minor, proportion, ...rest } = price;
      const row = { user_id, ...price, shown_at: ctx.now };
      await tx
        .insert(price_promises)
        .values(row)
        .onConflictDoUpdate({
          target: [
            price_promises.user_id,
            price_promises.sid,
            price_promises.currency,
            price_promises.tier,
            price_promises.is_minor,
            price_promises.proportion,
          ],
          set: { ...rest, shown_at: ctx.now },
        });
    }
  });
}

export const forgetPromises = (db: Db, now: Date) =>
  db.delete(price_promises).where(lt(price_promises.shown_at, since(now)));
