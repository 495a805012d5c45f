/** A page meets the same enforcement as a call, by the entry that the site map gives it. */
import type { MiddlewareHandler } from 'hono';
import { matchRoutes } from 'react-router';
import { pagePolicy, pathsOf, screenRows } from '#app/paths.ts';
import { type AppEnv, enforce } from '#app/platform/call.server.ts';

const routes = screenRows().flatMap((row) => pathsOf(row).map(({ path }) => ({ path, handle: pagePolicy(row) })));

/** The router asks for a page's data as /page.data, and for that of / as /_root.data. */
const pageOf = (pathname: string) => pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '');

/**
 * The router reads an address freely (any case, `.data`): so it is the router's own matching that finds the policy of
 * what is about to be rendered.
 */
export const enforcePage: MiddlewareHandler<AppEnv> = (c, next) => {
  const match = matchRoutes(routes, pageOf(new URL(c.req.url).pathname))?.at(-1);
  if (!match) return next();
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  return enforce(match.route.handle, { params })(c, next);
};
