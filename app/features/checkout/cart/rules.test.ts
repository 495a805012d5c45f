/** Totals of a cart: equal to the cent wherever they are shown or charged (D26, D52). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf } from '#app/features/catalogue/cost.server.ts';
import { currencyOf, fallbackRates, type Rates } from '#app/features/catalogue/country-rules.ts';
import { inDollars, listPrice, productOf, quote } from '#app/features/catalogue/rules.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { catalogue, type ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import { type CartInput, minorsAmong, priceCart, productsOf, sellable, storedAs } from './rules.ts';

const PRICED = catalogue.filter(({ price }) => price !== null).map(({ sid }) => sid);
const adults = (count: number) => Array.from({ length: count }, () => ({ is_minor: false }));

const input = (more: Partial<CartInput> & Pick<CartInput, 'sids'>): CartInput => ({
  ...{ currency: 'COP', method: 'card', rates: fallbackRates, number_purchasing: 1, seats: adults(1) },
  ...{ coveredOf: () => 0, promo: 0, promised: () => undefined, taxRate: 0 },
  ...more,
});

test('service page, portal, cart and order name the same sum: 13 countries, 1 to 10 people, every service, a code or none', () => {
  let compared = 0;
  for (const country of CHECKOUT_COUNTRIES)
    for (const sid of PRICED)
      for (let people = 1; people <= 10; people++)
        for (const promo of [0, 0.28]) {
          const currency = currencyOf(country);
          const bought = { sids: [sid], currency, number_purchasing: people, seats: adults(people), promo };
          const byLocal = priceCart(input({ ...bought, method: 'local' }));
          const own = quote({ sid, currency, number_purchasing: people, promo, rates: fallbackRates });
          expect(byLocal.total).toBe(own.total);
          expect(byLocal.charged).toMatchObject({ amount: own.total, currency });
          const byCard = priceCart(input({ ...bought, method: 'card' }));
          expect(byCard.total, 'the money of the page is the same by card').toBe(own.total);
          const dollars = quote({ sid, currency: 'USD', number_purchasing: people, promo, rates: fallbackRates });
          expect(byCard.charged.amount).toBeLessThanOrEqual(dollars.total);
          compared++;
          // The words of a price are made by tiers: one, two, three and more.
          if (people > 3) continue;
          const shown = costOf('es', { sid, number_in_party: people, currency, promo, rates: fallbackRates }).rows[0];
          expect(shown?.amount).toBe(formatMoney('es', { amount: own.ourFee, currency }));
        }
  expect(compared).toBe(13 * PRICED.length * 20);
});

test('by card nobody is charged more dollars than a list price at home comes to (D52)', () => {
  const anyRate = fc.double({ min: 0.3, max: 4, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...PRICED),
      anyRate,
      fc.integer({ min: 1, max: 10 }),
      (sid: ServiceType, stretch, people) => {
        const rates: Rates = { ...fallbackRates, COP: fallbackRates.COP * stretch };
        const { charged } = priceCart(input({ sids: [sid], rates, number_purchasing: people, seats: adults(people) }));
        const list = listPrice(productOf(sid), 'COP');
        const most = list === null ? Number.POSITIVE_INFINITY : inDollars(list, 'COP', rates) * people;
        expect(charged.amount).toBeLessThanOrEqual(most);
        expect(charged.currency).toBe('USD');
      },
    ),
    { numRuns: 500 },
  );
});

test('a promised price counts where it is lower, in the money of the page and in dollars', () => {
  const now = priceCart(input({ sids: ['Renewal'] }));
  const promised: CartInput['promised'] = ({ currency }) => (currency === 'COP' ? 200_000 : undefined);
  const held = priceCart(input({ sids: ['Renewal'], promised }));
  expect(held.total).toBe(200_000);
  expect(held.lines[0]?.adults.reason).toBe('promise');
  expect(held.charged.amount).toBe(inDollars(200_000, 'COP', fallbackRates));
  const higher = priceCart(input({ sids: ['Renewal'], promised: () => 9_000_000 }));
  expect([higher.total, higher.charged.amount]).toEqual([now.total, now.charged.amount]);
});

test('minors among those who are bought for; whoever is covered comes first', () => {
  const seats = [{ is_minor: false }, { is_minor: true }, { is_minor: false }, { is_minor: true }];
  expect(minorsAmong(seats, 0, 4)).toBe(2);
  expect(minorsAmong(seats, 0, 1)).toBe(0);
  expect(minorsAmong(seats, 2, 2)).toBe(1);
  expect(minorsAmong(seats, 4, 3)).toBe(0);
});

test('the tier of a group counts whoever is covered already', () => {
  const alone = priceCart(input({ sids: ['FirstTime'], method: 'local' }));
  const third = priceCart(input({ sids: ['FirstTime'], method: 'local', coveredOf: () => 2 }));
  expect(third.total).toBeLessThan(alone.total);
});

test('a tax is added once to the sum, and only where a rate is given', () => {
  const taxed = priceCart(input({ sids: ['FirstTime', 'BackgroundCheck'], taxRate: 0.19 }));
  const bare = priceCart(input({ sids: ['FirstTime', 'BackgroundCheck'] }));
  expect(taxed.tax).toEqual({ rate: 0.19, amount: Math.round(bare.total * 0.19) });
  expect(taxed.total).toBe(bare.total + Number(taxed.tax?.amount));
  expect(taxed.charged.amount).toBe(bare.charged.amount + taxed.charged.tax);
  expect(bare.tax).toBeNull();
});

test('what can be bought has a price and stands once; the own service follows its person', () => {
  expect(sellable(['BackgroundCheck', 'FirstTime', 'WorkFamilyImmigration', 'x'])).toEqual([
    'FirstTime',
    'BackgroundCheck',
  ]);
  expect(storedAs(['FirstTime', 'BackgroundCheck'], 'FirstTime')).toEqual(['own', 'BackgroundCheck']);
  expect(productsOf(['own', 'BackgroundCheck', 'Gone'], 'Renewal')).toEqual(['Renewal', 'BackgroundCheck']);
  expect(productsOf(['own'], null)).toEqual([]);
});
