/** All files of a person as one ZIP, for the person and, on record, for staff. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { base, ofPerson } from '#app/features/documents/files/input.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { refused } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { makeArchive } from './store.server.ts';

const CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

const archive = call({
  method: 'get',
  path: `${base}/archive`,
  summary: 'All files as one ZIP, streamed; a file that the storage does not give is named in a text inside',
  request: { params: ofPerson },
  'x-policy': {
    ...formOwners,
    audit: 'documents.archive',
    limits: [{ bucket: 'documents.archive', by: 'actor', max: 60, minutes: 60 }],
    seconds: 30,
  },
  responses: {
    200: { description: 'The archive', content: { 'application/zip': { schema: z.string() } } },
    403: refused('Confirm the password first: the log-in is older than a day (D50); or the request is of another site'),
  },
});

export const archiveApi = router().openapi(archive, async (c) => {
  const { stream, file_name } = await makeArchive(ctxOf(c), c.req.valid('param').user_id);
  return c.body(stream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
    'Content-Security-Policy': CSP,
    'Cross-Origin-Resource-Policy': 'same-origin',
  }) as never;
});
