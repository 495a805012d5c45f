/** How somebody can show that it is them: with a password of their own, with none at all, or not before they set one. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { credentials } from '#db/schema.server.ts';

export async function ownAccount({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const user_id = String(actor.user_id);
  const [row] = await db
    .select({ password_hash: credentials.password_hash, must_set_password: credentials.must_set_password })
    .from(credentials)
    .where(eq(credentials.user_id, user_id));
  const password = !row?.password_hash ? 'none' : row.must_set_password ? 'unknown' : 'own';
  return { user_id, password } as const;
}
