/** The person an address names. Parent and child are read as one pair: a mixed pair names nobody (T12). */
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import type { Subject } from './policy.ts';

const uuid = z.uuid();

export async function findSubject(db: Db, params: Record<string, string>): Promise<Subject | null> {
  const { user_id, primary_user_id, secondary_user_id } = params;
  const id = secondary_user_id ?? user_id ?? primary_user_id;
  if (!uuid.safeParse(id).success || (primary_user_id && !uuid.safeParse(primary_user_id).success)) return null;
  const [row] = await db
    .select({ user_id: users.user_id, primary_user_id: users.primary_user_id, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.user_id, String(id)),
        isNull(users.deleted_at),
        secondary_user_id && primary_user_id ? eq(users.primary_user_id, primary_user_id) : undefined,
      ),
    );
  return row ?? null;
}
