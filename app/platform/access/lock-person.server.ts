/** One lock on a person, taken first by whatever opens, renews or ends a way into the account: what is checked stays true. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';

/** False where there is nobody any more. Weaker than a lock for update: a row that only points at the person does not wait. */
export async function lockPerson(tx: Db, user_id: string): Promise<boolean> {
  const [row] = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(eq(users.user_id, user_id), isNull(users.deleted_at)))
    .for('no key update');
  return Boolean(row);
}
