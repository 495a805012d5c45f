/** Contact changes by staff: listed and decided by an admin, or by the person through the link of the message (T44). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import { oneTimeToken, reasonField } from '#app/features/accounts/input.server.ts';
import { ANYONE, STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { decideAsAdmin, decideByLink, listContactChanges, published, readContactChanges } from './store.server.ts';

const params = z.object({ user_id: z.uuid() });
const contactChange = published.schema.openapi('ContactChange');
/** What the person sees of it. */
const asked = contactChange.pick({ field: true, new_value: true, created_at: true });

const list = call({
  method: 'get',
  path: '/user/{user_id}/contact-changes',
  summary: 'Changes of number and address that staff asked for, newest first',
  request: { params },
  'x-policy': { roles: STAFF, owner: ['staff-for'], subjectOf: person, audit: 'contact.list' },
  responses: {
    200: json(z.object({ success: z.literal(true), contact_changes: z.array(contactChange) }), 'The changes'),
  },
});

const decide = call({
  method: 'post',
  path: '/user/{user_id}/contact-changes/{change_id}',
  summary: 'Approve or refuse a change that another member of staff asked for',
  request: {
    params: params.extend({ change_id: z.uuid() }),
    ...body(z.strictObject({ answer: z.enum(['approve', 'refuse']), reason: reasonField })),
  },
  'x-policy': { roles: ['admin'], owner: ['staff-for'], subjectOf: person, body: SMALL, audit: 'contact.decide' },
  responses: { 200: json(done, 'Decided'), 409: refused('Decided before, asked for by oneself, or in use') },
});

const byLink = call({
  method: 'post',
  path: '/auth/contact-change',
  summary: 'What the link of a message asks to change; with an answer, the decision',
  request: body(z.strictObject({ token: oneTimeToken, answer: z.enum(['confirm', 'refuse']).optional() })),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'contact.link', by: 'address', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      done.extend({
        contact_changes: z.array(asked).optional(),
      }),
      'The changes, or decided',
    ),
    409: refused('In use by now'),
  },
});

export const contactChangeApi = router()
  .openapi(list, async (c) => {
    const ctx = ctxOf(c);
    const rows = await listContactChanges(ctx, String(ctx.subject?.user_id));
    return c.json({ success: true as const, contact_changes: asJson(rows) }, 200);
  })
  .openapi(decide, async (c) => {
    const { answer, reason } = c.req.valid('json');
    await decideAsAdmin(ctxOf(c), c.req.valid('param').change_id, answer, reason);
    return c.json(said('Decided'), 200);
  })
  .openapi(byLink, async (c) => {
    const ctx = ctxOf(c);
    const { token, answer } = c.req.valid('json');
    if (!answer)
      return c.json({ ...said('A change waits'), contact_changes: await readContactChanges(ctx, token) }, 200);
    await tellWithinBudget(ctx, 'Update failed', () => decideByLink(ctx, token, answer));
    return c.json(said('Decided'), 200);
  });
