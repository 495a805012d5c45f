/** Whose page it is: what a loader behind a session returns as `account` (D13). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { users } from '#db/schema.server.ts';

export async function accountOf({ db, actor }: Ctx) {
  if (!actor.user_id) return null;
  const { user_id, first_name, last_name, phone_number, role } = users;
  const [account] = await db
    .select({ user_id, first_name, last_name, phone_number, role })
    .from(users)
    .where(eq(user_id, actor.user_id));
  return account ?? null;
}

export type PageAccount = NonNullable<Awaited<ReturnType<typeof accountOf>>>;
