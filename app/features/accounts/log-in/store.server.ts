/** Log-in: the messages of spec 8, kept from telling strangers who seeks a visa (D14, D15, T5). */
import type { Ctx } from '#app/ctx.server.ts';
import { mayTell } from '#app/features/accounts/existence-budget.server.ts';
import { LOG_IN_LIMITS } from '#app/features/accounts/password/log-in-limits.server.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { isRightCode } from '#app/features/accounts/second-factor/store.server.ts';
import { isKnownBrowser } from '#app/features/accounts/sessions/known-browser.server.ts';
import { type Account, accountByPhone } from '#app/features/accounts/store.server.ts';
import { findToken, spendToken } from '#app/platform/access/one-time-token.server.ts';
import { isPassword } from '#app/platform/access/password.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { giveBack, hasRoom, type Try, takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';

type Attempt = { phone_number: string; password: string; code?: string | undefined };

function triesOf(ctx: Ctx, { phone_number }: Attempt, isKnown: boolean): Try[] {
  const address = limitKey(ctx.address);
  if (isKnown) return [{ ...LOG_IN_LIMITS.known, key: phone_number }];
  return [
    { ...LOG_IN_LIMITS.pair, key: `${phone_number} ${address}` },
    { ...LOG_IN_LIMITS.address, key: address },
    { ...LOG_IN_LIMITS.phone, key: phone_number },
  ];
}

/** Says what was wrong for the first tries, and one generic message after that. */
async function refuse(ctx: Ctx, { phone_number }: Attempt, account: Account | null): Promise<never> {
  const helpful =
    ctx.env.AUTH_ERRORS === 'helpful' &&
    (await hasRoom(ctx, [
      { ...LOG_IN_LIMITS.helpfulAddress, key: limitKey(ctx.address) },
      { ...LOG_IN_LIMITS.helpfulPhone, key: phone_number },
    ])) &&
    (await mayTell(ctx, phone_number));
  throw new Problem(401, !helpful ? 'Login failed' : account ? REFUSALS.wrongPassword : REFUSALS.userNotFound);
}

/** A staff link or the first admin's code takes the place of the password, once. Looked up for unknown numbers, too: both cost the same (T5). */
async function isOneTimeCode(ctx: Ctx, account: Account | null, password: string) {
  const live = await findToken(ctx.db, ctx.now, 'log_in_code', password);
  return account !== null && live?.user_id === account.user_id;
}

export async function checkLogIn(ctx: Ctx, attempt: Attempt, mark: string | undefined): Promise<Account> {
  const account = await accountByPhone(ctx.db, attempt.phone_number);
  const isKnown = isKnownBrowser(ctx, account, mark);
  const tries = triesOf(ctx, attempt, isKnown);
  // Counted one after the other: a try that the first refuses must not use up the rest, or one stranger could lock the owner out.
  const [first, ...others] = tries;
  if (first) await takeLimits(ctx, [first]);
  if (others.length > 0) await takeLimits(ctx, others);
  const hasPassword = await isPassword(attempt.password, account?.password_hash);
  const fits = hasPassword || (await isOneTimeCode(ctx, account, attempt.password));
  if (!account || !fits || account.disabled_at) return refuse(ctx, attempt, account);
  if (account.totp_confirmed_at) {
    if (!attempt.code) throw new Problem(401, REFUSALS.codeRequired);
    if (!(await isRightCode(ctx, account.user_id, attempt.code, isKnown))) throw new Problem(401, REFUSALS.wrongCode);
  }
  // Spends the code only with the log-in that it opens, after the second factor; of two log-ins at once one gets in.
  if (!hasPassword && !(await spendToken(ctx.db, ctx.now, 'log_in_code', attempt.password)))
    return refuse(ctx, attempt, account);
  await giveBack(ctx, tries);
  return account;
}
