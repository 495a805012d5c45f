/** The number under which the official site knows an application: on file before a visit is booked for it. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { headOf, readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { cleanNumber, isApplicationNumber, needsNumber, WISH_KIND } from '#app/features/portal/appointments/rules.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { cases } from '#db/schema.server.ts';

export async function readNumber(db: Db, user_id: string) {
  const { application_number, version } = cases;
  const [row] = await db.select({ application_number, version }).from(cases).where(eq(cases.user_id, user_id));
  return row ?? { application_number: null, version: 0 };
}

type NumberInput = { application_number: string; version: number };
type NumberSaveResult = { kind: 'saved' | 'changed'; application_number: string | null; version: number };

/** One row a person; whoever holds the case writes into the same one, so the version counts for both. */
export async function saveNumber(ctx: Ctx, user_id: string, input: NumberInput): Promise<NumberSaveResult> {
  const application_number = cleanNumber(input.application_number);
  return ctx.db.transaction(async (tx): Promise<NumberSaveResult> => {
    const profile = (await lockPerson(tx, user_id)) && (await readProfile(tx, user_id));
    if (!profile) throw new Problem(404);
    const isDs160 = needsNumber(WISH_KIND, serviceOf(await headOf(tx, profile)));
    if (!application_number || (isDs160 && !isApplicationNumber(application_number)))
      throw new Problem(422, undefined, { field: 'application_number' });
    const before = await readNumber(tx, user_id);
    if (before.application_number === application_number) return { kind: 'saved', ...before };
    if (before.version !== input.version) return { kind: 'changed', ...before };
    await tx
      .insert(cases)
      .values({ user_id, application_number, updated_at: ctx.now })
      .onConflictDoUpdate({
        target: cases.user_id,
        set: { application_number, version: sql`${cases.version} + 1`, updated_at: ctx.now },
      });
    const trail = { before: { application_number: before.application_number }, after: { application_number } };
    await recordAudit(tx, ctx, { action: 'case.application_number', subject_id: user_id, ...trail });
    return { kind: 'saved', ...(await readNumber(tx, user_id)) };
  });
}
