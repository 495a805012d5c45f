/** Log-in (spec 7, D13, D14). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { knownPhone, somePassword } from '#app/features/accounts/input.server.ts';
import { mustEnrol } from '#app/features/accounts/second-factor/store.server.ts';
import { enter, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { browserMark, rememberBrowser } from '#app/features/accounts/sessions/known-browser.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { checkLogIn } from './store.server.ts';

const logIn = call({
  method: 'post',
  path: '/auth/login-with-phone-number',
  summary:
    'Log in; 401 says User not found, Invalid password, Login failed, Second factor required or Invalid code; 10 tries in 15 minutes for a number from an address, then 429',
  request: body(
    z.strictObject({
      phone_number: knownPhone,
      password: somePassword,
      code: z.string().max(40).optional(),
      /** Others use it, too: nothing is kept in this browser (T40). */
      shared_computer: z.boolean().optional(),
    }),
  ),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    beforeSecondFactor: true,
  },
  responses: { 200: json(withProfile, 'Logged in'), 401: refused('Not logged in') },
});

export const logInApi = router().openapi(logIn, async (c) => {
  const ctx = ctxOf(c);
  const { shared_computer: isShared = false, ...tried } = c.req.valid('json');
  const account = await checkLogIn(ctx, tried, browserMark(c));
  rememberBrowser(c, account);
  const entrance = { isLimited: mustEnrol(ctx, account), passwordOf: account.last_changed, isShared };
  return c.json(await enter(c, account.user_id, 'Logged in', entrance), 200);
});
