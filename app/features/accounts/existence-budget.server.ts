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

/** Counts one such answer for who asks, by address and by account, and for the number that is asked about. */
export const mayTell = (ctx: Ctx, phone_number?: string) =>
  hasRoom(ctx, [...whoAsks(ctx), ...(phone_number ? [{ ...rule('number'), key: phone_number }] : [])]);

/** Who asks, as they are counted first: a confirmed e-mail counts by account alone, many phones share one network address. */
const firstOf = (ctx: Ctx, { email_verified_at }: Account) => (email_verified_at ? byAccount(ctx) : whoAsks(ctx));

/**
 * Runs a whole write; beyond the budget "somebody has it already" becomes `generic`, without the field.
 * Of an account that exists, `known`, a place is taken before anything is looked up, or calls at the same time would all
 * find room; beyond the budget it is 429, since even a generic no would tell. What told nothing gives its place back.
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
