/** The audit trail: who, what, whom, when, why; written, never changed (Q17). */
import type { Db } from '#db/client.server.ts';
import { audit } from '#db/schema.server.ts';
import type { Actor } from './policy.ts';

export type AuditEntry = {
  action: string;
  subject_id?: string | null;
  reason?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

type By = { actor: Actor; now: Date; request_id: string; isAudited?: boolean };

export function recordAudit(db: Db, by: By, { subject_id = null, ...entry }: AuditEntry) {
  by.isAudited = true;
  return db.insert(audit).values({
    ...entry,
    subject_id,
    actor_id: by.actor.user_id,
    actor_role: by.actor.role,
    created_at: by.now,
    request_id: by.request_id,
  });
}
