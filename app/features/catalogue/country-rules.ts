/** Country table and currency map (spec 3 "Country table", spec 5 "Payment", D31). */
import { type CountryCode, type Currency, checkoutPhoneLength, countries, currencies } from '#content/countries.ts';

const rowOf = (code: CountryCode) => countries.find((country) => country.code === code);

export const currencyOf = (code: CountryCode): Currency => rowOf(code)?.currency ?? 'USD';

/** On digital services; whether a tax row appears the checkout decides. */
export const taxRateOf = (code: CountryCode): number => rowOf(code)?.vat ?? 0;

/** The lengths that pass for a mobile number, without the dial code: the specification's and the national plan's. */
export function phoneLengths(code: CountryCode): number[] {
  const rule: Partial<Record<CountryCode, number>> = checkoutPhoneLength;
  const plan: readonly number[] = rowOf(code)?.plan ?? [];
  return [...new Set([rule[code] ?? [], plan].flat())].sort((a, b) => a - b);
}

/** Units of a currency for one US dollar. */
export type Rates = Readonly<Record<Currency, number>>;

export const fallbackRates = /* @__PURE__ */ (() =>
  Object.fromEntries(Object.entries(currencies).map(([currency, { perUsd }]) => [currency, perUsd])))() as Rates;
