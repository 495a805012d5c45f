/** What somebody wrote about two answers that contradict each other; it holds for the values it was written about. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { openForms, requirePage } from '#app/features/forms/opened.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { check_notes } from '#db/schema.server.ts';
import { contradictionsOf } from './found.server.ts';

/** More than any form can contradict itself. */
const MOST_NOTES = 200;

const ofForm = (user_id: string, form_name: string) =>
  and(eq(check_notes.user_id, user_id), eq(check_notes.form_name, form_name));

export function readNotes(db: Db, user_id: string, form_name: string) {
  const { finding, values_hash, note } = check_notes;
  return db.select({ finding, values_hash, note }).from(check_notes).where(ofForm(user_id, form_name)).orderBy(finding);
}
export type Note = Awaited<ReturnType<typeof readNotes>>[number];

type Where = { user_id: string; form_name: string };

/** An empty note takes it back. */
export async function saveNote(ctx: Ctx, { user_id, form_name }: Where, given: Note): Promise<Note | null> {
  const note = given.note.normalize('NFC').trim();
  const { finding, values_hash } = given;
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    const form = requirePage(opened, form_name, 1);
    if (isStaff(ctx.actor))
      await recordAudit(tx, ctx, { action: 'form.note', subject_id: user_id, after: { form_name } });
    if (!note) {
      await tx.delete(check_notes).where(and(ofForm(user_id, form_name), eq(check_notes.finding, finding)));
      return null;
    }
    // Whatever stood there when the page was opened may have been corrected since.
    const { found } = await contradictionsOf({ ...ctx, db: tx }, opened, form);
    if (!found.some(({ key, hash }) => key === finding && hash === values_hash))
      throw new Problem(409, 'The answers have changed');
    const others = (await readNotes(tx, user_id, form_name)).filter((one) => one.finding !== finding);
    if (others.length >= MOST_NOTES) throw new Problem(409, 'Too many notes');
    const row = { values_hash, note, written_by: ctx.actor.user_id, updated_at: ctx.now };
    await tx
      .insert(check_notes)
      .values({ user_id, form_name, finding, ...row })
      .onConflictDoUpdate({
        target: [check_notes.user_id, check_notes.form_name, check_notes.finding],
        set: row,
      });
    return { finding, values_hash, note };
  });
}
