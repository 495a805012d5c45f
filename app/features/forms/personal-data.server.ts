/** What is kept of a person beside the answers themselves: notes, their English, the review (D42). */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { OF_STAFF } from '#app/platform/record/joining.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { check_notes, field_reviews, form_english, reviews } from '#db/schema.server.ts';

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
  keeps: null,
  join: {
    moves: [{ column: check_notes.user_id, once: [check_notes.form_name, check_notes.finding] }],
    doneBy: [{ column: check_notes.written_by, whose: check_notes.user_id }],
  },
  expire: 'with the profile',
};

const english: PersonalData = {
  name: 'form_english',
  what: 'application',
  tables: [form_english],
  forget: (_ctx, tx, { user_ids }) => tx.delete(form_english).where(inArray(form_english.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { form_name, path, original, english, accepted_at } = form_english;
    return db
      .select({ form_name, path, original, english, accepted_at })
      .from(form_english)
      .where(eq(form_english.user_id, user_id))
      .orderBy(asc(form_name), asc(path));
  },
  keeps: null,
  join: {
    moves: [{ column: form_english.user_id, once: [form_english.form_name, form_english.path] }],
    doneBy: [{ column: form_english.accepted_by, whose: form_english.user_id }],
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
  keeps: null,
  join: {
    moves: [{ column: reviews.user_id, once: [] }],
    doneBy: [{ column: reviews.asked_by, whose: reviews.user_id }],
    stays: [[reviews.opened_by, OF_STAFF]],
  },
  expire: 'with the profile',
};

/** What was sent to the person and what they answered is theirs; drafts and who of us wrote them are not. */
const fields: PersonalData = {
  name: 'field_reviews',
  what: 'application',
  tables: [field_reviews],
  forget: (_ctx, tx, { user_ids }) => tx.delete(field_reviews).where(inArray(field_reviews.user_id, user_ids)),
  handOut: (db, { user_id }) => {
    const { form_name, path, comment, value_before, value_after, sent_at, answered_at } = field_reviews;
    return db
      .select({ form_name, path, comment, value_before, value_after, sent_at, answered_at })
      .from(field_reviews)
      .where(and(eq(field_reviews.user_id, user_id), isNotNull(sent_at)))
      .orderBy(asc(field_reviews.field_review_id));
  },
  keeps: null,
  join: {
    moves: [{ column: field_reviews.user_id, once: [field_reviews.form_name, field_reviews.path] }],
    doneBy: [{ column: field_reviews.answered_by, whose: field_reviews.user_id }],
    stays: [
      [field_reviews.written_by, OF_STAFF],
      [field_reviews.settled_by, OF_STAFF],
    ],
  },
  expire: 'with the profile',
};

export const formsData = [notes, english, review, fields];
