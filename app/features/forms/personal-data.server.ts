/** What the review of answers keeps of a person beside the answers themselves (D42). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { check_notes, reviews } from '#db/schema.server.ts';

const notes: PersonalData = {
  name: 'check_notes',
  what: 'application',
  tables: [check_notes],
  forget: (_ctx, tx, { user_ids }) => tx.delete(check_notes).where(inArray(check_notes.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { form_name, finding, note, updated_at } = check_notes;
    return db
      .select({ form_name, finding, note, updated_at })
      .from(check_notes)
      .where(eq(check_notes.user_id, user_id))
      .orderBy(asc(form_name), asc(finding));
  },
  expire: 'with the profile',
};

const review: PersonalData = {
  name: 'review',
  what: 'application',
  tables: [reviews],
  forget: (_ctx, tx, { user_ids }) => tx.delete(reviews).where(inArray(reviews.user_id, user_ids)),
  async handOut(db, { user_id }) {
    const { state, asked_at, opened_at, returned, updated_at } = reviews;
    const [row] = await db
      .select({ state, asked_at, opened_at, returned, updated_at })
      .from(reviews)
      .where(eq(reviews.user_id, user_id));
    return row ?? null;
  },
  expire: 'with the profile',
};

export const formsData = [notes, review];
