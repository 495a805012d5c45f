/** A case on its way to an adviser and back (D49): each move holds the person, so that of two at once one wins. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { CaseEventName } from '#app/features/accounts/steps/case-event-rules.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { isCovered } from '#app/features/applicants/covered.server.ts';
import { closeRound } from '#app/features/forms/lock/flags.server.ts';
import { placeOf, readPlace, wholeForm } from '#app/features/forms/lock/rules.ts';
import { formStands, type OpenedForms, openForms, todayOf } from '#app/features/forms/opened.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { field_reviews, reviews } from '#db/schema.server.ts';
import { writeReviewMessages } from './messages.server.ts';
import { hasPrepared, readAfterDenial } from './past.server.ts';
import { type Move, mayApprove, REFUSALS, type Reason, reasonsAgainst, stateAfterUndo, verdictOn } from './rules.ts';
import { secondReviewRefusal } from './second-rules.ts';

export async function readReview(db: Db, user_id: string) {
  const { state, asked_at, opened_at, returned, version } = reviews;
  const [row] = await db
    .select({ state, asked_at, opened_at, returned, version })
    .from(reviews)
    .where(eq(reviews.user_id, user_id));
  return row ?? null;
}
export type Review = NonNullable<Awaited<ReturnType<typeof readReview>>>;

/** What is missing before this person's case can be sent. */
export async function readReasons(db: Db, opened: OpenedForms, today: string): Promise<Reason[]> {
  const { profile } = opened;
  return reasonsAgainst({
    forms: formStands(opened, today),
    documents: profile.supporting_documents_status,
    isPaid: await isCovered(db, profile),
  });
}

const EVENTS: Record<Move, CaseEventName> = {
  ask: 'review.asked',
  undo: 'review.undone',
  open: 'review.opened',
  return: 'review.returned',
  accept: 'review.accepted',
  reopen: 'review.reopened',
};

export type MoveOutcome = { kind: 'done' | 'refused'; review: Review | null; reasons: Reason[]; message?: string };
type Change = (tx: Db, opened: OpenedForms, now: Review | null) => Promise<Reason[] | string>;
/** `version`: the one that was read; `reason` stays in the trail. */
type MoveRequest = { version?: number | undefined; reason?: string | undefined };

/** `change` writes the row, or says what is missing, or why it cannot be. */
async function move(
  ctx: Ctx,
  user_id: string,
  what: Move,
  change: Change,
  asked: MoveRequest = {},
): Promise<MoveOutcome> {
  return ctx.db.transaction(async (tx): Promise<MoveOutcome> => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    if (opened.forms.length === 0) throw new Problem(404);
    const now = await readReview(tx, user_id);
    const verdict = verdictOn(what, now?.state ?? null);
    if (verdict === 'refused') return { kind: 'refused', review: now, reasons: [] };
    if (verdict === 'done') return { kind: 'done', review: now, reasons: [] };
    if (asked.version !== undefined && asked.version !== now?.version)
      return { kind: 'refused', review: now, reasons: [], message: REFUSALS.changed };
    const refused = await change(tx, opened, now);
    if (typeof refused === 'string') return { kind: 'refused', review: now, reasons: [], message: refused };
    if (refused.length > 0) return { kind: 'refused', review: now, reasons: refused };
    await recordCase(ctx, tx, { user_id, event: EVENTS[what] });
    const { reason } = asked;
    if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: EVENTS[what], subject_id: user_id, reason });
    return { kind: 'done', review: await readReview(tx, user_id), reasons: [] };
  });
}

const set = (ctx: Ctx, tx: Db, user_id: string, to: Partial<typeof reviews.$inferInsert>) =>
  tx
    .update(reviews)
    .set({ ...to, version: sql`${reviews.version} + 1`, updated_at: ctx.now })
    .where(eq(reviews.user_id, user_id));

/** What an adviser sent back before is kept: taking the sending back opens that again, and no more. */
export const askForReview = (ctx: Ctx, user_id: string) =>
  move(ctx, user_id, 'ask', async (tx, opened, now) => {
    const reasons = await readReasons(tx, opened, todayOf(ctx));
    if (reasons.length > 0) return reasons;
    const asked = { state: 'asked' as const, asked_at: ctx.now, asked_by: ctx.actor.user_id };
    if (now) await set(ctx, tx, user_id, asked);
    else await tx.insert(reviews).values({ user_id, ...asked, updated_at: ctx.now });
    await closeRound(ctx, tx, user_id);
    return [];
  });

export const undoReview = (ctx: Ctx, user_id: string) =>
  move(ctx, user_id, 'undo', async (tx, _opened, now) => {
    const state = now && stateAfterUndo(now);
    if (state) await set(ctx, tx, user_id, { state });
    else await tx.delete(reviews).where(eq(reviews.user_id, user_id));
    return [];
  });

/** The first time an adviser opens it is when the review has begun: what is paid back depends on it. */
export const openReview = (ctx: Ctx, user_id: string) =>
  move(ctx, user_id, 'open', async (tx, _opened, now) => {
    const first = now?.opened_at ? {} : { opened_at: ctx.now, opened_by: ctx.actor.user_id };
    await set(ctx, tx, user_id, { state: 'opened', ...first });
    return [];
  });

/** A place that is in no form of this person would open nothing. */
export function isKnownPlace({ forms }: OpenedForms, place: string): boolean {
  const { form_name, page_number, path } = readPlace(place);
  const page = forms.find(({ name }) => name === form_name)?.pages.find(({ number }) => number === page_number);
  const [name, , member] = path.split('.');
  const field = page?.fields.find((one) => one.name === name);
  return Boolean(member ? field?.fields?.some((one) => one.name === member) : field);
}

/** Flags are drafts until the round is sent; what was answered before and not spoken about stays with the adviser. */
async function sendDrafts(ctx: Ctx, tx: Db, user_id: string) {
  const { form_name, page_number, path } = field_reviews;
  const sent = await tx
    .update(field_reviews)
    .set({ state: 'sent', sent_at: ctx.now })
    .where(and(eq(field_reviews.user_id, user_id), eq(field_reviews.state, 'draft')))
    .returning({ form_name, page_number, path });
  return sent.map(placeOf);
}

/** What an adviser has flagged, and places that they name beside it. */
export const returnReview = (ctx: Ctx, user_id: string, places: readonly string[], asked: MoveRequest = {}) =>
  move(
    ctx,
    user_id,
    'return',
    async (tx, opened) => {
      const unknown = places.findIndex((place) => !isKnownPlace(opened, place));
      if (unknown >= 0) throw new Problem(422, undefined, { field: `places.${unknown}` });
      const returned = [...new Set([...(await sendDrafts(ctx, tx, user_id)), ...places])];
      if (returned.length === 0) return REFUSALS.nothing;
      await set(ctx, tx, user_id, { state: 'returned', returned });
      const form_name = readPlace(returned[0] ?? '').form_name;
      await writeReviewMessages(ctx, tx, user_id, { move: 'returned', form_name, count: returned.length });
      return [];
    },
    asked,
  );

/** Nothing may be open between adviser and person, and whoever wrote answers for the person is not the only one who read them. */
async function approvalRefusal(ctx: Ctx, tx: Db, user_id: string, { reason }: MoveRequest) {
  const { state } = field_reviews;
  const [open] = await tx
    .select({ count: count() })
    .from(field_reviews)
    .where(and(eq(field_reviews.user_id, user_id), sql`${state} <> 'settled'`));
  if (open && open.count > 0) return REFUSALS.flags;
  const isOwn = await hasPrepared(tx, ctx, user_id);
  return mayApprove({ hasPrepared: isOwn, role: ctx.actor.role, reason }) ? null : REFUSALS.own;
}

export const acceptReview = (ctx: Ctx, user_id: string, asked: MoveRequest = {}) =>
  move(
    ctx,
    user_id,
    'accept',
    async (tx, { forms }) => {
      const refusal = await approvalRefusal(ctx, tx, user_id, asked);
      if (refusal) return refusal;
      await set(ctx, tx, user_id, { state: 'accepted', returned: [] });
      const form_name = forms.at(-1)?.name ?? '';
      await writeReviewMessages(ctx, tx, user_id, { move: 'accepted', form_name, count: 0 });
      return [];
    },
    asked,
  );

/** The second review after a denial: every answer is open again, and the review that was begun stays begun. */
export const reopenReview = (ctx: Ctx, user_id: string) =>
  move(ctx, user_id, 'reopen', async (tx, { profile, forms }) => {
    const past = await readAfterDenial(tx, user_id);
    const refusal = secondReviewRefusal({ ...past, current_step: profile.current_step, now: ctx.now });
    if (refusal) return refusal;
    await set(ctx, tx, user_id, { state: 'returned', returned: forms.map(({ name }) => wholeForm(name)) });
    return [];
  });
