/** What a person has bought (spec 7, D30). */
import { z } from '@hono/zod-openapi';
import { desc, eq } from 'drizzle-orm';
import { ctxOf } from '#app/ctx.server.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { subscriptions } from '#db/schema.server.ts';

const published = answerFields({
  subscription_id: [subscriptions.subscription_id, z.uuid()],
  user_id: [subscriptions.user_id, z.uuid()],
  sid: [subscriptions.sid, z.string()],
  applicants_covered: [subscriptions.applicants_covered, z.int()],
  payment_id: [subscriptions.payment_id, z.uuid().nullable()],
  state: [subscriptions.state, z.enum(subscriptions.state.enumValues)],
  created_at: [subscriptions.created_at, z.iso.datetime()],
  ends_at: [subscriptions.ends_at, z.iso.datetime().nullable()],
});
const subscription = published.schema.openapi('Subscription');

const list = call({
  method: 'get',
  path: '/subscriptions',
  summary: 'What a person has bought, newest first',
  request: { query: z.object({ user_id: z.uuid() }) },
  'x-policy': {
    roles: SIGNED_IN,
    owner: ['self', 'staff-for'],
    subjectOf: person,
    namedBy: 'query',
    audit: 'subscriptions.list',
  },
  responses: {
    200: json(z.object({ success: z.literal(true), subscriptions: z.array(subscription) }), 'What was bought'),
  },
});

export const subscriptionsApi = router().openapi(list, async (c) => {
  const { db } = ctxOf(c);
  const rows = await db
    .select(published.columns)
    .from(subscriptions)
    .where(eq(subscriptions.user_id, c.req.valid('query').user_id))
    .orderBy(desc(subscriptions.created_at))
    .limit(100);
  return c.json({ success: true as const, subscriptions: asJson(rows) }, 200);
});
