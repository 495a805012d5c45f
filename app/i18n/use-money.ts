/** Amounts in the language of the page. */
import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import type { Currency } from '#content/countries.ts';
import { formatMoney } from './money.ts';

export function useMoney() {
  const locale = useLocale();
  return useCallback(
    (amount: number, currency: string) => formatMoney(locale, { amount, currency: currency as Currency }),
    [locale],
  );
}
