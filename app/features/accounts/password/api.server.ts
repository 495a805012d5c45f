/** Reset link, reset, set and change of a password (spec 7, D12, D16). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import {
  emailField,
  knownPhone,
  localeField,
  nameField,
  newPassword,
  oneTimeToken,
  somePassword,
} from '#app/features/accounts/input.server.ts';
import { forgetLogInTries } from '#app/features/accounts/password/log-in-limits.server.ts';
import { ownId, profileOf, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { showUser } from '#app/features/accounts/sessions/cookies.server.ts';
import { browserMark } from '#app/features/accounts/sessions/known-browser.server.ts';
import { ANYONE, SIGNED_IN } from '#app/platform/access/actor.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { askForReset, checkResetLink, confirmPassword, resetPassword, setPassword } from './store.server.ts';

const link = call({
  method: 'post',
  path: '/auth/send-password-reset-link',
  summary: 'Ask for a reset link by phone or e-mail; the answer is the same whether we know them or not',
  request: body(
    z
      .strictObject({
        phone_number: knownPhone.optional(),
        email: emailField.optional(),
        locale: localeField.optional(),
      })
      .refine(({ phone_number, email }) => Boolean(phone_number) !== Boolean(email), { path: ['phone_number'] }),
  ),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'reset.address', by: 'address', max: 20, minutes: 60 }],
  },
  responses: { 200: json(done, 'A message is on its way, if there is an account') },
});

const reset = call({
  method: 'post',
  path: '/auth/reset-password',
  summary: 'A new password by the token of a reset link: 30 minutes, once; ends every session',
  request: body(z.strictObject({ token: oneTimeToken, password: newPassword })),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'reset.use', by: 'address', max: 30, minutes: 60 }],
  },
  responses: { 200: json(done, 'Changed') },
});

const check = call({
  method: 'post',
  path: '/auth/check-reset-link',
  summary: 'Whether the token of a reset link still works; it is not spent by asking',
  request: body(z.strictObject({ token: oneTimeToken })),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'reset.check', by: 'address', max: 60, minutes: 60 }],
  },
  responses: { 200: json(done, 'It works') },
});

const set = call({
  method: 'post',
  path: '/auth/set-password',
  summary: 'Set the first password of a temporary account with last name and e-mail, or change it with the old one',
  request: body(
    z.strictObject({
      password: newPassword,
      current_password: somePassword.optional(),
      last_name: nameField.optional(),
      email: emailField.optional(),
    }),
  ),
  'x-policy': {
    roles: SIGNED_IN,
    body: SMALL,
    beforeSecondFactor: true,
    limits: [{ bucket: 'password.actor', by: 'actor', max: 10, minutes: 15 }],
  },
  responses: { 200: json(withProfile, 'Set'), 409: refused('E-mail in use') },
});

const confirm = call({
  method: 'post',
  path: '/auth/confirm-password',
  summary: 'Give the password inside the session: for 15 minutes files can be opened although the log-in is old (D50)',
  request: body(z.strictObject({ password: somePassword })),
  'x-policy': {
    roles: SIGNED_IN,
    body: SMALL,
    limits: [{ bucket: 'password.confirm', by: 'actor', max: 60, minutes: 15 }],
  },
  responses: { 200: json(done, 'Confirmed') },
});

export const passwordApi = router()
  .openapi(link, async (c) => {
    const ctx = ctxOf(c);
    const asked = c.req.valid('json');
    await askForReset(ctx, asked, browserMark(c));
    return c.json(said('If there is an account, a message is on its way'), 200);
  })
  .openapi(check, async (c) => {
    await checkResetLink(ctxOf(c), c.req.valid('json').token);
    return c.json(said('Link works'), 200);
  })
  .openapi(reset, async (c) => {
    const ctx = ctxOf(c);
    const phone_number = await resetPassword(ctx, c.req.valid('json'));
    if (phone_number) await forgetLogInTries(ctx, phone_number);
    return c.json(said('Password changed'), 200);
  })
  .openapi(set, async (c) => {
    const ctx = ctxOf(c);
    const user_id = ownId(ctx);
    await tellWithinBudget(ctx, 'Update failed', () => setPassword(ctx, user_id, c.req.valid('json')));
    const user_profile = await profileOf(ctx, user_id);
    showUser(c, ctx, user_profile);
    return c.json({ ...said('Password set'), user_profile }, 200);
  })
  .openapi(confirm, async (c) => {
    const ctx = ctxOf(c);
    await confirmPassword(ctx, ownId(ctx), c.req.valid('json').password);
    return c.json(said('Confirmed'), 200);
  });
