/** A person asks for everything we have of them, or that we forget it (D42; Ley 1581 de 2012, articles 8 and 15). */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendFarewell, sendNotice } from '#app/features/accounts/account-messages.server.ts';
import { requirePassword } from '#app/features/accounts/password/store.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { type Contact, contactsOf, erasePeople } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, users } from '#db/schema.server.ts';

type ErasureRequest = { current_password?: string | undefined; reason?: string | undefined };

/** Staff have made sure whose phone number and address these are; nobody else proves a phone number. */
const contactsByStaff = ({ email, phone_number }: Account): Contact[] => [
  ...(email ? [{ email }] : []),
  ...(phone_number ? [{ phone_number }] : []),
];

/** Family members with an account of their own stay, and are told that nobody leads their application any more (D48). */
async function tellFamily(ctx: Ctx, tx: Db, user_id: string) {
  const { email, first_name, locale } = users;
  const members = await tx
    .select({ user_id: users.user_id, email, first_name, locale })
    .from(users)
    .innerJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(
      and(
        ...[eq(users.primary_user_id, user_id), isNull(users.deleted_at)],
        ...[isNotNull(credentials.password_hash), isNotNull(users.email_verified_at)],
      ),
    );
  for (const member of members) await sendNotice(ctx, tx, member, 'head_left');
}

/** By the person with the password, where there is one; by an admin with a reason. */
export async function eraseAccount(ctx: Ctx, { current_password, reason }: ErasureRequest) {
  const account = ctx.subject && (await accountById(ctx.db, ctx.subject.user_id));
  if (!account) throw new Problem(404);
  if (isStaff(account)) throw new Problem(409, 'Accounts of staff are not erased');
  const { user_id, password_hash } = account;
  const isOwn = ctx.actor.user_id === user_id;
  if (isOwn && password_hash) await requirePassword(ctx, account, current_password);
  if (!isOwn && !reason) throw new Problem(422, undefined, { field: 'reason' });
  if (!isOwn) await requireConfirmed(ctx);
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const contacts = isOwn ? await contactsOf(tx, user_id) : contactsByStaff(account);
    await tellFamily(ctx, tx, user_id);
    await erasePeople(ctx, tx, [user_id], contacts);
    await sendFarewell(ctx, tx, account);
    await recordCase(ctx, tx, { user_id, event: 'erased' });
    await recordAudit(tx, ctx, { action: 'user.erase', subject_id: user_id, reason });
  });
  return { isOwn };
}
