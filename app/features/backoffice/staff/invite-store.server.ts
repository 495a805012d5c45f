/** Somebody new in the team: by a one-time link that goes to the address given, never onto a screen of ours (T16, T44). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recipientOf, sendStaffInvite } from '#app/features/accounts/account-messages.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import { type Account, accountById, BAD_LINK, IN_USE, unlessTaken } from '#app/features/accounts/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { requireMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { isStaff, type StaffRole } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { findToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { erasePeople } from '#app/platform/record/personal-data.server.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { STAFF_REFUSALS } from './rules.ts';
import { changeMember, requireMember } from './store.server.ts';

export type NewMember = {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  role: StaffRole;
  locale: Locale;
};

export async function inviteMember(ctx: Ctx, { role, ...wanted }: NewMember): Promise<string> {
  await requireMailRoom(ctx, recipientOf('staff_invite', wanted.email));
  return ctx.db.transaction(async (tx) => {
    const [made] = await unlessTaken(
      () =>
        tx.transaction((inner) =>
          inner
            .insert(users)
            .values({
              ...{ ...wanted, role, user_type: 'staff', wants_reminders: false },
              ...{ created_by: ctx.actor.user_id, created_at: ctx.now, updated_at: ctx.now },
            })
            .returning({ user_id: users.user_id }),
        ),
      IN_USE,
    );
    const user_id = String(made?.user_id);
    await sendStaffInvite(ctx, tx, { user_id, ...wanted });
    await recordAudit(tx, ctx, { action: 'staff.invited', subject_id: user_id, after: { role } });
    return user_id;
  });
}

function requireWaiting({ password_hash, disabled_at }: Account) {
  if (password_hash || disabled_at) throw new Problem(409, STAFF_REFUSALS.joined);
}

/** The same invitation with a new link and 72 new hours; the link of before is dead. */
export async function inviteAgain(ctx: Ctx, user_id: string) {
  const { email } = await requireMember(ctx, user_id);
  if (!email) throw new Problem(409, STAFF_REFUSALS.noAddress);
  await requireMailRoom(ctx, recipientOf('staff_invite', email));
  await changeMember(ctx, user_id, async (tx, account) => {
    requireWaiting(account);
    await sendStaffInvite(ctx, tx, account);
    await recordAudit(tx, ctx, { action: 'staff.invited-again', subject_id: user_id });
  });
}

/** Nobody has ever been there: what was written about the person goes with the invitation. */
export const cancelInvitation = (ctx: Ctx, user_id: string) =>
  changeMember(ctx, user_id, async (tx, account) => {
    if (!isStaff(account)) throw new Problem(404);
    requireWaiting(account);
    await erasePeople(ctx, tx, [user_id]);
    await recordAudit(tx, ctx, { action: 'staff.invite-cancelled', subject_id: user_id });
  });

export type StaffInvitation = { user_id: string; token: string };

async function invitedBy(db: Db, found: { user_id: string } | null): Promise<Account | null> {
  const account = found && (await accountById(db, found.user_id));
  return account && isStaff(account) && !account.disabled_at && !account.password_hash ? account : null;
}

/** Whom the token of a message invites, while it lives. */
export async function findStaffInvitation({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string) {
  const account = await invitedBy(db, await findToken(db, now, 'staff_invite', token));
  return account && { user_id: account.user_id, token };
}

/** What its page shows before anything is typed. */
export async function readStaffInvitation(ctx: Ctx, { user_id }: StaffInvitation) {
  const account = await accountById(ctx.db, user_id);
  if (!account) throw new Problem(422, BAD_LINK, { field: 'token' });
  const { first_name, phone_number, role } = account;
  return { first_name, phone_number: phone_number ?? '', role: role as StaffRole };
}

/** The first password, by whoever reads the mail of that address. */
export async function acceptStaffInvitation(ctx: Ctx, { token, user_id }: StaffInvitation, password: string) {
  const password_hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    const account = await invitedBy(tx, await spendToken(tx, ctx.now, 'staff_invite', token));
    if (!account) throw new Problem(422, BAD_LINK, { field: 'token' });
    await givePassword(ctx, tx, user_id, password_hash);
    await tx
      .update(users)
      .set({ email_verified_at: ctx.now })
      .where(and(eq(users.user_id, user_id), isNull(users.email_verified_at)));
    await recordAudit(tx, ctx, { action: 'staff.joined', subject_id: user_id, after: { role: account.role } });
    return { ...account, last_changed: ctx.now };
  });
}
