/** Host check, redirects to the one spelling of an address, and security headers (Q39). */
import type { MiddlewareHandler } from 'hono';
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts';
import type { PaymentHosts } from '#app/integrations/payments/payments.ts';
import { screenAt } from '#app/path-match.ts';
import { redirectOf } from '#app/path-redirects.ts';
import { kindOf, layoutOf } from '#app/paths.ts';
import type { Env } from '#app/platform/env.server.ts';
import { isLoopback } from '#app/platform/http/address.ts';
import { isDataPath } from '#app/platform/http/router-protocol.ts';
import { Problem } from '#app/platform/problem.ts';
import { UNSEEN } from '#app/platform/record/log.server.ts';
import type { Outside } from '#app/site-map/row.ts';

const API_CSP = "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCUMENT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Vite's client needs inline styles and a web socket. */
const DEV_CSP = DOCUMENT_CSP.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
);

const PROBES = new Set(['/healthz', '/readyz']);

/** Headers of every answer. `no-store` holds unless an answer overrides it. */
export const standingHeaders = (env: Env): Record<Lowercase<string>, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': API_CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(env.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** The router moves between screens of the app without new headers: the camera (visa photo) is open there, and on no document. */
const permissions = (camera: '' | 'self', payment: readonly string[] = []) =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(${['self', ...payment.map((origin) => `"${origin}"`)].join(' ')})`;

/** Adds origins to a directive of a Content-Security-Policy, or adds the directive. */
function opened(policy: string, directive: string, origins: readonly string[] = []) {
  if (origins.length === 0) return policy;
  const own = origins.join(' ');
  const known = new RegExp(`(?<=^|; )${directive} [^;]*`);
  return known.test(policy) ? policy.replace(known, (found) => `${found} ${own}`) : `${policy}; ${directive} ${own}`;
}

/** What depends on settings: where files are stored, and who takes payments. */
type PolicySettings = { storage?: string | undefined; payments?: PaymentHosts | undefined; hasTags?: boolean };

/** The tag manager and its analytics, and nobody else: ads are told by the server (D54). */
const TAGS = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;
const NO_TAGS = { script: [], connect: [], img: [] } as const;

/** Headers with what the row of a screen opens (`outside`); without it they stay as they are. */
export function openedFor(
  headers: Record<Lowercase<string>, string>,
  { script, frame = [], connect = [], img = [], payment, hasPopups, hasStorage, hasPayments, hasFilm }: Outside = {},
  { storage, payments, hasTags = false }: PolicySettings = {},
): Record<Lowercase<string>, string> {
  const closed = String(headers['content-security-policy']);
  const isApp = closed.includes("'strict-dynamic'");
  const files = hasStorage && storage ? [storage] : [];
  const paid = hasPayments && payments ? payments : { script: [], frame: [], connect: [] };
  const tags = hasTags ? TAGS : NO_TAGS;
  const takers = [...(payment ?? []), ...paid.frame];
  const directives = {
    'script-src': isApp ? undefined : [...(script ?? []), ...paid.script, ...tags.script],
    'frame-src': [...frame, ...paid.frame],
    'connect-src': [...connect, ...paid.connect, ...files, ...tags.connect],
    // What somebody is about to hand in is looked at before it leaves: a picture of this browser's own memory.
    'img-src': [...img, ...files, ...tags.img, ...(hasStorage ? ['blob:'] : [])],
    'media-src': hasFilm ? ["'self'"] : [],
  };
  const policy = Object.entries(directives).reduce(
    (all, [directive, origins]) => opened(all, directive, origins),
    closed,
  );
  return {
    ...headers,
    'content-security-policy': policy,
    ...(takers.length > 0 && { 'permissions-policy': permissions(isApp ? 'self' : '', takers) }),
    ...(hasPopups && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

/** Headers of documents: own scripts, styles and pictures, inline scripts by hash, nothing else. */
export const pageHeaders = (isDev: boolean, scriptHashes: readonly string[]): Record<Lowercase<string>, string> => ({
  'content-security-policy': (isDev ? DEV_CSP : DOCUMENT_CSP).replace(
    "script-src 'self'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(' '),
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(''),
});

/** Headers of app pages: scripts by the nonce of the request, and with 'strict-dynamic' what those load. */
export const appHeaders = (isDev: boolean, nonce: string, isDiscreet: boolean): Record<Lowercase<string>, string> => {
  const headers = pageHeaders(isDev, []);
  return {
    ...headers,
    'content-security-policy': String(headers['content-security-policy']).replace(
      "script-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'; worker-src 'self'`,
    ),
    'permissions-policy': permissions('self'),
    ...(isDiscreet && { 'referrer-policy': 'no-referrer' }),
  };
};

/** Pages of staff: no camera, no payment, and no address of ours for anybody they lead to (T31). */
export const officeHeaders = (headers: Record<Lowercase<string>, string>): Record<Lowercase<string>, string> => ({
  ...headers,
  'content-security-policy': String(headers['content-security-policy']).replace(
    "worker-src 'self'",
    "worker-src 'none'",
  ),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
});

/** Refuses a foreign Host header: it could poison links, and allows DNS rebinding in demo mode. Probes are exempt. */
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
 * Refuses a request target with a fragment, or with another host than its Host header.
 * Parsers disagree about both: one cuts off what another takes for a part of the path (T47).
 */
export function isPlainTarget(target: string, host: string | undefined): boolean {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (path.includes('#')) return false;
  return path.startsWith('/') || path.startsWith(`http://${host}/`) || path.startsWith(`https://${host}/`);
}

const LONGEST_PATH = 2000;

/** Whether the path decodes and holds no invisible character. React Router would log any other one unmasked (Q13). */
function isReadable(pathname: string) {
  if (pathname.length > LONGEST_PATH) return false;
  try {
    return !UNSEEN.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The one spelling of a public page. The router also accepts capitals and encoded letters. */
function ownSpelling(path: string) {
  const read = decodeURI(path).toLowerCase();
  const place = screenAt(read);
  const kind = place && kindOf(place.screen);
  if (!place || (kind && kind !== 'notice')) return path;
  // Parameters of app pages may be secrets, where case counts, unless they name a person; data requests keep the router's spelling.
  const isNamed =
    Object.keys(place.params).length > 0 && layoutOf(place.screen) !== 'document' && !('user_id' in place.params);
  const own = encodeURI(read);
  return isNamed || isDataPath(read) || own.includes('%25') ? path : own;
}

/** Redirects pages: /es/... to the bare path, no trailing slash, a bare English slug to its Spanish page (D8). */
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
