/** What it costs a family, as the screens before the cart say it: in the money of the cart, and never above what was shown within a day (D41). */
import type { Ctx } from '#app/ctx.server.ts';
import type { UserProfile } from '#app/features/accounts/profile.server.ts';
import { costOf, rateText } from '#app/features/catalogue/cost.server.ts';
import { ratesFor, readRates } from '#app/features/catalogue/rates/store.server.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { priceCountry, promisedBy, readPromises } from './buyer.server.ts';
import { currencyOfCart, promiseQuote } from './priced.server.ts';

/** At the published rate of the day and with its date. */
export async function pricesOf(ctx: Ctx, head: UserProfile) {
  const { user_id } = head;
  const [rates, country, promises] = await Promise.all([
    readRates(ctx),
    priceCountry(ctx.db, head),
    readPromises(ctx, user_id),
  ]);
  const currency = currencyOfCart({ country });
  const dated = ratesFor(rates, currency);
  const rate = { said: rateText(ctx.locale, dated), attribution: dated.attribution };
  const shown = { currency, rates: dated.rates, promised: promisedBy(promises, 0), now: ctx.now };
  /** Whoever is shown what it costs their family may count on it; where that cannot be kept, the page comes all the same. */
  async function costOfFamily(sid: ServiceType, number_in_party: number, minors: number) {
    if (!isQuoteService(sid)) {
      const input = { sid, currency, number_purchasing: number_in_party, minors };
      await promiseQuote(ctx, { user_id, promises, rates }, input).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'a price that was shown is not kept'),
      );
    }
    return costOf(ctx.locale, { sid, number_in_party, minors, ...shown });
  }
  return { shown, rate, costOfFamily };
}
