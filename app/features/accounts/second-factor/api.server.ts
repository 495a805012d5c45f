/** Staff set up, confirm and remove their second factor (D17). */
import { z } from '@hono/zod-openapi';
import { toString as toSvg } from 'qrcode';
import { ctxOf } from '#app/ctx.server.ts';
import { somePassword } from '#app/features/accounts/input.server.ts';
import { ownId, profileOf } from '#app/features/accounts/sessions/answers.server.ts';
import { rememberBrowser } from '#app/features/accounts/sessions/known-browser.server.ts';
import { accountById } from '#app/features/accounts/store.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './store.server.ts';

/** Counted by session, so that a thief's session cannot use up the owner's tries. */
const limits = [{ bucket: 'second-factor.session', by: 'session', max: 10, minutes: 15 }] as const;
const code = z.string().min(6).max(40);
const conflict = refused('Not in this state');

const read = call({
  method: 'get',
  path: '/auth/second-factor',
  summary: 'Whether one has a second factor, and whether one must set it up first',
  'x-policy': { roles: STAFF, beforeSecondFactor: true, audit: 'second-factor.read' },
  responses: {
    200: json(z.object({ success: z.literal(true), is_set: z.boolean(), must_set: z.boolean() }), 'State'),
  },
});

const begin = call({
  method: 'post',
  path: '/auth/second-factor',
  summary: 'A new secret for an authenticator app; it counts once it is confirmed',
  'x-policy': { roles: STAFF, beforeSecondFactor: true, limits, audit: 'second-factor.begun' },
  responses: {
    200: json(
      done.extend({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
      'The secret, its address and its picture',
    ),
    409: conflict,
  },
});

const confirm = call({
  method: 'put',
  path: '/auth/second-factor',
  summary: 'Confirm the secret by a code; the answer shows ten recovery codes, once',
  request: body(z.strictObject({ code })),
  'x-policy': { roles: STAFF, body: SMALL, beforeSecondFactor: true, limits },
  responses: { 200: json(done.extend({ recovery_codes: z.array(z.string()) }), 'Set'), 409: conflict },
});

const remove = call({
  method: 'delete',
  path: '/auth/second-factor',
  summary: 'Remove it, with password and code',
  request: body(z.strictObject({ password: somePassword, code })),
  'x-policy': { roles: STAFF, body: SMALL, limits },
  responses: { 200: json(done, 'Removed') },
});

export const secondFactorApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    const account = await accountById(ctx.db, ownId(ctx));
    return c.json(
      { success: true as const, is_set: Boolean(account?.totp_confirmed_at), must_set: ctx.actor.isLimited },
      200,
    );
  })
  .openapi(begin, async (c) => {
    const ctx = ctxOf(c);
    const { phone_number, first_name } = await profileOf(ctx, ownId(ctx));
    const { secret, uri } = await beginSecondFactor(ctx, ownId(ctx), phone_number ?? first_name);
    const qr_svg = await toSvg(uri, { type: 'svg', margin: 1 });
    return c.json({ ...said('Confirm with a code'), secret, uri, qr_svg }, 200);
  })
  .openapi(confirm, async (c) => {
    const ctx = ctxOf(c);
    const user_id = ownId(ctx);
    const recovery_codes = await confirmSecondFactor(ctx, user_id, c.req.valid('json').code);
    // The confirmation makes earlier marks invalid; the browser in which the code was given gets a new one.
    rememberBrowser(c, { user_id, totp_confirmed_at: ctx.now });
    return c.json({ ...said('Second factor set'), recovery_codes }, 200);
  })
  .openapi(remove, async (c) => {
    const ctx = ctxOf(c);
    await removeSecondFactor(ctx, ownId(ctx), c.req.valid('json'));
    return c.json(said('Second factor removed'), 200);
  });
