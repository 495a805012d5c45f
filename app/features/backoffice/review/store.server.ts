/** An adviser judges answers of a case that is open for review: each verdict with the value that it speaks of (D49). */
import { z } from '@hono/zod-openapi';
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { placeOf, unwrapped, valueAt, wrapped } from '#app/features/forms/lock/rules.ts';
import { type OpenedForms, openForms, shownPage } from '#app/features/forms/opened.server.ts';
import { isKnownPlace, readReview } from '#app/features/forms/review/store.server.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { asJson } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { field_reviews, reviews } from '#db/schema.server.ts';
import { FIELD_STATES, REASONS, type Reason, type Verdict } from './rules.ts';
import { changeFor, type JudgedField } from './verdicts.ts';

/** For staff: who wrote what, and both values. */
const published = answerFields({
  field_review_id: [field_reviews.field_review_id, z.int()],
  form_name: [field_reviews.form_name, z.string()],
  page_number: [field_reviews.page_number, z.int()],
  path: [field_reviews.path, z.string()],
  verdict: [field_reviews.verdict, z.enum(['accepted', 'flagged'])],
  state: [field_reviews.state, z.enum(FIELD_STATES)],
  reason: [field_reviews.reason, z.enum(REASONS).nullable()],
  comment: [field_reviews.comment, z.string().nullable()],
  value_before: [field_reviews.value_before, z.unknown()],
  value_after: [field_reviews.value_after, z.unknown()],
  written_by: [field_reviews.written_by, z.string()],
  created_at: [field_reviews.created_at, z.iso.datetime()],
  sent_at: [field_reviews.sent_at, z.iso.datetime().nullable()],
  answered_at: [field_reviews.answered_at, z.iso.datetime().nullable()],
  settled_at: [field_reviews.settled_at, z.iso.datetime().nullable()],
});
export const fieldReview = published.schema.openapi('FieldReview');

/** Of a person, the oldest first. */
export async function readJudged(db: Db, user_id: string) {
  const rows = await db
    .select(published.columns)
    .from(field_reviews)
    .where(eq(field_reviews.user_id, user_id))
    .orderBy(asc(field_reviews.field_review_id));
  return rows.map((row) => ({
    ...row,
    value_before: unwrapped(row.value_before),
    value_after: unwrapped(row.value_after),
  }));
}
export type JudgedRow = Awaited<ReturnType<typeof readJudged>>[number];
export const asShown = (rows: readonly JudgedRow[]) => rows.map((row) => asJson(row)) as z.infer<typeof fieldReview>[];

type Page = { form_name: string; page_number: number };
export type Judgement = Page & {
  verdict: Verdict;
  /** Each answer with the newest verdict that the adviser has seen of it: another one since then is not written over. */
  fields: readonly { path: string; seen: number | null }[];
  reason?: Reason | undefined;
  comment?: string | undefined;
};
type JudgementResult = { kind: 'judged' | 'changed' | 'elsewhere'; version: number; fields: JudgedRow[] };

const onPage = (rows: readonly JudgedRow[], { form_name, page_number }: Page) =>
  rows.filter((row) => row.form_name === form_name && row.page_number === page_number);
const ofPath = (rows: readonly JudgedRow[], path: string): JudgedField[] => rows.filter((row) => row.path === path);

function requirePlaces(opened: OpenedForms, { fields, ...page }: Judgement) {
  const unknown = fields.findIndex(({ path }) => !isKnownPlace(opened, placeOf({ ...page, path })));
  if (unknown >= 0) throw new Problem(422, undefined, { field: `fields.${unknown}.path` });
}

/** One answer; the page as it is stored cannot change while the case is open. */
async function judgeOne(
  ctx: Ctx,
  tx: Db,
  user_id: string,
  asked: Judgement,
  path: string,
  rows: readonly JudgedField[],
  value: unknown,
) {
  const { form_name, page_number, verdict, reason, comment } = asked;
  const { remove, settle, unsettle, add } = changeFor(verdict, rows, value);
  const by = ctx.actor.user_id ?? '';
  const isRow = (id: number) => eq(field_reviews.field_review_id, id);
  const settled = { state: 'settled', settled_at: ctx.now, settled_by: by } as const;
  if (remove !== undefined) await tx.delete(field_reviews).where(isRow(remove));
  if (settle !== undefined) await tx.update(field_reviews).set(settled).where(isRow(settle));
  if (unsettle !== undefined)
    await tx
      .update(field_reviews)
      .set({ state: 'answered', settled_at: null, settled_by: null })
      .where(isRow(unsettle));
  if (add)
    await tx.insert(field_reviews).values({
      ...{ user_id, form_name, page_number, path, value_before: wrapped(value), written_by: by, created_at: ctx.now },
      ...(add === 'draft'
        ? { verdict: 'flagged', state: 'draft', reason: reason ?? null, comment: comment ?? null }
        : { verdict: 'accepted', ...settled }),
    });
  return remove !== undefined || settle !== undefined || unsettle !== undefined || add !== undefined;
}

/** The person is held: of two advisers who speak about one answer the second sees what the first has said. */
export async function judge(ctx: Ctx, user_id: string, asked: Judgement): Promise<JudgementResult> {
  return ctx.db.transaction(async (tx): Promise<JudgementResult> => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    requirePlaces(opened, asked);
    const review = await readReview(tx, user_id);
    const rows = onPage(await readJudged(tx, user_id), asked);
    const stands = (kind: JudgementResult['kind']) => ({ kind, version: review?.version ?? 0, fields: rows });
    if (review?.state !== 'opened') return stands('elsewhere');
    if (asked.fields.some(({ path, seen }) => (ofPath(rows, path).at(-1)?.field_review_id ?? null) !== seen))
      return stands('changed');
    const { form_data } = shownPage(opened.rows, asked.form_name, asked.page_number);
    const written: string[] = [];
    for (const { path } of asked.fields)
      if (await judgeOne(ctx, tx, user_id, asked, path, ofPath(rows, path), valueAt(form_data, path)))
        written.push(path);
    if (written.length === 0) return stands('judged');
    const [now] = await tx
      .update(reviews)
      .set({ version: sql`${reviews.version} + 1`, updated_at: ctx.now })
      .where(eq(reviews.user_id, user_id))
      .returning({ version: reviews.version });
    const { form_name, page_number, verdict } = asked;
    const after = { form_name, page_number, fields: written, state: verdict };
    await recordAudit(tx, ctx, { action: 'review.judged', subject_id: user_id, after });
    return { kind: 'judged', version: now?.version ?? 0, fields: onPage(await readJudged(tx, user_id), asked) };
  });
}
