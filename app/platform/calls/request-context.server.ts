/** What the platform needs of a request; the product's Ctx (app/ctx.server.ts) adds its own to it. */

import type { Actor, Subject } from '#app/platform/access/actor.ts';
import type { Jobs } from '#app/platform/jobs/jobs.server.ts';
import type { PaymentMode } from '#app/platform/payment-settings.ts';
import type { Log } from '#app/platform/record/log.server.ts';
import type { Db } from '#db/client.server.ts';

export type RequestContext = {
  db: Db;
  now: Date;
  actor: Actor;
  subject: Subject | null;
  /** The proof by which the caller was admitted; read it with `provenBy`. Beside it the session that the browser has. */
  proof?: { by: object; value: unknown; family_id: string | null };
  request_id: string;
  /** The path of the call in the API document. */
  pattern?: string | undefined;
  /** The call has recorded itself in the audit trail. */
  isAudited?: boolean;
  address: string;
  /** Our own origins: PUBLIC_URL and, in demo mode, the loopback host of the request. */
  origins: readonly string[];
  log: Log;
  jobs: Jobs;
  env: {
    APP_MODE: 'demo' | 'production';
    APP_SECRET: string;
    PUBLIC_URL: string;
    AUTH_ERRORS: 'helpful' | 'generic';
    PROMO_CODE: string;
    PROMO_GROUP_CODE: string;
    TAX_ROW: 'on' | 'off';
    PAYMENTS_MODE: PaymentMode;
    GTM_ID?: string | undefined;
    EXCLUDED_IPS: string;
    CRM_LOCATION: string;
    CRM_API_KEY?: string | undefined;
  };
};
