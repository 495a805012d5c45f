/**
 * The cookie `known_browser`: somebody once logged in here as this person. It opens nothing; it gives this browser budgets
 * of its own, which strangers do not use up (T5, T48).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import type { Account } from '#app/features/accounts/store.server.ts';
import { cookieSeconds } from '#app/platform/record/retention.ts';

const KNOWN_BROWSER = 'known_browser';
type BrowserOwner = Pick<Account, 'user_id' | 'totp_confirmed_at'>;

/** Changes with the confirmation of a second factor: who was in before it may have known the password alone (T43). */
const markOf = ({ env }: Pick<Ctx, 'env'>, { user_id, totp_confirmed_at: factor }: BrowserOwner) =>
  createHmac('sha256', env.APP_SECRET)
    .update(`known\0${user_id}${factor ? `\0${factor.getTime()}` : ''}`)
    .digest('base64url');

export const browserMark = (c: Context) => getCookie(c, KNOWN_BROWSER);

export function isKnownBrowser(ctx: Pick<Ctx, 'env'>, account: BrowserOwner | null, mark: string | undefined) {
  if (!account || !mark) return false;
  const right = Buffer.from(markOf(ctx, account));
  const given = Buffer.from(mark);
  return right.length === given.length && timingSafeEqual(right, given);
}

export function rememberBrowser(c: Context, account: BrowserOwner) {
  const ctx = ctxOf(c);
  setCookie(c, KNOWN_BROWSER, markOf(ctx, account), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: ctx.env.PUBLIC_URL.startsWith('https:'),
    maxAge: cookieSeconds(KNOWN_BROWSER),
  });
}
