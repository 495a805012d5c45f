/** The converter to Canadian dollars (spec 5 "Currency converter"; T35): digits and a dot, and figures of the published table. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import type { Currency } from '#content/countries.ts';

/** As a call takes it. */
export const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;
/** While one writes: a keystroke after which it no longer fits is refused. */
export const AMOUNT_TYPING = /^(\d{1,12}(\.\d{0,4})?)?$/;

/** What was typed as a call takes it; nothing while it is no amount. */
export function amountIn(typed: string): string | null {
  const amount = typed.replace(/\.$/, '');
  return AMOUNT.test(amount) ? amount : null;
}

const CENTS = 100;

/** One unit in Canadian dollars, and all of them to the cent. */
export function toCanadianDollars(amount: number, from: Currency, rates: Rates): { rate: number; converted: number } {
  const rate = rates.CAD / rates[from];
  return { rate, converted: Math.round(amount * rate * CENTS) / CENTS };
}
