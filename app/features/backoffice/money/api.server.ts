/** completed-payments (spec 7 "Admin and bulk", T17, T37), and what an admin has looked at. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { dayRange } from '#app/features/backoffice/exports/day-rules.ts';
import { days } from '#app/features/backoffice/exports/days.server.ts';
import { completedPayment, pageOfPayments, placeOfPayment } from '#app/features/backoffice/exports/lists.server.ts';
import { recordRead } from '#app/features/backoffice/exports/watch.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { lines } from '#app/platform/input.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { settleReview } from './store.server.ts';

const place = cursor(z.object({ at: cursorInstant, id: z.uuid() }));

const completed = call({
  method: 'get',
  path: '/admin/completed-payments',
  summary: 'Money that has come between two days, the oldest first; what staff have marked says so',
  request: { query: z.object({ limit: pageSize, after: place.optional(), ...days }) },
  'x-policy': {
    roles: ['admin'],
    audit: 'payments.completed',
    limits: [{ bucket: 'payments.completed', by: 'actor', max: 600, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), payments: z.array(completedPayment), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const settle = call({
  method: 'post',
  path: '/admin/payment-reviews/{review_id}/settle',
  summary: 'Somebody has looked at money that did not fit, and says what they found',
  request: {
    params: z.object({ review_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    ...body(
      z
        .strictObject({ note: lines(500).pipe(z.string().min(LEAST_REASON)).openapi({ description: 'No names' }) })
        .openapi('SettleReview'),
    ),
  },
  'x-policy': {
    roles: ['admin'],
    subjectOf: 'none: money that did not fit is nobody’s yet',
    audit: 'payment.review-settled',
    body: SMALL,
    limits: [{ bucket: 'payments.settle', by: 'actor', max: 120, minutes: 60 }],
  },
  responses: { 200: json(done, 'Settled'), 409: refused('Settled already, or its refund request waits') },
});

export const moneyApi = router()
  .openapi(completed, async (c) => {
    const ctx = ctxOf(c);
    const { limit, after, ...wanted } = c.req.valid('query');
    const rows = await pageOfPayments(ctx.db, { limit, after, ...dayRange(wanted) });
    await recordRead(ctx, 'payments.completed', rows.length);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    const next = last ? sealCursor(placeOfPayment(last)) : null;
    return c.json({ success: true as const, payments: rows, next }, 200);
  })
  .openapi(settle, async (c) => {
    await settleReview(ctxOf(c), c.req.valid('param').review_id, c.req.valid('json').note);
    return c.json(said('Settled'), 200);
  });
