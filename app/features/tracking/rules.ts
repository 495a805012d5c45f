/** Consent and what the first page keeps: paths and where a visit came from (spec 9 "Cookies", D34, D54). Pure. */
import { PAGES_VISITED_LIMIT } from '#content/limits.ts';

export type Choice = 'granted' | 'denied';
type Touch = Record<string, string>;
type Attribution = { first: Touch; last: Touch };

/** Raised when we ask for something new: everybody is asked again. */
export const CONSENT_VERSION = 1;
export const COOKIE_DAYS = {
  consent: 365,
  pagesVisited: 365,
  attribution: 90,
  _fbc: 90,
  ref: 30,
  NEXT_LOCALE: 365,
} as const;
/** Browsers drop a cookie above 4096 bytes with its name and attributes. */
export const COOKIE_BYTES = 3800;
export const CLIENT_ID_WAIT_MS = 2000;

/** What the cookie says: the choice, and when it was made where the browser still knows. */
export function readConsentCookie(value: string | undefined): { choice: Choice; at: Date | null } | null {
  const [choice, version, seconds] = (value ?? '').split('.');
  if (version !== String(CONSENT_VERSION)) return null;
  if (choice !== 'granted' && choice !== 'denied') return null;
  return { choice, at: /^\d{1,10}$/.test(seconds ?? '') ? new Date(Number(seconds) * 1000) : null };
}

export const readConsent = (value: string | undefined): Choice | null => readConsentCookie(value)?.choice ?? null;

export const writeConsent = (choice: Choice, at: Date) =>
  `${choice}.${CONSENT_VERSION}.${Math.floor(at.getTime() / 1000)}`;

/** The cookies that a no takes away: ours and those of the tags. */
export const needsConsent = (cookie: string) => /^(pagesVisited|attribution|_ga(_\w+)?|_fb[pc])$/.test(cookie);

export function cookieValue(header: string, name: string): string | undefined {
  const found = header.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Cookies and storage can be edited by anybody: what is no JSON is nothing. */
function decode(value: string | null | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(value ?? ''));
  } catch {
    return null;
  }
}

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^?#\s\p{Cc}\p{Cs}]*$/u.test(value) && value.length <= 300;

export function readPages(value: string | null | undefined): string[] {
  const pages = decode(value);
  return Array.isArray(pages) ? pages.filter(isPath).slice(0, PAGES_VISITED_LIMIT) : [];
}

/** The first page stays, because it is where somebody landed; of the others the oldest gives way. */
const withoutOldest = ([first, ...others]: string[]): string[] =>
  first === undefined || others.length === 0 ? [] : [first, ...others.slice(1)];

/** A page seen again at once counts once; the query is never kept. */
export function addPage(pages: string[], address: string): string[] {
  const path = address.replace(/[?#].*$/s, '');
  if (!isPath(path) || pages.at(-1) === path) return pages;
  const all = [...pages, path];
  return all.length > PAGES_VISITED_LIMIT ? withoutOldest(all) : all;
}

/** Older paths give way when the cookie would be too long. */
export function writePages(pages: string[]): string {
  const text = encode(pages);
  return text.length > COOKIE_BYTES ? writePages(withoutOldest(pages)) : text;
}

const CLICK_ID = /^(gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
const CAMPAIGN = /^utm_[a-z_]{1,20}$/;
const TOUCH_FIELDS = 12;

/** A click id that is cut is worth nothing; a campaign's name may be. */
function clean(name: string, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (CLICK_ID.test(name)) return /^[\w.~-]{1,500}$/.test(value) ? value : '';
  if (!CAMPAIGN.test(name)) return '';
  const text = value.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return Array.from(text).slice(0, 100).join('');
}

function touchFrom(entries: Iterable<[string, unknown]>): Touch {
  const fields = [...entries].map(([name, value]) => [name, clean(name, value)] as const).filter(([, value]) => value);
  return Object.fromEntries(fields.slice(0, TOUCH_FIELDS));
}

/** Where this visit says it comes from; null when it says nothing. */
export function touchOf(search: string): Touch | null {
  const touch = touchFrom(new URLSearchParams(search));
  return Object.keys(touch).length ? touch : null;
}

export function readAttribution(value: string | null | undefined): Attribution | null {
  const found = decode(value) as Partial<Record<keyof Attribution, unknown>> | null;
  const side = (touch: unknown) => touchFrom(touch && typeof touch === 'object' ? Object.entries(touch) : []);
  const first = side(found?.first);
  const last = side(found?.last);
  if (!Object.keys(last).length) return null;
  return { first: Object.keys(first).length ? first : last, last };
}

/** The first touch stays, the last one moves. */
export const addTouch = (before: Attribution | null, touch: Touch | null): Attribution | null =>
  touch ? { first: before?.first ?? touch, last: touch } : before;

/** The longest field gives way when the cookie would be too long, the first touch before the last. */
export function writeAttribution({ first, last }: Attribution): string {
  const text = encode({ first, last });
  if (text.length <= COOKIE_BYTES) return text;
  const shorter = (touch: Touch): Touch => {
    const longest = Object.keys(touch).sort((a, b) => encode(touch[b]).length - encode(touch[a]).length)[0];
    return Object.fromEntries(Object.entries(touch).filter(([name]) => name !== longest));
  };
  return encode(first).length >= encode(last).length
    ? writeAttribution({ first: shorter(first), last })
    : writeAttribution({ first, last: shorter(last) });
}

/** The utm_params of a form (spec 3): the last touch as it is, of the first one what differs; all of a size that is taken. */
export function utmParamsOf({ first, last }: Attribution): Touch {
  const before = Object.entries(first)
    .filter(([name, value]) => last[name] !== value)
    .map(([name, value]) => [`first_${name}`, value] as const);
  return Object.fromEntries([...Object.entries(last), ...before].filter(([, value]) => value.length <= 300));
}

/** The analytics client id inside `_ga` ("GA1.1.<random>.<time>"). */
export const clientIdOf = (cookie: string | undefined): string | null =>
  /^GA\d\.\d+\.(\d{1,20}\.\d{1,20})$/.exec(cookie ?? '')?.[1] ?? null;

/** What Meta knows a click by: its id and when we saw it. The id is never altered (contracts 4). */
export const fbcOf = (touch: Touch | null | undefined, at: Date): string | null =>
  touch?.fbclid ? `fb.1.${at.getTime()}.${touch.fbclid}` : null;

/** As a browser's tags write them; anything else is none. */
export const isFbc = (value: unknown): value is string =>
  typeof value === 'string' && /^fb\.\d\.\d{1,13}\.[\w.~-]{1,500}$/.test(value);
export const isFbp = (value: unknown): value is string =>
  typeof value === 'string' && /^fb\.\d\.\d{1,13}\.\d{1,20}$/.test(value);

export const AFFILIATE_LENGTH = 40;

/** Whoever sent the visitor, as the code of `?ref=`: capitals without spaces like every code of ours, and short. */
export function affiliateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.replace(/[\p{C}\p{Z}]/gu, '').toUpperCase();
  return Array.from(code).slice(0, AFFILIATE_LENGTH).join('') || null;
}
