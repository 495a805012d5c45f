/** Answers that tell whether a number or address has an account share one budget, whatever call gives them (T46). */
import type { Ctx } from '#app/ctx.server.ts';
import { limitKey } from '#app/platform/address.ts';
import { hasRoom, type LimitRule, type Try, wouldHaveRoom } from '#app/platform/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { Taken } from './store.server.ts';

const MAX_AN_HOUR = 10;
const rule = (by: string): LimitRule => ({ bucket: `exists.${by}`, max: MAX_AN_HOUR, minutes: 60 });

const whoAsks = (ctx: Ctx): Try[] => [
  { ...rule('address'), key: limitKey(ctx.address) },
  ...(ctx.actor.user_id ? [{ ...rule('account'), key: ctx.actor.user_id }] : []),
];

/** Counts one such answer for who asks, by address and by account, and for the number that is asked about. */
export const mayTell = (ctx: Ctx, phone_number?: string) =>
  hasRoom(ctx, [...whoAsks(ctx), ...(phone_number ? [{ ...rule('number'), key: phone_number }] : [])]);

/** For a change that can wait: once the budget is used up nothing is looked at, so nothing can be told. */
export async function refuseBeyondBudget(ctx: Ctx, generic: string) {
  if (!(await wouldHaveRoom(ctx, whoAsks(ctx)))) throw new Problem(409, generic);
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
