/** A page meets the same enforcement as a call, by the entry that the site map gives it. */
import type { Context, MiddlewareHandler } from 'hono';
import { matchRoutes } from 'react-router';
import { ctxOf } from '#app/ctx.server.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { pagePolicy } from '#app/path-policy.ts';
import { pathsOf, pathTo, type Row, screenRows } from '#app/paths.ts';
import { callerOf } from '#app/platform/access/session.server.ts';
import { type AppEnv, enforce } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { isDataPath, pagePath, ROUTES_KEY } from '#app/platform/http/router-protocol.ts';
import { Problem } from '#app/platform/problem.ts';

const routes = screenRows().flatMap((row) => pathsOf(row).map(({ path }) => ({ path, handle: row })));

/** The page of a list as its address names it; the first has no number, and what is none counts as none (T47). */
export const pageNumber = (row: Row, query: URLSearchParams) => {
  const asked = row.isPaged && /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  return asked && asked !== '1' ? Number(asked) : undefined;
};

/** The page's own address, made of what the router has read: nothing else of a request may name a page that is kept (T47). */
const ownPath = (path: string, params: Record<string, string>) =>
  encodeURI(path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''));

/**
 * The router reads an address freely (any case, `.data`): so it is the router's own matching that finds the row of
 * what is about to be rendered.
 */
export function pageAt(url: string) {
  const { pathname, searchParams } = new URL(url);
  const match = matchRoutes(routes, pagePath(pathname))?.at(-1);
  if (!match) return undefined;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  const path = ownPath(match.route.path, params);
  const row = match.route.handle;
  // A screen with entries has no page for anything else.
  if (row.hasEntries && !screenAt(pagePath(pathname))) return undefined;
  const number = pageNumber(row, searchParams);
  return { row, params, path, number, isOwnPath: path === pathname, isData: isDataPath(pathname) };
}

/** Log-in in the language of the page, which is where it leads back to; an ended session is named as such (D13). */
function logInPath(c: Context) {
  const { pathname, searchParams } = new URL(c.req.url);
  const page = pagePath(pathname);
  searchParams.delete(ROUTES_KEY);
  const query = new URLSearchParams({ next: searchParams.size ? `${page}?${searchParams}` : page });
  if (callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'))) query.set('session-expired', 'true');
  return `${pathTo('log-in', localeOf(page))}?${query}`;
}

/** Without a session: to log-in. Not for this role, or not there: the page that everybody gets who asks for nothing. */
export function enforcePage(missing: (c: Context) => Promise<Response>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const page = pageAt(c.req.url);
    if (!page) return next();
    try {
      return await enforce(pagePolicy(page.row), { params: page.params })(c, next);
    } catch (error) {
      if (!(error instanceof Problem) || (error.status !== 401 && error.status !== 404)) throw error;
      const away = error.status === 401 ? logInPath(c) : pagePath(new URL(c.req.url).pathname);
      if (!page.isData) return error.status === 401 ? c.redirect(away, 302) : missing(c);
      if (page.row.layout !== 'app') throw error;
      // The router understands only its own kind of answer: the layout of the app gives it, before any loader runs.
      ctxOf(c).turnedAway = away;
      return next();
    }
  };
}
