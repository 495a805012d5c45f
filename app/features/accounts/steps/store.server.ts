/** A move of current_step and its case event, in one transaction with their cause (D21). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { case_events, users } from '#db/schema.server.ts';
import type { CaseEventName } from './case-event-rules.ts';
import { mayCorrect, movesForward, type Step } from './rules.ts';

/** Forward only: a step already passed changes nothing. The row is held, so that two moves at once make one story. */
export async function moveStep(ctx: Ctx, tx: Db, user_id: string, to: Step): Promise<boolean> {
  const [user] = await tx
    .select({ current_step: users.current_step })
    .from(users)
    .where(eq(users.user_id, user_id))
    .for('no key update');
  if (!user || !movesForward(user.current_step, to)) return false;
  await tx.update(users).set({ current_step: to, updated_at: ctx.now }).where(eq(users.user_id, user_id));
  await recordCase(ctx, tx, { user_id, event: 'step', from_step: user.current_step, to_step: to });
  return true;
}

/** An outcome set right: the mark goes where it should have been, with the reason on record (D39). */
export async function correctStep(ctx: Ctx, tx: Db, user_id: string, to: Step, reason: string) {
  const [user] = await tx
    .select({ current_step: users.current_step })
    .from(users)
    .where(eq(users.user_id, user_id))
    .for('no key update');
  if (!user || !mayCorrect(user.current_step, to)) throw new Problem(409, 'only an outcome can be corrected');
  await tx.update(users).set({ current_step: to, updated_at: ctx.now }).where(eq(users.user_id, user_id));
  await recordCase(ctx, tx, { user_id, event: 'step.corrected', from_step: user.current_step, to_step: to });
  const [before, after] = [{ current_step: user.current_step }, { current_step: to }];
  await recordAudit(tx, ctx, { action: 'step.corrected', subject_id: user_id, reason, before, after });
}

type CaseEvent = Pick<typeof case_events.$inferInsert, 'user_id' | 'from_step' | 'to_step' | 'data'> & {
  event: CaseEventName;
};

export const recordCase = ({ actor, now }: Pick<Ctx, 'actor' | 'now'>, tx: Db, event: CaseEvent) =>
  tx.insert(case_events).values({ ...event, actor_id: actor.user_id, created_at: now });
