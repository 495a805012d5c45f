/** A cart is saved whole: what cannot be bought is refused, what changed elsewhere is not overwritten (T19, D44). */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { bringParty } from '#app/features/accounts/profile/party.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { cleanCode, isCode } from '#app/features/checkout/promos/rules.ts';
import { readPromo } from '#app/features/checkout/promos/store.server.ts';
import type { Method } from '#app/features/checkout/view-rules.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { giveBack, takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { carts, users } from '#db/schema.server.ts';
import { asCheckoutCountry, type Buyer, readBuyer } from './buyer.server.ts';
import { mostPurchasing, sellable, storedAs } from './rules.ts';

export const PAYMENT_REFUSALS = {
  noItems: 'must select items',
  country: 'invalid country',
  noParty: "No 'number_in_party' found for user",
  changed: 'Cart changed',
  pending: 'Payment pending',
  paid: 'Already paid',
  password: 'Set a password first',
  error: 'payment error',
  off: 'payments are off',
} as const;

type CartRequest = {
  product_ids: readonly string[];
  number_purchasing: number;
  country: string | null;
  method: Method;
  promo_or_affiliate_code: string | null;
  version?: number | undefined;
  /** The dialog that asks for the number of people was confirmed. */
  confirm_party?: boolean | undefined;
};

function requireSellable(buyer: Buyer, { product_ids, number_purchasing, country }: CartRequest) {
  const sids = sellable(product_ids);
  if (new Set(product_ids).size !== product_ids.length || sids.length !== product_ids.length)
    throw new Problem(422, undefined, { field: 'product_ids' });
  const most = Math.min(...sids.map((sid) => mostPurchasing(buyer.coveredOf(sid))), mostPurchasing(0));
  if (number_purchasing > most) throw new Problem(422, undefined, { field: 'number_purchasing' });
  if (country !== null && !asCheckoutCountry(country))
    throw new Problem(422, PAYMENT_REFUSALS.country, { field: 'country' });
  return sids;
}

/** As typed, so that a refused one stays in its field; what can be no code at all is kept short. */
function codeOf({ promo_or_affiliate_code: given }: CartRequest): string | null {
  if (given === null) return null;
  const code = cleanCode(given);
  return isCode(code) ? code : code.slice(0, 32);
}

/** Saving a code tells whether it counts: as many wrong ones an hour, whoever they are tried for (T25). */
const WRONG_CODES = { bucket: 'promos.cart', max: 20, minutes: 60 } as const;

async function limitGuesses(ctx: Ctx, user_id: string, code: string | null) {
  if (!code) return;
  const tries = [{ ...WRONG_CODES, key: ctx.actor.user_id ?? user_id }];
  await takeLimits(ctx, tries);
  if (await readPromo(ctx.db, code)) await giveBack(ctx, tries);
}

type Row = typeof carts.$inferSelect;
type Content = Pick<Row, 'product_ids' | 'number_purchasing' | 'country' | 'method' | 'promo_code'>;

const isSameCart = (stored: Content, row: Content) =>
  stored.number_purchasing === row.number_purchasing &&
  stored.country === row.country &&
  stored.method === row.method &&
  stored.promo_code === row.promo_code &&
  stored.product_ids.join(' ') === row.product_ids.join(' ');

/** What is stored afterwards; `changed elsewhere` where the version is another one. */
export async function saveCart(
  ctx: Ctx,
  user_id: string,
  request: CartRequest,
): Promise<'saved' | 'changed elsewhere'> {
  const buyer = await readBuyer(ctx, user_id);
  const sids = requireSellable(buyer, request);
  const row = {
    product_ids: storedAs(sids, buyer.own),
    number_purchasing: request.number_purchasing,
    country: request.country,
    method: request.method,
    promo_code: codeOf(request),
    updated_at: ctx.now,
  };
  if (row.promo_code !== buyer.cart.promo_code) await limitGuesses(ctx, user_id, row.promo_code);
  /** What somebody is shown who has never changed anything. */
  const unopened = { ...buyer.cart, product_ids: storedAs(buyer.cart.product_ids, buyer.own) };
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const [stored] = await tx.select().from(carts).where(eq(carts.user_id, user_id));
    if (request.version !== undefined && request.version !== (stored?.version ?? 0)) return 'changed elsewhere';
    // The same cart again, as when somebody goes to pay, is no other version: the page that shows it is not old by it.
    if (!isSameCart(stored ?? unopened, row))
      await tx
        .insert(carts)
        .values({ user_id, ...row })
        .onConflictDoUpdate({ target: carts.user_id, set: { ...row, version: sql`${carts.version} + 1` } });
    if (request.confirm_party && !(await isPaid(tx, buyer.profile))) {
      await tx
        .update(users)
        .set({ number_in_party: request.number_purchasing, version: sql`${users.version} + 1`, updated_at: ctx.now })
        .where(eq(users.user_id, user_id));
      await bringParty(ctx, tx, user_id, request.number_purchasing);
    }
    return 'saved';
  });
}
