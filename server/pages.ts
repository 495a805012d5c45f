/** Pages: public ones from the cache, the rest made for each request; every script is named, by hash or by nonce (Q39). */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
import { type Ctx, ctxContext, ctxOf, type Services } from '#app/ctx.server.ts';
import { DEFAULT_LOCALE, LOCALES, localeOf } from '#app/i18n/locales.ts';
import { pagePolicy, pathsOf, pathTo, screenRows } from '#app/paths.ts';
import { APP_AGENT, isAppAgent } from '#app/platform/app-agent.ts';
import { type AppEnv, PUBLIC } from '#app/platform/call.server.ts';
import { headerOf } from '#app/platform/header.server.ts';
import { compressed, type Kept, keep, sendKept, sendPacked } from '#app/platform/kept-answer.server.ts';
import { pageCache } from '#app/platform/page-cache.server.ts';
import { readTags } from '#app/platform/page-tags.server.ts';
import { appHeaders, pageHeaders } from './guards.ts';
import { pageAt } from './page-policy.ts';

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE);

const HTML = 'text/html; charset=utf-8';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g;

export const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** As it was written: the router's own path has lost a trailing slash. */
function pathnameOf(c: Context) {
  const { url } = c.req;
  const start = url.indexOf('/', 'https://'.length);
  const end = url.indexOf('?', start);
  return url.slice(start, end < 0 ? undefined : end);
}

/** What a page is known by; the query is not part of it, so it is never seen by a page that is kept. */
type Key = { path: string; isInApp: boolean };

const cached = screenRows()
  .filter((row) => pagePolicy(row).cache === 'public' && row.kind !== 'developer')
  .flatMap((row) => pathsOf(row).map(({ path }) => ({ path })));

type Framed = Pick<Ctx, 'dependsOn'> & { tags: Set<string> };

export function makePages(services: Services, forPage: (key: Key, framed: Framed) => Ctx) {
  const { env, isDev, log, connection } = services;
  const headersOf = (html: string) => pageHeaders(isDev, scriptHashes(html));

  const pages = pageCache<Key>({
    nameOf: ({ path, isInApp }) => (isInApp ? `${path}#app` : path),
    async make(key) {
      const tags = new Set<string>();
      const context = new RouterContextProvider();
      context.set(ctxContext, forPage(key, { tags, dependsOn: (tag) => tags.add(tag) }));
      const headers: HeadersInit = key.isInApp ? { 'user-agent': APP_AGENT } : {};
      // Our own address and no header of the visitor: nobody can poison the page for the next.
      const answer = await render(new Request(`${env.PUBLIC_URL}${key.path}`, { headers }), context);
      return { status: answer.status, html: await answer.text(), tags };
    },
    store: async ({ html }) => keep(HTML, { ...headersOf(html), ...PUBLIC }, await compressed(html)),
    readTags: () => readTags(connection.db),
    failed: (error) => log.error({ err: error }, 'page not made anew'),
  });

  const keyOf = (c: Context): Key => ({ path: pathnameOf(c), isInApp: isAppAgent(headerOf(c, 'user-agent')) });

  /** The page that is there for these headers; / with a language chosen before is none, but a redirect. */
  const find = (path: string, headers: IncomingHttpHeaders): Kept | undefined =>
    path === '/' && chosenLanguage(headers.cookie)
      ? undefined
      : pages.find({ path, isInApp: isAppAgent(headers['user-agent']) });

  const page: MiddlewareHandler<AppEnv> = async (c) => {
    if (!isDev && matchRoutes(cached, c.req.path)) {
      const found = await pages.ask(keyOf(c));
      return 'etag' in found ? sendKept(c, found) : sendText(c, found.status, found.html);
    }
    const ctx = ctxOf(c);
    const asked = pageAt(c.req.url)?.row;
    if (asked?.layout === 'app') ctx.nonce = randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    context.set(ctxContext, ctx);
    const answer = await render(c.req.raw, context);
    const text = await answer.text();
    const guard = ctx.nonce ? appHeaders(isDev, ctx.nonce, asked?.isDiscreet ?? false) : headersOf(text);
    return sendText(c, answer.status, text, guard, answer.headers);
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
    // An answer without content has no body at all: the router tells an old page so to load anew.
    return status === 204 ? c.body(null, 204) : sendPacked(c, text, status as 200);
  }

  /** The page of an address that leads nowhere, made for nobody in particular. */
  const missing = async (c: Context) => {
    const locale = localeOf(c.req.path);
    const path = `${pathTo('home', locale).replace(/\/$/, '')}/-`;
    const context = new RouterContextProvider();
    context.set(ctxContext, forPage({ path, isInApp: keyOf(c).isInApp }, { tags: new Set(), dependsOn: () => {} }));
    const answer = await render(new Request(`${env.PUBLIC_URL}${path}`), context);
    return sendText(c, answer.status, await answer.text());
  };

  /** For a page that cannot be made: the notice, if it is at hand. */
  const notice = (c: Context): Kept | undefined =>
    pages.findAny({ path: pathTo('maintenance', localeOf(c.req.path)), isInApp: false });
  const askIn = (screen: 'maintenance' | 'home') =>
    Promise.all(LOCALES.map((locale) => pages.ask({ path: pathTo(screen, locale), isInApp: false })));
  const prepare = () => askIn('maintenance');
  /** Made once at the start, the home page stays when the database does not. */
  const warm = () => askIn('home');

  return { find, page, missing, notice, prepare, warm, look: pages.look, stop: pages.stop };
}

export type Pages = ReturnType<typeof makePages>;

/** A language other than the usual one that somebody chose before. */
function chosenLanguage(cookie: string | undefined) {
  const chosen = /(?:^|;\s*)NEXT_LOCALE=(\w+)/.exec(cookie ?? '')?.[1];
  return LOCALES.find((locale) => locale === chosen && locale !== DEFAULT_LOCALE);
}

/** Only the bare home page follows it (D7); who comes by a link of ours has just chosen, perhaps before any script ran. */
export const homeInOwnLanguage: MiddlewareHandler = async (c, next) => {
  const isChosen = c.req.header('sec-fetch-site') === 'same-origin';
  const locale = c.req.path === '/' && !isChosen ? chosenLanguage(headerOf(c, 'cookie')) : undefined;
  if (!locale) return next();
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(`${pathTo('home', locale)}${new URL(c.req.url).search}`, 302);
};
