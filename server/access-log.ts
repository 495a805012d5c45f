/** Every request begins with its Ctx and ends with one line: the route's pattern for calls, a masked path for pages, never a query (Q13). */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Ctx, Services } from '#app/ctx.server.ts';
import type { AppEnv } from '#app/platform/call.server.ts';
import { setHeader } from '#app/platform/header.server.ts';
import { maskPersonal } from '#app/platform/log.server.ts';

export function accessLog({ log, isDraining }: Services, forRequest: (c: Context) => Ctx): MiddlewareHandler<AppEnv> {
  // Five known fields and no secret among them: looking for one costs more than the rest of the line.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const started = performance.now();
    const ctx = forRequest(c);
    const { request_id } = ctx;
    c.set('ctx', ctx);
    setHeader(c, 'X-Request-Id', request_id);
    await next();
    if (isDraining()) c.header('Connection', 'close');
    const pattern = matchedRoutes(c).findLast((route) => route.method !== 'ALL' && !route.path.endsWith('*'))?.path;
    const path = pattern ?? maskPersonal(c.req.path).slice(0, 200);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    lines.info({ request_id, method: c.req.method, path, status: c.res.status, ms }, 'request');
  };
}
