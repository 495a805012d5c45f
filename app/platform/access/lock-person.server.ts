/** A row lock on the person. Every transaction that opens, renews or ends a way into the account takes it first. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';

/** False if the person is gone. `no key update` lets inserts that only reference the person pass. */
export async function lockPerson(tx: Db, user_id: string): Promise<boolean> {
  const [row] = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(eq(users.user_id, user_id), isNull(users.deleted_at)))
    .for('no key update');
  return Boolean(row);
}
