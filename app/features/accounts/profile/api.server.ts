/** Profiles and credentials (spec 7 "Users"). POST and PUT are the same: both change what `updates` names. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ctxOf } from '#app/ctx.server.ts';
import {
  emailField,
  knownPhone,
  localeField,
  nameField,
  numberInParty,
  phoneField,
  reasonField,
  serviceType,
  somePassword,
} from '#app/features/accounts/input.server.ts';
import { sendStaffLink } from '#app/features/accounts/log-in/staff-link-store.server.ts';
import { credentialsOf } from '#app/features/accounts/password/store.server.ts';
import { userProfile } from '#app/features/accounts/profile.server.ts';
import { PROFILE_WRITABLE } from '#app/features/accounts/profile-rules.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { withProfile } from '#app/features/accounts/sessions/answers.server.ts';
import { showUser } from '#app/features/accounts/sessions/cookies.server.ts';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { HOLDERS_AND_ADMIN, SIGNED_IN, STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { ownProfile, profileByPhone, updateProfile } from './store.server.ts';

const params = z.object({ user_id: z.uuid() });
const found = z.object({ success: z.literal(true), user_profile: userProfile });

const read = call({
  method: 'get',
  path: '/user/{user_id}',
  summary: 'A profile: one’s own, that of a family member without an account of their own, or a customer’s for staff',
  request: { params },
  'x-policy': {
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    subjectOf: person,
    audit: 'user.read',
  },
  responses: { 200: json(found, 'The profile') },
});

const updates = z
  .strictObject({
    first_name: nameField,
    last_name: nameField,
    email: emailField,
    phone_number: phoneField,
    locale: localeField,
    service_type: serviceType,
    number_in_party: numberInParty,
    valid_passport: z.boolean(),
    denied_visa_before: z.boolean(),
    shares_address: z.boolean(),
    lets_primary: z.boolean(),
    wants_reminders: z.boolean(),
    current_step: z.enum(STEPS),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0)
  .openapi('ProfileUpdates');

const change = (method: 'put' | 'post') =>
  call({
    method,
    path: '/user/{user_id}',
    summary: 'Change a profile; any field outside the list is refused and nothing is saved',
    request: {
      params,
      query: z.object({
        set_cookies: z.enum(['true', 'false']).default('true').openapi({ description: 'Only for one’s own profile' }),
      }),
      ...body(
        z.strictObject({
          updates,
          current_password: somePassword.optional(),
          reason: reasonField.optional(),
        }),
      ),
    },
    'x-policy': {
      roles: SIGNED_IN,
      owner: ['self', 'staff-for'],
      subjectOf: person,
      writable: PROFILE_WRITABLE,
      audit: 'user.update',
      body: SMALL,
      limits: [{ bucket: 'user.update', by: 'actor', max: 300, minutes: 60 }],
    },
    responses: {
      200: json(withProfile, 'Saved'),
      409: refused(`${REFUSALS.phoneInUse}, ${REFUSALS.emailInUse}, or why current_step may not move`),
    },
  });

const byPhone = call({
  method: 'get',
  path: '/user/phone-number/{phone_number}',
  summary: 'A customer by phone number, for staff',
  request: { params: z.object({ phone_number: knownPhone }) },
  'x-policy': { roles: STAFF, subjectOf: 'none: the number is looked up, and staff are not found', audit: 'user.find' },
  responses: { 200: json(found, 'The profile') },
});

const credentials = z
  .object({ has_password: z.boolean(), must_set_password: z.boolean(), last_changed: z.iso.datetime().nullable() })
  .openapi('Credentials');

const readCredentials = call({
  method: 'get',
  path: '/user/{user_id}/credentials',
  summary: 'Whether there is a password and since when; never more',
  request: { params },
  'x-policy': {
    roles: HOLDERS_AND_ADMIN,
    owner: ['self', 'staff-for'],
    subjectOf: person,
    audit: 'user.credentials',
  },
  responses: { 200: json(done.partial({ message: true }).extend({ credentials }), 'The state') },
});

const sendLink = call({
  method: 'post',
  path: '/user/{user_id}/log-in-link',
  summary: 'Send a customer a link that logs in once, within 24 hours; it goes to the address on file and nowhere else',
  request: { params },
  'x-policy': {
    roles: STAFF,
    owner: ['staff-for'],
    subjectOf: person,
    audit: 'user.log-in-link',
    limits: [{ bucket: 'log-in-link.actor', by: 'actor', max: 60, minutes: 60 }],
  },
  responses: { 200: json(done, 'Sent'), 409: refused('No address on file, or one that staff changed within 72 hours') },
});

type Change = {
  updates: z.infer<typeof updates>;
  current_password?: string | undefined;
  reason?: string | undefined;
};

const SAVED = 'Profile updated successfully!';
/** A number or address that staff gave (T44). */
const WAITS = 'The contact change waits for confirmation';

/** Cookies are for the person whose they are: staff who edit a customer keep their own (T9). */
async function save(c: Context, change: Change, setCookies: boolean) {
  const ctx = ctxOf(c);
  const { profile: user_profile, waits } = await updateProfile(ctx, change);
  if (setCookies && ctx.actor.user_id === user_profile.user_id) showUser(c, ctx, user_profile);
  return { ...said(waits ? WAITS : SAVED), user_profile };
}

export const userApi = router()
  .openapi(byPhone, async (c) => {
    const ctx = ctxOf(c);
    const user_profile = await profileByPhone(ctx, c.req.valid('param').phone_number);
    await recordAudit(ctx.db, ctx, { action: 'user.find', subject_id: user_profile.user_id });
    return c.json({ success: true as const, user_profile }, 200);
  })
  .openapi(read, async (c) => c.json({ success: true as const, user_profile: await ownProfile(ctxOf(c)) }, 200))
  .openapi(change('put'), async (c) =>
    c.json(await save(c, c.req.valid('json'), c.req.valid('query').set_cookies === 'true'), 200),
  )
  .openapi(change('post'), async (c) =>
    c.json(await save(c, c.req.valid('json'), c.req.valid('query').set_cookies === 'true'), 200),
  )
  .openapi(sendLink, async (c) => {
    const ctx = ctxOf(c);
    await sendStaffLink(ctx, String(ctx.subject?.user_id));
    return c.json(said('Link sent'), 200);
  })
  .openapi(readCredentials, async (c) => {
    const ctx = ctxOf(c);
    const state = await credentialsOf(ctx, String(ctx.subject?.user_id));
    return c.json({ success: true as const, credentials: asJson(state) }, 200);
  });
