/** The mailbox of demo mode, for people and tests; the call does not exist in production. */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { mailboxMessage } from '#app/integrations/mail/mailbox.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';

const list = call({
  method: 'get',
  path: '/dev/mailbox',
  summary: 'Messages that would have left by e-mail, newest first',
  'x-policy': { roles: ANYONE, mode: 'demo' },
  responses: {
    200: json(z.object({ success: z.literal(true), messages: z.array(mailboxMessage) }), 'Messages'),
  },
});

const file = call({
  method: 'get',
  path: '/dev/mailbox/{message_id}/file',
  summary: 'The file that goes with a message',
  request: { params: z.object({ message_id: z.uuid() }) },
  'x-policy': { roles: ANYONE, mode: 'demo', subjectOf: 'none: the mailbox of demo mode is open to everybody' },
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } } },
});

export const mailboxApi = router()
  .openapi(list, async (c) => c.json({ success: true as const, messages: await ctxOf(c).readMailbox() }, 200))
  .openapi(file, async (c) => {
    const found = await ctxOf(c).readMailboxFile(c.req.valid('param').message_id);
    if (!found) throw new Problem(404);
    return c.body(found.content, 200, {
      'Content-Type': found.content_type,
      'Content-Disposition': `attachment; filename="${found.file_name}"`,
    }) as never;
  });
