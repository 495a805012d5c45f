/** Own notes on questions of the interview. They are nobody else's to read: no log, no audit row, no staff (decision record 027). */
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { interview_notes } from '#db/schema.server.ts';
import { isSameNote, NO_NOTE, type StoredNote } from './rules.ts';

const published = answerFields({
  question: [interview_notes.question, z.string()],
  note: [interview_notes.note, z.string()],
  is_practised: [interview_notes.is_practised, z.boolean()],
  version: [interview_notes.version, z.int()],
});
export const interviewNote = published.schema;
export type InterviewNote = z.infer<typeof interviewNote>;

export const readNotes = (db: Db, user_id: string): Promise<InterviewNote[]> =>
  db
    .select(published.columns)
    .from(interview_notes)
    .where(eq(interview_notes.user_id, user_id))
    .orderBy(asc(interview_notes.question));

async function readNote(db: Db, user_id: string, question: string): Promise<InterviewNote> {
  const [row] = await db
    .select(published.columns)
    .from(interview_notes)
    .where(and(eq(interview_notes.user_id, user_id), eq(interview_notes.question, question)));
  return row ?? { question, ...NO_NOTE };
}

type SaveResult = { kind: 'saved' | 'changed elsewhere'; note: InterviewNote };

/**
 * An emptied note keeps its row: its version goes on rising, so that an older tab cannot bring the words back. What is
 * stored already is saved, whatever version was read: an answer that got lost is asked for again.
 */
export async function saveNote(
  ctx: Ctx,
  user_id: string,
  question: string,
  { note, is_practised, version }: StoredNote,
): Promise<SaveResult> {
  return ctx.db.transaction(async (tx): Promise<SaveResult> => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const stored = await readNote(tx, user_id, question);
    if (stored.version > 0 && isSameNote(stored, { note, is_practised })) return { kind: 'saved', note: stored };
    if (stored.version !== version) return { kind: 'changed elsewhere', note: stored };
    const row = { note, is_practised, version: version + 1, updated_at: ctx.now };
    const [saved] = await tx
      .insert(interview_notes)
      .values({ user_id, question, ...row })
      .onConflictDoUpdate({ target: [interview_notes.user_id, interview_notes.question], set: row })
      .returning(published.columns);
    if (!saved) throw new Error('the note was not written');
    return { kind: 'saved', note: saved };
  });
}
