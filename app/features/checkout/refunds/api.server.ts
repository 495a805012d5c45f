/** Refunds (D51): what would go back now, asking for it, taking that back, and what an admin decides. */
import { z } from '@hono/zod-openapi';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { ofBuyer, PAYERS } from '#app/features/checkout/subjects.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import type { SubjectOf } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { lines } from '#app/platform/input.ts';
import { Problem } from '#app/platform/problem.ts';
import { LEAST_REASON, MAX_PARTY } from '#content/limits.ts';
import { refund_requests } from '#db/schema.server.ts';
import { decideRefund } from './decide.server.ts';
import { readHoldings } from './holdings.server.ts';
import { DECISIONS, OPEN_STATES } from './rules.ts';
import { asShown, previewOf, shownPreview, shownRequest } from './shown.server.ts';
import { askForRefund, ofRequest, withdrawRequest } from './store.server.ts';

const limits = [{ bucket: 'refunds.actor', by: 'actor', max: 120, minutes: 60 }] as const;
const ofPerson = z.object({ user_id: z.uuid().optional() });
const ofRequestId = z.object({ request_id: z.uuid() });

/** The person of a request. */
const asker: SubjectOf = {
  name: 'refund request',
  async find(ctx, { request_id }) {
    if (!z.uuid().safeParse(request_id).success) return null;
    const [row] = await ctx.db
      .select({ user_id: refund_requests.user_id })
      .from(refund_requests)
      .where(eq(refund_requests.request_id, String(request_id)));
    return row ? person.find(ctx, row) : null;
  },
};

const preview = call({
  method: 'get',
  path: '/payments/refunds/preview',
  summary: 'What would go back now, for each person of what was bought: the row of the refund table, and the amount',
  request: { query: ofPerson.extend({ subscription_id: z.uuid().optional() }) },
  'x-policy': { ...ofBuyer, audit: 'refunds.preview', limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), previews: z.array(shownPreview) }), 'As of now'),
  },
});

const asking = z
  .strictObject({
    subscription_id: z.uuid(),
    people: z.array(z.uuid()).max(MAX_PARTY),
    free_seats: z.int().min(0).max(MAX_PARTY).default(0).openapi({ description: 'Seats that nobody has taken' }),
    reason: lines(1000).optional().openapi({ description: 'Needed where the table gives nothing back' }),
  })
  .openapi('AskForRefund');

const ask = call({
  method: 'post',
  path: '/payments/refunds',
  summary: 'Ask for a refund; those whose row of the table differs become requests of their own',
  request: { query: ofPerson, headers: idempotencyHeader, ...body(asking) },
  'x-policy': { ...ofBuyer, body: SMALL, limits: [{ bucket: 'refunds.ask', by: 'actor', max: 30, minutes: 60 }] },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), requests: z.array(shownRequest) }), 'With their numbers'),
    409: refused('Asked for already, or nothing is left of the payment'),
  },
});

const shown = (what: string) => json(z.strictObject({ success: z.literal(true), request: shownRequest }), what);

const withdraw = call({
  method: 'delete',
  path: '/payments/refunds/{request_id}',
  summary: 'Take a request back, while nobody has decided',
  request: { params: ofRequestId },
  'x-policy': { roles: PAYERS, owner: ['self', 'staff-for'], subjectOf: asker, limits },
  responses: { 200: shown('Withdrawn'), 409: refused('Somebody has decided') },
});

const decide = call({
  method: 'post',
  path: '/admin/refunds/{request_id}/decide',
  summary:
    'Approve with the amount, refuse, or say that the money went back by another way; approving again is for what got stuck',
  request: {
    params: ofRequestId,
    ...body(
      z
        .strictObject({
          decision: z.enum(DECISIONS),
          amount: z
            .int()
            .min(1)
            .optional()
            .openapi({ description: 'Minor units; what was asked for where none is given' }),
          answer: lines(1000)
            .pipe(z.string().min(LEAST_REASON))
            .openapi({ description: 'What the person reads; no names' }),
        })
        .openapi('RefundDecision'),
    ),
  },
  'x-policy': { roles: ['admin'], owner: ['staff-for'], subjectOf: asker, body: SMALL, limits },
  responses: { 200: shown('As it stands'), 409: refused('Decided already, or on its way') },
});

const waiting = call({
  method: 'get',
  path: '/admin/refunds',
  summary: 'Requests that wait for somebody, oldest first',
  'x-policy': { roles: STAFF, audit: 'refunds.list', limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), requests: z.array(shownRequest) }), 'At most 200'),
  },
});

const buyerOf = ({ subject }: Ctx) => subject?.user_id ?? '';

export const refundsApi = router()
  .openapi(preview, async (c) => {
    const ctx = ctxOf(c);
    const { subscription_id } = c.req.valid('query');
    const found = await readHoldings(ctx.db, ctx.now, buyerOf(ctx), subscription_id);
    if (subscription_id && found.length === 0) throw new Problem(404);
    return c.json({ success: true as const, previews: found.map(previewOf) }, 200);
  })
  .openapi(ask, async (c) => {
    const ctx = ctxOf(c);
    const owner = buyerOf(ctx);
    const content = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    const given = { ...content, reason: content.reason || null };
    const work = async (tx: typeof ctx.db) => ({
      status: 200,
      body: (await askForRefund(ctx, tx, owner, given)).map(asShown),
    });
    // Without a key there is no transaction around it yet.
    const answer = await once(ctx.db, { scope: `refunds:${owner}`, key, content }, (tx) =>
      key ? work(tx) : tx.transaction(work),
    );
    return c.json({ success: true as const, requests: answer.body }, 200);
  })
  .openapi(withdraw, async (c) =>
    c.json(
      { success: true as const, request: asShown(await withdrawRequest(ctxOf(c), c.req.valid('param').request_id)) },
      200,
    ),
  )
  .openapi(decide, async (c) => {
    const decided = await decideRefund(ctxOf(c), c.req.valid('param').request_id, c.req.valid('json'));
    return c.json({ success: true as const, request: asShown(decided) }, 200);
  })
  .openapi(waiting, async (c) => {
    const rows = await ctxOf(c)
      .db.select(ofRequest)
      .from(refund_requests)
      .where(inArray(refund_requests.state, [...OPEN_STATES]))
      .orderBy(asc(refund_requests.created_at))
      .limit(200);
    return c.json({ success: true as const, requests: rows.map(asShown) }, 200);
  });
