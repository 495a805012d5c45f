/** The mailbox of demo mode, for people and tests; the call does not exist in production. */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { mailboxMessage } from '#app/integrations/mail/mailbox.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';

const list = call({
  method: 'get',
  path: '/dev/mailbox',
  summary: 'Messages that would have left by e-mail, newest first',
  'x-policy': { roles: ANYONE, mode: 'demo' },
  responses: {
    200: json(z.object({ success: z.literal(true), messages: z.array(mailboxMessage) }), 'Messages'),
  },
});

export const mailboxApi = router().openapi(list, async (c) =>
  c.json({ success: true as const, messages: await ctxOf(c).readMailbox() }, 200),
);
