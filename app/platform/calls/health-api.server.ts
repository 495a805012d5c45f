/** /healthz: the process lives. /readyz: it can serve (database, storage, disk), red while it drains. */

import { z } from '@hono/zod-openapi';
import { ANYONE } from '#app/platform/access/actor.ts';
import { cacheAnswer, sendCached } from '#app/platform/pages/cached-answer.server.ts';
import { json } from './answer.server.ts';
import { call, router } from './call.server.ts';

export type ReadyChecks = Record<'draining' | 'database' | 'storage' | 'disk', () => Promise<unknown> | unknown>;

const health = z.object({ success: z.literal(true) });
const readiness = z.object({ success: z.boolean(), checks: z.record(z.string(), z.enum(['ok', 'failed'])) });

const healthz = call({
  method: 'get',
  path: '/healthz',
  summary: 'The process answers',
  'x-policy': { roles: ANYONE },
  responses: { 200: json(health, 'Alive') },
});

const readyz = call({
  method: 'get',
  path: '/readyz',
  summary: 'Database, storage and disk are ready for requests',
  'x-policy': { roles: ANYONE },
  responses: { 200: json(readiness, 'Ready'), 503: json(readiness, 'Not ready, naming what failed') },
});

const CHECK_MS = 2000;

/** A constant answer, sent like a cached page (server/pages/cached-first.ts). */
export const alive = cacheAnswer(
  'application/json',
  {},
  { plain: Buffer.from(JSON.stringify({ success: true } satisfies z.infer<typeof health>)) },
);

export const healthApi = (checks: ReadyChecks) =>
  router()
    .openapi(healthz, (c) => sendCached(c, alive) as never)
    .openapi(readyz, async (c) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const late = new Promise((_, reject) => setTimeout(reject, CHECK_MS).unref());
          const ok = await Promise.race([Promise.resolve().then(check), late]).then(
            () => true,
            () => false,
          );
          return [name, ok ? 'ok' : 'failed'] as const;
        }),
      );
      const success = results.every(([, state]) => state === 'ok');
      return c.json({ success, checks: Object.fromEntries(results) }, success ? 200 : 503);
    });
