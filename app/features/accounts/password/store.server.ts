/** Set, change and reset a password (D12, D16, T14). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import {
  recipientOf,
  sendNotice,
  sendReset,
  sendVerification,
} from '#app/features/accounts/account-messages.server.ts';
import { isHeldAfterStaff } from '#app/features/accounts/contact/store.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { isPlaceholderEmail, PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { isKnownBrowser } from '#app/features/accounts/sessions/known-browser.server.ts';
import { confirmSession, endSessions } from '#app/features/accounts/sessions/store.server.ts';
import { accountById, BAD_LINK, IN_USE, unlessTaken } from '#app/features/accounts/store.server.ts';
import { hasMailRoom } from '#app/integrations/mail/outbox.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { findToken, liveData, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword, isPassword } from '#app/platform/access/password.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import { giveBack, hasRoom, takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { credentials, users } from '#db/schema.server.ts';

type PasswordRequest = {
  password: string;
  current_password?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
};

const CHECKS = { bucket: 'password.check', max: 10, minutes: 15 } as const;

type PasswordHolder = { user_id: string; password_hash: string | null };

/** Asks for the password inside a session. One budget for every call that does: an open session is no place to guess. */
export async function requirePassword(
  ctx: Ctx,
  known: PasswordHolder,
  given: string | undefined,
  field = 'current_password',
) {
  const tries = [{ ...CHECKS, key: known.user_id }];
  if (given) await takeLimits(ctx, tries);
  if (!given || !(await isPassword(given, known.password_hash)))
    throw new Problem(422, REFUSALS.wrongPassword, { field });
  await giveBack(ctx, tries);
}

export async function confirmPassword(ctx: Ctx, user_id: string, password: string) {
  const account = await accountById(ctx.db, user_id);
  if (!account) throw new Problem(401);
  await requirePassword(ctx, account, password, 'password');
  await confirmSession(ctx);
}

/** The session of a temporary account may set the first one, with name and address; later the old one is asked for. */
export async function setPassword(ctx: Ctx, user_id: string, wanted: PasswordRequest) {
  const account = await accountById(ctx.db, user_id);
  if (!account) throw new Problem(401);
  const isFirst = !account.password_hash || account.must_set_password;
  if (!isFirst) await requirePassword(ctx, account, wanted.current_password);
  // One that staff chose is known to somebody else: it does not become the person's own.
  if (isFirst && account.password_hash && (await isPassword(wanted.password, account.password_hash)))
    throw new Problem(422, REFUSALS.samePassword, { field: 'password' });
  const isTemporary = isPlaceholderEmail(account.email);
  if (isTemporary && !wanted.email) throw new Problem(422, undefined, { field: 'email' });
  const isNameless = account.last_name === PLACEHOLDER_LAST_NAME;
  if (isTemporary && isNameless && !wanted.last_name) throw new Problem(422, undefined, { field: 'last_name' });
  if (!isTemporary && (wanted.email || wanted.last_name)) throw new Problem(422, undefined, { field: 'email' });
  const password_hash = await hashPassword(wanted.password);
  await ctx.db.transaction(async (tx) => {
    const held = (await lockPerson(tx, user_id)) ? await accountById(tx, user_id) : null;
    if (!held) throw new Problem(401);
    // Whether it is the first one, and whose address counts, was read before the lock.
    const isSame = held.last_changed?.getTime() === account.last_changed?.getTime() && held.email === account.email;
    if (!isSame) throw new Problem(409, 'Update failed');
    await givePassword(ctx, tx, user_id, password_hash);
    if (isTemporary) {
      const { last_name = account.last_name, email = null } = wanted;
      await unlessTaken(
        () =>
          tx.transaction((inner) =>
            inner.update(users).set({ last_name, email, updated_at: ctx.now }).where(eq(users.user_id, user_id)),
          ),
        IN_USE,
      );
      await sendVerification(ctx, tx, { ...account, email });
    } else if (account.password_hash) await sendNotice(ctx, tx, account, 'password_changed');
    await endSessions(tx, ctx.now, user_id, { except: ctx.actor.family_id });
  });
}

type ResetRequest = { phone_number?: string | undefined; email?: string | undefined };

/** By what was typed, known or not: the answer is the same for both. Where the owner was in before it counts apart. */
const ASKED = { bucket: 'reset.account', max: 5, minutes: 60 } as const;
/** One place uses up a part only of the links that strangers may have sent to somebody, however it spells them. */
const FROM_ONE_PLACE = [
  { bucket: 'reset.place', max: 3, minutes: 60 },
  { bucket: 'reset.place.day', max: 5, minutes: 24 * 60 },
] as const;

/** Only what leaves counts: who asks too often in one hour has the next one. */
async function takePlace(ctx: Ctx, key: string): Promise<boolean> {
  const places = FROM_ONE_PLACE.map((rule) => ({ ...rule, key }));
  const hasPlace = await hasRoom(ctx, places);
  if (!hasPlace) await giveBack(ctx, places);
  return hasPlace;
}

/**
 * Looks up the account and queues the job in every case, so that time tells nothing; the job decides whether to send.
 * Who asks from a browser in which the owner was before has a share that strangers cannot use up (T48).
 */
export async function askForReset(ctx: Ctx, { phone_number, email }: ResetRequest, mark: string | undefined) {
  const [row] = await ctx.db
    .select({ user_id: users.user_id, totp_confirmed_at: credentials.totp_confirmed_at })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(
      and(
        isNull(users.deleted_at),
        phone_number ? eq(users.phone_number, phone_number) : eq(sql`lower(${users.email})`, email ?? ''),
      ),
    );
  const typed = String(phone_number ?? email);
  const is_known = isKnownBrowser(ctx, row ?? null, mark);
  const from = is_known ? 'known' : limitKey(ctx.address);
  await takeLimits(ctx, [{ ...ASKED, key: `${typed} ${from}` }]);
  const hasPlace = is_known || (await takePlace(ctx, `${row?.user_id ?? typed} ${from}`));
  const user_id = hasPlace && row ? row.user_id : null;
  await ctx.jobs.enqueue(ctx.db, resetLinkJob, { user_id, is_known });
}

type ResetLink = { user_id: string | null; is_known?: boolean | undefined };

export const resetLinkJob: AppJob = {
  name: 'accounts.reset-link',
  input: z.object({ user_id: z.uuid().nullable(), is_known: z.boolean().optional() }),
  run: each(async (ctx: Ctx, { user_id, is_known: isKnown = false }: ResetLink) => {
    const found = user_id ? await accountById(ctx.db, user_id) : null;
    if (!found || isStaff(found) || found.disabled_at) return;
    const { user_id: id, email } = found;
    if (!email || !(await hasMailRoom(ctx, recipientOf('reset', email, isKnown)))) return;
    await ctx.db.transaction(async (tx) => {
      const account = (await lockPerson(tx, id)) ? await accountById(tx, id) : null;
      // An address that was changed meanwhile gets no link after those to it have ended.
      if (account?.email !== email || (await isHeldAfterStaff({ db: tx, now: ctx.now }, account))) return;
      // A new link ends the older one: that of the owner is not for strangers to end.
      const live = isKnown ? [] : await liveData(tx, ctx.now, 'reset', account.user_id);
      if (live.some((data) => data?.is_own)) return;
      await sendReset(ctx, tx, account, isKnown);
    });
  }),
};

/** Gives the number that one logs in with now. */
export async function checkResetLink(ctx: Ctx, token: string) {
  const live = await findToken(ctx.db, ctx.now, 'reset', token);
  if (!live) throw new Problem(422, BAD_LINK, { field: 'token' });
  return live;
}

export async function resetPassword(ctx: Ctx, { token, password }: { token: string; password: string }) {
  const live = await checkResetLink(ctx, token);
  const password_hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, live.user_id);
    const used = await spendToken(tx, ctx.now, 'reset', token);
    const account = used && (await accountById(tx, used.user_id));
    if (!account || isStaff(account)) throw new Problem(422, BAD_LINK, { field: 'token' });
    const { user_id } = account;
    await givePassword(ctx, tx, user_id, password_hash);
    // Whoever holds the link reads the mail of that address.
    if (used.data?.email === account.email)
      await tx
        .update(users)
        .set({ email_verified_at: ctx.now })
        .where(and(eq(users.user_id, user_id), isNull(users.email_verified_at)));
    await endSessions(tx, ctx.now, user_id);
    await sendNotice(ctx, tx, account, 'password_changed');
    return account.phone_number;
  });
}

export const credentialsOf = async (ctx: Ctx, user_id: string) => {
  const [row] = await ctx.db
    .select({
      has_password: sql<boolean>`${credentials.password_hash} is not null`,
      must_set_password: credentials.must_set_password,
      last_changed: credentials.last_changed,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(eq(users.user_id, user_id));
  return {
    has_password: row?.has_password ?? false,
    must_set_password: row?.must_set_password ?? false,
    last_changed: row?.last_changed ?? null,
  };
};
