/** What leaves whole, or cannot be taken back, asks for the password once more inside the session. */
import { desc, eq } from 'drizzle-orm';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { sessions } from '#db/schema.server.ts';
import type { Actor } from './actor.ts';

/** So long after the password was given inside the session; a log-in alone, however young, is not enough. */
const CONFIRMED_MS = 15 * 60_000;
export const PASSWORD_NEEDED = 'Confirm your password';

export async function requireConfirmed({ db, actor, now }: { db: Db; actor: Actor; now: Date }) {
  const [session] = await db
    .select({ confirmed_at: sessions.confirmed_at })
    .from(sessions)
    .where(eq(sessions.family_id, actor.family_id ?? ''))
    .orderBy(desc(sessions.expires_at))
    .limit(1);
  const at = session?.confirmed_at?.getTime() ?? 0;
  if (now.getTime() - at > CONFIRMED_MS) throw new Problem(403, PASSWORD_NEEDED, { field: 'password' });
}
