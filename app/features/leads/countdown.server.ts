/** The server's stamp of the first visit, in a cookie that nobody can write but we (D32, D54). */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readSigned, signed } from '#app/platform/access/signed.server.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { cookieSeconds } from '#app/platform/record/retention.ts';
import { secondsLeft } from './countdown-rules.ts';

const NAME = 'countdown';

/** The first visit, where the browser shows a stamp of ours that is not of the future. */
function readStamp(c: Context, ctx: RequestContext): Date | null {
  const stamp = readSigned(ctx, NAME, getCookie(c, NAME));
  if (!stamp) return null;
  const started = new Date(Number(stamp));
  return started > ctx.now ? null : started;
}

/** Seconds that are left of the countdown; nothing where none was begun. */
export function countdownOf(c: Context, ctx: RequestContext): number | null {
  const started = readStamp(c, ctx);
  return started && secondsLeft(started, ctx.now);
}

/** Begins it at the first visit; later ones find it running or over. */
export function beginCountdown(c: Context, ctx: RequestContext): number {
  const left = countdownOf(c, ctx);
  if (left !== null) return left;
  const stamp = String(ctx.now.getTime());
  setCookie(c, NAME, signed(ctx, NAME, stamp), {
    path: '/',
    sameSite: 'Lax',
    secure: ctx.env.PUBLIC_URL.startsWith('https:'),
    httpOnly: true,
    maxAge: cookieSeconds(NAME),
  });
  return secondsLeft(ctx.now, ctx.now);
}
