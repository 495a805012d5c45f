/** Every figure of spec 9 "Prices", "Checkout" and "Plans shown", and what must hold for any purchase (D26-D28). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue, defaultService, SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import { fees } from '#content/facts.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { fallbackRates, type Rates } from './country-rules.ts';
import {
  governmentCost,
  isOld,
  isQuoteService,
  listPrice,
  lowestPriced,
  productOf,
  type QuoteInput,
  quote,
  unitPrice,
} from './rules.ts';

const usd = { currency: 'USD', rates: fallbackRates } as const;
const at = (perUsd: Partial<Rates>): Rates => ({ ...fallbackRates, ...perUsd });
const priced = catalogue.filter(({ price }) => price !== null).map(({ sid }) => sid);

test('each price before discount and each shown price is the specification’s', () => {
  const shown = priced.map((sid) => {
    const { before, unit } = unitPrice(sid, usd);
    return [sid, before, unit];
  });
  expect(shown).toEqual([
    ['FirstTime', 125_00, 97_00],
    ['FirstTimeExpress', 67_50, 54_00],
    ['FirstTimeVIP', 300_00, 225_00],
    ['Renewal', 90_00, 69_00],
    ['InterviewPrepDS160Update', 80_00, 62_00],
    ['ESTA', 80_00, 80_00],
    ['InterviewPrep', 50_00, 50_00],
    ['BackgroundCheck', 20_00, 20_00],
    ['StudentF1', 435_00, 435_00],
    ['CrewTransit', 125_00, 97_00],
    ['VisitorVisaCanada', 150_00, 117_00],
    ['VisitorVisaUK', 150_00, 135_00],
    ['VisitorVisaAustralia', 150_00, 135_00],
  ]);
});

test('the plans are list prices of services in pesos and dollars', () => {
  const plan = (sid: ServiceType) => [listPrice(productOf(sid), 'COP'), listPrice(productOf(sid), 'USD')];
  expect(plan('FirstTimeExpress')).toEqual([275_000, 65_00]);
  expect(plan('FirstTime')).toEqual([400_000, 97_00]);
  expect(plan('FirstTimeVIP')).toEqual([1_000_000, 240_00]);
  expect(plan('StudentF1')).toEqual([1_850_000, 435_00]);
  for (const sid of ['VisitorVisaCanada', 'VisitorVisaUK', 'VisitorVisaAustralia'] as const)
    expect(plan(sid)).toEqual([550_000, 135_00]);
  expect(plan('Renewal')).toEqual([null, null]);
});

test('a price in a currency follows the rate up to the list price', () => {
  const inPesos = (perUsd: number) => unitPrice('FirstTime', { currency: 'COP', rates: at({ COP: perUsd }) });
  expect(inPesos(4100)).toEqual({ unit: 397_700, before: 512_500, reason: 'standing-offer' });
  expect(inPesos(4300)).toEqual({ unit: 400_000, before: 537_500, reason: 'list-price' });
});

test('two and three people have their own discount, and the standing offer stays where it is larger', () => {
  const unit = (sid: ServiceType, party: number) => unitPrice(sid, { ...usd, party });
  expect(unit('FirstTime', 2)).toMatchObject({ unit: 97_00, reason: 'standing-offer' });
  expect(unit('FirstTime', 3)).toMatchObject({ unit: 86_80, reason: 'group' });
  expect(unit('FirstTime', 10)).toMatchObject({ unit: 86_80, reason: 'group' });
  expect(unit('VisitorVisaUK', 2)).toMatchObject({ unit: 125_00, reason: 'group' });
  expect(unit('BackgroundCheck', 2)).toMatchObject({ unit: 18_00, reason: 'group' });
});

test('applicants whom an earlier purchase covers count for the group, not for the quantity', () => {
  const bought = quote({ sid: 'FirstTime', ...usd, number_purchasing: 1, covered: 2 });
  expect(bought.adults).toEqual({ count: 1, unit: 86_80, before: 125_00, reason: 'group' });
  expect(bought.total).toBe(86_80);
});

test('minors have their discount, the adults beside them theirs', () => {
  const family = quote({ sid: 'FirstTime', ...usd, number_purchasing: 2, minors: 1 });
  expect(family.adults).toMatchObject({ count: 1, unit: 97_00, reason: 'standing-offer' });
  expect(family.minors).toMatchObject({ count: 1, unit: 86_80, reason: 'minors' });
  expect(family).toMatchObject({ subtotal: 250_00, discount: 66_20, total: 183_80, ourFee: 183_80 });
});

test('a code counts only where it gives more than what already applies', () => {
  const withCode = (sid: ServiceType, promo: number, number_purchasing = 1) =>
    quote({ sid, ...usd, number_purchasing, promo });
  expect(withCode('FirstTime', 0.1)).toMatchObject({ total: 97_00, promoHelps: false });
  expect(withCode('FirstTime', 0.15, 2)).toMatchObject({ total: 194_00, promoHelps: false });
  expect(withCode('FirstTime', 0.25)).toMatchObject({ total: 93_75, promoHelps: true });
  expect(withCode('FirstTime', 0.28)).toMatchObject({ total: 90_00, promoHelps: true });
  expect(withCode('FirstTime', 0.28, 3)).toMatchObject({ total: 3 * 86_80, promoHelps: false });
  expect(withCode('InterviewPrep', 0.1)).toMatchObject({ total: 45_00, promoHelps: true });
  expect(
    quote({ sid: 'FirstTime', ...usd, number_purchasing: 1, minors: 1, promo: 0.25 }),
    'it would help an adult, and there is none',
  ).toMatchObject({ total: 86_80, promoHelps: false });
  expect(withCode('VisitorVisaUK', 0.1), 'the list price is as low').toMatchObject({
    total: 135_00,
    promoHelps: false,
  });
});

test('discounts never touch the government fee in the price of ESTA', () => {
  const one = quote({ sid: 'ESTA', ...usd, number_purchasing: 1 });
  expect(one).toMatchObject({ total: 80_00, ourFee: 40_00, includedFee: 40_00, everything: 80_00 });
  const three = quote({ sid: 'ESTA', ...usd, number_purchasing: 3, promo: 0.28 });
  expect(three.adults).toMatchObject({ unit: 67_78, reason: 'group' });
  expect(three.includedFee).toBe(120_00);
  expect(quote({ sid: 'ESTA', ...usd, number_purchasing: 1, promo: 1 })).toMatchObject({ total: 40_00, ourFee: 0 });
});

test('the government fee stands apart, in its own currency and about in ours', () => {
  const us = quote({ sid: 'FirstTime', currency: 'COP', number_purchasing: 2, rates: fallbackRates });
  expect(us.government).toMatchObject({ paid: 'apart', own: { amount: 370_00, currency: 'USD' }, shown: 1_517_000 });
  expect(us.total).toBe(2 * 397_700);
  expect(us.everything).toBe(2 * 397_700 + 1_517_000);
  const student = governmentCost('StudentF1', 1, 'USD', fallbackRates);
  expect(student.own).toEqual({ amount: 535_00, currency: 'USD' });
});

test('a Canadian family that applies together pays at most the family fee', () => {
  const canada = (people: number) => governmentCost('VisitorVisaCanada', people, 'USD', fallbackRates);
  expect(canada(1)).toEqual({ paid: 'apart', own: { amount: 185, currency: 'CAD' }, shown: 135_04, family: null });
  expect(canada(2).family).toBeNull();
  expect(canada(4)).toMatchObject({ own: { amount: 740 }, family: { amount: 570, currency: 'CAD' } });
  expect(canada(10).family).toEqual({ amount: 670, currency: 'CAD' });
});

test('of the family of a student only the student pays for SEVIS', () => {
  const students = governmentCost('StudentF1', 3, 'USD', fallbackRates);
  expect(students.own).toEqual({ amount: 3 * 535_00, currency: 'USD' });
  expect(students.family).toEqual({ amount: 3 * 185_00 + 350_00, currency: 'USD' });
});

test('a fee in another currency is added about, one without a figure is not', () => {
  const uk = quote({ sid: 'VisitorVisaUK', ...usd, number_purchasing: 1, rates: at({ GBP: 0.75 }) });
  expect(uk.government).toEqual({
    paid: 'apart',
    own: { amount: fees['uk-visitor'].amount, currency: 'GBP' },
    shown: 180_00,
    family: null,
  });
  expect(uk.everything).toBe(135_00 + 180_00);
  expect(governmentCost('WorkFamilyImmigration', 1, 'USD', fallbackRates)).toEqual({
    paid: 'confirmed-later',
    own: null,
    shown: 0,
    family: null,
  });
  expect(quote({ sid: 'InterviewPrep', ...usd, number_purchasing: 1 }).everything).toBe(50_00);
});

test('halves are rounded up, once for each person', () => {
  const inSoles = (perUsd: number, number_purchasing = 1) =>
    quote({ sid: 'InterviewPrep', currency: 'PEN', number_purchasing, rates: at({ PEN: perUsd }) });
  expect(inSoles(3.71).total).toBe(186);
  expect(inSoles(3.709).total).toBe(185);
  expect(inSoles(3.7, 2).adults.unit, '45 dollars are 166.5 soles').toBe(167);
  expect(inSoles(3.7, 2).total).toBe(334);
});

test('a quoted service has no price', () => {
  expect(SERVICE_TYPES.filter(isQuoteService)).toEqual(['WorkFamilyImmigration', 'StudyPermitCanada']);
  expect(() => quote({ sid: 'WorkFamilyImmigration', ...usd, number_purchasing: 1 })).toThrow(RangeError);
});

test('no price for counts, codes or rates that cannot be', () => {
  const one: QuoteInput = { sid: 'FirstTime', ...usd, number_purchasing: 1 };
  const wrong: Partial<QuoteInput>[] = [
    ...[0, -1, 1.5, 11, 1e9, Number.NaN].map((number_purchasing) => ({ number_purchasing })),
    ...[-1, 0.5, Number.NaN].map((covered) => ({ covered })),
    ...[-1, 2, 0.5, Number.NaN].map((minors) => ({ minors })),
    ...[-0.1, 1.01, Number.NaN].map((promo) => ({ promo })),
    ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((USD) => ({ rates: at({ USD }) })),
  ];
  for (const part of wrong) expect(() => quote({ ...one, ...part }), JSON.stringify(part)).toThrow(RangeError);
  expect(() => quote({ ...one, number_purchasing: MAX_PARTY })).not.toThrow();
});

test('a fact is old when its shelf life is over, not before', () => {
  const { checkedOn, shelfLifeDays } = fees['us-mrv'];
  const day = (days: number) => new Date(Date.parse(checkedOn) + days * 86_400_000);
  expect(isOld(fees['us-mrv'], day(shelfLifeDays))).toBe(false);
  expect(isOld(fees['us-mrv'], day(shelfLifeDays + 1))).toBe(true);
});

const purchase = fc
  .record({
    sid: fc.constantFrom(...priced),
    currency: fc.constantFrom(...CURRENCIES),
    number_purchasing: fc.integer({ min: 1, max: MAX_PARTY }),
    covered: fc.integer({ min: 0, max: MAX_PARTY }),
    young: fc.nat(MAX_PARTY),
    promo: fc.double({ min: 0, max: 1, noNaN: true }),
    stretch: fc.double({ min: 0.2, max: 5, noNaN: true }),
  })
  .map(({ young, stretch, ...rest }) => ({
    ...rest,
    minors: Math.min(young, rest.number_purchasing),
    rates: at({ [rest.currency]: rest.currency === 'USD' ? 1 : fallbackRates[rest.currency] * stretch }),
  }));

const always = (claim: (bought: Required<Omit<QuoteInput, 'promised'>>) => void) =>
  fc.assert(fc.property(purchase, claim), { numRuns: 1000 });

test('every amount is a whole number, the lines add up, and nothing is below zero', () => {
  always((bought) => {
    const { adults, minors, subtotal, discount, total, ourFee, includedFee, government } = quote(bought);
    for (const amount of [adults.unit, minors.unit, subtotal, discount, total, ourFee, includedFee, government.shown]) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
    expect(adults.count + minors.count).toBe(bought.number_purchasing);
    expect(adults.count * adults.unit + minors.count * minors.unit).toBe(total);
    expect(ourFee + includedFee).toBe(total);
  });
});

test('nobody pays more than a price shown: before, standing offer or list price', () => {
  always((bought) => {
    const product = productOf(bought.sid);
    const shown = unitPrice(bought.sid, { currency: bought.currency, rates: bought.rates });
    for (const { unit, before } of [quote(bought).adults, quote(bought).minors]) {
      expect(unit).toBeLessThanOrEqual(shown.unit);
      expect(unit).toBeLessThanOrEqual(before);
      expect(unit).toBeLessThanOrEqual(listPrice(product, bought.currency) ?? before);
    }
  });
});

test('a larger group, a larger code or one more minor never makes a person dearer', () => {
  always((bought) => {
    const base = quote(bought);
    const larger = [
      quote({ ...bought, covered: bought.covered + 1 }),
      quote({ ...bought, promo: Math.min(1, bought.promo + 0.1) }),
      quote({ ...bought, minors: Math.min(bought.minors + 1, bought.number_purchasing) }),
    ];
    for (const { total } of larger) expect(total).toBeLessThanOrEqual(base.total);
    expect(base.minors.unit).toBeLessThanOrEqual(base.adults.unit);
  });
});

test('the price is the largest of the discounts, worked out another way', () => {
  always(({ sid, currency, number_purchasing, covered, promo, rates }) => {
    const product = productOf(sid);
    const price = product.price ?? 0;
    const fee = product.governmentFee.paid === 'included' ? fees['us-esta'].amount : 0;
    const party = covered + number_purchasing;
    const group = party >= 3 ? product['3_person_discount'] : party === 2 ? product['2_person_discount'] : 0;
    const standing = 1 - (product.discountedPrice ?? price) / price;
    const best = Math.max(standing, group, promo);
    const factor = currency === 'USD' ? 100 : 1;
    const exact = ((price - fee) * (1 - best) + fee) * rates[currency] * factor;
    const expected = Math.min(exact, listPrice(product, currency as Currency) ?? exact);
    const { unit } = unitPrice(sid, { currency, rates, party, promo });
    expect(Math.abs(unit - expected)).toBeLessThanOrEqual(0.5 + 1e-6 * expected);
  });
});

test('every destination stands for one service', () => {
  expect(defaultService).toEqual({
    US: 'FirstTime',
    CA: 'VisitorVisaCanada',
    UK: 'VisitorVisaUK',
    AU: 'VisitorVisaAustralia',
  });
});

test('of several plans the lowest is the one that costs least today', () => {
  expect(lowestPriced(['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP'])).toBe('FirstTimeExpress');
  expect(lowestPriced(['InterviewPrep', 'InterviewPrepDS160Update'])).toBe('InterviewPrep');
  expect(lowestPriced(['StudyPermitCanada'])).toBe('StudyPermitCanada');
  expect(lowestPriced(['StudyPermitCanada', 'VisitorVisaCanada']), 'a quote is no price').toBe('VisitorVisaCanada');
});
