/** The audit trail as staff read it: newest first, by who, about whom, what and when. */

import { z } from '@hono/zod-openapi';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Pages } from '#app/features/backoffice/exports/stream.server.ts';
import { STAFF_ROLES } from '#app/platform/access/actor.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import type { Db } from '#db/client.server.ts';
import { audit, users } from '#db/schema.server.ts';

/** Each look at the chain, with what it found. */
export const CHECKED = 'audit.check';

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

/** As a range of the index, not as a pattern: a prepared statement would forget the index for one. */
const beginsWith = (action: string) => [
  sql`${audit.action} ~>=~ ${action}`,
  sql`${audit.action} ~<~ ${`${action}\u{10ffff}`}`,
];

const conditions = ({ actor_id, subject_id, action, from, until }: AuditFilter) => [
  actor_id ? eq(audit.actor_id, actor_id) : undefined,
  subject_id ? eq(audit.subject_id, subject_id) : undefined,
  ...(action ? beginsWith(action) : []),
  from ? gte(audit.created_at, new Date(from)) : undefined,
  until ? lt(audit.created_at, new Date(until)) : undefined,
];

type Page = AuditFilter & { limit: number; before?: number | undefined };

export const listAudit = ({ db }: Ctx, { limit, before, ...filter }: Page) =>
  db
    .select(auditLine.columns)
    .from(audit)
    .leftJoin(users, and(eq(users.user_id, audit.actor_id), inArray(users.role, STAFF_ROLES)))
    .where(and(...conditions(filter), before === undefined ? undefined : lt(audit.audit_id, before)))
    .orderBy(desc(audit.audit_id))
    .limit(limit);

const AT_MOST = 20_000;

/** The newest check by one of us, among the last lines: the whole trail is not searched for it. */
export async function lastCheck({ db }: Ctx) {
  const [row] = await db
    .select(auditLine.columns)
    .from(audit)
    .leftJoin(users, eq(users.user_id, audit.actor_id))
    .where(
      and(
        eq(audit.action, CHECKED),
        sql`${audit.audit_id} > (select coalesce(max(audit_id), 0) from ${audit}) - ${AT_MOST}`,
      ),
    )
    .orderBy(desc(audit.audit_id))
    .limit(1);
  return row ?? null;
}

/** The trail as a file: what stands in lines of words on the screen, as it is kept. */
export const trailPages = (ctx: Ctx, filter: AuditFilter): Pages<number> => ({
  columns: Object.keys(auditLine.schema.shape),
  async read(limit, before) {
    const rows = await listAudit(ctx, { ...filter, limit, before });
    return { rows, last: rows.length === limit ? (rows.at(-1)?.audit_id ?? null) : null };
  },
});

/** Everybody with a role of staff, by name: whose acts one may ask for. */
export const listActors = (db: Db) =>
  db
    .select({ user_id: users.user_id, name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})` })
    .from(users)
    .where(and(inArray(users.role, STAFF_ROLES), isNull(users.deleted_at)))
    .orderBy(users.first_name, users.last_name, users.user_id)
    .limit(200);
