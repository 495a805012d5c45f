/** invite-secondary-applicant and its acceptance (spec 7, D17). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import { emailField, localeField, newPassword, oneTimeToken, phoneField } from '#app/features/accounts/input.server.ts';
import { REFUSALS } from '#app/features/accounts/rules.ts';
import { enter, ownId, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { BAD_LINK } from '#app/features/accounts/store.server.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { acceptInvite, findInvite, type Invitation, invite, readInvite } from './store.server.ts';

const tokenBody = z.object({ token: oneTimeToken });

/** The token of an invite is in the body: nothing personal stands in an address. */
const invitation: Proof<Invitation> = {
  kind: 'invite',
  in: 'body',
  check({ ctx, json }) {
    const body = tokenBody.safeParse(json());
    return body.success ? findInvite(ctx, body.data.token) : null;
  },
  refusal: { status: 422, message: BAD_LINK, field: 'token' },
};

const send = call({
  method: 'post',
  path: '/auth/invite-secondary-applicant',
  summary: 'Invite an adult of one’s family to a log-in of their own, by e-mail: 72 hours, once',
  request: body(
    z.strictObject({
      user_id: z.uuid(),
      email: emailField,
      phone_number: phoneField.optional(),
      locale: localeField.optional(),
    }),
  ),
  'x-policy': {
    roles: ['applicant'],
    subjectOf: 'none: user_id of the body is looked up as a pair with the caller’s own',
    body: SMALL,
    limits: [{ bucket: 'invite.actor', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: { 200: json(done, 'Sent'), 409: refused('A minor, or accepted before') },
});

const look = call({
  method: 'post',
  path: '/auth/invite',
  summary: 'What an invite says: for whom it is and from whom',
  request: body(z.strictObject({ token: oneTimeToken })),
  'x-policy': {
    roles: [],
    proof: invitation,
    body: SMALL,
    limits: [{ bucket: 'invite.look', by: 'address', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        invite: z.object({
          first_name: z.string(),
          inviter: z.string(),
          email: z.string(),
          phone_number: z.string().nullable(),
        }),
      }),
      'The invite',
    ),
  },
});

const accept = call({
  method: 'post',
  path: '/auth/accept-invite',
  summary: 'Accept an invite with a phone number and a password; opens the session',
  request: body(z.strictObject({ token: oneTimeToken, phone_number: phoneField, password: newPassword })),
  'x-policy': {
    roles: [],
    proof: invitation,
    body: SMALL,
    limits: [{ bucket: 'invite.use', by: 'address', max: 30, minutes: 60 }],
  },
  responses: { 200: json(withProfile, 'Accepted'), 409: refused(REFUSALS.exists) },
});

export const inviteApi = router()
  .openapi(send, async (c) => {
    const ctx = ctxOf(c);
    await invite(ctx, ownId(ctx), c.req.valid('json'));
    return c.json(said('Invite sent'), 200);
  })
  .openapi(look, async (c) => {
    const ctx = ctxOf(c);
    return c.json({ success: true as const, invite: await readInvite(ctx, provenBy(ctx, invitation)) }, 200);
  })
  .openapi(accept, async (c) => {
    const ctx = ctxOf(c);
    const user_id = await tellWithinBudget(ctx, REFUSALS.signUpFailed, () =>
      acceptInvite(ctx, provenBy(ctx, invitation), c.req.valid('json')),
    );
    return c.json(await enter(c, user_id, 'Invite accepted'), 200);
  });
