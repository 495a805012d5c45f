/** Reading and changing a profile: what is not in the table cannot be written (D17, D21, T9). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendNotice, sendVerification } from '#app/features/accounts/account-messages.server.ts';
import { askForContactChange, limitAsking } from '#app/features/accounts/contact/store.server.ts';
import { tellWithinBudget } from '#app/features/accounts/existence-budget.server.ts';
import { requirePassword } from '#app/features/accounts/password/store.server.ts';
import { asProfile, readProfile, selectProfile, type UserProfile } from '#app/features/accounts/profile.server.ts';
import type { ProfileUpdates } from '#app/features/accounts/profile-rules.ts';
import { unwritable } from '#app/features/accounts/profile-rules.ts';
import { moveRefusal } from '#app/features/accounts/steps/rules.ts';
import { correctStep, moveStep } from '#app/features/accounts/steps/store.server.ts';
import { type Account, accountById, IN_USE, unlessTaken } from '#app/features/accounts/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { endEntrances } from '#app/platform/access/one-time-token.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { subscriptions, users } from '#db/schema.server.ts';
import { bringParty } from './party.server.ts';

/** An active subscription of the own service, or marked by staff; another product locks nothing (D51). */
export async function isPaid(
  db: Db,
  user: { user_id: string; service_type: string | null; marked_paid_by_csr: boolean },
): Promise<boolean> {
  if (user.marked_paid_by_csr) return true;
  if (!user.service_type) return false;
  const { user_id, sid, state } = subscriptions;
  const [bought] = await db
    .select({ sid })
    .from(subscriptions)
    .where(and(eq(user_id, user.user_id), eq(sid, user.service_type), eq(state, 'active')))
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

const CONTACT_CHANGES = { bucket: 'contact.change', max: 20, minutes: 60 } as const;
const CONTACT_CHANGES_FROM = { bucket: 'contact.change.address', max: 60, minutes: 60 } as const;

/** Phone number and address are how one gets in: the owner gives the password, and the old address hears of it (Q15). */
async function checkContact(ctx: Ctx, account: Account, current_password: string | undefined) {
  await requirePassword(ctx, account, current_password);
  await takeLimits(ctx, [
    { ...CONTACT_CHANGES, key: account.user_id },
    { ...CONTACT_CHANGES_FROM, key: limitKey(ctx.address) },
  ]);
}

async function tellOwner(ctx: Ctx, tx: Db, profile: UserProfile, updates: ProfileUpdates) {
  if (updates.email) {
    await sendNotice(ctx, tx, profile, 'email_changed');
    await sendVerification(ctx, tx, { ...profile, email: updates.email });
  }
  if (updates.phone_number) await sendNotice(ctx, tx, profile, 'phone_changed');
}

type Step = NonNullable<ProfileUpdates['current_step']>;

async function move(ctx: Ctx, tx: Db, profile: UserProfile, to: Step, reason: string | undefined) {
  if (!reason) return moveStep(ctx, tx, profile.user_id, to);
  await correctStep(ctx, tx, profile.user_id, to, reason);
  return sendNotice(ctx, tx, profile, 'step_corrected');
}

type ProfileRequest = { updates: ProfileUpdates; current_password?: string | undefined; reason?: string | undefined };
type ProfileUpdateResult = { profile: UserProfile; waits: boolean };

/** `waits`: a number or address that staff gave is not there yet. */
export async function updateProfile(
  ctx: Ctx,
  { updates: given, current_password, reason }: ProfileRequest,
): Promise<ProfileUpdateResult> {
  const profile = await ownProfile(ctx);
  const by = isStaff(ctx.actor) && ctx.actor.user_id !== profile.user_id ? 'staff' : 'person';
  const field = unwritable(given, profile, { isPaid: await isPaid(ctx.db, profile), isOwn: by === 'person' });
  if (field) throw new Problem(422, undefined, { field: `updates.${field}` });
  const { current_step, email, phone_number, ...others } = changed(given, profile);
  if (reason && (ctx.actor.role !== 'admin' || by !== 'staff' || !current_step))
    throw new Problem(422, undefined, { field: 'reason' });
  const refusal = current_step && !reason && moveRefusal(profile.current_step, current_step, by);
  if (refusal) throw new Problem(409, refusal, { field: 'updates.current_step' });
  const contacts = { ...(email && { email }), ...(phone_number && { phone_number }) };
  const isContact = Boolean(email || phone_number);
  const account = isContact ? await accountById(ctx.db, profile.user_id) : null;
  if (account && by === 'person') await checkContact(ctx, account, current_password);
  if (account && by === 'staff') await limitAsking(ctx, account.user_id);
  const updates = by === 'person' ? { ...others, ...contacts } : others;
  const save = () =>
    ctx.db.transaction(async (tx) => {
      if (!(await lockPerson(tx, profile.user_id))) throw new Problem(404);
      if (Object.keys(updates).length > 0) await write(ctx, tx, profile, updates);
      if (updates.service_type) await ctx.answersChanged(ctx, tx, profile.user_id, 'family');
      if (current_step) await move(ctx, tx, profile, current_step, reason);
      await tellOwner(ctx, tx, profile, updates);
      if (account && by === 'staff') await askForContactChange(ctx, tx, account, contacts);
      const saved = { ...others, ...(current_step && !reason && { current_step }) };
      if (by === 'staff' && Object.keys(saved).length > 0) await audit(ctx, tx, profile, saved);
    });
  await tellWithinBudget(ctx, 'Update failed', save, by === 'person' ? account : null);
  return { profile: await ownProfile(ctx), waits: isContact && by === 'staff' };
}

async function write(ctx: Ctx, tx: Db, { user_id }: UserProfile, updates: ProfileUpdates) {
  const row = {
    ...updates,
    ...(updates.email && { email_verified_at: null }),
    version: sql`${users.version} + 1`,
    updated_at: ctx.now,
  };
  const mine = and(eq(users.user_id, user_id), isNull(users.deleted_at));
  await unlessTaken(() => tx.transaction((inner) => inner.update(users).set(row).where(mine)), IN_USE);
  if (updates.number_in_party) await bringParty(ctx, tx, user_id, updates.number_in_party);
  if (updates.email || updates.phone_number) await endEntrances(tx, ctx.now, user_id);
}

function audit(ctx: Ctx, tx: Db, profile: UserProfile, after: ProfileUpdates) {
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, profile[field as keyof UserProfile]]));
  return recordAudit(tx, ctx, { action: 'user.update', subject_id: profile.user_id, before, after });
}
