/** The off switch of reminders, for whoever has the link of one. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { stopReminders } from './remind.server.ts';

const stop = call({
  method: 'post',
  path: '/reminders/stop',
  summary: 'End the reminders of an application by the link of one; once more is the same',
  request: body(z.strictObject({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/) })),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'reminders.token', by: 'address', max: 60, minutes: 60 }],
  },
  responses: { 200: json(done, 'No more reminders') },
});

export const caseApi = router().openapi(stop, async (c) => {
  await stopReminders(ctxOf(c), c.req.valid('json').token);
  return c.json(said('No more reminders'), 200);
});
