/** Money as the reader writes it: "400.000 COP", "97 USD", "97 دولارًا" (brand: price line; spec 9: USD 2 decimals, others 0). */
import { type Currency, countries, currencies } from '#content/countries.ts';
import type { Locale } from './locales.ts';

/** Minor units: cents where the currency shows two decimals, whole units elsewhere. */
export type Money = { readonly amount: number; readonly currency: Currency };
/** A sentence drops the cents of a round sum; a column of figures keeps them. */
export type Cents = 'when-needed' | 'always';

type Forms = { one: string; two: string; few: string; many: string; other: string };

/** Arabic counts these; the names of the other currencies do not change. One and two are said without a figure. */
const counted: Partial<Record<Currency, Forms>> = {
  USD: { one: 'دولار واحد', two: 'دولاران', few: 'دولارات', many: 'دولارًا', other: 'دولار' },
  CAD: {
    one: 'دولار كندي واحد',
    two: 'دولاران كنديان',
    few: 'دولارات كندية',
    many: 'دولارًا كنديًا',
    other: 'دولار كندي',
  },
  AUD: {
    one: 'دولار أسترالي واحد',
    two: 'دولاران أستراليان',
    few: 'دولارات أسترالية',
    many: 'دولارًا أستراليًا',
    other: 'دولار أسترالي',
  },
  GBP: {
    one: 'جنيه إسترليني واحد',
    two: 'جنيهان إسترلينيان',
    few: 'جنيهات إسترلينية',
    many: 'جنيهًا إسترلينيًا',
    other: 'جنيه إسترليني',
  },
  BRL: {
    one: 'ريال برازيلي واحد',
    two: 'ريالان برازيليان',
    few: 'ريالات برازيلية',
    many: 'ريالًا برازيليًا',
    other: 'ريال برازيلي',
  },
};

/** Spanish writes thousands with a dot in Colombia and a comma in Mexico: each currency as at home. */
function numberTag(locale: Locale, currency: Currency): string {
  if (locale === 'ar') return 'ar-u-nu-latn';
  if (locale === 'en') return 'en';
  const home = countries.find((country) => country.currency === currency)?.code;
  return home === 'BR' ? 'pt-BR' : `es-${home ?? 'CO'}`;
}

/** Made once: to make a formatter costs far more than to write a figure, and a page of prices has hundreds. */
const made = new Map<string, Intl.NumberFormat>();

function figures(tag: string, digits: number): Intl.NumberFormat {
  const name = `${tag} ${digits}`;
  const format =
    made.get(name) ??
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
  made.set(name, format);
  return format;
}

function arabicName(value: number, digits: number, currency: Currency): { name: string; hasFigure: boolean } {
  const form = new Intl.PluralRules('ar', { minimumFractionDigits: digits }).select(value);
  const forms = counted[currency];
  if (!forms)
    return { name: new Intl.DisplayNames('ar', { type: 'currency' }).of(currency) ?? currency, hasFigure: true };
  if (form === 'one' || form === 'two') return { name: forms[form], hasFigure: false };
  return { name: forms[form === 'zero' ? 'other' : form], hasFigure: true };
}

export function formatMoney(locale: Locale, { amount, currency }: Money, cents: Cents = 'when-needed'): string {
  const { decimals } = currencies[currency];
  const value = amount / 10 ** decimals;
  const digits = cents === 'when-needed' && Number.isInteger(value) ? 0 : decimals;
  const figure = figures(numberTag(locale, currency), digits).format(value);
  if (locale !== 'ar') return `${figure}\u00a0${currency}`;
  const { name, hasFigure } = arabicName(value, digits, currency);
  return hasFigure ? `${figure}\u00a0${name}` : name;
}
