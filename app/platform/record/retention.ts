/** How long we keep what the privacy policy names: its page, the jobs that forget and the cookies read the same rows. */
import { type CookieName, cookies, type Period, type RetentionKind, retention } from '#content/legal/facts.ts';

/** What was made before this instant is forgotten. */
export function keptSince(what: RetentionKind, now: Date): Date {
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

const SECONDS: Partial<Record<Period['unit'], number>> = { minute: 60, hour: 3600, day: 86_400 };

/** A period of fixed length; a month has none. */
export function secondsOf({ count, unit }: Period): number {
  const each = SECONDS[unit];
  if (!each) throw new Error(`a ${unit} is of no fixed length`);
  return count * each;
}

/** How long a cookie of ours lives. */
export function cookieSeconds(name: CookieName): number {
  const cookie = cookies.find((one) => one.name === name);
  if (!cookie) throw new Error(`nothing is promised about the cookie ${name}`);
  return secondsOf(cookie.life);
}
