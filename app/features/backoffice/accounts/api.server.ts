/** update-password (spec 7 "Admin and bulk", D55, T16), and the first link of an account that staff have made (D15). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { reasonField, somePassword } from '#app/features/accounts/input.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { endPassword, makeFirstLink } from './store.server.ts';

const params = z.object({ user_id: z.uuid() });

const handed = z
  .strictObject({
    success: z.literal(true),
    link: z.string().openapi({ description: 'Logs in once, within a day; whoever comes by it chooses a password' }),
    expires_at: z.iso.datetime(),
    text: z.string().openapi({ description: 'What to write to the person, with the link, in their language' }),
    chat: z.string().openapi({ description: 'The same as a WhatsApp message that only has to be sent' }),
  })
  .openapi('HandedLink');

const limits = [{ bucket: 'office.links', by: 'actor', max: 60, minutes: 60 }] as const;

const firstLink = call({
  method: 'post',
  path: '/admin/{user_id}/one-time-link',
  summary: 'The first link into an account that staff have made, while nobody has been in it; a new one ends the old',
  request: { params },
  'x-policy': { roles: STAFF, owner: ['staff-for'], subjectOf: person, audit: 'user.first-link', limits },
  responses: { 200: json(handed, 'To hand over'), 409: refused('Somebody has been in it, or it has no number') },
});

const updatePassword = call({
  method: 'post',
  path: '/admin/{user_id}/update-password',
  summary: 'End the password and all sessions of somebody below an admin; answers a one-time link, never a password',
  request: {
    params,
    ...body(z.strictObject({ current_password: somePassword, reason: reasonField }).openapi('EndPassword')),
  },
  'x-policy': {
    roles: ['admin'],
    subjectOf: 'none: an admin names anybody but an admin; the store looks at the role',
    audit: 'user.password',
    body: SMALL,
    limits: [{ bucket: 'office.passwords', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: { 200: json(handed, 'To hand over'), 409: refused('It has no number') },
});

export const officeAccountsApi = router()
  .openapi(firstLink, async (c) => {
    const made = await makeFirstLink(ctxOf(c), c.req.valid('param').user_id);
    return c.json({ success: true as const, ...made }, 200);
  })
  .openapi(updatePassword, async (c) => {
    const made = await endPassword(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
    return c.json({ success: true as const, ...made }, 200);
  });
