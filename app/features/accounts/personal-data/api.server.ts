/** Export and erasure of what we keep of a person (D42). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { reasonField, somePassword } from '#app/features/accounts/input.server.ts';
import { dropSession } from '#app/features/accounts/sessions/cookies.server.ts';
import { HOLDERS_AND_ADMIN } from '#app/platform/access/actor.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { handOutAll } from '#app/platform/record/personal-data.server.ts';
import { eraseAccount } from './store.server.ts';

const params = z.object({ user_id: z.uuid() });
const who = { roles: HOLDERS_AND_ADMIN, owner: ['self', 'staff-for'], subjectOf: person } as const;

/** Part -> rows, as each feature hands them out. */
const parts = z.record(z.string(), z.unknown());
const everything = z
  .object({
    success: z.literal(true),
    made_at: z.iso.datetime(),
    person: parts,
    family: z.array(parts).openapi({ description: 'Family members who have no account of their own' }),
    retention: z
      .array(z.object({ what: z.string(), keep: z.object({ count: z.int(), unit: z.string() }) }))
      .openapi({ description: 'How long what is kept, as the privacy policy says' }),
  })
  .openapi('PersonalData');

const read = call({
  method: 'get',
  path: '/user/{user_id}/personal-data',
  summary: 'Everything that is kept of a person, as a file',
  request: { params },
  'x-policy': {
    ...who,
    audit: 'user.personal-data',
    limits: [{ bucket: 'user.personal-data', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: {
    200: json(everything, 'The data'),
    403: refused('Confirm the password first: 15 minutes; or the request is of another site'),
  },
});

const erase = call({
  method: 'delete',
  path: '/user/{user_id}/personal-data',
  summary: 'Forget a person: with the password by oneself, with a reason by an admin',
  request: {
    params,
    ...body(
      z.strictObject({
        current_password: somePassword.optional(),
        reason: reasonField.optional(),
      }),
    ),
  },
  'x-policy': {
    ...who,
    audit: 'user.erase',
    body: SMALL,
    limits: [{ bucket: 'user.erase', by: 'actor', max: 10, minutes: 60 }],
  },
  responses: {
    200: json(done, 'Forgotten'),
    403: refused('An admin confirms their own password first: 15 minutes; or the request is of another site'),
    409: refused('Accounts of staff are not erased'),
  },
});

export const personalDataApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    c.header('Content-Disposition', 'attachment; filename="personal-data.json"');
    return c.json({ success: true as const, ...(await handOutAll(ctx, c.req.valid('param').user_id)) } as never, 200);
  })
  .openapi(erase, async (c) => {
    const ctx = ctxOf(c);
    const { isOwn } = await eraseAccount(ctx, c.req.valid('json'));
    if (isOwn) dropSession(c, ctx, { keepUser: false });
    return c.json(said('Forgotten'), 200);
  });
