/** Roles, doors and second factors of the team: by an admin, never one's own, with a reason on record (D17, T16, T45). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { sendNotice } from '#app/features/accounts/account-messages.server.ts';
import { endSessions } from '#app/features/accounts/sessions/store.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { ROLE_CHANGED } from '#app/features/backoffice/accounts/was-staff.server.ts';
import { leaveCases } from '#app/features/backoffice/cases/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { endEntrances } from '#app/platform/access/one-time-token.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, form_pages, subscriptions, users } from '#db/schema.server.ts';
import { type RoleChoice, roleOf, STAFF_REFUSALS, stateOf } from './rules.ts';
import { changeMember } from './store.server.ts';

const standingOf = ({ role, password_hash, disabled_at }: Account) =>
  stateOf({ role, disabled_at, has_password: password_hash !== null });

function requireJoined(account: Account) {
  if (!account.password_hash) throw new Problem(409, STAFF_REFUSALS.invited);
}

/** Somebody who can work on them now. */
async function requireColleague(tx: Db, from: string, hand_to: string | null) {
  if (!hand_to) return;
  const to = hand_to === from ? null : await accountById(tx, hand_to);
  if (!to || standingOf(to) !== 'active') throw new Problem(422, undefined, { field: 'hand_to' });
}

/** Every way in that was opened before the change ends with it. */
async function endWaysIn(ctx: Ctx, tx: Db, user_id: string) {
  await endEntrances(tx, ctx.now, user_id);
  return (await endSessions(tx, ctx.now, user_id)).length;
}

/** Whoever applies for a visa with this account is a customer, and customers do not work in the office. */
async function hasApplication(tx: Db, user_id: string) {
  const family = await tx.$count(users, and(eq(users.primary_user_id, user_id), isNull(users.deleted_at)));
  const bought = await tx.$count(subscriptions, eq(subscriptions.user_id, user_id));
  const filled = await tx.$count(form_pages, eq(form_pages.user_id, user_id));
  return family + bought + filled > 0;
}

const withoutFactor = { totp_secret: null, totp_confirmed_at: null, totp_period: null, recovery_codes: null };

type RoleChange = { role: RoleChoice; reason: string; hand_to: string | null };

export const changeRole = (ctx: Ctx, user_id: string, { role, reason, hand_to }: RoleChange) =>
  changeMember(ctx, user_id, async (tx, account) => {
    requireJoined(account);
    const before = roleOf(account.role);
    if (role === before) throw new Problem(409, STAFF_REFUSALS.same, { field: 'role' });
    if (before === 'none' && (await hasApplication(tx, user_id))) throw new Problem(409, STAFF_REFUSALS.application);
    const isLeaving = role === 'none';
    if (isLeaving) await requireColleague(tx, user_id, hand_to);
    await tx
      .update(users)
      .set({
        ...(isLeaving
          ? { role: 'applicant', user_type: 'primary', wants_reminders: false }
          : { role, user_type: 'staff' }),
        ...{ version: sql`${users.version} + 1`, updated_at: ctx.now },
      })
      .where(eq(users.user_id, user_id));
    // A customer has no screen to turn it off, and whoever comes back sets up a new one.
    if (isLeaving) await tx.update(credentials).set(withoutFactor).where(eq(credentials.user_id, user_id));
    const left = isLeaving ? await leaveCases(ctx, tx, user_id, hand_to) : 0;
    const ended = await endWaysIn(ctx, tx, user_id);
    await sendNotice(ctx, tx, account, 'role_changed');
    await recordAudit(tx, ctx, {
      ...{ action: ROLE_CHANGED, subject_id: user_id, reason },
      ...{ before: { role: before }, after: { role, ...(isLeaving && { count: left }) } },
    });
    return { cases: left, sessions: ended };
  });

type CaseHandover = { reason: string; hand_to: string | null };

export const disableMember = (ctx: Ctx, user_id: string, { reason, hand_to }: CaseHandover) =>
  changeMember(ctx, user_id, async (tx, account) => {
    requireJoined(account);
    if (!isStaff(account)) throw new Problem(404);
    if (account.disabled_at) throw new Problem(409, STAFF_REFUSALS.same);
    await requireColleague(tx, user_id, hand_to);
    await tx.update(users).set({ disabled_at: ctx.now, updated_at: ctx.now }).where(eq(users.user_id, user_id));
    const left = await leaveCases(ctx, tx, user_id, hand_to);
    const ended = await endWaysIn(ctx, tx, user_id);
    await recordAudit(tx, ctx, { action: 'staff.disabled', subject_id: user_id, reason, after: { count: left } });
    return { cases: left, sessions: ended };
  });

export const enableMember = (ctx: Ctx, user_id: string, reason: string) =>
  changeMember(ctx, user_id, async (tx, account) => {
    if (!isStaff(account)) throw new Problem(404);
    if (!account.disabled_at) throw new Problem(409, STAFF_REFUSALS.same);
    await tx.update(users).set({ disabled_at: null, updated_at: ctx.now }).where(eq(users.user_id, user_id));
    await recordAudit(tx, ctx, { action: 'staff.enabled', subject_id: user_id, reason });
  });

/** The password stays: whoever lost the telephone still has to know it, and sets up a new factor. */
export const resetSecondFactor = (ctx: Ctx, user_id: string, reason: string) =>
  changeMember(ctx, user_id, async (tx, account) => {
    if (!isStaff(account)) throw new Problem(404);
    if (!account.totp_secret) throw new Problem(409, STAFF_REFUSALS.noFactor);
    await tx.update(credentials).set(withoutFactor).where(eq(credentials.user_id, user_id));
    const ended = await endWaysIn(ctx, tx, user_id);
    await sendNotice(ctx, tx, account, 'second_factor_reset');
    await recordAudit(tx, ctx, { action: 'second-factor.reset', subject_id: user_id, reason });
    return { sessions: ended };
  });

/** One device, or all of them. */
export const endSessionsOf = (ctx: Ctx, user_id: string, only?: string) =>
  changeMember(ctx, user_id, async (tx) => {
    const ended = await endSessions(tx, ctx.now, user_id, only ? { only } : {});
    if (only && ended.length === 0) throw new Problem(404);
    await recordAudit(tx, ctx, { action: 'staff.sessions-ended', subject_id: user_id, after: { count: ended.length } });
    return { sessions: ended.length };
  });
