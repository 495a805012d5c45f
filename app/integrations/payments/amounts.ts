/** Our minor units and those of providers: Wompi counts cents of every currency, dLocal Go writes decimals, Stripe has our cents. */
import { type Currency, currencies } from '#content/countries.ts';
import { type Charge, NO_AMOUNT, ProviderRefused } from './payments.ts';

const isKnown = (currency: string): currency is Currency => Object.hasOwn(currencies, currency);

/** Decimals of a currency as we store it (D26); an unknown one is nobody's order. */
const decimalsOf = (currency: string) => (isKnown(currency) ? currencies[currency].decimals : null);

const REFERENCE = /^[A-Za-z0-9][\w.-]{0,119}$/;

/** What must hold before anything leaves us, whoever asks. */
export function refuseBadCharge({ amount, currency, reference }: Charge, only?: string) {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new ProviderRefused('the amount is no positive whole number');
  if (decimalsOf(currency) === null || (only && currency !== only))
    throw new ProviderRefused(`${currency.slice(0, 8)} is not charged here`);
  if (!REFERENCE.test(reference)) throw new ProviderRefused('the reference cannot be sent');
}

/** 40000 cents of a dollar are 400, of a peso 400 pesos are 400. */
export const majorOf = (amount: number, currency: string) => amount / 10 ** (decimalsOf(currency) ?? 2);

/** From hundredths of the currency's unit. */
export const fromCents = (cents: number, currency: string) => wholeOr(cents / 10 ** (2 - (decimalsOf(currency) ?? 2)));
export const centsOf = (amount: number, currency: string) => amount * 10 ** (2 - (decimalsOf(currency) ?? 2));

/** From a decimal figure: 97.1 is 9710 cents although 97.1 * 100 is not, and 400000.5 pesos are no amount of ours. */
export function fromMajor(figure: number, currency: string): number {
  const minor = figure * 10 ** (decimalsOf(currency) ?? 2);
  const near = Math.round(minor);
  return Math.abs(minor - near) < 1e-6 ? wholeOr(near) : NO_AMOUNT;
}

const wholeOr = (amount: number) => (Number.isSafeInteger(amount) && amount >= 0 ? amount : NO_AMOUNT);
