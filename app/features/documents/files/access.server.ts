/** Who may touch the files of a person, and when (D48, D49, D50, T40). */
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Checklist } from '#app/features/documents/checklist/store.server.ts';
import { LOCKED, readLock } from '#app/features/forms/lock/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';
import { sessions } from '#db/schema.server.ts';
import { comesLater, isOpen, needsPassword } from './rules.ts';

type Stand = Pick<Checklist, 'sid' | 'files' | 'requests'>;

/** Another file of it, or the document as such: what an adviser waits for can be handed in while they have the case. */
export const isWantedByStaff = ({ files, requests }: Pick<Stand, 'files' | 'requests'>, type: DocumentType) =>
  files.some((file) => file.document_type === type && file.asked_again !== null) ||
  requests.some((one) => one.document_type === type && one.is_asked);

/** Inside the transaction that holds the person, as the forms do it. */
export async function requireOpen(
  ctx: Ctx,
  tx: Db,
  { user_id, type, what }: { user_id: string; type: DocumentType; what: 'add' | 'delete' },
  stand: Stand,
) {
  const change = {
    what,
    isStaff: isStaff(ctx.actor),
    isAskedAgain: isWantedByStaff(stand, type),
    comesLater: comesLater(stand.sid, type),
  };
  if (!isOpen(await readLock(tx, user_id), change)) throw new Problem(423, LOCKED);
}

export const PASSWORD_NEEDED = 'Confirm your password';

/** A renewed token keeps the day of its log-in. */
export async function requireRecentLogIn({ db, actor, now }: Ctx) {
  const { created_at, confirmed_at } = sessions;
  const [session] = await db
    .select({ opened: created_at, confirmed: confirmed_at })
    .from(sessions)
    .where(eq(sessions.family_id, actor.family_id ?? ''))
    .orderBy(desc(sessions.expires_at))
    .limit(1);
  if (!session || needsPassword(session, now)) throw new Problem(403, PASSWORD_NEEDED, { field: 'password' });
}
