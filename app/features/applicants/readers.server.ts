/** Who reads what we write about a person's case. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { credentials, users } from '#db/schema.server.ts';

async function readPeople(tx: Db, ids: string[]) {
  const { user_id, first_name, email, locale, primary_user_id, email_verified_at } = users;
  return tx
    .select({
      ...{ user_id, first_name, email, locale, primary_user_id, email_verified_at },
      has_account: sql<boolean>`${credentials.password_hash} is not null`,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(and(inArray(users.user_id, ids), isNull(users.deleted_at), isNull(users.disabled_at)));
}
export type Reader = Awaited<ReturnType<typeof readPeople>>[number];

/** The person, and for somebody without an account of their own the one who applies for them (D48). */
export async function readersOf(tx: Db, user_id: string) {
  const [person] = await readPeople(tx, [user_id]);
  if (!person) return { person: null, readers: [] };
  const head = person.primary_user_id && !person.has_account ? await readPeople(tx, [person.primary_user_id]) : [];
  return { person, readers: [person, ...head] };
}
