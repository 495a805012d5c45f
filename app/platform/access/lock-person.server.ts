/** A row lock on the person. Every transaction that opens, renews or ends a way into the account takes it first. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { users } from '#db/schema.server.ts';

const held = fixedStatement<{ db: Db }>(
  ({ db }) =>
    sql`${db
      .select({ user_id: users.user_id })
      .from(users)
      .where(and(eq(users.user_id, sql.placeholder('user_id')), isNull(users.deleted_at)))
      .for('no key update')}`,
);

/** False if the person is gone. `no key update` lets inserts that only reference the person pass. */
export const lockPerson = async (tx: Db, user_id: string): Promise<boolean> =>
  (await held({ db: tx }, tx, { user_id })).rows.length > 0;

/** Several at once, always in one order: of two who need the same people none waits for ever. False if one is gone. */
export async function lockPeople(tx: Db, user_ids: readonly string[]): Promise<boolean> {
  const ids = [...new Set(user_ids)];
  const found = await tx
    .select({ user_id: users.user_id })
    .from(users)
    .where(and(inArray(users.user_id, ids), isNull(users.deleted_at)))
    .orderBy(asc(users.user_id))
    .for('no key update');
  return found.length === ids.length;
}
