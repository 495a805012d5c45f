/** The call of the converter. */
import { send } from '#app/platform/http/http.ts';
import type { Currency } from '#content/countries.ts';

export type ConvertedAmount = {
  amount: number;
  from: Currency;
  to: 'CAD';
  rate: number;
  converted: number;
  date: string;
  source: string | null;
  is_fallback: boolean;
  is_old: boolean;
};

export const toCanadianDollars = (amount: string, from: string): Promise<ConvertedAmount> =>
  send('GET', `/payments/convert-to-canadian-dollars/${amount}/${from}`);
