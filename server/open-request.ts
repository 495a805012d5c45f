/** Every request begins with its Ctx and the headers of every answer, and ends with one line: the route's pattern for calls, a masked path for pages, never a query (Q13). */
import type { Context, MiddlewareHandler } from 'hono';
import type { Ctx, Services } from '#app/ctx.server.ts';
import type { AppEnv } from '#app/platform/call.server.ts';
import { headerOf, setHeaders } from '#app/platform/header.server.ts';
import { maskPersonal, requestLines } from '#app/platform/log.server.ts';
import { hostCheck, standingHeaders } from './guards.ts';

const refuse = (c: Context) => {
  c.res = c.json({ success: false, message: 'Unknown host' }, 400);
};

export function openRequest(
  { env, log, isDraining }: Services,
  forRequest: (c: Context) => Ctx,
): MiddlewareHandler<AppEnv> {
  const write = requestLines(log);
  const standing = standingHeaders(env);
  const isOurHost = hostCheck(env);
  return async (c, next) => {
    const started = performance.now();
    const ctx = forRequest(c);
    c.set('ctx', ctx);
    setHeaders(c, { ...standing, 'x-request-id': ctx.request_id });
    await (isOurHost(headerOf(c, 'host'), c.req.path) ? next() : refuse(c));
    if (isDraining()) c.header('Connection', 'close');
    const path = ctx.pattern ?? maskPersonal(c.req.path).slice(0, 200);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    write?.({ now: ctx.now, request_id: ctx.request_id, method: c.req.method, path, status: c.res.status, ms });
  };
}
