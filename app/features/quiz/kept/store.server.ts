/** A row of the stored answers: the tourist quiz as the person last took it, so that any device shows its result (record 030). */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { refusalOf, walk } from '#app/features/quiz/engine/walk.ts';
import { asCodes, isSame } from '#app/features/quiz/onboarding/answers.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages } from '#db/schema.server.ts';
import { RISK_FORM, riskOf } from './risk.ts';

const PAGE = 1;

export type KeptRisk = { answers: Answers; version: number };

export async function readKept(db: Db, user_id: string): Promise<KeptRisk | null> {
  const [row] = await db
    .select({ form_data: form_pages.form_data, version: form_pages.version })
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), eq(form_pages.form_name, RISK_FORM), eq(form_pages.page_number, PAGE)));
  return row ? { answers: asCodes(row.form_data), version: row.version } : null;
}

/** What would be no result is refused by name: an unknown field or option, or the question that is still open. */
function requireResult(given: Answers): Answers {
  const way = walk(quiz, given);
  const field = refusalOf(quiz, given)?.field ?? way.next?.field;
  const risk = riskOf(way);
  if (!risk || field) throw new Problem(422, undefined, { field: field ? `answers.${field}` : 'answers' });
  return risk.answers;
}

/** A result that was kept meanwhile, in another tab or on another device, is answered and not overwritten (D23). */
export async function keepRisk(
  ctx: Ctx,
  user_id: string,
  asked: KeptRisk,
): Promise<{ isKept: boolean; kept: KeptRisk }> {
  const form_data = requireResult(asked.answers);
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const stored = await readKept(tx, user_id);
    // An answer that got lost is asked for again: what stands already counts as kept.
    if (stored && isSame(stored.answers, form_data)) return { isKept: true, kept: stored };
    if (stored && stored.version !== asked.version) return { isKept: false, kept: stored };
    const row = { form_data: { ...form_data }, status: 'Finished' as const, updated_at: ctx.now };
    const [written] = await tx
      .insert(form_pages)
      .values({ user_id, form_name: RISK_FORM, page_number: PAGE, created_at: ctx.now, ...row })
      .onConflictDoUpdate({
        target: [form_pages.user_id, form_pages.form_name, form_pages.page_number],
        set: { ...row, version: sql`${form_pages.version} + 1` },
      })
      .returning({ version: form_pages.version });
    if (isStaff(ctx.actor)) {
      const after = { form_name: RISK_FORM, fields: Object.keys(form_data) };
      await recordAudit(tx, ctx, { action: 'form.save', subject_id: user_id, after });
    }
    return { isKept: true, kept: { answers: form_data, version: written?.version ?? 1 } };
  });
}
