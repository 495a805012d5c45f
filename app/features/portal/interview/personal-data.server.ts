/** What somebody noted for an interview ends with their application (D42). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { interview_notes } from '#db/schema.server.ts';

const notes: PersonalData = {
  name: 'interview_notes',
  what: 'application',
  tables: [interview_notes],
  forget: (_ctx, tx, { user_ids }) => tx.delete(interview_notes).where(inArray(interview_notes.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { question, note, is_practised, updated_at } = interview_notes;
    return db
      .select({ question, note, is_practised, updated_at })
      .from(interview_notes)
      .where(eq(interview_notes.user_id, user_id))
      .orderBy(asc(question));
  },
  keeps: null,
  join: { moves: [{ column: interview_notes.user_id, once: [interview_notes.question] }] },
  expire: 'with the profile',
};

export const interviewData = [notes];
