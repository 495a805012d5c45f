/** Filters of the trail as they stand in its address, and what a line says as text. No name is part of an address. Pure. */
import { isId } from '#app/features/backoffice/cases/rules.ts';

/** How actions begin that belong together; of each the plural, too. */
export const GROUPS = [
  ...['staff', 'second-factor', 'user', 'contact', 'case', 'form', 'review', 'document', 'payment', 'refund', 'promo'],
  ...['appointment', 'message', 'note', 'family', 'leads', 'conversion', 'comments', 'bulk', 'export', 'jobs', 'audit'],
  ...['people', 'calendar', 'portal', 'join', 'cart', 'subscriptions', 'passport', 'interview', 'history', 'step'],
  ...['articles', 'facts', 'posts', 'rates', 'wait-times', 'attribution'],
] as const;

const CASE = /^[1-9]\d{0,9}$/;
const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export type TrailFilter = { who?: string; about?: string; action?: string; from?: string; until?: string };

/** What is no filter of ours counts for nothing: an old link still opens the trail. */
export function filterIn(query: URLSearchParams): TrailFilter {
  const read = (name: keyof TrailFilter, isOne: (text: string) => boolean) => {
    const text = (query.get(name) ?? '').trim();
    return isOne(text) ? { [name]: text } : {};
  };
  return {
    ...read('who', (text) => isId(text)),
    ...read('about', (text) => isId(text) || CASE.test(text)),
    ...read('action', (text) => (GROUPS as readonly string[]).includes(text)),
    ...read('from', isDay),
    ...read('until', isDay),
  };
}

/** Somebody by their id, or a case by its number. */
export const aboutOf = ({ about }: TrailFilter) => ({
  ...(about && isId(about) && { subject_id: about }),
  ...(about && CASE.test(about) && { case_number: Number(about) }),
});

export type ShownValue = 'kept' | 'nothing' | { text: string };

/** A value as one reads it: of what may be personal the trail knows only that it changed. */
export function shownValue(value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return value.startsWith('hmac:') ? 'kept' : { text: value };
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : { text: value.map(String).join(', ') };
  return { text: typeof value === 'object' ? JSON.stringify(value) : String(value) };
}

type Values = Record<string, unknown> | null;

/** Each field that a line names, with what it was and what it became; `before` is missing where nothing was. */
export function changesIn(before: Values, after: Values) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name,
    ...(before && name in before && { before: shownValue(before[name]) }),
    after: shownValue(after?.[name]),
  }));
}
