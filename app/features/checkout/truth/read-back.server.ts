/** A payment read back after a message: what the provider says then is taken over (D29, T22). */
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { PROVIDERS, type ProviderName } from '#app/integrations/payments/payments.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { settleStanding } from './settle.server.ts';

type ReadBackInput = { provider: ProviderName; provider_ref: string; event_key: string | null };

async function readBack(ctx: Ctx, { provider: name, provider_ref, event_key }: ReadBackInput) {
  const provider = ctx.payments.byName(name);
  if (!provider) throw new Error(`no provider ${name} is set up`);
  const standing = await provider.read(provider_ref);
  if (standing) await settleStanding(ctx, provider, standing, { event_key, provider_ref });
}

/** Ids as providers make them; `reference:<ours>` where one has none yet. */
const foreignId = z.string().regex(/^[\w:.-]{1,200}$/);

export const readBackJob: AppJob = {
  name: 'payments.read-back',
  input: z.object({ provider: z.enum(PROVIDERS), provider_ref: foreignId, event_key: foreignId.nullable() }),
  retries: 8,
  pauseSeconds: 5,
  run: each(readBack),
};
