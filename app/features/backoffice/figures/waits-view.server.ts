/** Wait times as staff see them: each city and category with its newest figure, its source, and all before it. */
import { and, count, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isOldWait, type Wait, waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { monthsText } from '#app/features/waits/text.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { siteName } from '#app/platform/site-name.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { CITIES, type City, WAIT_CATEGORIES, type WaitCategory, waitShelfLifeDays } from '#content/waits.ts';
import { wait_alerts } from '#db/schema.server.ts';

function figureOf(ctx: Ctx, wait: Wait) {
  const { as_of, avg_months, next_months, source_url } = wait;
  return {
    ...{ as_of, avg_months, next_months, source_url, site: siteName(source_url), on: longDate(as_of, ctx.locale) },
    next: monthsText(ctx.locale, next_months),
    average: monthsText(ctx.locale, avg_months),
    isOld: isOldWait(wait, ctx.now),
  };
}
export type Figure = ReturnType<typeof figureOf>;

export async function waitsView(ctx: Ctx) {
  const t = translator(ctx.locale, 'pages');
  const { city, category, confirmed_at, sent_at, stopped_at } = wait_alerts;
  const [board, alerts] = [
    waitBoard(await readWaits(ctx)),
    await ctx.db
      .select({ city, category, n: count() })
      .from(wait_alerts)
      .where(and(isNotNull(confirmed_at), isNull(sent_at), isNull(stopped_at)))
      .groupBy(city, category),
  ];
  const waitingFor = (one: City, other: WaitCategory) =>
    Number(alerts.find((row) => row.city === one && row.category === other)?.n ?? 0);
  return {
    isAdmin: ctx.actor.role === 'admin',
    today: dayOf(ctx.now),
    shelfLife: waitShelfLifeDays,
    cities: CITIES.map((one) => ({
      city: one,
      name: t(`cities.${one}`),
      href: pathTo(`appointments-${one}` as 'appointments', ctx.locale),
      categories: WAIT_CATEGORIES.map((other) => {
        const history = board.history(one, other).map((wait) => figureOf(ctx, wait));
        return {
          category: other,
          latest: history.at(-1) ?? null,
          history: history.toReversed(),
          alerts: waitingFor(one, other),
        };
      }),
    })),
  };
}
export type WaitsView = Awaited<ReturnType<typeof waitsView>>;
export type CityLine = WaitsView['cities'][number];
export type CategoryLine = CityLine['categories'][number];
