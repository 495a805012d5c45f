/** Where the review of a case stands, as the lock of its answers (D49). */
import { eq, inArray, sql } from 'drizzle-orm';
import { Problem } from '#app/platform/problem.ts';
import type { Form } from '#content/forms/definition.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { reviews } from '#db/schema.server.ts';
import { openFields } from './open-fields.ts';
import { isOpenFor, type Lock, type ReviewState } from './rules.ts';

/** For a statement that has `user_id`. */
export const lockColumn = (db: Db) => sql`(
  select row_to_json(r) from (${db
    .select({ state: reviews.state, returned: reviews.returned })
    .from(reviews)
    .where(eq(reviews.user_id, sql.placeholder('user_id')))}) r) as lock`;

const found = fixedStatement<{ db: Db }, { lock: Lock | null }>(({ db }) => sql`select ${lockColumn(db)}`);

export const readLock = async (db: Db, user_id: string): Promise<Lock | null> =>
  (await found({ db }, db, { user_id })).rows[0]?.lock ?? null;

/** Of several people at once; who has never asked for a review is not in it. */
export async function reviewStates(db: Db, user_ids: readonly string[]): Promise<Record<string, ReviewState>> {
  const { user_id, state } = reviews;
  const rows = await db
    .select({ user_id, state })
    .from(reviews)
    .where(inArray(user_id, [...user_ids]));
  return Object.fromEntries(rows.map((row) => [row.user_id, row.state]));
}

export const LOCKED = 'Sent for review';

/** As it was read by the transaction that holds the person: a review that is asked for meanwhile waits for it, or it for the review. */
export function requireUnlocked(
  lock: Lock | null,
  { form, page_number, changed }: { form: Form; page_number: number; changed: readonly string[] },
) {
  if (!isOpenFor(openFields(form, page_number, lock), changed)) throw new Problem(423, LOCKED);
}
