/** Texts of content files with their figures put in: {us-mrv}, {price:FirstTime} (content/page-text.ts, D2, D26). */
import {
  type FactName,
  factText,
  feeFacts,
  isFact,
  leftOutFacts,
  type ShownFact,
  shownFact,
} from '#app/features/catalogue/facts.server.ts';
import { IN_DOLLARS, unitPrice } from '#app/features/catalogue/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';

const REFERENCE = /\{([\w:-]+)\}/g;

export type FilledText<T> = { text: T; facts: ShownFact[] };

const isServiceType = (sid: string): sid is ServiceType => SERVICE_TYPES.some((one) => one === sid);

/** Every string of the text, filled; and the facts it names, in the order of their first mention. */
export function fillText<T>(locale: Locale, text: T, now: Date): FilledText<T> {
  const named = new Set<FactName>();
  const figureFor = (reference: string): string => {
    const [kind, sid = ''] = reference.split(':');
    if (kind === 'price' && isServiceType(sid))
      return formatMoney(locale, { amount: unitPrice(sid, IN_DOLLARS).unit, currency: 'USD' });
    if (!isFact(reference)) throw new Error(`a text names the fact ${reference}, which does not exist`);
    named.add(reference);
    return factText(locale, reference);
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(REFERENCE, (_, reference: string) => figureFor(reference));
    if (Array.isArray(value)) return value.map(fill);
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    return value;
  };
  return { text: fill(text) as T, facts: [...named].map((name) => shownFact(locale, name, now)) };
}

/** What a page shows beside its text joins the facts that the text names: each has its source below (D2). */
export function withFacts(
  facts: readonly ShownFact[],
  locale: Locale,
  names: readonly FactName[],
  now: Date,
): ShownFact[] {
  const known = new Set(facts.map(({ name }) => name));
  const more = new Set(names.filter((name) => !known.has(name)));
  return [...facts, ...[...more].map((name) => shownFact(locale, name, now))];
}

/** The fees of services that a page shows, its own service first. */
export const withFees = (facts: readonly ShownFact[], locale: Locale, sids: readonly ServiceType[], now: Date) =>
  withFacts(facts, locale, [...sids.flatMap(feeFacts), ...sids.slice(0, 1).flatMap(leftOutFacts)], now);
