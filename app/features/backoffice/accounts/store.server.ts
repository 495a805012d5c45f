/** Ways in that staff hand over: for an account that they made, and, by an admin, for somebody who cannot get in (D15, D55, T16). */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { makeLogInLink, sendNotice } from '#app/features/accounts/account-messages.server.ts';
import { givePassword } from '#app/features/accounts/credentials-store.server.ts';
import { forgetLogInTries } from '#app/features/accounts/password/log-in-limits.server.ts';
import { requirePassword } from '#app/features/accounts/password/store.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { endSessions } from '#app/features/accounts/sessions/store.server.ts';
import { isMadeByStaff } from '#app/features/accounts/sign-up/store.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { newToken } from '#app/platform/access/one-time-token.server.ts';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { ACCOUNT_REFUSALS, chatHref, isBelow } from './rules.ts';

/** What staff hand over: the link, and the words that go with it in the person's language. */
function handed(account: Account, phone_number: string, made: { link: string; expires_at: Date }, isFirst: boolean) {
  const t = translator(account.locale, 'office-sent');
  const name = nameForMail(account.first_name);
  const args = { name, link: made.link, brand: brand.name };
  const text = t(`${isFirst ? 'chat' : 'again'}.${name ? 'named' : 'nobody'}`, args);
  return { ...made, expires_at: made.expires_at.toISOString(), text, chat: chatHref(phone_number, text) };
}

const numberOf = ({ phone_number }: Account) => {
  if (!phone_number) throw new Problem(409, ACCOUNT_REFUSALS.noNumber);
  return phone_number;
};

/** Sessions are forgotten in time; what was used last is kept then. */
const wasUsed = async (tx: Db, user_id: string) =>
  (await tx.$count(users, and(eq(users.user_id, user_id), isNotNull(users.last_active_at)))) > 0;

/** Nobody but us has ever been there, and nobody has a password of their own. */
const isUntouched = async (tx: Db, account: Account) =>
  (!account.password_hash || account.must_set_password) &&
  (await isMadeByStaff({ db: tx }, account)) &&
  !(await wasUsed(tx, account.user_id));

/** Only while it is untouched: afterwards links go to the address on file (T44). */
export async function makeFirstLink(ctx: Ctx, user_id: string) {
  const unknown = await hashPassword(newToken());
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const account = await accountById(tx, user_id);
    if (!account || account.disabled_at) throw new Problem(404);
    const phone_number = numberOf(account);
    if (!(await isUntouched(tx, account))) throw new Problem(409, ACCOUNT_REFUSALS.inUse);
    // A password that nobody knows: the account does not lapse as one that was left behind, and whoever comes in by the
    // link chooses an own one and names an own address.
    if (!account.password_hash) await givePassword(ctx, tx, user_id, unknown, { isTemporary: true });
    const made = await makeLogInLink(ctx, tx, { ...account, phone_number });
    await recordAudit(tx, ctx, { action: 'user.first-link', subject_id: user_id });
    return handed(account, phone_number, made, true);
  });
}

type PasswordResetInput = { current_password: string; reason: string };

/** Nobody knows the new password, the admin neither: a link leads to choosing one. */
export async function endPassword(ctx: Ctx, user_id: string, { current_password, reason }: PasswordResetInput) {
  const admin = await accountById(ctx.db, ctx.actor.user_id ?? '');
  if (!admin) throw new Problem(401);
  const found = await accountById(ctx.db, user_id);
  if (!found || found.disabled_at || !isBelow(found.role, admin.role)) throw new Problem(404);
  await requirePassword(ctx, admin, current_password);
  const phone_number = numberOf(found);
  const password_hash = await hashPassword(newToken());
  const answer = await ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const account = await accountById(tx, user_id);
    if (!account || !isBelow(account.role, admin.role)) throw new Problem(404);
    await givePassword(ctx, tx, user_id, password_hash, { isTemporary: true });
    await endSessions(tx, ctx.now, user_id);
    const made = await makeLogInLink(ctx, tx, { ...account, phone_number });
    await sendNotice(ctx, tx, account, 'password_ended');
    await recordAudit(tx, ctx, {
      ...{ action: 'user.password', subject_id: user_id, reason },
      after: { state: isStaff(account) ? 'staff' : 'customer' },
    });
    return handed(account, phone_number, made, false);
  });
  await forgetLogInTries(ctx, phone_number);
  return answer;
}
