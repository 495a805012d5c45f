/** Codes and who refers people, as the screen shows them. */
import type { Ctx } from '#app/ctx.server.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { promoState } from './rules.ts';
import { listPromos, listReferrers, type PromoRow } from './store.server.ts';

/** The day before the instant at which it ends: the last one on which it counts. */
const lastDayOf = (ends_at: Date | null) => ends_at && dayOf(new Date(ends_at.getTime() - 1));

function promoLine(row: PromoRow, ctx: Ctx) {
  const lastDay = lastDayOf(row.ends_at);
  return {
    ...{ code: row.code, kind: row.kind, method: row.method, uses: row.uses, max_uses: row.max_uses, lastDay },
    share: Math.round(row.proportion * 1000) / 10,
    until: lastDay && longDate(lastDay, ctx.locale),
    state: promoState(row, ctx.now),
  };
}
export type PromoLine = ReturnType<typeof promoLine>;

export async function promosView(ctx: Ctx) {
  const [promos, referrers] = [await listPromos(ctx.db), await listReferrers(ctx.db)];
  return { promos: promos.map((row) => promoLine(row, ctx)), referrers };
}
