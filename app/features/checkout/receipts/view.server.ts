/** What the screen of payments and receipts shows, in finished words. */
import type { Ctx } from '#app/ctx.server.ts';
import { paymentNumber } from '#app/features/checkout/number-rules.ts';
import { refundsView } from '#app/features/checkout/refunds/view.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { listPayments } from './store.server.ts';

export async function receiptsView(ctx: Ctx) {
  const { user_id } = ctx.actor;
  if (!user_id) throw new Problem(404);
  const t = translator(ctx.locale, 'catalogue');
  const titleOf = (sid: string) => {
    const known = SERVICE_TYPES.find((one) => one === sid);
    return known ? t(`services.${known}.shortTitle`) : sid;
  };
  const { holdings, requests } = await refundsView(ctx, user_id);
  const payments = (await listPayments(ctx.db, user_id)).map((row) => {
    const money = (amount: number) => formatMoney(ctx.locale, { amount, currency: row.currency as Currency });
    return {
      ...{ payment_id: row.payment_id, state: row.state, is_duplicate: row.is_duplicate },
      number: paymentNumber(row.payment_number),
      date: longDate(dayOf(row.paid_at), ctx.locale),
      money: money(row.amount),
      refunded: row.refunded > 0 ? money(row.refunded) : null,
      method: row.provider === 'manual' ? ('manual' as const) : (row.method ?? ('local' as const)),
      products: row.products.map(({ sid, people }) => ({ sid, title: titleOf(sid), people })),
      requests: requests.filter((one) => one.payment_id === row.payment_id),
      holdings: holdings
        .filter((one) => one.payment_id === row.payment_id)
        .map((one) => ({ ...one, title: titleOf(one.sid) })),
    };
  });
  return { payments };
}
export type PaymentView = Awaited<ReturnType<typeof receiptsView>>['payments'][number];
