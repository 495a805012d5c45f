/** Country table and currency map (spec 3 "Country table", spec 5 "Payment", D26, D31). Names come from Intl.DisplayNames. */

/** How many decimals we show and charge, and a rate per US dollar for when no better one is known. */
type CurrencyRow = { readonly decimals: 0 | 2; readonly perUsd: number };
const whole = (perUsd: number) => ({ decimals: 0, perUsd }) as const satisfies CurrencyRow;

export const currencies = {
  USD: { decimals: 2, perUsd: 1 },
  COP: whole(4100),
  PEN: whole(3.7),
  UYU: whole(41),
  PYG: whole(7800),
  BRL: whole(5.6),
  CLP: whole(940),
  ARS: whole(1200),
  MXN: whole(19),
  GTQ: whole(7.7),
  BOB: whole(6.9),
  CRC: whole(505),
  CAD: whole(1.37),
  GBP: whole(0.74),
  AUD: whole(1.53),
  DOP: whole(59),
  HNL: whole(26),
  NIO: whole(36.7),
  EUR: whole(0.86),
} as const satisfies Record<string, CurrencyRow>;

/** The fallback rates tell the order of size, as of this day; a live rate takes their place. */
export const ratesAsOf = '2025-07-01';

export type Currency = keyof typeof currencies;
export const CURRENCIES = Object.keys(currencies) as Currency[];

/** Phone lengths at checkout (spec 5); where one differs from the national plan, the plan's passes too (D31). */
export const checkoutPhoneLength = {
  CO: 10,
  EC: 9,
  PE: 9,
  UY: 10,
  PY: 9,
  BR: 11,
  CL: 9,
  AR: 8,
  MX: 10,
  PA: 8,
  GT: 8,
  BO: 9,
  CR: 8,
  US: 10,
} as const;

/**
 * `currency` is the one we show prices in: dollars where the local one has no rate above. `plan` are the lengths of a
 * national mobile number. `vat` is the rate on digital services; whether it is due the seller's registration decides,
 * so it is shown only while its switch is on.
 */
export const countries = [
  { code: 'CO', dial: '57', currency: 'COP', plan: [10], vat: 0.19 },
  { code: 'EC', dial: '593', currency: 'USD', plan: [9], vat: 0.15 },
  { code: 'PE', dial: '51', currency: 'PEN', plan: [9], vat: 0.18 },
  { code: 'UY', dial: '598', currency: 'UYU', plan: [8, 9], vat: 0.22 },
  { code: 'PY', dial: '595', currency: 'PYG', plan: [9], vat: 0.1 },
  { code: 'BR', dial: '55', currency: 'BRL', plan: [11], vat: 0 },
  { code: 'CL', dial: '56', currency: 'CLP', plan: [9], vat: 0.19 },
  { code: 'AR', dial: '54', currency: 'ARS', plan: [10, 11], vat: 0.21 },
  { code: 'MX', dial: '52', currency: 'MXN', plan: [10], vat: 0.16 },
  { code: 'PA', dial: '507', currency: 'USD', plan: [8], vat: 0.07 },
  { code: 'GT', dial: '502', currency: 'GTQ', plan: [8], vat: 0.12 },
  { code: 'BO', dial: '591', currency: 'BOB', plan: [8], vat: 0.13 },
  { code: 'CR', dial: '506', currency: 'CRC', plan: [8], vat: 0.13 },
  { code: 'US', dial: '1', currency: 'USD', plan: [10], vat: 0 },
  { code: 'CA', dial: '1', currency: 'CAD', plan: [10], vat: 0.05 },
  { code: 'GB', dial: '44', currency: 'GBP', plan: [10], vat: 0.2 },
  { code: 'AU', dial: '61', currency: 'AUD', plan: [9], vat: 0.1 },
  { code: 'DO', dial: '1', currency: 'DOP', plan: [10], vat: 0.18 },
  { code: 'SV', dial: '503', currency: 'USD', plan: [8], vat: 0.13 },
  { code: 'HN', dial: '504', currency: 'HNL', plan: [8], vat: 0.15 },
  { code: 'NI', dial: '505', currency: 'NIO', plan: [8], vat: 0.15 },
  { code: 'VE', dial: '58', currency: 'USD', plan: [10], vat: 0.16 },
  { code: 'CU', dial: '53', currency: 'USD', plan: [8], vat: 0 },
  { code: 'PR', dial: '1', currency: 'USD', plan: [10], vat: 0.115 },
  { code: 'ES', dial: '34', currency: 'EUR', plan: [9], vat: 0.21 },
  { code: 'MA', dial: '212', currency: 'USD', plan: [9], vat: 0.2 },
  { code: 'EG', dial: '20', currency: 'USD', plan: [10], vat: 0.14 },
  { code: 'SA', dial: '966', currency: 'USD', plan: [9], vat: 0.15 },
  { code: 'AE', dial: '971', currency: 'USD', plan: [9], vat: 0.05 },
  { code: 'JO', dial: '962', currency: 'USD', plan: [9], vat: 0.16 },
  { code: 'LB', dial: '961', currency: 'USD', plan: [7, 8], vat: 0.11 },
] as const satisfies readonly {
  code: string;
  dial: string;
  currency: Currency;
  plan: readonly number[];
  vat: number;
}[];

export type CountryCode = (typeof countries)[number]['code'];

/** Where one can pay from, in the order of the list (spec 3). */
export const CHECKOUT_COUNTRIES = [
  'CO',
  'EC',
  'PE',
  'UY',
  'PY',
  'BR',
  'CL',
  'AR',
  'MX',
  'PA',
  'GT',
  'BO',
  'CR',
] as const satisfies readonly CountryCode[];
export type CheckoutCountry = (typeof CHECKOUT_COUNTRIES)[number];
