/** Reading and changing a profile: what is not in the table cannot be written (D17, D21, T9). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordAudit } from '#app/platform/audit.server.ts';
import { isStaff } from '#app/platform/policy.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { subscriptions, users } from '#db/schema.server.ts';
import { sendNotice, sendVerification } from './account-messages.server.ts';
import { IN_USE, requirePassword } from './password-store.server.ts';
import { asProfile, readProfile, selectProfile, type UserProfile } from './profile.server.ts';
import type { ProfileUpdates } from './profile-rules.ts';
import { unwritable } from './profile-rules.ts';
import { moveStep } from './steps.server.ts';
import { accountById, unlessTaken } from './store.server.ts';

export async function isPaid(db: Db, user: { user_id: string; marked_paid_by_csr: boolean }): Promise<boolean> {
  if (user.marked_paid_by_csr) return true;
  const [bought] = await db
    .select({ sid: subscriptions.sid })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user.user_id), eq(subscriptions.state, 'active')))
    .limit(1);
  return Boolean(bought);
}

export async function profileByPhone(ctx: Ctx, phone_number: string): Promise<UserProfile> {
  const [row] = await selectProfile(ctx.db).where(and(eq(users.phone_number, phone_number), isNull(users.deleted_at)));
  if (!row || isStaff(row)) throw new Problem(404);
  return asProfile(row);
}

export async function ownProfile(ctx: Ctx): Promise<UserProfile> {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  return profile;
}

const changed = (updates: ProfileUpdates, profile: UserProfile) =>
  Object.fromEntries(
    Object.entries(updates).filter(([field, value]) => value !== profile[field as keyof UserProfile]),
  ) as ProfileUpdates;

/** Phone number and address are how one gets in: the owner gives the password, and the old address hears of it (Q15). */
async function checkContact(ctx: Ctx, profile: UserProfile, current_password: string | undefined) {
  if (ctx.actor.user_id !== profile.user_id) return;
  const account = await accountById(ctx.db, profile.user_id);
  await requirePassword(current_password, account?.password_hash);
}

async function tellOwner(ctx: Ctx, tx: Db, profile: UserProfile, updates: ProfileUpdates) {
  if (updates.email) {
    await sendNotice(ctx, tx, profile, 'email_changed');
    await sendVerification(ctx, tx, { ...profile, email: updates.email });
  }
  if (updates.phone_number) await sendNotice(ctx, tx, profile, 'phone_changed');
}

type Asked = { updates: ProfileUpdates; current_password?: string | undefined };

export async function updateProfile(ctx: Ctx, { updates: given, current_password }: Asked): Promise<UserProfile> {
  const profile = await ownProfile(ctx);
  const by = isStaff(ctx.actor) && ctx.actor.user_id !== profile.user_id ? 'staff' : 'person';
  const field = unwritable(given, profile, { by, isPaid: await isPaid(ctx.db, profile) });
  if (field) throw new Problem(422, undefined, { field: `updates.${field}` });
  const { current_step, ...updates } = changed(given, profile);
  if (updates.phone_number || updates.email) await checkContact(ctx, profile, current_password);
  await ctx.db.transaction(async (tx) => {
    if (Object.keys(updates).length > 0) await write(ctx, tx, profile, updates);
    if (current_step) await moveStep(ctx, tx, profile.user_id, current_step);
    await tellOwner(ctx, tx, profile, updates);
    if (by === 'staff') await audit(ctx, tx, profile, { ...updates, ...(current_step && { current_step }) });
  });
  return ownProfile(ctx);
}

const write = (ctx: Ctx, tx: Db, { user_id }: UserProfile, updates: ProfileUpdates) =>
  unlessTaken(
    () =>
      tx.transaction((inner) =>
        inner
          .update(users)
          .set({
            ...updates,
            ...(updates.email && { email_verified_at: null }),
            version: sql`${users.version} + 1`,
            updated_at: ctx.now,
          })
          .where(and(eq(users.user_id, user_id), isNull(users.deleted_at))),
      ),
    IN_USE,
  );

function audit(ctx: Ctx, tx: Db, profile: UserProfile, after: ProfileUpdates) {
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, profile[field as keyof UserProfile]]));
  return recordAudit(tx, ctx, { action: 'user.update', subject_id: profile.user_id, before, after });
}
