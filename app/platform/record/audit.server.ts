/** The audit trail: who, what, whom, when, why. Append-only, deleted after five years (Q17, D42). */
import { createHmac } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Actor } from '#app/platform/access/actor.ts';
import type { Db } from '#db/client.server.ts';
import { audit, audit_checkpoints, audit_seals } from '#db/schema.server.ts';
import { endLines, markOf, sealAudit, type WrittenLine } from './audit-chain.server.ts';
import { maskPersonal } from './log.server.ts';
import type { PersonalData } from './personal-data.server.ts';

type Values = Record<string, unknown>;

type AuditEntry = {
  action: string;
  subject_id?: string | null;
  reason?: string | undefined;
  before?: Values;
  after?: Values;
};

type By = { actor: Actor; now: Date; request_id: string; isAudited?: boolean; env: { APP_SECRET: string } };

/** Fields recorded as they are. Any other may be personal and is recorded as a hash. */
export const PLAIN: ReadonlySet<string> = new Set([
  'current_step',
  'service_type',
  'locale',
  'number_in_party',
  'wait_times',
  'job',
  'job_id',
  'at_most',
  'form_name',
  'page_number',
  'fields',
  'document_type',
  'file_number',
  'state',
  'role',
  'format',
  'amount',
  'currency',
  'sid',
  'applicants',
  'count',
  'lead_id',
  'event_id',
  'sink',
  'joined_with',
]);

/** Reasons are free text of staff: personal data in them is masked, since erasure does not reach them. */
const REASON_LENGTH = 500;

/** An HMAC by field: a known value can be compared, none can be guessed, and equal values of two fields differ. */
const hashed = (secret: string, field: string, value: unknown) =>
  `hmac:${createHmac('sha256', `audit:${secret}`)
    .update(`${field}\0${JSON.stringify(value)}`)
    .digest('base64url')}`;

const storedValues = ({ env }: By, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      PLAIN.has(field) || value === null || value === undefined ? value : hashed(env.APP_SECRET, field, value),
    ]),
  );

export function recordAudit(db: Db, by: By, { subject_id = null, reason, before, after, ...entry }: AuditEntry) {
  by.isAudited = true;
  const line: WrittenLine = {
    action: entry.action,
    reason: reason ? maskPersonal(reason).slice(0, REASON_LENGTH) : null,
    before: before ? storedValues(by, before) : null,
    after: after ? storedValues(by, after) : null,
    subject_id,
    actor_id: by.actor.user_id,
    actor_role: by.actor.role,
    created_at: by.now,
    request_id: by.request_id,
  };
  return db.insert(audit).values({ ...line, mac: markOf(by.env.APP_SECRET, line) });
}

const AT_ONCE = 2000;

export const auditData: PersonalData = {
  name: 'audit_trail',
  what: 'audit-trail',
  tables: [audit, audit_seals, audit_checkpoints],
  forget: 'it holds ids and keyed hashes: nothing that shows whose they were',
  handOut: (db, { user_id }) =>
    db
      .select({ action: audit.action, created_at: audit.created_at })
      .from(audit)
      .where(eq(audit.subject_id, user_id))
      .orderBy(desc(audit.audit_id))
      .limit(AT_ONCE),
  keeps: 'trail',
  join: {
    stays: [
      [audit.actor_id, 'the trail is never rewritten; joined_into leads from the one account to the other'],
      [audit.subject_id, 'the trail is never rewritten; joined_into leads from the one account to the other'],
    ],
  },
  /** The oldest lines end, with a signed checkpoint in their place; the trigger refuses younger ones by the clock of the database. */
  expire: ({ db, env, now }, before) =>
    db.transaction(async (tx) => {
      await sealAudit(tx, env.APP_SECRET, now);
      await endLines(tx, env.APP_SECRET, before, now);
    }),
};
