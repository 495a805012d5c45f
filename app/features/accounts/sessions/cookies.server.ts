/** The cookies of a session (D13, T7): `token` for the server alone, the others for display and never believed. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { keepKeyOf } from '#app/platform/offline/keep-key.server.ts';
import { KEEP_KEY } from '#app/platform/offline/names.ts';
import { cookieSeconds } from '#app/platform/record/retention.ts';
import type { UserCookiePart } from '#content/legal/facts.ts';
import type { NewSession } from './store.server.ts';

export const SIGN_UP_COOKIE = 'signup_token';
export const SIGN_UP_MINUTES = cookieSeconds(SIGN_UP_COOKIE) / 60;
const DISPLAY = ['user_id', 'user', 'has_session', KEEP_KEY] as const;

type DisplayUser = {
  user_id: string;
  first_name: string;
  locale: string;
  user_type: string;
  current_step: string;
  must_set_password: boolean;
  marked_paid_by_csr: boolean;
};

/** On plain http, which demo mode has on loopback only, a browser would refuse the flag. */
const isSecure = ({ env }: RequestContext) => env.PUBLIC_URL.startsWith('https:');

const base = (ctx: RequestContext) => ({ path: '/', sameSite: 'Lax' as const, secure: isSecure(ctx) });

export function showUser(c: Context, ctx: RequestContext, user: DisplayUser) {
  const { user_id, first_name, ...told } = user;
  const { locale, user_type, current_step, must_set_password, marked_paid_by_csr } = told;
  const name = first_name.slice(0, 60);
  const shown: Record<UserCookiePart, unknown> = {
    first_name: name,
    locale,
    user_type,
    current_step,
    must_set_password,
    marked_paid_by_csr,
  };
  const options = { ...base(ctx), maxAge: cookieSeconds('user') };
  setCookie(c, 'user_id', user_id, options);
  setCookie(c, 'user', JSON.stringify(shown), options);
}

/** Whether the browser may keep drafts of its person; false on a shared computer (T40, decision 032). */
export type KeepChoice = { keeps: boolean };
export const keepsNow = (c: Context): KeepChoice => ({ keeps: getCookie(c, KEEP_KEY) !== undefined });

export function giveSession(
  c: Context,
  ctx: RequestContext,
  user: DisplayUser,
  { token, expires_at, keeps }: NewSession & KeepChoice,
) {
  const maxAge = Math.max(1, Math.floor((expires_at.getTime() - ctx.now.getTime()) / 1000));
  const options = { ...base(ctx), maxAge };
  setCookie(c, 'token', token, { ...options, httpOnly: true });
  if (isSecure(ctx)) setCookie(c, '__Host-token', token, { ...options, httpOnly: true });
  setCookie(c, 'has_session', '1', options);
  if (keeps) setCookie(c, KEEP_KEY, keepKeyOf(ctx.env.APP_SECRET, user.user_id), options);
  else deleteCookie(c, KEEP_KEY, base(ctx));
  showUser(c, ctx, user);
  forgetSignUp(c, ctx);
}

/** Removes the cookies of a session that is over. With `keepUser` the display cookies stay, so that log-in knows the name. */
export function dropSession(c: Context, ctx: RequestContext, { keepUser }: { keepUser: boolean }) {
  const names = ['token', 'access_token', 'has_session', KEEP_KEY, ...(keepUser ? [] : ['user', 'user_id'])];
  for (const name of names) deleteCookie(c, name, base(ctx));
  if (isSecure(ctx)) deleteCookie(c, '__Host-token', base(ctx));
}

export const displayCookies: readonly string[] = DISPLAY;

export const giveSignUp = (c: Context, ctx: RequestContext, token: string) =>
  setCookie(c, SIGN_UP_COOKIE, token, { ...base(ctx), httpOnly: true, maxAge: SIGN_UP_MINUTES * 60 });
export const signUpToken = (c: Context) => getCookie(c, SIGN_UP_COOKIE);
const forgetSignUp = (c: Context, ctx: RequestContext) => deleteCookie(c, SIGN_UP_COOKIE, base(ctx));

/** Browsers send one of these headers with every call of a page, programs send neither (D13). */
export const isBrowserPage = (c: Context) =>
  c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
