/** For whom the receipt is made out: kept with the cart, and on the order that waits to be paid. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import type { Db } from '#db/client.server.ts';
import { carts, orders } from '#db/schema.server.ts';
import type { Invoice } from './rules.ts';

export async function readInvoice(db: Db, user_id: string): Promise<Invoice | null> {
  const [row] = await db.select({ invoice: carts.invoice }).from(carts).where(eq(carts.user_id, user_id));
  return (row?.invoice as Invoice | null | undefined) ?? null;
}

/** Null takes it back. The version of the cart stays: it changes no price. */
export async function saveInvoice(ctx: Ctx, user_id: string, invoice: Invoice | null) {
  await ctx.db.transaction(async (tx) => {
    const profile = await readProfile(tx, user_id);
    const service = profile && serviceOf(profile);
    await tx
      .insert(carts)
      .values({
        ...{ user_id, invoice, updated_at: ctx.now },
        product_ids: service && !isQuoteService(service) ? [service] : [],
        number_purchasing: profile?.number_in_party ?? 1,
      })
      .onConflictDoUpdate({ target: carts.user_id, set: { invoice, updated_at: ctx.now } });
    await tx
      .update(orders)
      .set({ invoice })
      .where(and(eq(orders.user_id, user_id), inArray(orders.state, ['created', 'pending'])));
  });
}
