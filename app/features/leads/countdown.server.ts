/** The server's stamp of the first visit, in a cookie that nobody can write but we (D32, D54). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { cookieSeconds } from '#app/platform/record/retention.ts';
import { secondsLeft } from './countdown-rules.ts';

const NAME = 'countdown';

const sign = ({ env }: RequestContext, stamp: string) =>
  createHmac('sha256', `countdown:${env.APP_SECRET}`).update(stamp).digest('base64url');

/** The first visit, where the browser shows a stamp of ours that is not of the future. */
function readStamp(c: Context, ctx: RequestContext): Date | null {
  const [stamp = '', mac = ''] = (getCookie(c, NAME) ?? '').split('.');
  const own = Buffer.from(sign(ctx, stamp));
  const shown = Buffer.from(mac);
  if (!/^\d{13}$/.test(stamp) || own.length !== shown.length || !timingSafeEqual(own, shown)) return null;
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
  setCookie(c, NAME, `${stamp}.${sign(ctx, stamp)}`, {
    path: '/',
    sameSite: 'Lax',
    secure: ctx.env.PUBLIC_URL.startsWith('https:'),
    httpOnly: true,
    maxAge: cookieSeconds(NAME),
  });
  return secondsLeft(ctx.now, ctx.now);
}
