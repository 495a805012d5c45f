/** Somebody new in the team: invited by an admin, in by the link of the message (D17, T16). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { emailField, nameField, newPassword, oneTimeToken, phoneField } from '#app/features/accounts/input.server.ts';
import { mustEnrol } from '#app/features/accounts/second-factor/store.server.ts';
import { enter, withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { BAD_LINK } from '#app/features/accounts/store.server.ts';
import { STAFF_ROLES } from '#app/platform/access/actor.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import {
  acceptStaffInvitation,
  cancelInvitation,
  findStaffInvitation,
  inviteAgain,
  inviteMember,
  readStaffInvitation,
  type StaffInvitation,
} from './invite-store.server.ts';
import { STAFF_LOCALES } from './rules.ts';

/** Each of them is a message to somebody: sent anew they count together. */
const limits = [{ bucket: 'staff.invites', by: 'actor', max: 30, minutes: 60 }] as const;

const invite = call({
  method: 'post',
  path: '/admin/staff',
  summary: 'Invite somebody into the team: a link to the address given, for 72 hours, once; no answer shows it',
  request: body(
    z
      .strictObject({
        first_name: nameField,
        last_name: nameField,
        email: emailField,
        phone_number: phoneField,
        role: z.enum(STAFF_ROLES),
        locale: z.enum(STAFF_LOCALES).default('es'),
      })
      .openapi('StaffInvitation'),
  ),
  'x-policy': { roles: ['admin'], audit: 'staff.invited', body: SMALL, limits },
  responses: {
    200: json(done.extend({ user_id: z.uuid() }), 'Sent'),
    403: refused('Confirm the password first; or the request is of another site'),
    409: refused('The number or the address belongs to an account'),
  },
});

const ofInvited = {
  path: '/admin/staff/{user_id}/invitation',
  request: { params: z.object({ user_id: z.uuid() }) },
} as const;
const policy = {
  roles: ['admin'],
  limits,
  subjectOf: 'none: an admin names one of the team; the store looks whether somebody waits to come in',
} as const;

const again = call({
  ...ofInvited,
  method: 'post',
  summary: 'Send an invitation again, to the same address with a new link; the link of before is dead',
  'x-policy': { ...policy, audit: 'staff.invited-again' },
  responses: { 200: json(done, 'Sent'), 409: refused('In the team by now') },
});

const cancel = call({
  ...ofInvited,
  method: 'delete',
  summary: 'Cancel an invitation: its link is dead, and what was written about the person is forgotten',
  'x-policy': { ...policy, audit: 'staff.invite-cancelled' },
  responses: { 200: json(done, 'Cancelled'), 409: refused('In the team by now') },
});

const tokenBody = z.object({ token: oneTimeToken });

/** The token stands in the body: nothing that opens an account is part of an address. */
const invitation: Proof<StaffInvitation> = {
  kind: 'invite',
  in: 'body',
  check({ ctx, json }) {
    const shown = tokenBody.safeParse(json());
    return shown.success ? findStaffInvitation(ctx, shown.data.token) : null;
  },
  refusal: { status: 422, message: BAD_LINK, field: 'token' },
};
const byLink = { roles: [], proof: invitation, body: SMALL } as const;

const look = call({
  method: 'post',
  path: '/auth/staff-invitation',
  summary: 'What an invitation into the team says: for whom it is, with which number one logs in',
  request: body(tokenBody.strict()),
  'x-policy': { ...byLink, limits: [{ bucket: 'staff.invite-look', by: 'address', max: 60, minutes: 60 }] },
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        invitation: z.object({ first_name: z.string(), phone_number: z.string(), role: z.enum(STAFF_ROLES) }),
      }),
      'The invitation',
    ),
  },
});

const accept = call({
  method: 'post',
  path: '/auth/accept-staff-invitation',
  summary: 'The first password of somebody new in the team; logs in, in production to set up the second factor alone',
  request: body(z.strictObject({ token: oneTimeToken, password: newPassword })),
  'x-policy': { ...byLink, limits: [{ bucket: 'staff.invite-accept', by: 'address', max: 20, minutes: 60 }] },
  responses: { 200: json(withProfile, 'Logged in') },
});

export const staffInviteApi = router()
  .openapi(invite, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const user_id = await inviteMember(ctx, c.req.valid('json'));
    return c.json({ ...said('Invited'), user_id }, 200);
  })
  .openapi(again, async (c) => {
    await inviteAgain(ctxOf(c), c.req.valid('param').user_id);
    return c.json(said('Sent'), 200);
  })
  .openapi(cancel, async (c) => {
    await cancelInvitation(ctxOf(c), c.req.valid('param').user_id);
    return c.json(said('Cancelled'), 200);
  })
  .openapi(look, async (c) => {
    const ctx = ctxOf(c);
    const shown = await readStaffInvitation(ctx, provenBy(ctx, invitation));
    return c.json({ success: true as const, invitation: shown }, 200);
  })
  .openapi(accept, async (c) => {
    const ctx = ctxOf(c);
    const account = await acceptStaffInvitation(ctx, provenBy(ctx, invitation), c.req.valid('json').password);
    const entrance = { isLimited: mustEnrol(ctx, account), passwordOf: account.last_changed };
    return c.json(await enter(c, account.user_id, 'Welcome to the team', entrance), 200);
  });
