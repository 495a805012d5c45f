/** Refunds as the screen shows them: what could go back, and where each request stands. */
import type { Ctx } from '#app/ctx.server.ts';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import type { Currency } from '#content/countries.ts';
import { longDate, period } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { type Holding, type RefundShare, readHoldings } from './holdings.server.ts';
import { daysOf, type Stage, shareOf } from './rules.ts';
import { listRequests, type RefundRequest } from './store.server.ts';

function backView(ctx: Ctx, { stage, part, amount }: RefundShare, currency: string) {
  const money = (sum: number) => formatMoney(ctx.locale, { amount: sum, currency: currency as Currency });
  const days = daysOf(stage);
  const t = translator(ctx.locale, 'refunds');
  const args = { period: days ? period(days, ctx.locale) : '' };
  return {
    ...{ stage, amount, money: money(amount), part: money(part), isProRata: shareOf(stage) === 'pro-rata' },
    days: days && (stage === 'withdrawal' ? t('daysWithdrawal', args) : t('days', args)),
  };
}

function holdingView(ctx: Ctx, { people, free_seats, ...holding }: Holding) {
  const { subscription_id, payment_id, sid, currency } = holding;
  return {
    ...{ subscription_id, payment_id, sid, currency },
    people: people.map((one) => ({
      ...{ user_id: one.user_id, first_name: one.first_name, state: one.state },
      ...backView(ctx, one, currency),
    })),
    free_seats: free_seats.map((seat) => backView(ctx, seat, currency)),
  };
}
export type HoldingView = ReturnType<typeof holdingView>;

function requestView(ctx: Ctx, row: RefundRequest) {
  const { request_id, payment_id, state, stage, answer, amount, currency } = row;
  return {
    ...{ request_id, payment_id, state, answer, stage: stage as Stage, number: requestNumber(row.request_number) },
    date: longDate(dayOf(row.created_at), ctx.locale),
    money: formatMoney(ctx.locale, { amount, currency: currency as Currency }),
  };
}
export type RequestView = ReturnType<typeof requestView>;

export async function refundsView(ctx: Ctx, user_id: string) {
  const [holdings, requests] = [await readHoldings(ctx.db, ctx.now, user_id), await listRequests(ctx.db, user_id)];
  return {
    holdings: holdings.map((one) => holdingView(ctx, one)),
    requests: requests.map((one) => requestView(ctx, one)),
  };
}
