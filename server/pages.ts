/** Pages: public ones from the cache, the rest made for each request; every script of a page is named by its hash (Q39). */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
import { type Ctx, ctxContext, ctxOf, type Services } from '#app/ctx.server.ts';
import { DEFAULT_LOCALE, LOCALES, localeOf } from '#app/i18n/locales.ts';
import { pagePolicy, pathsOf, pathTo, screenRows } from '#app/paths.ts';
import { APP_AGENT, isAppAgent } from '#app/platform/app-agent.ts';
import { type AppEnv, PUBLIC } from '#app/platform/call.server.ts';
import { compressed, type Kept, keep, sendKept } from '#app/platform/kept-answer.server.ts';
import { pageCache } from '#app/platform/page-cache.server.ts';
import { readTags } from '#app/platform/page-tags.server.ts';
import { pageHeaders } from './guards.ts';

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

  const keyOf = (c: Context): Key => ({ path: pathnameOf(c), isInApp: isAppAgent(c.req.header('user-agent')) });

  /** The usual case, before anything else is looked at: the page is there. */
  const fromCache: MiddlewareHandler = (c, next) => {
    if (isDev || wantsOwnLanguage(c)) return next();
    const kept = pages.find(keyOf(c));
    return kept ? Promise.resolve(sendKept(c, kept)) : next();
  };

  const page: MiddlewareHandler<AppEnv> = async (c) => {
    if (!isDev && matchRoutes(cached, c.req.path)) {
      const found = await pages.ask(keyOf(c));
      return 'etag' in found ? sendKept(c, found) : sendText(c, found.status, found.html);
    }
    const context = new RouterContextProvider();
    context.set(ctxContext, ctxOf(c));
    const answer = await render(c.req.raw, context);
    return sendText(c, answer.status, await answer.text(), answer.headers);
  };

  function sendText(c: Context, status: number, html: string, own: Headers = new Headers({ 'content-type': HTML })) {
    const headers = { ...headersOf(html), ...Object.fromEntries(own) };
    return c.newResponse(html, { status: status as 200, headers });
  }

  /** For a page that cannot be made: the notice, if it is at hand. */
  const notice = (c: Context): Kept | undefined =>
    pages.find({ path: pathTo('maintenance', localeOf(c.req.path)), isInApp: false });
  const prepare = () =>
    Promise.all(LOCALES.map((locale) => pages.ask({ path: pathTo('maintenance', locale), isInApp: false })));

  return { fromCache, page, notice, prepare, look: pages.look, stop: pages.stop };
}

export type Pages = ReturnType<typeof makePages>;

const chosenLanguage = (c: Context) => /(?:^|;\s*)NEXT_LOCALE=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1];

/** Only the bare home page follows the language somebody chose before (D7). */
function wantsOwnLanguage(c: Context) {
  if (c.req.path !== '/') return undefined;
  const chosen = chosenLanguage(c);
  return LOCALES.find((locale) => locale === chosen && locale !== DEFAULT_LOCALE);
}

export const homeInOwnLanguage: MiddlewareHandler = async (c, next) => {
  const locale = wantsOwnLanguage(c);
  if (!locale) return next();
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(`${pathTo('home', locale)}${new URL(c.req.url).search}`, 302);
};
