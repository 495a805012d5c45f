/** What the platform needs of a request; the product's Ctx (app/ctx.server.ts) adds its own to it. */

import type { Actor, Subject } from '#app/platform/access/actor.ts';
import type { Jobs } from '#app/platform/jobs/jobs.server.ts';
import type { Log } from '#app/platform/record/log.server.ts';
import type { Db } from '#db/client.server.ts';

export type RequestContext = {
  db: Db;
  now: Date;
  actor: Actor;
  subject: Subject | null;
  /** How the caller came in without a session; read it with `provenBy`. */
  proof?: { by: object; value: unknown };
  request_id: string;
  /** The call's address in the API document, once one is found. */
  pattern?: string | undefined;
  /** The call has written its own line of the audit trail, with what was before and after. */
  isAudited?: boolean;
  address: string;
  /** Our own origins: PUBLIC_URL and, in demo mode, the loopback name that was asked for. */
  origins: readonly string[];
  log: Log;
  jobs: Jobs;
  env: { APP_MODE: 'demo' | 'production'; APP_SECRET: string; PUBLIC_URL: string; AUTH_ERRORS: 'helpful' | 'generic' };
};
