/** Facts of the authorities as the reader writes them, and where each was read (D2). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { currencies } from '#content/countries.ts';
import type { CountryList } from '#content/facts/country-lists.ts';
import { everyFee, everyList, everyRule, type FactName } from '#content/facts/every.ts';
import type { Rule } from '#content/facts/rules.ts';
import type { Fee, SourcedFact } from '#content/facts.ts';
import { longDate, period } from '#content/legal/wording.ts';
import { isOld, productOf } from './rules.ts';

export type { FactName };

type Fact = Fee | Rule | CountryList;

const all: Readonly<Record<string, Fact>> = { ...everyFee, ...everyRule, ...everyList };
export const isFact = (name: string): name is FactName => Object.hasOwn(all, name);
const factOf = (name: FactName) => all[name] as Fact;

/** "185 USD", "6 meses", "1 de octubre de 2025", "20", "Colombia, Ecuador o Bolivia". */
export function factText(locale: Locale, name: FactName): string {
  const fact = factOf(name);
  if ('amount' in fact) {
    const { amount, currency } = fact;
    return formatMoney(locale, { amount: Math.round(amount * 10 ** currencies[currency].decimals), currency });
  }
  if ('date' in fact) return longDate(fact.date, locale);
  if ('number' in fact) return new Intl.NumberFormat(`${locale}-u-nu-latn`).format(fact.number);
  if ('count' in fact) return period(fact, locale);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    fact.countries.map((code) => String(names.of(code))),
  );
}

/** How and when we checked something, and whether that is too long ago: said once for its block (`OldMark`). */
export function checkedText(locale: Locale, fact: SourcedFact, now: Date): { checked: string; isOld: boolean } {
  const how = fact.check === 'read at the source' ? 'read' : 'quoted';
  const date = longDate(fact.checkedOn, locale);
  return { checked: translator(locale, 'facts')('checked', { how, date }), isOld: isOld(fact, now) };
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
  checkedOn: string;
  isOld: boolean;
  /** From when it holds, and what it was before, as far as we know. */
  since: string | null;
  /** The same as news, for a year. */
  changed: { on: string; text: string } | null;
};

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** When a fact became what it is: in itself or as a day of its own name; nothing for what is yet to come. */
export function sinceOf(name: string, now: Date): string | null {
  const [fact, start] = [all[name], all[`${name}-since`]];
  const since = fact && 'since' in fact ? fact.since : start && 'date' in start ? start.date : undefined;
  return since && since <= dayBefore(now, 0) ? since : null;
}

function changeOf(locale: Locale, name: FactName, now: Date): Pick<ShownFact, 'since' | 'changed'> {
  const t = translator(locale, 'facts');
  const on = sinceOf(name, now);
  if (!on) return { since: null, changed: null };
  const date = longDate(on, locale);
  const older = `${name}-before`;
  if (!isFact(older)) return { since: t('since', { date }), changed: null };
  const before = factText(locale, older);
  const text = t('changed', { label: t(`names.${name}`), value: factText(locale, name), date, before });
  return { since: t('sinceBefore', { date, before }), changed: on > dayBefore(now, 365) ? { on, text } : null };
}

export function shownFact(locale: Locale, name: FactName, now: Date): ShownFact {
  const fact = factOf(name);
  return {
    name,
    label: translator(locale, 'facts')(`names.${name}`),
    value: alone(locale, factText(locale, name)),
    href: fact.source,
    checkedOn: fact.checkedOn,
    ...checkedText(locale, fact, now),
    ...changeOf(locale, name, now),
  };
}

/** The fees that the government asks for a service. */
export function feeFacts(sid: ServiceType): FactName[] {
  const { governmentFee } = productOf(sid);
  return 'fees' in governmentFee ? [...governmentFee.fees] : [];
}

/** What the law adds to the fee of a US visa and nobody collects yet, so that no sum holds it (record 024). */
export const leftOutFacts = (sid: ServiceType): FactName[] =>
  feeFacts(sid).includes('us-mrv') ? ['us-integrity', 'us-integrity-enacted'] : [];

/** The same in one line, under a sum. */
export function leftOut(locale: Locale, sid: ServiceType): string | null {
  if (leftOutFacts(sid).length === 0) return null;
  const figures = { fee: factText(locale, 'us-integrity'), date: factText(locale, 'us-integrity-enacted') };
  return translator(locale, 'facts')('integrity', figures);
}
