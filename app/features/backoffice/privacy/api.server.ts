/** Two accounts of one person become one: an admin, with a preview, on record for both (D55). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { reasonField } from '#app/features/accounts/input.server.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { JOIN_REFUSALS } from './join-rules.ts';
import { joinAccounts, previewJoining } from './join-store.server.ts';

const params = z.object({ user_id: z.uuid() });
const who = { roles: ['admin'], owner: ['staff-for'], subjectOf: person } as const;

const account = z.strictObject({
  ...{ user_id: z.uuid(), case_number: z.int(), first_name: z.string(), last_name: z.string() },
  ...{ phone_number: z.string().nullable(), email: z.string().nullable(), service: z.string().nullable() },
  ...{ current_step: z.string(), created_at: z.iso.datetime(), locale: z.string() },
  ...{ isVerified: z.boolean(), hasPassword: z.boolean() },
});
const whose = z.enum(['kept', 'other']);
const preview = z
  .strictObject({
    success: z.literal(true),
    kept: account,
    other: account,
    refusals: z.array(z.enum(JOIN_REFUSALS)).openapi({ description: 'Why they cannot be joined as they are' }),
    pages: z
      .array(
        z.strictObject({
          ...{ form_name: z.string(), page_number: z.int(), newer: whose },
          ...{ kept_at: z.iso.datetime(), other_at: z.iso.datetime(), kept_answers: z.int(), other_answers: z.int() },
        }),
      )
      .openapi({ description: 'Pages that both have filled in differently: one of each stays' }),
    parts: z.array(z.strictObject({ name: z.string(), kept: z.int(), other: z.int(), moving: z.int() })),
  })
  .openapi('JoinPreview');

const look = call({
  method: 'post',
  path: '/admin/{user_id}/joining/preview',
  summary: 'Both accounts side by side, and what of each stays',
  request: { params, ...body(z.strictObject({ other_user_id: z.uuid() })) },
  'x-policy': {
    ...who,
    audit: 'join.preview',
    body: SMALL,
    limits: [{ bucket: 'join.preview', by: 'actor', max: 120, minutes: 60 }],
  },
  responses: { 200: json(preview, 'Both') },
});

const join = call({
  method: 'post',
  path: '/admin/{user_id}/joining',
  summary: 'The account of the address takes over what the other has; the other ends as an erased one does',
  request: {
    params,
    ...body(
      z
        .strictObject({
          other_user_id: z.uuid(),
          pages: z
            .record(z.string().max(80), whose)
            .openapi({ description: 'form/page -> whose stays, for each page of the preview' }),
          reason: reasonField,
        })
        .openapi('JoinAccounts'),
    ),
  },
  'x-policy': {
    ...who,
    audit: 'user.join',
    body: SMALL,
    limits: [{ bucket: 'user.join', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: {
    200: json(done, 'Joined'),
    403: refused('Confirm the own password first: 15 minutes; or the request is of another site'),
    409: refused('Why not, as a word of the preview; `changed` when it is no longer what was shown'),
  },
});

export const joiningApi = router()
  .openapi(look, async (c) => {
    const { other_user_id } = c.req.valid('json');
    const shown = await previewJoining(ctxOf(c), c.req.valid('param').user_id, other_user_id);
    return c.json({ success: true as const, ...shown }, 200);
  })
  .openapi(join, async (c) => {
    await joinAccounts(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
    return c.json(said('Joined'), 200);
  });
