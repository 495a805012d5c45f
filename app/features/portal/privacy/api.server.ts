/** A person's export as one archive: asked for with the password, then read by a link of one use (D42, T40). */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { reasonField } from '#app/features/accounts/input.server.ts';
import { APPLICANTS } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { askForArchive, openArchive } from './archive.server.ts';

const params = z.object({ user_id: z.uuid() });
const who = { roles: [...APPLICANTS, 'admin'], owner: ['self', 'staff-for'], subjectOf: person } as const;
const CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

const ask = call({
  method: 'post',
  path: '/user/{user_id}/personal-data/archive',
  summary: 'A link to everything that is kept of a person, rows and files: five minutes, one use',
  request: { params, ...body(z.strictObject({ reason: reasonField.optional() })) },
  'x-policy': {
    ...who,
    audit: 'user.export',
    body: SMALL,
    limits: [{ bucket: 'user.export', by: 'actor', max: 10, minutes: 60 }],
  },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), url: z.string(), expires_at: z.iso.datetime() }), 'The link'),
    403: refused('Confirm the password first: 15 minutes; or the request is of another site'),
    503: refused('Another export is on its way: Retry-After says when'),
  },
});

const read = call({
  method: 'get',
  path: '/user/{user_id}/personal-data/archive/{ticket}',
  summary: 'The archive, streamed; a second time there is nothing',
  request: { params: params.extend({ ticket: z.string().max(200) }) },
  'x-policy': { ...who, limits: [{ bucket: 'user.export.read', by: 'actor', max: 30, minutes: 60 }], seconds: 30 },
  responses: {
    200: { description: 'The archive', content: { 'application/zip': { schema: z.string() } } },
    503: refused('Another export is on its way'),
  },
});

export const privacyApi = router()
  .openapi(ask, async (c) => {
    const { reason } = c.req.valid('json');
    const made = await askForArchive(ctxOf(c), c.req.valid('param').user_id, reason);
    return c.json({ success: true as const, ...made }, 200);
  })
  .openapi(read, async (c) => {
    const { user_id, ticket } = c.req.valid('param');
    const { stream, file_name } = await openArchive(ctxOf(c), user_id, ticket);
    return c.body(stream, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${file_name}"`,
      'Content-Security-Policy': CSP,
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  });
