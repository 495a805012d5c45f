/** What the government asks for, in words, with where we read it and when (D2, D4). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { siteName } from '#app/platform/site-name.ts';
import type { Product } from '#content/catalogue.ts';
import { type Fee, fees, feeTables } from '#content/facts.ts';
import { longDate } from '#content/legal/wording.ts';
import { governmentFee, isOld } from './rules.ts';

export type FeeSource = { href: string; label: string; checked: string | null; isOld: boolean };

export function feeText(locale: Locale, product: Product): string {
  const t = translator(locale, 'catalogue');
  const { own, paid } = governmentFee(product.sid, 1);
  const fee = own ? formatMoney(locale, own) : '';
  if (paid === 'apart') return t('fee.apart', { fee });
  if (paid === 'included') return t('fee.included', { fee });
  return t(paid === 'never' ? 'fee.never' : 'fee.later');
}

/** One link an address; two fees read on the same page share it. */
export function feeSources(locale: Locale, { governmentFee }: Product, now = new Date()): FeeSource[] {
  const t = translator(locale, 'catalogue');
  const named = (href: string) => ({
    href,
    label: t('fee.source', { host: siteName(href) }),
  });
  if (governmentFee.paid === 'never') return [];
  if (governmentFee.paid === 'confirmed-later')
    return [{ ...named(feeTables[governmentFee.table]), checked: null, isOld: false }];
  const read = new Map<string, Fee>(governmentFee.fees.map((name) => [fees[name].source, fees[name]]));
  return [...read.values()].map((fee) => {
    const old = isOld(fee, now);
    const checked = t(old ? 'fee.old' : 'fee.checked', { date: longDate(fee.checkedOn, locale) });
    return { ...named(fee.source), checked, isOld: old };
  });
}
