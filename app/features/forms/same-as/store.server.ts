/** What somebody else of the family has on a page, for whoever may read both (D48). */
import type { Ctx } from '#app/ctx.server.ts';
import { answersOf, openForms, requirePage } from '#app/features/forms/opened.server.ts';
import { readShared } from '#app/features/forms/prefill/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';

type Where = { user_id: string; form_name: string; page_number: number; other_user_id: string };

/** A foreign person, a page that shares nothing and one that nobody has filled in are the same: not there. */
export async function sameAs(ctx: Ctx, { user_id, form_name, page_number, other_user_id }: Where) {
  const opened = await openForms(ctx.db, user_id);
  const form = requirePage(opened, form_name, page_number);
  const asked = { ...opened, form, page_number, answers: answersOf(opened.rows, form_name) };
  const found = (await readShared(ctx, ctx.db, asked)).find((one) => one.user_id === other_user_id);
  if (!found) throw new Problem(404);
  const after = { form_name, page_number, fields: Object.keys(found.form_data) };
  if (isStaff(ctx.actor))
    for (const subject_id of [user_id, other_user_id])
      await recordAudit(ctx.db, ctx, { action: 'form.read', subject_id, after });
  return found;
}
