/** Products and what they cost (spec 9 "Prices", "Checkout"; D4, D26-D28). Amounts are integers in minor units. */
import { catalogue, type Product, type ServiceType } from '#content/catalogue.ts';
import { type Currency, currencies } from '#content/countries.ts';
import { type Fee, fees, type SourcedFact } from '#content/facts.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { isPastShelfLife } from '#content/shelf-life.ts';
import type { Rates } from './country-rules.ts';

export function productOf(sid: ServiceType): Product {
  const product = catalogue.find((row) => row.sid === sid);
  if (!product) throw new Error('Product not found');
  return product;
}

export const isQuoteService = (sid: ServiceType) => productOf(sid).price === null;

/** Age is a mark on the page, never a failure (D2). */
export const isOld = ({ checkedOn, shelfLifeDays }: SourcedFact, now: Date) =>
  isPastShelfLife(checkedOn, shelfLifeDays, now);

/** Prices, fractions and rates become integers of this scale: no sum depends on how a machine keeps 0.3056. */
const SCALE = 1_000_000n;
const scaled = (value: number) => BigInt(Math.round(value * Number(SCALE)));

const minorIn = (currency: Currency) => BigInt(10 ** currencies[currency].decimals);
const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator));

/** A price times a fraction, so of the scale twice, as minor units of its own currency. */
const minorUnits = (value: bigint, currency: Currency) => halfUp(value * minorIn(currency), SCALE * SCALE);

/** The same in another currency: rounded once, half up. */
const convert = (value: bigint, from: number, to: number, currency: Currency) =>
  halfUp(value * scaled(to) * minorIn(currency), SCALE * SCALE * scaled(from));

/** The rates that a price in a currency needs: our prices are in dollars. */
type RatesFor<C extends Currency> = Pick<Rates, 'USD' | C>;

/** A price in dollars depends on no rate of the day. */
export const IN_DOLLARS = { currency: 'USD', rates: { USD: 1 } } as const;

const feesOf = ({ governmentFee }: Product): readonly Fee[] =>
  'fees' in governmentFee ? governmentFee.fees.map((name) => fees[name]) : [];

const perPerson = (list: readonly Fee[]) => scaled(list.reduce((sum, { amount }) => sum + amount, 0));

/** The part of our price that is the government's, in USD. */
const includedFee = (product: Product) => (product.governmentFee.paid === 'included' ? perPerson(feesOf(product)) : 0n);

/** The figure of a plan in a currency (D27), where it has one. */
export function listPrice({ listPrices = {} }: Product, currency: Currency): number | null {
  const figure = listPrices[currency];
  return figure === undefined ? null : Math.round(figure * 10 ** currencies[currency].decimals);
}

const groupDiscount = (product: Product, party: number) =>
  party >= 3 ? product['3_person_discount'] : party === 2 ? product['2_person_discount'] : 0;

/** Why a person pays what they pay. Of two that give the same the earlier is named, so a code is praised only if it helps. */
export const REASONS = ['none', 'standing-offer', 'list-price', 'group', 'minors', 'promo', 'promise'] as const;
export type Reason = (typeof REASONS)[number];

type Person<C extends Currency> = {
  currency: C;
  rates: RatesFor<C>;
  /** Applicants already covered and those now bought for. */
  party?: number;
  isMinor?: boolean;
  /** The proportion of a checked code. */
  promo?: number;
  /** A price that we have given our word for, in this currency. */
  promised?: number | undefined;
};
type UnitPrice = { unit: number; before: number; reason: Reason };

/** What one person pays us: the lowest that any discount gives, and never more than a price we show. */
export function unitPrice<C extends Currency>(
  sid: ServiceType,
  { currency, rates, party = 1, isMinor = false, promo = 0, promised }: Person<C>,
): UnitPrice {
  const product = productOf(sid);
  if (product.price === null) throw new RangeError(`${sid} has no price`);
  const full = scaled(product.price);
  const untouched = includedFee(product);
  const shown = (value: bigint) => convert(value, rates.USD, rates[currency], currency);
  const off = (discount: number) => shown((full - untouched) * (SCALE - scaled(discount)) + untouched * SCALE);
  const before = off(0);
  const prices: Record<Reason, number> = {
    none: before,
    'standing-offer': shown(scaled(product.discountedPrice ?? product.price) * SCALE),
    'list-price': listPrice(product, currency) ?? before,
    group: off(groupDiscount(product, party)),
    minors: isMinor ? off(product.minors_discount) : before,
    promo: off(promo),
    promise: promised ?? before,
  };
  const unit = Math.min(...Object.values(prices));
  return { unit, before, reason: REASONS.find((reason) => prices[reason] === unit) ?? 'none' };
}

/** The most that a person pays in dollars where so much was shown in another currency: never a cent above it (D52). */
export const inDollars = (amount: number, currency: Currency, rates: Rates) =>
  Number((BigInt(amount) * scaled(rates.USD) * minorIn('USD')) / (minorIn(currency) * scaled(rates[currency])));

/** A tax on a sum: half up, once. */
export const taxOn = (amount: number, rate: number) => halfUp(BigInt(amount) * scaled(rate), SCALE);

/** Group discounts go by one person, two, three and more. */
export const tierOf = (party: number) => Math.min(party, 3);

/** Of several plans the one that costs a person least today; one by quote has no price to compare. */
export const lowestPriced = (sids: readonly [ServiceType, ...ServiceType[]]): ServiceType =>
  sids
    .filter((sid) => !isQuoteService(sid))
    .toSorted((a, b) => unitPrice(a, IN_DOLLARS).unit - unitPrice(b, IN_DOLLARS).unit)[0] ?? sids[0];

export type GovernmentFee = {
  paid: Product['governmentFee']['paid'];
  /** In the authority's own currency; nothing where we know no figure. */
  own: { amount: number; currency: Currency } | null;
  /** What a family pays in all that applies at the same time and place, where that is less. */
  family: { amount: number; currency: Currency } | null;
};
/** `shown`: about as much in the currency of the page. */
export type GovernmentCost = GovernmentFee & { shown: number };

/** What the authority asks of so many people. */
export function governmentFee(sid: ServiceType, people: number): GovernmentFee {
  const product = productOf(sid);
  const { paid } = product.governmentFee;
  const list = feesOf(product);
  const currency = list[0]?.currency;
  if (!currency) return { paid, own: null, family: null };
  const total = minorUnits(perPerson(list) * SCALE, currency) * people;
  const together = list
    .map(({ amount, familyMaximum = Number.POSITIVE_INFINITY }) => Math.min(amount * people, familyMaximum))
    .reduce((sum, amount) => sum + minorUnits(scaled(amount) * SCALE, currency), 0);
  const family = together < total ? { amount: together, currency } : null;
  return { paid, own: { amount: total, currency }, family };
}

export function governmentCost(sid: ServiceType, people: number, currency: Currency, rates: Rates): GovernmentCost {
  const fee = governmentFee(sid, people);
  const each = perPerson(feesOf(productOf(sid))) * SCALE;
  const shown = fee.own ? convert(each, rates[fee.own.currency], rates[currency], currency) * people : 0;
  return { ...fee, shown };
}

/** The unit price that somebody has our word for, or nothing. */
export type PromisedPrice = (of: {
  sid: ServiceType;
  currency: Currency;
  party: number;
  is_minor: boolean;
}) => number | undefined;

export type QuoteInput = {
  sid: ServiceType;
  currency: Currency;
  number_purchasing: number;
  /** Applicants whom an earlier purchase covers. */
  covered?: number;
  /** Minors among those now bought for. */
  minors?: number;
  promo?: number;
  /** Unit prices that we have given our word for. */
  promised?: { adults?: number | undefined; minors?: number | undefined };
  rates: Rates;
};

export type Line = UnitPrice & { count: number };

/** The one price of a service for a party: page, order, provider, receipt and back office all ask here (D26). */
export function quote({
  sid,
  currency,
  number_purchasing,
  covered = 0,
  minors = 0,
  promo = 0,
  promised = {},
  rates,
}: QuoteInput) {
  checkCounts({ number_purchasing, covered, minors, promo, rate: rates[currency] });
  const product = productOf(sid);
  const person = { currency, rates, party: covered + number_purchasing, promo };
  const lines: Record<'adults' | 'minors', Line> = {
    adults: { count: number_purchasing - minors, ...unitPrice(sid, { ...person, promised: promised.adults }) },
    minors: { count: minors, ...unitPrice(sid, { ...person, isMinor: true, promised: promised.minors }) },
  };
  const sum = (of: (line: Line) => number) =>
    Object.values(lines).reduce((all, line) => all + line.count * of(line), 0);
  const subtotal = sum(({ before }) => before);
  const total = sum(({ unit }) => unit);
  const government = governmentCost(sid, number_purchasing, currency, rates);
  const included = government.paid === 'included' ? government.shown : 0;
  return {
    sid,
    currency,
    number_purchasing,
    versionNumber: product.versionNumber,
    ...lines,
    /** Before any discount, what is taken off, and what we charge. */
    subtotal,
    discount: subtotal - total,
    total,
    /** Of that: ours, and what we pay on to the authority. */
    ourFee: total - included,
    includedFee: included,
    government,
    /** All the trip's visa costs, where every fee is known. */
    everything: government.paid === 'confirmed-later' ? null : total + government.shown - included,
    promoHelps: Object.values(lines).some(({ count, reason }) => count > 0 && reason === 'promo'),
  };
}
export type Quote = ReturnType<typeof quote>;

function checkCounts(given: {
  number_purchasing: number;
  covered: number;
  minors: number;
  promo: number;
  rate: number;
}) {
  const isCount = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!isCount(given.number_purchasing, 1, MAX_PARTY)) throw new RangeError('number_purchasing');
  if (!isCount(given.covered, 0, 1000)) throw new RangeError('covered');
  if (!isCount(given.minors, 0, given.number_purchasing)) throw new RangeError('minors');
  if (!(given.promo >= 0 && given.promo <= 1)) throw new RangeError('promo');
  if (!(given.rate > 0 && given.rate < 1e9)) throw new RangeError('rate');
}
