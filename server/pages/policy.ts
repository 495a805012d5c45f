/** Puts pages through the same `enforce` as calls, with the policy of their row in the site map. */
import type { Context, MiddlewareHandler } from 'hono';
import { matchRoutes } from 'react-router';
import { ctxOf } from '#app/ctx.server.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { pagePolicy } from '#app/path-policy.ts';
import { pathsOf, pathTo, screenRows } from '#app/paths.ts';
import type { Policy } from '#app/platform/access/policy.ts';
import { callerOf } from '#app/platform/access/session.server.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { type AppEnv, enforce } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { isDataPath, pagePath, ROUTES_KEY } from '#app/platform/http/router-protocol.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Row } from '#app/site-map/row.ts';

type PageRoute = { path: string; handle: Row };
const depthOf = (path: string) => path.replace(/\/+$/, '').split('/').length;
/** Routes by the number of their segments, which the router keeps: it ranks all that it is given each time. */
const routes = Map.groupBy(
  screenRows().flatMap((row): PageRoute[] => pathsOf(row).map(({ path }) => ({ path, handle: row }))),
  ({ path }) => depthOf(path),
);
const routeAt = (path: string) => matchRoutes(routes.get(depthOf(path)) ?? [], path)?.at(-1);

/** The `page` of the query on a row with `isPaged`. Page 1 and anything that is no number give undefined (T47). */
export const pageNumber = (row: Row, query: URLSearchParams) => {
  const asked = row.isPaged && /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  return asked && asked !== '1' ? Number(asked) : undefined;
};

/** The address built from the matched route and its parameters: the only text that may become a cache key (T47). */
const ownPath = (path: string, params: Record<string, string>) =>
  encodeURI(path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''));

/**
 * Finds the row of a page by React Router's own matching.
 * The router accepts any case and `.data`, so another matcher could guard a different page than it renders.
 */
export function pageAt(url: string) {
  const { pathname, searchParams } = new URL(url);
  const match = routeAt(pagePath(pathname));
  if (!match) return undefined;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  const path = ownPath(match.route.path, params);
  const row = match.route.handle;
  // A screen with entries has no page for anything else.
  if (row.hasEntries && !screenAt(pagePath(pathname))) return undefined;
  const number = pageNumber(row, searchParams);
  return {
    row,
    params,
    pattern: match.route.path,
    path,
    number,
    isOwnPath: path === pathname,
    isData: isDataPath(pathname),
  };
}

/** The page that says what is not there: a list of entries says it in its own words, everything else in those of the site. */
export function missingPath(url: string) {
  const match = routeAt(pagePath(new URL(url).pathname));
  return match?.route.handle.list ? match.route.path.replace(/:\w+/, '-') : undefined;
}

/** The log-in page in the language of the page, with `next`, and `session-expired` if a token was sent (D13). */
function logInPath(c: Context) {
  const { pathname, searchParams } = new URL(c.req.url);
  const page = pagePath(pathname);
  searchParams.delete(ROUTES_KEY);
  const query = new URLSearchParams({ next: searchParams.size ? `${page}?${searchParams}` : page });
  if (callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'))) query.set('session-expired', 'true');
  return `${pathTo('log-in', localeOf(page))}?${query}`;
}

/** A page that names a person belongs to somebody, as a call does; what staff read of them there is on record. */
export function policyOf(row: Row): Policy {
  const policy = { ...pagePolicy(row), ...(row.audit && { audit: row.audit }) };
  return row.owner ? { ...policy, owner: row.owner, subjectOf: person } : policy;
}

/** Turns 401 into a redirect to log-in, and 404 (also a wrong role) into the missing page. */
export function enforcePage(missing: (c: Context) => Promise<Response>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const page = pageAt(c.req.url);
    if (!page) return next();
    try {
      const { row, params, pattern } = page;
      // What stands in a discreet address is not for the log.
      return await enforce(policyOf(row), { params, ...(row.isDiscreet && { pattern }) })(c, next);
    } catch (error) {
      if (!(error instanceof Problem) || (error.status !== 401 && error.status !== 404)) throw error;
      const away = error.status === 401 ? logInPath(c) : pagePath(new URL(c.req.url).pathname);
      if (!page.isData) return error.status === 401 ? c.redirect(away, 302) : missing(c);
      if (page.row.layout !== 'app') throw error;
      // A request for data needs an answer in the router's format: the app layout gives it, before any loader runs.
      ctxOf(c).turnedAway = away;
      return next();
    }
  };
}
