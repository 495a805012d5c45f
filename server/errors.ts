/** The one error handler: {success:false, message} in the words of spec 8, without details of unknown errors. */
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Services } from '#app/ctx.server.ts';
import type { AppEnv } from '#app/platform/calls/call.server.ts';
import { type CachedAnswer, sendCached } from '#app/platform/pages/cached-answer.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { pageAt } from './pages/policy.ts';

type DatabaseError = { code?: string; message?: string; cause?: DatabaseError };

const GONE =
  /^(08...|57P0[1235]|57014|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC|ENOTFOUND)$/;
const GONE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;
/** SQLSTATE of text that PostgreSQL cannot store: NUL, half a surrogate pair. */
const UNSTORABLE = /^(22P05|22021)$/;

/** Whoever sent the body has hung up: nobody hears the answer. */
const isHungUp = ({ code, message }: DatabaseError) => code === 'ECONNRESET' && message === 'aborted';

const innermost = (error: DatabaseError | undefined): DatabaseError | undefined =>
  error?.cause ? innermost(error.cause) : error;

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) return new Problem(error.status === 413 ? 413 : 400);
  const inner = innermost(error as DatabaseError);
  if (inner && isHungUp(inner)) return new Problem(400);
  if (GONE.test(inner?.code ?? '') || GONE_WORDS.test(inner?.message ?? ''))
    return new Problem(503, undefined, { retryAfter: 5 });
  if (UNSTORABLE.test(inner?.code ?? '')) return new Problem(422);
  return new Problem(500);
}

/** Said on purpose: a full queue, a provider that is away. The line of the request tells it. */
const isRefusal = (error: unknown) => error instanceof Problem && error.status !== 500;

/** A page at its own address, or what a browser opens; calls and the router's data are read by programs. */
function asksForPage(c: Context): boolean {
  if (!['GET', 'HEAD'].includes(c.req.method) || /^\/api(-mv)?\//.test(c.req.path)) return false;
  const accepted = c.req.header('accept') ?? '*/*';
  if (accepted.includes('text/html')) return true;
  return accepted.includes('*/*') && pageAt(c.req.url)?.isData === false;
}

export const answerError =
  ({ log }: Services, notice: (c: Context) => CachedAnswer | undefined): ErrorHandler<AppEnv> =>
  (error, c) => {
    const { status, message, field, retryAfter } = problemOf(error);
    if (status >= 500 && !isRefusal(error))
      log.error({ err: error, request_id: c.get('ctx')?.request_id }, 'request failed');
    const page = status >= 500 && asksForPage(c) ? notice(c) : undefined;
    if (page) return sendCached(c, { ...page, headers: { ...page.headers, 'retry-after': '60' } }, 503);
    if (retryAfter) c.header('Retry-After', String(retryAfter));
    return c.json({ success: false as const, message, ...(field && { field }) }, status);
  };
