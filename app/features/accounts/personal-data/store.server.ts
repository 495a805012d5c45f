/** A person asks for everything we have of them, or that we forget it (D42; Ley 1581 de 2012, articles 8 and 15). */
import type { Ctx } from '#app/ctx.server.ts';
import { sendFarewell } from '#app/features/accounts/account-messages.server.ts';
import { requirePassword } from '#app/features/accounts/password/store.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { type Contact, contactsOf, erasePeople } from '#app/platform/record/personal-data.server.ts';

type ErasureRequest = { current_password?: string | undefined; reason?: string | undefined };

/** Staff have made sure whose phone number and address these are; nobody else proves a phone number. */
const contactsByStaff = ({ email, phone_number }: Account): Contact[] => [
  ...(email ? [{ email }] : []),
  ...(phone_number ? [{ phone_number }] : []),
];

/** By the person with the password, where there is one; by an admin with a reason. */
export async function eraseAccount(ctx: Ctx, { current_password, reason }: ErasureRequest) {
  const account = ctx.subject && (await accountById(ctx.db, ctx.subject.user_id));
  if (!account) throw new Problem(404);
  if (isStaff(account)) throw new Problem(409, 'Accounts of staff are not erased');
  const { user_id, password_hash } = account;
  const isOwn = ctx.actor.user_id === user_id;
  if (isOwn && password_hash) await requirePassword(ctx, account, current_password);
  if (!isOwn && !reason) throw new Problem(422, undefined, { field: 'reason' });
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const contacts = isOwn ? await contactsOf(tx, user_id) : contactsByStaff(account);
    await erasePeople(ctx, tx, [user_id], contacts);
    await sendFarewell(ctx, tx, account);
    await recordCase(ctx, tx, { user_id, event: 'erased' });
    await recordAudit(tx, ctx, { action: 'user.erase', subject_id: user_id, reason });
  });
  return { isOwn };
}
