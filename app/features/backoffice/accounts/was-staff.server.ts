/** An account that had a role of staff is told by the trail: the row itself is that of anybody. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { audit, users } from '#db/schema.server.ts';

export const ROLE_CHANGED = 'staff.role';

/** Not of those who work here now: their role says it. */
export async function wasStaff(db: Db, user_id: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(audit)
    .innerJoin(users, eq(users.user_id, audit.subject_id))
    .where(and(eq(audit.subject_id, user_id), eq(audit.action, ROLE_CHANGED), eq(users.role, 'applicant')))
    .limit(1);
  return Boolean(row);
}
