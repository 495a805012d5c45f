/** The code that somebody brought from the popup or the page of messages: in the cart, where it lowers the price (D28, D52). */
import type { Ctx } from '#app/ctx.server.ts';
import { BROUGHT_CODE, readSigned } from '#app/platform/access/signed.server.ts';
import { readBuyer } from './buyer.server.ts';
import { priceOf } from './priced.server.ts';
import { saveCart } from './store.server.ts';

/** Never instead of a code that the person wrote, nor where they want none. */
export async function bringCode(ctx: Ctx, user_id: string, cookie: string | undefined) {
  const code = readSigned(ctx, BROUGHT_CODE, cookie);
  if (!code) return;
  const buyer = await readBuyer(ctx, user_id);
  const { product_ids, number_purchasing, country, method, promo_code, version } = buyer.cart;
  if (promo_code !== null || product_ids.length === 0) return;
  const { promo, priced } = await priceOf(ctx, { ...buyer, cart: { ...buyer.cart, promo_code: code } });
  if (promo.message !== 'promo-code-applied') return;
  // Whoever sent the person may give more.
  if (priced.total >= (await priceOf(ctx, buyer)).priced.total) return;
  const request = { product_ids, number_purchasing, country, method, version };
  await saveCart(ctx, user_id, { ...request, promo_or_affiliate_code: promo.code });
}
