/** Who is covered by what the head of the family has bought (D51): by name, or by a seat that waits for the next one named. */
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { headOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import type { Db } from '#db/client.server.ts';
import { subscription_applicants, subscriptions, users } from '#db/schema.server.ts';
import { type Seat, takeSeats } from './rules.ts';

/** Living people of a family, the head first. */
export async function readFamilyIds(db: Db, head_id: string): Promise<string[]> {
  const rows = await db
    .select({ user_id: users.user_id })
    .from(users)
    .where(
      and(
        isNull(users.deleted_at),
        or(eq(users.user_id, head_id), and(eq(users.primary_user_id, head_id), eq(users.user_type, 'secondary'))),
      ),
    )
    .orderBy(asc(users.created_at), asc(users.user_id));
  const others = rows.map(({ user_id }) => user_id).filter((user_id) => user_id !== head_id);
  return [head_id, ...others];
}

/** What is active of one product, and who has a seat in it. */
export async function readSeats(db: Db, head_id: string, sid: string): Promise<{ seats: number; taken: Seat[] }> {
  const bought = await db
    .select({ subscription_id: subscriptions.subscription_id, count: subscriptions.applicants_covered })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, head_id), eq(subscriptions.sid, sid), eq(subscriptions.state, 'active')));
  const ids = bought.map(({ subscription_id }) => subscription_id);
  const taken = ids.length
    ? await db
        .select({
          user_id: subscription_applicants.user_id,
          refunded_at: subscription_applicants.refunded_at,
        })
        .from(subscription_applicants)
        .where(inArray(subscription_applicants.subscription_id, ids))
    : [];
  return { seats: bought.reduce((sum, { count }) => sum + count, 0), taken };
}

export async function isCovered(db: Db, profile: UserProfile): Promise<boolean> {
  const head = await headOf(db, profile);
  if (!(await isPaid(db, head))) return false;
  const { seats, taken } = await readSeats(db, head.user_id, head.service_type ?? '');
  // Marked as paid without a word about how many: everybody.
  if (seats === 0) return head.marked_paid_by_csr;
  const family = await readFamilyIds(db, head.user_id);
  return takeSeats(family, seats, taken).has(profile.user_id);
}
