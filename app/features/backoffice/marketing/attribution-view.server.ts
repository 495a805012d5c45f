/** Where people come from, by week, between the days of the address. */
import type { Ctx } from '#app/ctx.server.ts';
import { rangeOf } from '#app/features/tracking/conversions/rules.ts';
import { USUAL_DAYS } from '#app/features/tracking/office/api.server.ts';
import { MOST_ROWS, readAttribution } from '#app/features/tracking/office/attribution.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { longDate } from '#content/legal/wording.ts';
import { type Figures, sumOf, weeksOf } from './attribution-rules.ts';

const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export async function attributionView(ctx: Ctx, query: URLSearchParams) {
  const [start = '', end = ''] = ['start_date', 'end_date'].map((name) => query.get(name) ?? '');
  const areDays = [start, end].every((text) => text === '' || isDay(text));
  const asked = areDays && rangeOf({ startDate: start || undefined, endDate: end || undefined }, ctx.now, USUAL_DAYS);
  const range = asked || rangeOf({}, ctx.now, USUAL_DAYS);
  if (!range) throw new Error('the usual days are no range');
  const rows = await readAttribution(ctx, range);
  const money = (value: number) => formatMoney(ctx.locale, { amount: Math.round(value * 100), currency: 'USD' });
  const shown = ({ value, ...counts }: Figures) => ({ ...counts, value: money(value) });
  return {
    ...{ isWrong: !asked, isCut: rows.length === MOST_ROWS, isUsual: start === '' && end === '' },
    start_date: dayOf(range.from),
    end_date: dayOf(new Date(range.to.getTime() - 1)),
    total: shown(sumOf(rows)),
    weeks: weeksOf(rows).map(({ week, sum, rows: own }) => ({
      week,
      day: longDate(week, ctx.locale),
      sum: shown(sum),
      rows: own.map(({ source, campaign, landing, ...figures }) => ({
        ...{ source, campaign, landing, key: JSON.stringify([source, campaign, landing]) },
        ...shown(figures),
      })),
    })),
  };
}
export type AttributionView = Awaited<ReturnType<typeof attributionView>>;
