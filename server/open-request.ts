/** Outermost middleware: sets the Ctx and the standing headers, and logs one line: route pattern or masked path, never a query (Q13). */
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Ctx, Services } from '#app/ctx.server.ts';
import type { AppEnv } from '#app/platform/calls/call.server.ts';
import { headerOf, setHeaders } from '#app/platform/calls/header.server.ts';
import { maskPersonal, requestLines } from '#app/platform/record/log.server.ts';
import { hostCheck, isPlainTarget, standingHeaders } from './guards.ts';

const refuse = (c: Context, message: string) => {
  c.res = c.json({ success: false, message }, 400);
};

/** The target as the request line had it. */
const targetOf = (c: Context) =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.url ?? c.req.url.slice(c.req.url.indexOf('/', 8));

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
    const host = headerOf(c, 'host');
    if (!isOurHost(host, c.req.path)) refuse(c, 'Unknown host');
    else if (!isPlainTarget(targetOf(c), host)) refuse(c, 'Bad Request');
    else await next();
    // An error is never cached, whatever header was set before it failed (T51).
    if (c.res.status >= 400) c.header('Cache-Control', 'no-store');
    if (isDraining()) c.header('Connection', 'close');
    const path = ctx.pattern ?? maskPersonal(c.req.path).slice(0, 200);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    write?.({ now: ctx.now, request_id: ctx.request_id, method: c.req.method, path, status: c.res.status, ms });
  };
}
