/** An open order for what staff have just marked as paid: it takes no money any more, and what still comes for it goes back. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { giveUseBack } from '#app/features/checkout/promos/store.server.ts';
import { PaymentBegun } from '#app/integrations/payments/payments.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import type { Db } from '#db/client.server.ts';
import { orders } from '#db/schema.server.ts';
import { isOpen } from './rules.ts';
import { endOrders, settleStanding } from './settle.server.ts';

/** The order carries the moment of the payment that took its place: that is how its money is known to come twice. */
export async function supersede(ctx: Ctx, tx: Db, user_id: string, sid: string) {
  const open = await tx
    .select({ order_id: orders.order_id, lines: orders.lines, promo_code: orders.promo_code })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), inArray(orders.state, ['created', 'pending']), isNull(orders.replaced_at)))
    .for('update');
  for (const { order_id, lines, promo_code } of open) {
    if (!lines.some((line) => line.sid === sid)) continue;
    await tx.update(orders).set({ replaced_at: ctx.now, updated_at: ctx.now }).where(eq(orders.order_id, order_id));
    if (promo_code) await giveUseBack(tx, promo_code);
    await ctx.jobs.enqueue(tx, endOrderJob, { order_id });
  }
}

async function endOrder(ctx: Ctx, { order_id }: { order_id: string }) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.order_id, order_id));
  if (!order || !isOpen(order.state)) return;
  const provider = ctx.payments.byName(order.provider);
  if (!provider || !order.provider_ref) {
    if (order.held_until && order.held_until > ctx.now) throw new Error('the order is just being made');
    await endOrders(ctx, [order_id]);
    return;
  }
  await provider.cancel(order.provider_ref).catch((error: unknown) => {
    if (!(error instanceof PaymentBegun)) throw error;
  });
  const standing = await provider.read(order.provider_ref);
  if (standing) await settleStanding(ctx, provider, standing, null);
}

export const endOrderJob: AppJob = {
  name: 'payments.end-order',
  input: z.object({ order_id: z.uuid() }),
  retries: 8,
  pauseSeconds: 15,
  run: each(endOrder),
};
