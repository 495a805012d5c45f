/** What every request meets first: the right host, one spelling of an address, and headers that limit the browser (Q39). */
import type { MiddlewareHandler } from 'hono';
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { redirectOf } from '#app/path-redirects.ts';
import { kindOf, layoutOf, type Outside } from '#app/paths.ts';
import type { Env } from '#app/platform/env.server.ts';
import { isLoopback } from '#app/platform/http/address.ts';
import { isDataPath } from '#app/platform/http/router-protocol.ts';
import { Problem } from '#app/platform/problem.ts';
import { UNSEEN } from '#app/platform/record/log.server.ts';

const API_CSP = "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCUMENT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Vite's client adds styles to the page and speaks over a socket. */
const DEV_CSP = DOCUMENT_CSP.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
);

const PROBES = new Set(['/healthz', '/readyz']);

/** On every answer, whatever it is; nothing is kept by anybody unless an answer says so. */
export const standingHeaders = (env: Env): Record<Lowercase<string>, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': API_CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(env.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const permissions = (payment: readonly string[] = []) =>
  `camera=(self), geolocation=(), microphone=(), payment=(${['self', ...payment.map((origin) => `"${origin}"`)].join(' ')})`;

/** A directive of the policy with what one screen opens it for; one that is closed for all others begins with it. */
function opened(policy: string, directive: string, origins: readonly string[] = []) {
  if (origins.length === 0) return policy;
  const own = origins.join(' ');
  const known = new RegExp(`(?<=^|; )${directive} [^;]*`);
  return known.test(policy) ? policy.replace(known, (found) => `${found} ${own}`) : `${policy}; ${directive} ${own}`;
}

/** The row of the site map says what its screen may load from elsewhere; without a word everything stays closed. */
export function openedFor(
  headers: Record<Lowercase<string>, string>,
  { script, frame, connect, img, payment, hasPopups }: Outside = {},
): Record<Lowercase<string>, string> {
  const closed = String(headers['content-security-policy']);
  const directives = {
    'script-src': closed.includes("'strict-dynamic'") ? undefined : script,
    'frame-src': frame,
    'connect-src': connect,
    'img-src': img,
  };
  const policy = Object.entries(directives).reduce(
    (all, [directive, origins]) => opened(all, directive, origins),
    closed,
  );
  return {
    ...headers,
    'content-security-policy': policy,
    ...(payment && { 'permissions-policy': permissions(payment) }),
    ...(hasPopups && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

/** Pages may load their own scripts, styles and pictures, run what is named by its hash, and nothing else. */
export const pageHeaders = (isDev: boolean, scriptHashes: readonly string[]): Record<Lowercase<string>, string> => ({
  'content-security-policy': (isDev ? DEV_CSP : DOCUMENT_CSP).replace(
    "script-src 'self'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(' '),
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(),
});

/** Pages of the app are made for one request: its nonce names their scripts, and these may load what they need. */
export const appHeaders = (isDev: boolean, nonce: string, isDiscreet: boolean): Record<Lowercase<string>, string> => {
  const headers = pageHeaders(isDev, []);
  return {
    ...headers,
    'content-security-policy': String(headers['content-security-policy']).replace(
      "script-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ),
    ...(isDiscreet && { 'referrer-policy': 'no-referrer' }),
  };
};

/** A foreign Host would poison links and let another site's name reach us (DNS rebinding in demo mode). */
export function hostCheck(env: Env): (host: string | undefined, path: string) => boolean {
  const own = new URL(env.PUBLIC_URL).host;
  const isOurs = (host: string) => host === own || (env.APP_MODE === 'demo' && isLoopback(host.replace(/:\d+$/, '')));
  let last = own;
  return (host = '', path) => {
    if (host === last) return true;
    if (!isOurs(host)) return PROBES.has(path);
    last = host;
    return true;
  };
}

/**
 * The target of a request line holds no fragment, and names no other machine than its Host does: what one reader of it
 * cuts off, another would take for a part of the path (T47).
 */
export function isPlainTarget(target: string, host: string | undefined): boolean {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (path.includes('#')) return false;
  return path.startsWith('/') || path.startsWith(`http://${host}/`) || path.startsWith(`https://${host}/`);
}

const LONGEST_PATH = 2000;

/** No page is named by half a character, a line break or a sign that nobody sees; the router would print such an address unmasked (Q13). */
function isReadable(pathname: string) {
  if (pathname.length > LONGEST_PATH) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The router takes capitals and encoded letters for the same page: a public one has its own spelling. */
function ownSpelling(path: string) {
  const read = decodeURI(path).toLowerCase();
  const place = screenAt(read);
  const kind = place && kindOf(place.screen);
  if (!place || (kind && kind !== 'notice')) return path;
  // Names in the paths of the app may be secrets, whose capitals count; the router asks for data as it likes.
  const isNamed = Object.keys(place.params).length > 0 && layoutOf(place.screen) !== 'document';
  const own = encodeURI(read);
  return isNamed || isDataPath(read) || own.includes('%25') ? path : own;
}

/** /es/... is the bare path; a page has no trailing slash; a bare English slug is its Spanish page (D8). Calls keep any spelling, and only pages are redirected. */
export const spellings: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const { pathname, search } = new URL(c.req.url);
    if (!isReadable(pathname)) throw new Problem(404);
    const bare =
      pathname
        .replace(new RegExp(`^/+${DEFAULT_LOCALE}(?=/|$)`, 'i'), '')
        .replace(/\/+/g, '/')
        .replace(/\/$/, '') || '/';
    const path = redirectOf(bare) ?? ownSpelling(bare);
    if (path !== pathname) return c.redirect(`${path}${search}`, 301);
  }
  await next();
};
