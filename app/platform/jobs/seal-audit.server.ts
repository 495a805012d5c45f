/** Every minute: what was written to the audit trail is linked to its chain; every hour its head goes to the log. */
import { z } from 'zod';
import { headOf, sealAudit } from '#app/platform/record/audit-chain.server.ts';
import type { WithPersonalData } from '#app/platform/record/personal-data.server.ts';
import { each, type Job } from './jobs.server.ts';

const BATCHES = 20;

export const sealAuditJob: Job<WithPersonalData, Record<string, never>> = {
  name: 'platform.seal-audit',
  input: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  run: each(async ({ db, env, now, log }: WithPersonalData) => {
    for (let batch = 0; batch < BATCHES; batch++) if ((await sealAudit(db, env.APP_SECRET, now)) === 0) break;
    // Kept elsewhere, it shows that the end of the trail was not cut off.
    if (now.getUTCMinutes() === 0) log.info(await headOf(db), 'head of the audit trail');
  }),
};
