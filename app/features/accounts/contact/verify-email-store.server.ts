/** Verify an address (D16, T43). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recipientOf, sendVerification } from '#app/features/accounts/account-messages.server.ts';
import { isPlaceholderEmail } from '#app/features/accounts/rules.ts';
import { endSessions } from '#app/features/accounts/sessions/store.server.ts';
import { accountById, BAD_LINK } from '#app/features/accounts/store.server.ts';
import { requireMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { findSpentToken, findToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { users } from '#db/schema.server.ts';

/** Whether a spent token verified the address that still stands: mail programs open links before their readers do. */
async function isVerifiedBy(ctx: Ctx, token: string) {
  const spent = await findSpentToken(ctx.db, ctx.now, 'verify_email', token);
  const account = spent && (await accountById(ctx.db, spent.user_id));
  return Boolean(account?.email_verified_at && account.email === spent?.data?.email);
}

export async function verifyEmail(ctx: Ctx, token: string) {
  const live = await findToken(ctx.db, ctx.now, 'verify_email', token);
  const isVerified = await ctx.db.transaction(async (tx) => {
    if (live) await lockPerson(tx, live.user_id);
    const used = await spendToken(tx, ctx.now, 'verify_email', token);
    if (!used) return false;
    const [verified] = await tx
      .update(users)
      .set({ email_verified_at: ctx.now })
      .where(and(eq(users.user_id, used.user_id), eq(users.email, String(used.data?.email)), isNull(users.deleted_at)))
      .returning({ user_id: users.user_id });
    if (!verified) throw new Problem(422, BAD_LINK, { field: 'token' });
    // Ends every other session: a verified address can reset the password, so older sessions must log in again (T43).
    await endSessions(tx, ctx.now, used.user_id, { except: ctx.actor.family_id });
    return true;
  });
  if (!isVerified && !(await isVerifiedBy(ctx, token))) throw new Problem(422, BAD_LINK, { field: 'token' });
}

export async function askForVerification(ctx: Ctx, user_id: string) {
  const account = await accountById(ctx.db, user_id);
  if (!account?.email || account.email_verified_at || isPlaceholderEmail(account.email))
    throw new Problem(409, 'Nothing to verify');
  await requireMailRoom(ctx, recipientOf('verify_email', account.email));
  await ctx.db.transaction((tx) => sendVerification(ctx, tx, account));
}
