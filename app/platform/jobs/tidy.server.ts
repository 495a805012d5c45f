/** Every hour: what has ended, and what is older than promised, is forgotten (D42). */
import { z } from 'zod';
import { forgetOldKeys } from '#app/platform/calls/idempotency.server.ts';
import { forgetOldLimits } from '#app/platform/limits/limits.server.ts';
import type { WithPersonalData } from '#app/platform/record/personal-data.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import { each, type Job } from './jobs.server.ts';

/** `at_most`: the operator allows as many to be forgotten in one run (T50). */
export const forgettingInput = z.object({ at_most: z.int().positive().optional() });
export type ForgettingInput = z.infer<typeof forgettingInput>;

/** One that fails keeps no other back; the job fails with all their reasons. */
export const tidyJob: Job<WithPersonalData, ForgettingInput> = {
  name: 'platform.tidy',
  input: forgettingInput,
  schedule: '17 * * * *',
  retries: 1,
  run: each(async (ctx: WithPersonalData, { at_most }: ForgettingInput) => {
    await forgetOldLimits(ctx.db, ctx.now);
    await forgetOldKeys(ctx.db, ctx.now);
    const failures: Error[] = [];
    for (const { what, expire } of ctx.personalData)
      if (typeof expire === 'function')
        await expire(ctx, keptSince(what, ctx.now), at_most).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  }),
};
