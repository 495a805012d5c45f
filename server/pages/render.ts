/** Renders pages: public ones into the cache, the rest for each request. Their policy names scripts by hash or nonce (Q39). */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Ctx, ctxContext, ctxOf, type Services } from '#app/ctx.server.ts';
import { DEFAULT_LOCALE, LOCALES, localeOf } from '#app/i18n/locales.ts';
import { storageOrigin } from '#app/integrations/storage/index.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pagePolicy } from '#app/path-policy.ts';
import { mayHoldTags, pathTo, rowOf } from '#app/paths.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { APP_AGENT, isAppAgent } from '#app/platform/app-agent.ts';
import { type AppEnv, PUBLIC } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { isExcluded } from '#app/platform/http/excluded.ts';
import { isRouterPath, pagePath } from '#app/platform/http/router-protocol.ts';
import { inTurns } from '#app/platform/limits/in-turns.ts';
import type { Precedence } from '#app/platform/limits/precedence.ts';
import { keepKeyOf } from '#app/platform/offline/keep-key.server.ts';
import { KEEP_KEY, OWNER } from '#app/platform/offline/names.ts';
import { pageCache } from '#app/platform/pages/cache.server.ts';
import {
  type CachedAnswer,
  cacheAnswer,
  compressed,
  compressMore,
  sendCached,
  sendPacked,
} from '#app/platform/pages/cached-answer.server.ts';
import { readTags } from '#app/platform/pages/tags.server.ts';
import type { Row } from '#app/site-map/row.ts';
import { problemOf } from '#server/errors.ts';
import { appHeaders, officeHeaders, openedFor, pageHeaders } from '#server/guards.ts';
import { missingPath, pageAt } from './policy.ts';

type Build = typeof import('virtual:react-router/server-build');
let build: Build | undefined;
let handler: ReturnType<typeof createRequestHandler>;
/** The router's handler is made once for a build: it ranks every route, which costs as much as a page. Vite brings a new build after an edit. */
async function render(request: Request, context: RouterContextProvider) {
  const present = await import('virtual:react-router/server-build');
  if (present !== build) handler = createRequestHandler(present, import.meta.env.MODE);
  build = present;
  return handler(request, context);
}

const HTML = 'text/html; charset=utf-8';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g;

export const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The cache key of a page: a path of the site map in its own spelling, the page number of a list, whether our phone
 * app asks, and whether the address is one of which nobody is told. Nothing else of the query is in it, so a cached page cannot depend on it.
 */
export type Key = { path: string; number?: number | undefined; isInApp: boolean; isMissing?: true; isUntold?: true };

/** The key as text. All but the plain page hold a space, which no path of a request can. */
export const nameOf = ({ path, number, isInApp, isMissing, isUntold }: Key) =>
  isInApp || isMissing || isUntold || number
    ? `${isMissing ? 'missing' : `page ${number ?? ''}`} ${isInApp ? 'in app' : ''} ${isUntold ? 'untold' : ''} ${path}`
    : path;

type PageRequest = NonNullable<ReturnType<typeof pageAt>>;

/** Whether the page may be cached: public, and not asked for as data of the router. */
const isForEverybody = ({ row, isData }: PageRequest) =>
  !isData && pagePolicy(row).cache === 'public' && row.kind !== 'developer';

/** Runs the router. It turns an error of a loader into a page; a failure of the database is thrown again, to be a 503 (T51). */
async function renderFor(ctx: Ctx, request: Request) {
  const context = new RouterContextProvider();
  context.set(ctxContext, ctx);
  const answer = await render(request, context);
  const text = await answer.text();
  if (ctx.failure !== undefined && problemOf(ctx.failure).status === 503) throw ctx.failure;
  if (ctx.failure !== undefined) ctx.log.error({ err: ctx.failure, request_id: ctx.request_id }, 'page failed');
  return { status: answer.status, headers: answer.headers, text };
}

/** Whose browser may keep this answer; nobody's without the key that came with the session (T40, decision 032). */
const keepingOwner = (c: Context, { actor, actor: { user_id }, env }: Ctx) =>
  // What staff read of somebody is on record; a copy on their device would not be.
  user_id && !isStaff(actor) && getCookie(c, KEEP_KEY) === keepKeyOf(env.APP_SECRET, user_id) ? user_id : null;

const rowAt = (path: string): Row | undefined => {
  const place = screenAt(path);
  return place && rowOf(place.screen);
};

/**
 * Looks a request up in the cache without making anything. Two requests take the long way although their path is cached:
 * `/` with another language chosen before (a redirect), and a list with a query (another page of it).
 */
export const findCached =
  (pages: { find(key: Key): CachedAnswer | undefined }, rowOfPath = rowAt) =>
  (path: string, hasQuery: boolean, headers: IncomingHttpHeaders): CachedAnswer | undefined =>
    (path === '/' && chosenLanguage(headers.cookie)) || (hasQuery && rowOfPath(path)?.isPaged)
      ? undefined
      : pages.find({ path, isInApp: isAppAgent(headers['user-agent']) });

type PageTags = Pick<Ctx, 'dependsOn'> & { tags: Set<string> };

export function makePages(
  services: Services,
  forPage: (key: Key, framed: PageTags) => Ctx,
  calls: Pick<Precedence, 'last'>,
) {
  const { env, isDev, log, connection } = services;
  const headersOf = (html: string) => pageHeaders(isDev, scriptHashes(html));
  const holdsTags = (row: Row | undefined, query: URLSearchParams, tags: string | undefined) =>
    tags !== undefined && mayHoldTags(row, query);
  /** Without a tag manager there is nothing to leave out. */
  const isUntold = (addressOf: () => string) => env.GTM_ID !== undefined && isExcluded(env.EXCLUDED_IPS, addressOf());

  const pages = pageCache<Key>({
    nameOf,
    async make(key) {
      const place = screenAt(key.path);
      // An entry has a tag of its own: changing it renders its pages again and no others.
      const tags = new Set<string>(place?.entry ? [`${place.screen}/${place.entry}`] : []);
      const ctx = forPage(key, { tags, dependsOn: (tag) => tags.add(tag) });
      const headers: HeadersInit = key.isInApp ? { 'user-agent': APP_AGENT } : {};
      // A request of our own, without any header of the visitor: nobody can poison the cache.
      const { status, text } = await renderFor(
        ctx,
        new Request(`${env.PUBLIC_URL}${key.path}${key.number ? `?page=${key.number}` : ''}`, { headers }),
      );
      // The missing page is cached once for all unknown addresses, as if it were 200; `missing` sends it as 404 (T47).
      return { status: key.isMissing && status === 404 ? 200 : status, html: text, tags };
    },
    async store({ html }, { path, isInApp, isUntold }) {
      const row = rowAt(path);
      const hasTags = holdsTags(row, new URLSearchParams(), isInApp || isUntold ? undefined : env.GTM_ID);
      return cacheAnswer(
        HTML,
        { ...openedFor(headersOf(html), row?.outside, { hasTags }), ...PUBLIC },
        await compressed(html),
      );
    },
    isAskedAgain: compressMore,
    readTags: () => readTags(connection.db),
    failed: (error) => log.error({ err: error }, 'page not made anew'),
  });

  /** At most three uncached renderings at once, and calls go before them: a flood must not block the event loop (T47). */
  const inTurn = inTurns({ atOnce: 3, waitingMost: 200 });

  const isInApp = (c: Context) => isAppAgent(headerOf(c, 'user-agent'));

  const page: MiddlewareHandler<AppEnv> = async (c) => {
    const asked = pageAt(c.req.url);
    if (!isDev && !asked && !isRouterPath(c.req.path)) return missing(c);
    // Documents have no router in the browser, so nobody asks for their data.
    if (!isDev && asked?.isData && asked.row.layout === 'document') return missing(c);
    if (!isDev && asked && isForEverybody(asked)) {
      if (!asked.isOwnPath) return missing(c);
      const key = { path: asked.path, number: asked.number, isInApp: isInApp(c) };
      const found = await pages.ask(isUntold(() => ctxOf(c).address) ? { ...key, isUntold: true } : key);
      return 'etag' in found ? sendCached(c, found) : sendText(c, found.status, found.html);
    }
    const ctx = ctxOf(c);
    if (asked?.row.layout === 'app') ctx.nonce = randomBytes(16).toString('base64');
    const { status, headers, text } = await inTurn(() => calls.last(() => renderFor(ctx, c.req.raw)));
    const framed = ctx.nonce ? appHeaders(isDev, ctx.nonce, asked?.row.isDiscreet ?? false) : headersOf(text);
    const guard = asked?.row.frame === 'office' ? officeHeaders(framed) : framed;
    const hasTags = holdsTags(asked?.row, new URL(c.req.url).searchParams, ctx.tags);
    const opened = openedFor(guard, asked?.row.outside, {
      ...{ storage: storageOrigin(env), payments: ctx.payments.hosts, hasTags },
    });
    // The worker of the portal keeps only what says whose it is (app/platform/offline/worker.ts).
    const owner = asked?.row.isKeptOffline && status === 200 ? keepingOwner(c, ctx) : null;
    if (owner) c.header(OWNER, owner);
    return sendText(c, status, text, opened, headers);
  };

  function sendText(
    c: Context,
    status: number,
    text: string,
    guard = headersOf(text),
    own = new Headers({ 'content-type': HTML }),
  ) {
    for (const [name, value] of Object.entries(guard)) c.header(name, value);
    for (const [name, value] of own) c.header(name, value, { append: name === 'set-cookie' });
    // 204 must have no body; the router uses it to tell an old page to reload.
    return status === 204 ? c.body(null, 204) : sendPacked(c, text, status as 200);
  }

  /** Sends the cached page of unknown addresses. */
  const missing = async (c: Context) => {
    const locale = localeOf(pagePath(c.req.path));
    const path = missingPath(c.req.url) ?? `${pathTo('home', locale).replace(/\/$/, '')}/-`;
    const found = await pages.ask({ path, isInApp: isInApp(c), isMissing: true });
    return 'etag' in found ? sendCached(c, found, 404) : sendText(c, found.status, found.html);
  };

  /** The cached notice of maintenance, for a page that cannot be rendered. */
  const notice = (c: Context): CachedAnswer | undefined =>
    pages.findAny({ path: pathTo('maintenance', localeOf(pagePath(c.req.path))), isInApp: false });
  const askIn = (screen: 'maintenance' | 'home') =>
    Promise.all(LOCALES.map((locale) => pages.ask({ path: pathTo(screen, locale), isInApp: false })));
  const prepare = () => askIn('maintenance');
  /** Renders the home pages at the start, so that they are there when the database is not; asked for again, they shrink. */
  const warm = async () => {
    await askIn('home');
    await askIn('home');
  };

  return { find: findCached(pages), page, missing, notice, prepare, warm, look: pages.look, stop: pages.stop };
}

export type Pages = ReturnType<typeof makePages>;

/** The language of the NEXT_LOCALE cookie, unless it is the default one. */
function chosenLanguage(cookie: string | undefined) {
  const chosen = /(?:^|;\s*)NEXT_LOCALE=(\w+)/.exec(cookie ?? '')?.[1];
  return LOCALES.find((locale) => locale === chosen && locale !== DEFAULT_LOCALE);
}

/** Redirects `/` to the chosen language (D7). A click on our own link is a newer choice and is not redirected. */
export const homeInOwnLanguage: MiddlewareHandler = async (c, next) => {
  const isChosen = c.req.header('sec-fetch-site') === 'same-origin';
  const locale = c.req.path === '/' && !isChosen ? chosenLanguage(headerOf(c, 'cookie')) : undefined;
  if (!locale) return next();
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(`${pathTo('home', locale)}${new URL(c.req.url).search}`, 302);
};
