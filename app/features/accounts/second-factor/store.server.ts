/** The second factor: a code of six digits from an app, or one of ten recovery codes (D17). */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Ctx } from '#app/ctx.server.ts';
import { sendNotice } from '#app/features/accounts/account-messages.server.ts';
import { requirePassword } from '#app/features/accounts/password/store.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { endSessions } from '#app/features/accounts/sessions/store.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { seal, unseal } from '#app/platform/access/seal.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { giveBack, takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, sessions } from '#db/schema.server.ts';

const PERIOD = 30;
const RECOVERY_CODES = 10;

/** In production staff may do nothing before they have a second factor but set it up (D17). */
export const mustEnrol = (ctx: Ctx, account: Account) =>
  ctx.env.APP_MODE === 'production' && isStaff(account) && !account.totp_confirmed_at;

async function factorOf(ctx: Ctx, user_id: string) {
  const [row] = await ctx.db.select().from(credentials).where(eq(credentials.user_id, user_id));
  return row;
}

/** The period that a code belongs to, one before and after admitted: clocks differ. */
function periodOf(ctx: Ctx, sealed: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(ctx.now.getTime() / 1000);
  const secret = unseal(ctx.env.APP_SECRET, sealed);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Limits wrong codes by account, not by address: who is asked for a code has given the right password.
 * Browsers in which the owner was before have a budget of their own, or a thief of the password could lock the owner out.
 */
const WRONG_CODES = {
  anywhere: { bucket: 'second-factor.code', max: 10, minutes: 60 },
  known: { bucket: 'second-factor.known', max: 10, minutes: 60 },
} as const;

/** Checks a code and spends it: each period counts once, each recovery code once. */
export async function isRightCode(ctx: Ctx, user_id: string, given: string, isKnown: boolean): Promise<boolean> {
  const factor = await factorOf(ctx, user_id);
  if (!factor?.totp_secret) return false;
  const tries = [{ ...(isKnown ? WRONG_CODES.known : WRONG_CODES.anywhere), key: user_id }];
  await takeLimits(ctx, tries);
  const code = latinDigits(given).replace(/\s/g, '');
  const period = periodOf(ctx, factor.totp_secret, code);
  const taken =
    period !== null
      ? await ctx.db
          .update(credentials)
          .set({ totp_period: period })
          .where(sql`${credentials.user_id} = ${user_id} and coalesce(${credentials.totp_period}, 0) < ${period}`)
          .returning({ user_id: credentials.user_id })
      : await ctx.db
          .update(credentials)
          .set({ recovery_codes: sql`${credentials.recovery_codes} - ${hashToken(plainCode(code))}::text` })
          .where(
            sql`${credentials.user_id} = ${user_id} and ${credentials.recovery_codes} ? ${hashToken(plainCode(code))}`,
          )
          .returning({ user_id: credentials.user_id });
  if (taken.length > 0) await giveBack(ctx, tries);
  return taken.length > 0;
}

/** Stores a new secret, which counts once a code of it was given; beginning again replaces it. */
export async function beginSecondFactor(ctx: Ctx, user_id: string, label: string) {
  const factor = await factorOf(ctx, user_id);
  if (factor?.totp_confirmed_at) throw new Problem(409, 'Second factor already set');
  const secret = generateSecret();
  const begun = await ctx.db
    .update(credentials)
    .set({ totp_secret: seal(ctx.env.APP_SECRET, secret), totp_period: null })
    .where(and(eq(credentials.user_id, user_id), isNull(credentials.totp_confirmed_at)))
    .returning({ user_id: credentials.user_id });
  if (begun.length === 0) throw new Problem(409, 'Second factor already set');
  return { secret, uri: generateURI({ issuer: brand.name, label, secret }) };
}

/** Tells the owner by mail: somebody who knows the password alone could be the one who set it. */
async function tellOwner(ctx: Ctx, tx: Db, user_id: string, what: 'second_factor_set' | 'second_factor_removed') {
  const owner = await readProfile(tx, user_id);
  if (owner) await sendNotice(ctx, tx, owner, what);
}

export async function confirmSecondFactor(ctx: Ctx, user_id: string, code: string): Promise<string[]> {
  const factor = await factorOf(ctx, user_id);
  if (!factor?.totp_secret || factor.totp_confirmed_at) throw new Problem(409, 'No second factor to confirm');
  const period = periodOf(ctx, factor.totp_secret, latinDigits(code).replace(/\s/g, ''));
  if (period === null) throw new Problem(422, REFUSALS.wrongCode, { field: 'code' });
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(8)
      .toString('hex')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    // Confirms the secret that the code was checked against, and no other: another session may have begun anew meanwhile.
    const confirmed = await tx
      .update(credentials)
      .set({
        totp_confirmed_at: ctx.now,
        totp_period: period,
        recovery_codes: codes.map((one) => hashToken(plainCode(one))),
      })
      .where(
        and(
          eq(credentials.user_id, user_id),
          eq(credentials.totp_secret, String(factor.totp_secret)),
          isNull(credentials.totp_confirmed_at),
        ),
      )
      .returning({ user_id: credentials.user_id });
    if (confirmed.length === 0) throw new Problem(409, 'No second factor to confirm');
    // Ends every other session, since who waits there may know the password alone. Only this one becomes whole (T43).
    const { family_id } = ctx.actor;
    await endSessions(tx, ctx.now, user_id, { except: family_id });
    if (family_id) await tx.update(sessions).set({ is_limited: false }).where(eq(sessions.family_id, family_id));
    await tellOwner(ctx, tx, user_id, 'second_factor_set');
    await recordAudit(tx, ctx, { action: 'second-factor.set', subject_id: user_id });
  });
  return codes;
}

export async function removeSecondFactor(
  ctx: Ctx,
  user_id: string,
  { password, code }: { password: string; code: string },
) {
  const factor = await factorOf(ctx, user_id);
  await requirePassword(ctx, { user_id, password_hash: factor?.password_hash ?? null }, password, 'password');
  // Counted as a known browser: a whole session has given a code before.
  if (!(await isRightCode(ctx, user_id, code, true))) throw new Problem(422, REFUSALS.wrongCode, { field: 'code' });
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    await tx
      .update(credentials)
      .set({ totp_secret: null, totp_confirmed_at: null, totp_period: null, recovery_codes: null })
      .where(eq(credentials.user_id, user_id));
    await endSessions(tx, ctx.now, user_id, { except: ctx.actor.family_id });
    const { family_id } = ctx.actor;
    const account = await accountById(tx, user_id);
    // Limits this session again: a whole one without a factor would be a way around it.
    if (family_id && account && mustEnrol(ctx, account))
      await tx.update(sessions).set({ is_limited: true }).where(eq(sessions.family_id, family_id));
    await tellOwner(ctx, tx, user_id, 'second_factor_removed');
    await recordAudit(tx, ctx, { action: 'second-factor.removed', subject_id: user_id });
  });
}
