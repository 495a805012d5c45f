/** Answers that tell whether a number or address has an account share one budget, whatever call gives them (T46). */
import type { Ctx } from '#app/ctx.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { giveBack, hasRoom, type LimitRule, type Try, takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { type Account, Taken } from './store.server.ts';

const MAX_AN_HOUR = 10;
const rule = (by: string): LimitRule => ({ bucket: `exists.${by}`, max: MAX_AN_HOUR, minutes: 60 });

const byAddress = (ctx: Ctx): Try => ({ ...rule('address'), key: limitKey(ctx.address) });
const byAccount = ({ actor }: Ctx): Try[] => (actor.user_id ? [{ ...rule('account'), key: actor.user_id }] : []);
const whoAsks = (ctx: Ctx) => [byAddress(ctx), ...byAccount(ctx)];

/** Counts one such answer against the asking address, the asking account and the number asked about; whether all had room. */
export const mayTell = (ctx: Ctx, phone_number?: string) =>
  hasRoom(ctx, [...whoAsks(ctx), ...(phone_number ? [{ ...rule('number'), key: phone_number }] : [])]);

/** The budgets that are taken before the lookup. With a confirmed e-mail only the account counts: many phones share one address. */
const firstOf = (ctx: Ctx, { email_verified_at }: Account) => (email_verified_at ? byAccount(ctx) : whoAsks(ctx));

/**
 * Runs a write that may fail with `Taken`. Within the budget the caller gets that error, beyond it `generic`, without the field.
 * For an existing account (`known`) a place is taken before the lookup: parallel calls would otherwise all find room.
 * Beyond that budget the answer is 429, since even a generic refusal would tell. A call that told nothing gives its place back.
 */
export async function tellWithinBudget<T>(
  ctx: Ctx,
  generic: string,
  work: () => Promise<T>,
  known: Account | null = null,
): Promise<T> {
  const first = known ? firstOf(ctx, known) : [];
  let hasTold = false;
  try {
    await takeLimits(ctx, first);
    return await work();
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    hasTold = true;
    const others = whoAsks(ctx).filter(({ bucket }) => !first.some((one) => one.bucket === bucket));
    if (!(await hasRoom(ctx, others))) throw new Problem(409, generic);
    throw error;
  } finally {
    if (!hasTold) await giveBack(ctx, first);
  }
}
