/** For whom the receipt is made out: kept with the cart, and on the order that waits to be paid. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readBuyer } from '#app/features/checkout/cart/buyer.server.ts';
import { storedAs } from '#app/features/checkout/cart/rules.ts';
import type { Db } from '#db/client.server.ts';
import { carts, orders } from '#db/schema.server.ts';
import type { Invoice } from './rules.ts';

export async function readInvoice(db: Db, user_id: string): Promise<Invoice | null> {
  const [row] = await db.select({ invoice: carts.invoice }).from(carts).where(eq(carts.user_id, user_id));
  return (row?.invoice as Invoice | null | undefined) ?? null;
}

/** Null takes it back. The version of the cart stays, as nobody's price changes; one that was never stored begins at 0. */
export async function saveInvoice(ctx: Ctx, user_id: string, invoice: Invoice | null) {
  const { cart, own } = await readBuyer(ctx, user_id);
  const { number_purchasing, country, method, promo_code } = cart;
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(carts)
      .values({
        ...{ user_id, number_purchasing, country, method, promo_code, invoice, updated_at: ctx.now, version: 0 },
        product_ids: storedAs(cart.product_ids, own),
      })
      .onConflictDoUpdate({ target: carts.user_id, set: { invoice, updated_at: ctx.now } });
    await tx
      .update(orders)
      .set({ invoice })
      .where(and(eq(orders.user_id, user_id), inArray(orders.state, ['created', 'pending'])));
  });
}
