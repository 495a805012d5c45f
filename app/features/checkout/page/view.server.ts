/** What the payment page shows beside its cart: who pays, what comes back to whom cancels, and where staff send somebody. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { isPlaceholderEmail, PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { refundRows } from '#app/features/catalogue/refund-rows.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import { paymentView } from '#app/features/checkout/cart/view.server.ts';
import { readInvoice } from '#app/features/checkout/receipts/invoice.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Problem } from '#app/platform/problem.ts';
import { carts } from '#db/schema.server.ts';

export async function pageView(ctx: Ctx, user_id: string) {
  const payment = await paymentView(ctx, user_id);
  const profile = await readProfile(ctx.db, user_id);
  if (!profile) throw new Problem(404);
  const [stored] = await ctx.db.select({ code: carts.promo_code }).from(carts).where(eq(carts.user_id, user_id));
  const { first_name, last_name, email, phone_number, current_step, created_at } = profile;
  const { must_set_password, marked_paid_by_csr, locale } = profile;
  const sid = serviceOf(profile);
  const isTemporary = isPlaceholderEmail(email);
  return {
    ...payment,
    code: stored?.code ?? null,
    invoice: await readInvoice(ctx.db, user_id),
    person: {
      ...{ user_id, first_name, phone_number, current_step, created_at, isTemporary },
      ...{ must_set_password, marked_paid_by_csr },
      last_name: last_name === PLACEHOLDER_LAST_NAME ? '' : last_name,
      email: isTemporary ? null : email,
    },
    hasService: sid !== null,
    /** A quoted service is agreed upon with an adviser: who writes, and when (D3). */
    quoteNext: sid && isQuoteService(sid) ? translator(ctx.locale, 'catalogue')('price.quoteNext') : null,
    refunds: refundRows(ctx.locale),
    /** Where the person pays; the address that staff send. */
    portalLink: new URL(pathTo('portal-payment', locale), ctx.env.PUBLIC_URL).href,
  };
}
export type PageView = Awaited<ReturnType<typeof pageView>>;
