/** What log-in knows of who opens it: a live session, or the name that the display cookie keeps (D13). */
import { serialize } from 'hono/utils/cookie';
import type { Ctx } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { displayCookies } from '#app/features/accounts/sessions/cookies.server.ts';

/** Written by us and changed by anybody: only ever shown. */
function shownName(cookies: string) {
  try {
    const user = /(?:^|;\s*)user=([^;]*)/.exec(cookies)?.[1];
    const { first_name } = JSON.parse(decodeURIComponent(user ?? '{}'));
    return typeof first_name === 'string' && first_name.trim() ? first_name.trim().slice(0, 60) : null;
  } catch {
    return null;
  }
}

/** authError=true clears what the browser holds, but only when no session lives: a link must not log anybody out (T4). */
function endedCookies({ env }: Ctx) {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const names = ['token', 'access_token', ...(isSecure ? ['__Host-token'] : []), ...displayCookies];
  const headers = new Headers();
  for (const name of names)
    headers.append('Set-Cookie', serialize(name, '', { path: '/', maxAge: 0, sameSite: 'Lax', secure: isSecure }));
  return headers;
}

export async function visitorOfLogIn(ctx: Ctx, request: Request) {
  const account = await accountOf(ctx);
  const isCleared = !account && new URL(request.url).searchParams.get('authError') === 'true';
  return {
    signedIn: account && { first_name: account.first_name, last_name: account.last_name },
    name: account || isCleared ? null : shownName(request.headers.get('cookie') ?? ''),
    headers: isCleared ? endedCookies(ctx) : undefined,
  };
}
