/** Prices, discounts, rounding, fees, rates, money as it is written. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/catalogue/rules.ts', tests: ['app/features/catalogue/rules.test.ts'] }, [
    {
      id: 'group-of-three',
      find: 'party >= 3 ?',
      replace: 'party > 3 ?',
      why: 'a family of three does not get its discount',
    },
    {
      id: 'group-of-two',
      find: "party === 2 ? product['2_person_discount']",
      replace: "party === 2 ? product['3_person_discount']",
      why: 'two people pay less than we say',
    },
    {
      id: 'half-up',
      find: '(2n * numerator + denominator) / (2n * denominator)',
      replace: 'numerator / denominator',
      why: 'prices are cut instead of rounded',
    },
    {
      id: 'decimals-of-the-other-currency',
      find: 'halfUp(value * scaled(to) * minorIn(currency),',
      replace: "halfUp(value * scaled(to) * minorIn('USD'),",
      why: 'a price in pesos is a hundred times too high',
    },
    {
      id: 'discount-on-the-fee',
      find: '(full - untouched) * (SCALE - scaled(discount)) + untouched * SCALE',
      replace: 'full * (SCALE - scaled(discount))',
      why: 'we give away part of the fee that we pay on',
    },
    {
      id: 'highest-price',
      find: 'Math.min(...Object.values(prices))',
      replace: 'Math.max(...Object.values(prices))',
      why: 'no discount is ever given',
    },
    {
      id: 'adults-pay-as-minors',
      find: 'minors: isMinor ? off(product.minors_discount) : before',
      replace: 'minors: off(product.minors_discount)',
      why: 'adults get the discount of minors',
    },
    {
      id: 'covered-do-not-count',
      find: 'party: covered + number_purchasing',
      replace: 'party: number_purchasing',
      why: 'who buys for a third person later pays the price of one',
    },
    {
      id: 'minors-twice',
      find: 'count: number_purchasing - minors',
      replace: 'count: number_purchasing',
      why: 'minors are charged twice',
    },
    {
      id: 'more-minors-than-people',
      find: 'isCount(given.minors, 0, given.number_purchasing)',
      replace: 'isCount(given.minors, 0, MAX_PARTY)',
      why: 'an order with a negative count of adults is paid out',
    },
    {
      id: 'party-of-eleven',
      find: 'isCount(given.number_purchasing, 1, MAX_PARTY)',
      replace: 'isCount(given.number_purchasing, 1, MAX_PARTY + 1)',
      why: 'more people are sold a place than a party may have',
    },
    {
      id: 'promo-above-one',
      find: 'given.promo >= 0 && given.promo <= 1',
      replace: 'given.promo >= 0',
      why: 'a code of more than a hundred percent makes a negative price',
    },
    {
      id: 'included-fee-added-again',
      find: 'total + government.shown - included',
      replace: 'total + government.shown',
      why: 'the fee in the price of an ESTA is shown twice in the sum',
    },
    {
      id: 'family-fee-always',
      find: 'const family = together < total ?',
      replace: 'const family = together <= total ?',
      why: 'a family maximum is shown where there is none',
    },
    {
      id: 'promo-praised',
      find: "count > 0 && reason === 'promo'",
      replace: "reason === 'promo'",
      why: 'a code is praised that helps nobody of the party',
    },
    {
      id: 'old-fact',
      file: 'content/shelf-life.ts',
      find: '> days * 86_400_000',
      replace: '> days * 3_600_000',
      why: 'every fee is marked as old after a few days',
    },
    {
      id: 'quote-is-lowest',
      find: '.filter((sid) => !isQuoteService(sid))',
      replace: '',
      why: 'a page with a plan by quote fails',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/catalogue/rates/rules.ts', tests: ['app/features/catalogue/rates/rules.test.ts'] },
    [
      {
        id: 'rates-of-the-future',
        find: 'now.getTime() + DAY)) return',
        replace: 'now.getTime() + 30 * DAY)) return',
        why: 'a wrong date keeps every later table out',
      },
      {
        id: 'rates-older-than-ours',
        find: 'as_of < known.as_of',
        replace: 'as_of > known.as_of',
        why: 'new rates are refused and prices grow old',
      },
      {
        id: 'rates-only-up',
        find: 'factor < 1 / most - 1e-9 || factor > most + 1e-9',
        replace: 'factor > most + 1e-9',
        why: 'a rate that lost a zero is believed and we sell at a tenth',
      },
      {
        id: 'rates-half-a-table',
        find: 'CURRENCIES.every(',
        replace: 'CURRENCIES.some(',
        why: 'a table with a hole is kept, and a price cannot be shown',
      },
      {
        id: 'rates-stale-at-once',
        file: 'content/shelf-life.ts',
        find: '> days',
        replace: '>= days',
        why: 'rates are marked old a day early',
      },
    ],
  ),
  ...faultsOf({ file: 'app/i18n/money.ts', tests: ['app/i18n/money.test.ts'] }, [
    {
      id: 'euro-decimals',
      find: "cents === 'when-needed' && Number.isInteger(value) ? 0",
      replace: 'Number.isInteger(value) ? 0',
      why: 'a column of figures loses its cents where a sum is round',
    },
    {
      id: 'spanish-thousands',
      find: '=== currency)?.code',
      replace: "=== 'COP')?.code",
      why: 'a Mexican reads 400.000 as four hundred',
    },
    {
      id: 'arabic-one-with-figure',
      find: "if (form === 'one' || form === 'two')",
      replace: "if (form === 'one')",
      why: 'Arabic says two dollars in the wrong form',
    },
  ]),
];
