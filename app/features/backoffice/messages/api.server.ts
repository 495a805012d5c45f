/** Messages of staff to a person (spec 6): by mail, or as a text that WhatsApp opens with. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { line, lines } from '#app/platform/input.ts';
import { CHANNELS, MESSAGE_LENGTH, SUBJECT_LENGTH, TEMPLATES } from './rules.ts';
import { listMessages, writeToPerson } from './store.server.ts';

const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'messages.actor', by: 'actor', max: 200, minutes: 60 }] as const;
const ofPerson = z.object({ user_id: z.uuid() });

const message = z
  .strictObject({
    staff_message_id: z.uuid(),
    channel: z.enum(CHANNELS),
    template: z.string().nullable(),
    locale: z.enum(LOCALES),
    subject: z.string().nullable(),
    message: z.string(),
    created_at: z.iso.datetime(),
    by: z.string(),
  })
  .openapi('StaffMessage');

const list = call({
  method: 'get',
  path: '/admin/people/{user_id}/messages',
  summary: 'What staff wrote to a person, newest first',
  request: { params: ofPerson, query: z.object({ before: z.string().max(500).optional() }) },
  'x-policy': { ...byStaff, audit: 'messages.read', limits },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), messages: z.array(message), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const write = call({
  method: 'post',
  path: '/admin/people/{user_id}/messages',
  summary: 'Write to a person; a mail leaves at once, a text for WhatsApp is kept and opened there',
  request: {
    params: ofPerson,
    headers: idempotencyHeader,
    ...body(
      z
        .strictObject({
          channel: z.enum(CHANNELS),
          template: z.enum(TEMPLATES).nullable().default(null),
          locale: z.enum(LOCALES),
          subject: line(SUBJECT_LENGTH).nullable().default(null),
          message: lines(MESSAGE_LENGTH).pipe(z.string().min(1)),
        })
        .openapi('NewStaffMessage'),
    ),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: json(z.strictObject({ success: z.literal(true), message }), 'Kept') },
});

export const messagesApi = router()
  .openapi(list, async (c) => {
    const found = await listMessages(ctxOf(c).db, c.req.valid('param').user_id, c.req.valid('query').before);
    return c.json({ success: true as const, messages: asJson(found.messages), next: found.next }, 200);
  })
  .openapi(write, async (c) => {
    const ctx = ctxOf(c);
    const { user_id } = c.req.valid('param');
    const content = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    const work = async (tx: typeof ctx.db) => ({
      status: 200,
      body: asJson(await writeToPerson(ctx, tx, user_id, content)),
    });
    // Without a key there is no transaction around it yet.
    const answer = await once(
      ctx.db,
      { scope: `staff-messages:${ctx.actor.user_id}:${user_id}`, key, content },
      (tx) => (key ? work(tx) : tx.transaction(work)),
    );
    return c.json({ success: true as const, message: answer.body }, 200);
  });
