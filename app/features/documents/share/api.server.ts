/** One document for several people as a call (D50). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { locked, success } from '#app/features/documents/files/answers.server.ts';
import { limits, ofFile, ofOne } from '#app/features/documents/files/input.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { shareFile } from './store.server.ts';

const PEOPLE_MOST = 20;
const people = z
  .array(z.uuid())
  .min(1)
  .max(PEOPLE_MOST)
  .refine((ids) => new Set(ids).size === ids.length);

const share = call({
  method: 'post',
  path: `${ofOne}/share`,
  summary: 'Give a file to others of the family: the row is copied, not the bytes; all of them or none',
  request: { params: ofFile, ...body(z.strictObject({ with: people })) },
  'x-policy': { ...formOwners, body: SMALL, limits },
  responses: {
    200: json(
      z.strictObject({
        success,
        shared: z.array(z.strictObject({ user_id: z.uuid(), file_number: z.int(), is_new: z.boolean() })),
      }),
      'Under which number each of them has it',
    ),
    409: refused('One of them has twenty files or 200 MB; or another one was asked for'),
    423: locked,
  },
});

export const shareApi = router().openapi(share, async (c) => {
  const shared = await shareFile(ctxOf(c), c.req.valid('param'), c.req.valid('json').with);
  return c.json({ success: true as const, shared }, 200);
});
