/** A log-in link from staff goes to the address on file, never onto a screen of theirs (D12, D15, T44). */
import type { Ctx } from '#app/ctx.server.ts';
import { recipientOf, sendLogInLink } from '#app/features/accounts/account-messages.server.ts';
import { isHeldAfterStaff } from '#app/features/accounts/contact/store.server.ts';
import { isPlaceholderEmail } from '#app/features/accounts/rules.ts';
import { accountById } from '#app/features/accounts/store.server.ts';
import { requireMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';

export async function sendStaffLink(ctx: Ctx, user_id: string) {
  const account = await accountById(ctx.db, user_id);
  if (!account || account.disabled_at) throw new Problem(404);
  const { phone_number, email } = account;
  if (!phone_number || !email || isPlaceholderEmail(email)) throw new Problem(409, 'No address on file');
  if (await isHeldAfterStaff(ctx, account)) throw new Problem(409, 'The address was changed by staff within 72 hours');
  await requireMailRoom(ctx, recipientOf('log_in_link', email));
  await ctx.db.transaction(async (tx) => {
    const held = (await lockPerson(tx, user_id)) ? await accountById(tx, user_id) : null;
    // Read again under the lock: a change since then has ended the links to the old address, and this would be a new one.
    if (held?.email !== email || held.phone_number !== phone_number) throw new Problem(409, 'No address on file');
    await sendLogInLink(ctx, tx, { ...held, phone_number });
  });
}
