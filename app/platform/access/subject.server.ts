/** Finds the person that a path names. Parent and child are read as a pair: a pair that does not belong together is 404 (T12). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { credentials, users } from '#db/schema.server.ts';
import type { Subject } from './actor.ts';
import type { Params, SubjectOf } from './policy.ts';

const uuid = z.uuid();

/** Somebody with an account of their own is read by nobody else of the family until they allow it (D48). */
export const isPrivate = sql<boolean>`(${credentials.password_hash} is not null and not ${users.lets_primary})`;

async function find({ db, actor }: Pick<RequestContext, 'db' | 'actor'>, params: Params): Promise<Subject | null> {
  const { user_id, primary_user_id, secondary_user_id } = params;
  // The session holds one's own row already.
  const named = secondary_user_id ? undefined : (user_id ?? primary_user_id);
  if (named && named === actor.user_id && actor.role !== 'system')
    return { user_id: named, primary_user_id: actor.primary_user_id, role: actor.role, is_private: true };
  const id = secondary_user_id ?? user_id ?? primary_user_id;
  if (!uuid.safeParse(id).success || (primary_user_id && !uuid.safeParse(primary_user_id).success)) return null;
  const [row] = await db
    .select({
      user_id: users.user_id,
      primary_user_id: users.primary_user_id,
      role: users.role,
      is_private: isPrivate,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(
      and(
        eq(users.user_id, String(id)),
        isNull(users.deleted_at),
        secondary_user_id && primary_user_id ? eq(users.primary_user_id, primary_user_id) : undefined,
      ),
    );
  return row ?? null;
}

export const person: SubjectOf = { name: 'person', find };
