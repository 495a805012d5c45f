/** Codes of the popup and of the page of messages (spec 5 "Exit popup code", spec 9, D28, D54). Pure. */

/** Where somebody comes from: the site itself, Google, Facebook, or nobody knows. */
export const SOURCES = ['GS', 'GO', 'FB', 'UN'] as const;
export type Source = (typeof SOURCES)[number];
/** These would be read as something else. */
const EXCLUDED_PREFIXES: readonly string[] = ['LA'];

export const CODE_LENGTH = 12;
const CODE_DAYS = 30;
export const CODE_PROPORTION = 0.28;
/** As people read it. */
export const CODE_PERCENT = Math.round(CODE_PROPORTION * 100);
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const isPrefix = (prefix: string) => /^[A-Z]{2}$/.test(prefix) && !EXCLUDED_PREFIXES.includes(prefix);

/** Prefix, year, month (UTC) and capitals; `pick(n)` gives a number below n that nobody can foresee. */
export function makeCode(prefix: string, now: Date, pick: (below: number) => number): string {
  if (!isPrefix(prefix)) throw new Error(`no code begins with ${prefix}`);
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0');
  const month = String(now.getUTCMonth() + 1).padStart(2, '0');
  const start = `${prefix}${year}${month}`;
  const rest = Array.from({ length: CODE_LENGTH - start.length }, () => CAPITALS[pick(CAPITALS.length)]);
  return start + rest.join('');
}

export const endOf = (now: Date) => new Date(now.getTime() + CODE_DAYS * 86_400_000);

/** The source that an address or a campaign tells; it names no person, so nobody is asked about it. */
export function sourceOf(search: string, otherwise: Source): Source {
  const told = new URLSearchParams(search);
  const source = (told.get('utm_source') ?? '').toLowerCase();
  if (told.has('fbclid') || /^(facebook|fb|instagram|ig|meta)\b/.test(source)) return 'FB';
  if (told.has('gclid') || /^(google|adwords)\b/.test(source)) return 'GO';
  return otherwise;
}

type CodeDetails = { tracking_consent?: { choice: 'granted' | 'denied' } | undefined };

/** What may be kept of a visit: everything after a yes, otherwise the choice alone. */
export function allowedDetails<D extends CodeDetails>(details: D): D | Pick<D, 'tracking_consent'> {
  return details.tracking_consent?.choice === 'granted' ? details : { tracking_consent: details.tracking_consent };
}

export const CODE_STATES = ['unused', 'used', 'expired'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** A code that was paid with is used, whatever its end. */
export function codeStateOf({ uses, ends_at }: { uses: number; ends_at: Date | null }, now: Date): CodeState {
  if (uses > 0) return 'used';
  return ends_at && ends_at <= now ? 'expired' : 'unused';
}
