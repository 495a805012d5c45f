/** How an order stands: as stored, and while somebody may still pay it as its provider says (D29). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isOpen } from '#app/features/checkout/truth/rules.ts';
import { settleStanding } from '#app/features/checkout/truth/settle.server.ts';
import { ProviderAway } from '#app/integrations/payments/payments.ts';
import { orders } from '#db/schema.server.ts';
import type { Order } from './content.server.ts';

/** However often somebody asks, the provider is asked so often. */
const LOOK_MS = 3000;

const findOrder = async ({ db }: Ctx, order_id: string): Promise<Order | undefined> =>
  (await db.select().from(orders).where(eq(orders.order_id, order_id)))[0];

/** Asks the provider and takes over what it says; false where it knows nothing of it. */
export async function askProvider(ctx: Ctx, order: Order): Promise<boolean> {
  const provider = ctx.payments.byName(order.provider);
  if (!provider || !order.provider_ref) return false;
  await ctx.db.update(orders).set({ checked_at: ctx.now }).where(eq(orders.order_id, order.order_id));
  const standing = await provider.read(order.provider_ref);
  if (standing) await settleStanding(ctx, provider, standing, null);
  return standing !== null;
}

export async function readOrder(ctx: Ctx, order_id: string): Promise<Order | undefined> {
  const order = await findOrder(ctx, order_id);
  if (!order || !isOpen(order.state)) return order;
  const last = order.checked_at?.getTime() ?? 0;
  if (ctx.now.getTime() - last < LOOK_MS) return order;
  try {
    await askProvider(ctx, order);
  } catch (error) {
    // What is stored stays true while the provider is away.
    if (!(error instanceof ProviderAway)) throw error;
  }
  return findOrder(ctx, order_id);
}
