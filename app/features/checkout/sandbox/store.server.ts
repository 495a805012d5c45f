/** What an address of the sandbox shows, and what staff may do with an order of it while they try the product (spec 7, D18). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { SandboxLook } from '#app/integrations/payments/sandbox-book.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { orders } from '#db/schema.server.ts';

const SECRET = /^[\w-]{32}$/;

/** Null of an address that opens nothing. */
export const lookAt = async ({ payments: { sandbox } }: Ctx, secret: string): Promise<SandboxLook | null> =>
  sandbox && SECRET.test(secret) ? sandbox.look(secret) : null;

/** Lets the sandbox succeed it and touches nothing of the order: that it is paid still comes by notification (D29). */
export async function markSucceeded(ctx: Ctx, order_id: string) {
  const { provider, provider_ref, user_id } = orders;
  const [order] = await ctx.db
    .select({ provider, provider_ref, user_id })
    .from(orders)
    .where(eq(orders.order_id, order_id));
  if (!order) throw new Problem(404);
  const sandbox = ctx.payments.sandbox;
  if (!sandbox || order.provider !== 'sandbox' || !order.provider_ref) throw new Problem(409);
  if ((await sandbox.succeed(order.provider_ref)) !== 'paid') throw new Problem(409);
  await recordAudit(ctx.db, ctx, { action: 'payment.test-succeeded', subject_id: order.user_id });
}
