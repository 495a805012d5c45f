/** One line a request: the route's pattern for calls, a masked path for pages, never a query (Q13). */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Services } from '#app/ctx.server.ts';
import type { AppEnv } from '#app/platform/call.server.ts';
import { maskPersonal } from '#app/platform/log.server.ts';

export function accessLog({ log, isDraining }: Services): MiddlewareHandler<AppEnv> {
  // Five known fields and no secret among them: looking for one costs more than the rest of the line.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const started = performance.now();
    const request_id = randomUUID();
    c.set('request_id', request_id);
    c.header('X-Request-Id', request_id);
    await next();
    if (isDraining()) c.header('Connection', 'close');
    const pattern = matchedRoutes(c).findLast((route) => route.method !== 'ALL' && !route.path.endsWith('*'))?.path;
    lines.info({
      request_id,
      method: c.req.method,
      path: pattern ?? maskPersonal(c.req.path).slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
