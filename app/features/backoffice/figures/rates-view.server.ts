/** Rates as staff see them: what is shown of each currency, from whom and when, and what an admin wrote by hand. */
import type { Ctx } from '#app/ctx.server.ts';
import { manualIn, publishedRates, shownRates } from '#app/features/catalogue/rates/rules.ts';
import { newest, ratesFor, readRates } from '#app/features/catalogue/rates/store.server.ts';
import { listRateChanges, listRateDays } from '#app/features/catalogue/rates/write.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';

const figures = (locale: Locale) => new Intl.NumberFormat(`${locale}-u-nu-latn`, { maximumSignificantDigits: 7 });

const isCurrency = (text: unknown): text is Currency => CURRENCIES.some((one) => one === text);

export async function ratesView(ctx: Ctx, query: URLSearchParams) {
  const { locale } = ctx;
  const number = figures(locale);
  const asked = query.get('before') ?? '';
  const before = /^2\d{3}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined;
  const currency = query.get('currency');
  const chosen: Currency = isCurrency(currency) && currency !== 'USD' ? currency : 'COP';
  const [dated, last, days, changes] = [
    await readRates(ctx),
    await newest(ctx.db),
    await listRateDays(ctx.db, before),
    await listRateChanges(ctx.db),
  ];
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const manual = last ? manualIn(last.stored) : {};
  const published = last ? publishedRates(last.stored) : dated.rates;
  return {
    isAdmin: ctx.actor.role === 'admin',
    hasSource: ctx.rates !== null,
    chosen,
    rates: CURRENCIES.filter((one) => one !== 'USD').map((one) => {
      const own = ratesFor(dated, one);
      return {
        ...{
          currency: one,
          name: String(names.of(one)),
          rate: dated.rates[one],
          shown: number.format(dated.rates[one]),
        },
        published: manual[one] ? number.format(published[one]) : null,
        ...{ on: longDate(own.as_of, locale), isStale: own.isStale },
        source: manual[one] ? ('manual' as const) : own.source ? ('published' as const) : ('table' as const),
        by: own.attribution,
      };
    }),
    days: days.map(({ as_of, rates, source }) => ({
      ...{ as_of, on: longDate(as_of, locale), source: source ? ('published' as const) : ('table' as const) },
      rate: number.format(shownRates(rates)[chosen]),
      published: manualIn(rates)[chosen] ? number.format(publishedRates(rates)[chosen]) : null,
    })),
    next: days.length === 30 ? (days.at(-1)?.as_of ?? null) : null,
    changes: changes.map(({ created_at, action, before: old, after, reason, by }, index) => ({
      ...{ key: String(index), reason: reason ?? '', by, isBack: action === 'rates.take-back' },
      on: longDate(dayOf(created_at), locale),
      currency: String(after?.currency ?? ''),
      ...{ from: number.format(Number(old?.amount)), to: number.format(Number(after?.amount)) },
    })),
  };
}
export type RatesView = Awaited<ReturnType<typeof ratesView>>;
export type RateLine = RatesView['rates'][number];
