/** The family of a person, and whose answers may be read for whom (D48). */
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { type Actor, SIGNED_IN } from '#app/platform/access/actor.ts';
import { decide, type Policy } from '#app/platform/access/policy.ts';
import { isPrivate, person } from '#app/platform/access/subject.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, form_pages, users } from '#db/schema.server.ts';

/** Who may read and write the form of somebody. */
export const formOwners = {
  roles: SIGNED_IN,
  owner: ['self', 'guardian-of', 'staff-for'],
  subjectOf: person,
} as const satisfies Policy;

const columns = {
  user_id: users.user_id,
  primary_user_id: users.primary_user_id,
  role: users.role,
  first_name: users.first_name,
  last_name: users.last_name,
  relationship: users.relationship,
  shares_address: users.shares_address,
  has_account: sql<boolean>`${credentials.password_hash} is not null`,
  is_private: isPrivate,
};
export type Member = Awaited<ReturnType<typeof readFamily>>[number];

/** The one who applies first, then those who go along, in the order in which they were added. */
export const readFamily = (db: Db, head_id: string) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(and(or(eq(users.user_id, head_id), eq(users.primary_user_id, head_id)), isNull(users.deleted_at)))
    .orderBy(sql`${users.primary_user_id} is not null`, asc(users.created_at), asc(users.user_id));

export const headIdOf = ({ user_id, primary_user_id }: { user_id: string; primary_user_id: string | null }) =>
  primary_user_id ?? user_id;

/** By whoever asks. */
export const mayRead = (actor: Actor, member: Member) => decide(formOwners, actor, member) === 'allowed';

/**
 * By whose form it is, so that an offer is the same whoever opens the page: those who have no account of their own are
 * looked after by the one who applies, and see what that one sees; whoever has one sees themselves.
 */
export const isKnownTo = (me: Member, other: Member) =>
  isLookedAfter(me) && (other.primary_user_id === null || !other.is_private);
export const isLookedAfter = (me: Member) => me.primary_user_id === null || !me.has_account;

/** Answers of one form by person; a page that was put back to its beginning says nothing. */
export async function readAnswers(db: Db, ids: readonly string[], form_name: string): Promise<Map<string, Answers>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ user_id: form_pages.user_id, form_data: form_pages.form_data })
    .from(form_pages)
    .where(
      and(
        inArray(form_pages.user_id, [...ids]),
        eq(form_pages.form_name, form_name),
        ne(form_pages.status, 'Not Started'),
      ),
    );
  const found = new Map<string, Answers>();
  for (const { user_id, form_data } of rows)
    found.set(user_id, Object.assign(found.get(user_id) ?? {}, form_data as Answers));
  return found;
}
