/** Messages of providers (spec 7): proven over the bytes that came, then read back by a job (T22, Q18, Q19). */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import type { Notice, ProviderName } from '#app/integrations/payments/payments.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { readBackJob } from './read-back.server.ts';

type Proven = { provider: ProviderName; notice: Notice };

/** Each address hears its own kind of provider only. */
const signed = (kind: 'card' | 'local'): Proof<Proven> => ({
  kind: 'signature',
  in: 'body',
  check({ ctx, text, header }) {
    const headers = { get: (name: string) => header(name) ?? null } as Headers;
    const found = (ctx as Ctx).payments.proven(kind, new TextEncoder().encode(text), headers, ctx.now);
    return found && { provider: found.provider.name, notice: found.notice };
  },
  refusal: { status: 401 },
});

const proofs = { card: signed('card'), local: signed('local') };

const notification = <const P extends `/${string}`>(path: P, kind: 'card' | 'local') =>
  call({
    method: 'post',
    path,
    summary: `A message of the ${kind} provider: the payment that it names is read back`,
    'x-policy': {
      roles: [],
      subjectOf: 'none: a provider speaks of its own payments',
      proof: proofs[kind],
      body: { type: 'json', bytes: 65_536 },
    },
    responses: { 200: json(z.object({ success: z.literal(true) }), 'Taken') },
  });

const byCard = notification('/payments/stripe-notification', 'card');
const byLocal = notification('/payments/notification', 'local');

/** Queued before it is answered: from then on nothing is lost. */
async function take(ctx: Ctx, { provider, notice }: Proven) {
  const { provider_ref, event_key } = notice;
  if (provider_ref === null) return;
  await ctx.jobs.enqueue(ctx.db, readBackJob, { provider, provider_ref, event_key });
}

export const notificationsApi = router()
  .openapi(byCard, async (c) => {
    const ctx = ctxOf(c);
    await take(ctx, provenBy(ctx, proofs.card));
    return c.json({ success: true as const }, 200);
  })
  .openapi(byLocal, async (c) => {
    const ctx = ctxOf(c);
    await take(ctx, provenBy(ctx, proofs.local));
    return c.json({ success: true as const }, 200);
  });
