/** What an admin types for a wait or a rate. Pure. */
import { isOfficialPage } from '#content/waits.ts';

const MOST_MONTHS = 60;

/** "10,5" as 10.5; nothing typed is no figure, undefined is none at all. */
export function monthsOf(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\d{1,2}(\.\d)?$/.test(typed)) return undefined;
  const months = Number(typed);
  return months <= MOST_MONTHS ? months : undefined;
}

const FIRST_DAY = '2000-01-01';

type TypedFigure = { as_of: string; avg: string; next: string; source: string };

/** The field that is wrong; a figure of tomorrow is nobody's. */
export function wrongIn(
  { as_of, avg, next, source }: TypedFigure,
  today: string,
): 'as_of' | 'avg' | 'next' | 'source' | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(as_of) || as_of > today || as_of < FIRST_DAY) return 'as_of';
  if (monthsOf(next) === undefined) return 'next';
  if (monthsOf(avg) === undefined) return 'avg';
  return isOfficialPage(source.trim()) ? null : 'source';
}

/**
 * "4.100,50" and "4,100.50" alike: the last of both signs is the point where it comes once; three figures behind a single
 * sign are thousands.
 */
export function rateOf(text: string): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '');
  const [last] = typed.match(/[.,](?=[^.,]*$)/) ?? [];
  const parts = last ? typed.split(last) : [typed];
  const isPoint = last !== undefined && parts.length === 2 && (/[.,]/.test(parts[0] ?? '') || parts[1]?.length !== 3);
  const plain = isPoint ? `${parts[0]?.replace(/[.,]/g, '')}.${parts[1]}` : typed.replace(/[.,](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,8}(\.\d{1,6})?$/.test(plain)) return null;
  const rate = Number(plain);
  return rate > 0 ? rate : null;
}
