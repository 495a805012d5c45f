/** What staff know of the official application of a person. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { saveNumber } from './store.server.ts';

const stands = { application_number: z.string().nullable(), version: z.int() };

const put = call({
  method: 'put',
  path: '/admin/people/{user_id}/application-number',
  summary: 'The number of the official application; a visit is booked only for the same one',
  request: {
    params: z.object({ user_id: z.uuid() }),
    ...body(
      z.strictObject({
        application_number: z.string().trim().max(40).openapi({ example: 'AA00ABC123' }),
        version: z.int().min(0).openapi({ description: 'The version that was read; 0 where nothing was stored' }),
      }),
    ),
  },
  'x-policy': {
    ...{ roles: STAFF, owner: ['staff-for'], subjectOf: person, body: SMALL },
    limits: [{ bucket: 'case.number', by: 'actor', max: 300, minutes: 60 }],
  },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), ...stands }), 'On file'),
    409: json(z.strictObject({ success: z.literal(false), message: z.string(), ...stands }), 'Changed elsewhere'),
  },
});

export const applicationNumberApi = router().openapi(put, async (c) => {
  const { kind, ...now } = await saveNumber(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
  if (kind === 'saved') return c.json({ success: true as const, ...now }, 200);
  return c.json({ success: false as const, message: 'Changed elsewhere', ...now }, 409);
});
