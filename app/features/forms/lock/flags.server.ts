/** What an adviser has sent back, answer by answer (D49): the comment that the person reads, and what the answer was before and after. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isSameAnswer } from '#app/features/forms/engine/values.ts';
import type { Db } from '#db/client.server.ts';
import { field_reviews } from '#db/schema.server.ts';
import { type Lock, placeOf, valueAt, wrapped } from './rules.ts';

const shown = {
  form_name: field_reviews.form_name,
  page_number: field_reviews.page_number,
  path: field_reviews.path,
  comment: field_reviews.comment,
  state: field_reviews.state,
};
export type SentFlag = { form_name: string; page_number: number; path: string; comment: string; isAnswered: boolean };

const WITH_THE_PERSON = ['sent', 'answered'] as const;

/** What the person reads of it while it is their turn: drafts of an adviser, and what they have yet to look at, are not theirs. */
export async function readSentFlags(db: Db, user_id: string, lock: Lock | null): Promise<SentFlag[]> {
  if (lock?.state !== 'returned') return [];
  const rows = await db
    .select(shown)
    .from(field_reviews)
    .where(and(eq(field_reviews.user_id, user_id), inArray(field_reviews.state, [...WITH_THE_PERSON])))
    .orderBy(asc(field_reviews.form_name), asc(field_reviews.page_number), asc(field_reviews.field_review_id));
  return rows
    .filter((row) => lock.returned.includes(placeOf(row)))
    .map(({ state, comment, ...row }) => ({ ...row, comment: comment ?? '', isAnswered: state === 'answered' }));
}

type SavedPage = { user_id: string; form_name: string; page_number: number; form_data: Record<string, unknown> };

/** Inside the transaction of a save: another value answers what was sent back, the old one again takes the answer away. */
export async function answerFlags(ctx: Ctx, tx: Db, { user_id, form_name, page_number, form_data }: SavedPage) {
  const rows = await tx
    .select()
    .from(field_reviews)
    .where(
      and(
        ...[eq(field_reviews.user_id, user_id), eq(field_reviews.form_name, form_name)],
        ...[eq(field_reviews.page_number, page_number), inArray(field_reviews.state, [...WITH_THE_PERSON])],
      ),
    );
  for (const row of rows) {
    const value = wrapped(valueAt(form_data, row.path));
    const isAnswered = !isSameAnswer(row.value_before, value);
    if (isAnswered ? isSameAnswer(row.value_after, value) : row.state === 'sent') continue;
    await tx
      .update(field_reviews)
      .set(
        isAnswered
          ? { value_after: value, state: 'answered', answered_at: ctx.now, answered_by: ctx.actor.user_id }
          : { value_after: null, state: 'sent', answered_at: null, answered_by: null },
      )
      .where(eq(field_reviews.field_review_id, row.field_review_id));
  }
}

/** Sent again: what was left as it is has been answered with the same value. */
export async function closeRound(ctx: Ctx, tx: Db, user_id: string) {
  const { value_before } = field_reviews;
  await tx
    .update(field_reviews)
    .set({ state: 'answered', value_after: value_before, answered_at: ctx.now, answered_by: ctx.actor.user_id })
    .where(and(eq(field_reviews.user_id, user_id), eq(field_reviews.state, 'sent')));
}
