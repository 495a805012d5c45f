/** The calls of the sandbox: its card form, its page, and the test call of spec 7. In any other mode than test they are not made (T18). */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import {
  SANDBOX_CHOICES,
  SANDBOX_METHODS,
  SANDBOX_STATES,
  type SandboxLook,
} from '#app/integrations/payments/sandbox-book.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { lookAt, markSucceeded } from './store.server.ts';

const payment = z.strictObject({
  amount: z.int(),
  currency: z.string(),
  country: z.string(),
  description: z.string(),
  state: z.enum(SANDBOX_STATES),
  decline_code: z.string().nullable(),
  url: z.string(),
}) satisfies z.ZodType<SandboxLook>;
const answer = json(z.strictObject({ success: z.literal(true), payment }), 'How it stands, and where to go now');

const base = '/payments/sandbox/{secret}';
const params = z.object({ secret: z.string().min(1).max(100) });

const sandboxOf = (ctx: Ctx) => {
  if (!ctx.payments.sandbox) throw new Problem(404);
  return ctx.payments.sandbox;
};

/** Whoever has the address may pay, as with a page of a bank; it shows no name. */
const shownSecret: Proof<{ secret: string; look: SandboxLook }> = {
  kind: 'secret-address',
  in: 'address',
  async check({ ctx, params: { secret = '' } }) {
    const look = await lookAt(ctx as Ctx, secret);
    return look && { secret, look };
  },
  refusal: { status: 404 },
};
const proven = { roles: [], proof: shownSecret, mode: 'test-payments' } as const;
const paying = {
  ...proven,
  body: SMALL,
  limits: [{ bucket: 'sandbox.pay', by: 'address', max: 300, minutes: 60 }],
} as const;

/** Each caller makes routes of its own: an app whose mode is not test has none. */
export function makeSandboxApi() {
  const look = call({
    method: 'get',
    path: base,
    summary: 'Test mode: a payment of the sandbox',
    request: { params },
    'x-policy': proven,
    responses: { 200: answer },
  });
  const card = call({
    method: 'post',
    path: `${base}/card`,
    summary: 'Test mode: pay by card; only test numbers are taken, and none is kept',
    request: {
      params,
      ...body(z.strictObject({ number: z.string().max(40), expires: z.string().max(10), cvc: z.string().max(10) })),
    },
    'x-policy': paying,
    responses: { 200: answer },
  });
  const step = call({
    method: 'post',
    path: `${base}/step`,
    summary: 'Test mode: the extra step of a bank',
    request: { params, ...body(z.strictObject({ agreed: z.boolean() })) },
    'x-policy': paying,
    responses: { 200: answer },
  });
  const local = call({
    method: 'post',
    path: `${base}/local`,
    summary: 'Test mode: pay, reject, let it expire, or go back, by PSE, Nequi or a cash slip',
    request: {
      params,
      ...body(z.strictObject({ method: z.enum(SANDBOX_METHODS), choice: z.enum(SANDBOX_CHOICES) })),
    },
    'x-policy': paying,
    responses: { 200: answer },
  });
  const succeed = call({
    method: 'post',
    path: '/payments/test/mark-payment-succeeded',
    summary: 'Test mode: let the sandbox succeed an order; the order learns of it by a notification, as always',
    request: body(z.strictObject({ order_id: z.uuid() })),
    'x-policy': {
      roles: ['admin'],
      subjectOf: 'none: any order of a test may be paid; no money moves',
      mode: 'test-payments',
      audit: 'payment.test-succeeded',
      body: SMALL,
    },
    responses: {
      200: json(z.strictObject({ success: z.literal(true) }), 'Paid in the sandbox; the notification is on its way'),
      409: refused('Not an order of the sandbox, or no longer payable'),
    },
  });

  const shown = (found: SandboxLook | null) => {
    if (!found) throw new Problem(404);
    return { success: true as const, payment: found };
  };
  return router()
    .openapi(look, (c) => c.json(shown(provenBy(ctxOf(c), shownSecret).look), 200))
    .openapi(card, async (c) => {
      const ctx = ctxOf(c);
      const { secret } = provenBy(ctx, shownSecret);
      return c.json(shown(await sandboxOf(ctx).payByCard(secret, c.req.valid('json'))), 200);
    })
    .openapi(step, async (c) => {
      const ctx = ctxOf(c);
      const { secret } = provenBy(ctx, shownSecret);
      return c.json(shown(await sandboxOf(ctx).finishStep(secret, c.req.valid('json').agreed)), 200);
    })
    .openapi(local, async (c) => {
      const ctx = ctxOf(c);
      const { secret } = provenBy(ctx, shownSecret);
      const { method, choice } = c.req.valid('json');
      return c.json(shown(await sandboxOf(ctx).payLocally(secret, method, choice)), 200);
    })
    .openapi(succeed, async (c) => {
      await markSucceeded(ctxOf(c), c.req.valid('json').order_id);
      return c.json({ success: true as const }, 200);
    });
}
