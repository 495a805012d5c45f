/** invite-secondary-applicant and its acceptance (spec 7, D17). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import { emailField, localeField, newPassword, oneTimeToken, phoneField } from '#app/features/accounts/input.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { enter, ownId, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { BAD_LINK } from '#app/features/accounts/store.server.ts';
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import {
  acceptInvite,
  cancelInvite,
  findInvite,
  type Invitation,
  invite,
  readInvite,
  sendInviteAgain,
} from './store.server.ts';

const tokenBody = z.object({ token: oneTimeToken });

/** Each of them is a message to somebody: sent anew they count together. */
const limits = [{ bucket: 'invite.actor', by: 'actor', max: 20, minutes: 60 }] as const;

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
    limits,
  },
  responses: { 200: json(done, 'Sent'), 409: refused('A minor, accepted before, or the own e-mail of the caller') },
});

const ofMember = {
  path: '/user/{primary_user_id}/secondary-applicants/{secondary_user_id}/invite',
  request: { params: z.object({ primary_user_id: z.uuid(), secondary_user_id: z.uuid() }) },
  'x-policy': { roles: ['applicant'], owner: ['primary-of'], subjectOf: person, limits },
} as const;

const sendAgain = call({
  ...ofMember,
  method: 'post',
  summary: 'Send an invite that waits again: to the same address, with a new link; the link of before is dead',
  responses: { 200: json(done, 'Sent'), 409: refused('No invite is waiting') },
});

const cancel = call({
  ...ofMember,
  method: 'delete',
  summary: 'Cancel an invite: its link is dead',
  responses: { 200: json(done, 'Cancelled'), 409: refused('Accepted before') },
});

const look = call({
  method: 'post',
  path: '/auth/invite',
  summary: 'What an invite says: for whom it is, from whom and to which visa',
  request: body(z.strictObject({ token: oneTimeToken, locale: localeField.optional() })),
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
          service: z.string().nullable(),
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
  request: body(
    z.strictObject({
      token: oneTimeToken,
      phone_number: phoneField,
      password: newPassword,
      terms_version: z.string().max(40).optional(),
      data_consent_version: z.string().max(40).optional(),
    }),
  ),
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
  .openapi(sendAgain, async (c) => {
    const { primary_user_id, secondary_user_id } = c.req.valid('param');
    await sendInviteAgain(ctxOf(c), primary_user_id, secondary_user_id);
    return c.json(said('Invite sent'), 200);
  })
  .openapi(cancel, async (c) => {
    const { primary_user_id, secondary_user_id } = c.req.valid('param');
    await cancelInvite(ctxOf(c), primary_user_id, secondary_user_id);
    return c.json(said('Invite cancelled'), 200);
  })
  .openapi(look, async (c) => {
    const ctx = ctxOf(c);
    const { locale = DEFAULT_LOCALE } = c.req.valid('json');
    const found = await readInvite(ctx, provenBy(ctx, invitation), locale);
    return c.json({ success: true as const, invite: found }, 200);
  })
  .openapi(accept, async (c) => {
    const ctx = ctxOf(c);
    const user_id = await tellWithinBudget(ctx, REFUSALS.signUpFailed, () =>
      acceptInvite(ctx, provenBy(ctx, invitation), c.req.valid('json')),
    );
    return c.json(await enter(c, user_id, 'Invite accepted'), 200);
  });
