/** What was bought stays ten years, without a name once the person is erased: the law asks for the payment (D30, D42). */
import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { deleteWithinBound, type PersonalData } from '#app/platform/record/personal-data.server.ts';
import { subscriptions, users } from '#db/schema.server.ts';

const bought: PersonalData = {
  name: 'subscriptions',
  what: 'payments',
  tables: [subscriptions],
  forget: 'the law keeps it; without the profile it shows nobody',
  handOut(db, { user_id }) {
    const { sid, applicants_covered, state, created_at, ends_at } = subscriptions;
    return db
      .select({ sid, applicants_covered, state, created_at, ends_at })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, user_id))
      .orderBy(asc(created_at));
  },
  /** What somebody still has is no record of the past. */
  expire({ db }, before, atMost) {
    const { user_id, state, created_at } = subscriptions;
    const isErased = sql`exists (select 1 from ${users} u where u.user_id = ${user_id} and u.deleted_at is not null)`;
    const isOld = and(lt(created_at, before), or(ne(state, 'active'), isErased));
    return deleteWithinBound(db, 'subscriptions', subscriptions, isOld, atMost);
  },
};

export const checkoutData = [bought];
