/** Hourly job: deletes ended limits and keys, and whatever is older than promised (D42). */
import { z } from 'zod';
import { forgetOldKeys } from '#app/platform/calls/idempotency.server.ts';
import { forgetOldLimits } from '#app/platform/limits/limits.server.ts';
import type { WithPersonalData } from '#app/platform/record/personal-data.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import { each, type Job } from './jobs.server.ts';

/** `at_most`: the operator allows a run to forget so many (T50). */
export const forgettingInput = z.object({ at_most: z.int().positive().optional() });
export type ForgettingInput = z.infer<typeof forgettingInput>;

/** Runs every part even if one fails; the job then fails with all reasons. */
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
