/** update-payment-status (spec 7 "Admin and bulk", D55): staff write down what came another way; only an admin takes it back. */
import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { paymentNumber } from '#app/features/checkout/number-rules.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { lines } from '#app/platform/input.ts';
import { Problem } from '#app/platform/problem.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { CURRENCIES } from '#content/countries.ts';
import { LEAST_REASON, MAX_PARTY } from '#content/limits.ts';
import type { Db } from '#db/client.server.ts';
import { payments } from '#db/schema.server.ts';
import { MARKS } from './rules.ts';
import { markPaid, undoMark } from './store.server.ts';

/** Beyond it somebody has mistaken the unit. */
const MOST = 1_000_000_000;

const paid = z
  .strictObject({
    status: z.enum(MARKS).openapi({ description: 'unpaid takes back what was marked by mistake: an admin only' }),
    amount: z.int().min(1).max(MOST).optional().openapi({ description: 'Minor units; needed for paid' }),
    currency: z.enum(CURRENCIES).optional(),
    sid: z.enum(SERVICE_TYPES).optional(),
    applicants: z.int().min(1).max(MAX_PARTY).optional(),
    is_additional: z.boolean().optional().openapi({ description: 'Beside what is paid already' }),
    payment_id: z.uuid().optional().openapi({ description: 'Of unpaid: which one; the newest where none is named' }),
    reason: lines(500).pipe(z.string().min(LEAST_REASON)).openapi({ description: 'How it came, or what was wrong' }),
  })
  .openapi('PaymentStatus');

const NEEDED = ['amount', 'currency', 'sid', 'applicants'] as const;

const update = call({
  method: 'post',
  path: '/admin/{user_id}/update-payment-status',
  summary: 'Mark as paid what came another way, with amount and reason; or take it back',
  request: { params: z.object({ user_id: z.uuid() }), headers: idempotencyHeader, ...body(paid) },
  'x-policy': {
    roles: STAFF,
    owner: ['staff-for'],
    subjectOf: person,
    audit: 'payment.status',
    body: SMALL,
    limits: [{ bucket: 'payment.status', by: 'actor', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({
        ...{ success: z.literal(true), message: z.string(), payment_id: z.uuid() },
        number: z.string().openapi({ example: 'M-000123' }),
      }),
      'On record',
    ),
    409: refused('Paid already, marked a moment ago, of one’s own family, or nothing to take back'),
  },
});

type PaymentStatusRequest = z.infer<typeof paid>;

async function write(ctx: Ctx, tx: Db, request: PaymentStatusRequest): Promise<string> {
  const { status, payment_id, reason, is_additional = false } = request;
  if (status === 'unpaid') {
    // Whoever marks does not unmark: a second pair of eyes (T17).
    if (ctx.actor.role !== 'admin') throw new Problem(404);
    return undoMark(ctx, tx, reason, payment_id);
  }
  const missing = NEEDED.find((field) => request[field] === undefined);
  const { amount, currency, sid, applicants } = request;
  if (missing || !amount || !currency || !sid || !applicants)
    throw new Problem(422, undefined, { field: missing ?? '' });
  return markPaid(ctx, tx, { amount, currency, sid, applicants, reason, is_additional });
}

async function answerOf(tx: Db, payment_id: string) {
  const [row] = await tx
    .select({ number: payments.payment_number })
    .from(payments)
    .where(eq(payments.payment_id, payment_id));
  return { payment_id, number: paymentNumber(row?.number ?? 0) };
}

export const manualApi = router().openapi(update, async (c) => {
  const ctx = ctxOf(c);
  const content = c.req.valid('json');
  const key = c.req.valid('header')['idempotency-key'];
  const work = async (tx: Db) => ({ status: 200, body: await answerOf(tx, await write(ctx, tx, content)) });
  const { body: done } = await once(ctx.db, { scope: `mark:${ctx.subject?.user_id}`, key, content }, (tx) =>
    key ? work(tx) : tx.transaction(work),
  );
  const message = content.status === 'paid' ? 'Marked as paid' : 'Taken back';
  return c.json({ success: true as const, message, ...done }, 200);
});
