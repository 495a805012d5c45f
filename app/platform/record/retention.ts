/** How long we keep what the privacy policy names: the page and the jobs that forget read the same row. */
import { type Retained, retention } from '#content/legal/facts.ts';

/** What was made before this instant is forgotten. */
export function keptSince(what: Retained, now: Date): Date {
  const row = retention.find((one) => one.what === what);
  if (!row) throw new Error(`nothing is promised about ${what}`);
  const { count, unit } = row.keep;
  const since = new Date(now);
  if (unit === 'hour') since.setUTCHours(since.getUTCHours() - count);
  else if (unit === 'day') since.setUTCDate(since.getUTCDate() - count);
  else if (unit === 'month') since.setUTCMonth(since.getUTCMonth() - count);
  else since.setUTCFullYear(since.getUTCFullYear() - count);
  return since;
}
