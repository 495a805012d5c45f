/** Every hour: what has ended is forgotten. */
import { and, isNotNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { messages, one_time_tokens } from '#db/schema.server.ts';
import { forgetOldKeys } from './idempotency.server.ts';
import { each, type Job } from './jobs.server.ts';
import { forgetOldLimits } from './limits.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { keptSince } from './retention.ts';

const KEPT_DAYS = 7;

export const tidyJob: Job<RequestContext> = {
  name: 'platform.tidy',
  input: z.object({}),
  schedule: '17 * * * *',
  run: each(async ({ db, now }) => {
    await forgetOldLimits(db, now);
    await forgetOldKeys(db, now);
    await db
      .delete(one_time_tokens)
      .where(lt(one_time_tokens.expires_at, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
    await db
      .delete(messages)
      .where(and(isNotNull(messages.sent_at), lt(messages.created_at, keptSince('messages', now))));
  }),
};
