/** The audit trail as staff read it: newest first, by who, about whom, what and when. */
import { z } from '@hono/zod-openapi';
import { and, desc, eq, gte, like, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { audit, users } from '#db/schema.server.ts';

const values = z.record(z.string(), z.unknown()).nullable();

export const auditLine = answerFields({
  audit_id: [audit.audit_id, z.int()],
  created_at: [audit.created_at, z.iso.datetime()],
  actor_id: [audit.actor_id, z.uuid().nullable()],
  actor_role: [audit.actor_role, z.string()],
  /** Of staff alone: whoever is no member of staff stands in the trail without a name. */
  actor_name: [
    sql<string | null>`nullif(trim(${users.first_name} || ' ' || ${users.last_name}), '')`,
    z.string().nullable(),
  ],
  action: [audit.action, z.string()],
  subject_id: [audit.subject_id, z.uuid().nullable()],
  reason: [audit.reason, z.string().nullable()],
  before: [audit.before, values],
  after: [audit.after, values],
  request_id: [audit.request_id, z.string().nullable()],
});

export type AuditFilter = {
  actor_id?: string | undefined;
  subject_id?: string | undefined;
  /** The beginning of an action: `payments.` is all of them. */
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

const conditions = ({ actor_id, subject_id, action, from, until }: AuditFilter) => [
  actor_id ? eq(audit.actor_id, actor_id) : undefined,
  subject_id ? eq(audit.subject_id, subject_id) : undefined,
  action ? like(audit.action, `${action.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  from ? gte(audit.created_at, new Date(from)) : undefined,
  until ? lt(audit.created_at, new Date(until)) : undefined,
];

type Page = AuditFilter & { limit: number; before?: number | undefined };

export const listAudit = ({ db }: Ctx, { limit, before, ...filter }: Page) =>
  db
    .select(auditLine.columns)
    .from(audit)
    .leftJoin(users, and(eq(users.user_id, audit.actor_id), sql`${users.role} in ('csr', 'admin')`))
    .where(and(...conditions(filter), before === undefined ? undefined : lt(audit.audit_id, before)))
    .orderBy(desc(audit.audit_id))
    .limit(limit);
