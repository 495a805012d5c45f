/** Answers that tell whether a number or address has an account share one budget, whatever call gives them (T46). */
import type { Ctx } from '#app/ctx.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { hasRoom, type LimitRule, secondsUntilRoom, type Try } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { type Account, Taken } from './store.server.ts';

const MAX_AN_HOUR = 10;
const rule = (by: string): LimitRule => ({ bucket: `exists.${by}`, max: MAX_AN_HOUR, minutes: 60 });

const byAddress = (ctx: Ctx): Try => ({ ...rule('address'), key: limitKey(ctx.address) });
const byAccount = ({ actor }: Ctx): Try[] => (actor.user_id ? [{ ...rule('account'), key: actor.user_id }] : []);
const whoAsks = (ctx: Ctx) => [byAddress(ctx), ...byAccount(ctx)];

/** Counts one such answer for who asks, by address and by account, and for the number that is asked about. */
export const mayTell = (ctx: Ctx, phone_number?: string) =>
  hasRoom(ctx, [...whoAsks(ctx), ...(phone_number ? [{ ...rule('number'), key: phone_number }] : [])]);

/**
 * Throws 429 once the budget of answers is used up, before anything is looked up.
 * An account with a confirmed e-mail counts by account alone: many phones share one network address.
 */
export async function refuseBeyondBudget(ctx: Ctx, { email_verified_at }: Account) {
  const retryAfter = await secondsUntilRoom(ctx, email_verified_at ? byAccount(ctx) : whoAsks(ctx));
  if (retryAfter > 0) throw new Problem(429, undefined, { retryAfter });
}

/** Runs a whole write; beyond the budget "somebody has it already" becomes `generic`, without the field. */
export async function tellWithinBudget<T>(ctx: Ctx, generic: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Taken && !(await mayTell(ctx))) throw new Problem(409, generic);
    throw error;
  }
}
