/** A verified address (spec 7, D16). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { oneTimeToken } from '#app/features/accounts/input.server.ts';
import { ownId } from '#app/features/accounts/sessions/answers.server.ts';
import { ANYONE, SIGNED_IN } from '#app/platform/access/actor.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { askForVerification, verifyEmail } from './verify-email-store.server.ts';

const verify = call({
  method: 'post',
  path: '/auth/verify-email',
  summary: 'Confirm an address by the token of its message',
  request: body(z.strictObject({ token: oneTimeToken })),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'verify.use', by: 'address', max: 30, minutes: 60 }],
  },
  responses: { 200: json(done, 'Verified') },
});

const sendVerify = call({
  method: 'post',
  path: '/auth/send-verification',
  summary: 'Send the message that confirms one’s address once more',
  'x-policy': {
    roles: SIGNED_IN,
    limits: [{ bucket: 'verify.send', by: 'actor', max: 5, minutes: 60 }],
  },
  responses: { 200: json(done, 'Sent'), 409: refused('Nothing to verify') },
});

export const verifyEmailApi = router()
  .openapi(verify, async (c) => {
    await verifyEmail(ctxOf(c), c.req.valid('json').token);
    return c.json(said('E-mail verified'), 200);
  })
  .openapi(sendVerify, async (c) => {
    const ctx = ctxOf(c);
    await askForVerification(ctx, ownId(ctx));
    return c.json(said('Message sent'), 200);
  });
