/** Facts of the authorities as the reader writes them, and where each was read (D2). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { currencies } from '#content/countries.ts';
import { type Fee, type FeeName, fees, type Rule, type RuleName, rules } from '#content/facts.ts';
import { longDate, period } from '#content/legal/wording.ts';
import { isOld } from './rules.ts';

export type FactName = FeeName | RuleName;

const all: Readonly<Record<string, Fee | Rule>> = { ...fees, ...rules };
export const isFact = (name: string): name is FactName => Object.hasOwn(all, name);
const factOf = (name: FactName) => all[name] as Fee | Rule;

/** "185 USD", "6 meses", "1 de octubre de 2025", "20". */
export function factText(locale: Locale, name: FactName): string {
  const fact = factOf(name);
  if ('amount' in fact) {
    const { amount, currency } = fact;
    return formatMoney(locale, { amount: Math.round(amount * 10 ** currencies[currency].decimals), currency });
  }
  if ('date' in fact) return longDate(fact.date, locale);
  if ('number' in fact) return new Intl.NumberFormat(`${locale}-u-nu-latn`).format(fact.number);
  return period(fact, locale);
}

/** In a sentence Arabic says "two years" in the oblique case, in a list by itself in the nominative. */
const alone = (locale: Locale, text: string) => (locale === 'ar' ? text.replace(/^(\p{L}+)ين$/u, '$1ان') : text);

/** A line of the list of sources under a page. */
export type ShownFact = {
  name: FactName;
  label: string;
  value: string;
  href: string;
  checked: string;
  isOld: boolean;
};

export function shownFact(locale: Locale, name: FactName, now: Date): ShownFact {
  const t = translator(locale, 'facts');
  const { source, checkedOn, shelfLifeDays } = factOf(name);
  const old = isOld({ source, checkedOn, shelfLifeDays }, now);
  return {
    name,
    label: t(`names.${name}`),
    value: alone(locale, factText(locale, name)),
    href: source,
    checked: t(old ? 'old' : 'checked', { date: longDate(checkedOn, locale) }),
    isOld: old,
  };
}
