/** A case on its way to an adviser and back (D49): each move holds the person, so that of two at once one wins. */
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { isCovered } from '#app/features/applicants/covered.server.ts';
import { readPlace } from '#app/features/forms/lock/rules.ts';
import { formStands, type Opened, openForms, todayOf } from '#app/features/forms/opened.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { reviews } from '#db/schema.server.ts';
import { writeReviewMessages } from './messages.server.ts';
import { type Move, type Reason, reasonsAgainst, stateAfterUndo, verdictOn } from './rules.ts';

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
export async function readReasons(db: Db, opened: Opened, today: string): Promise<Reason[]> {
  const { profile } = opened;
  return reasonsAgainst({
    forms: formStands(opened, today),
    documents: profile.supporting_documents_status,
    isPaid: await isCovered(db, profile),
  });
}

const EVENTS: Record<Move, string> = {
  ask: 'review.asked',
  undo: 'review.undone',
  open: 'review.opened',
  return: 'review.returned',
  accept: 'review.accepted',
};

export type Moved = { kind: 'done' | 'refused'; review: Review | null; reasons: Reason[] };
type Change = (tx: Db, opened: Opened, now: Review | null) => Promise<Reason[]>;

/** `change` writes the row, or says what is missing. */
async function move(ctx: Ctx, user_id: string, what: Move, change: Change): Promise<Moved> {
  return ctx.db.transaction(async (tx): Promise<Moved> => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    if (opened.forms.length === 0) throw new Problem(404);
    const now = await readReview(tx, user_id);
    const verdict = verdictOn(what, now?.state ?? null);
    if (verdict === 'refused') return { kind: 'refused', review: now, reasons: [] };
    if (verdict === 'done') return { kind: 'done', review: now, reasons: [] };
    const reasons = await change(tx, opened, now);
    if (reasons.length > 0) return { kind: 'refused', review: now, reasons };
    await recordCase(ctx, tx, { user_id, event: EVENTS[what] });
    if (isStaff(ctx.actor)) await recordAudit(tx, ctx, { action: EVENTS[what], subject_id: user_id });
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
function isKnownPlace({ forms }: Opened, place: string): boolean {
  const { form_name, page_number, path } = readPlace(place);
  const page = forms.find(({ name }) => name === form_name)?.pages.find(({ number }) => number === page_number);
  const [name, , member] = path.split('.');
  const field = page?.fields.find((one) => one.name === name);
  return Boolean(member ? field?.fields?.some((one) => one.name === member) : field);
}

export const returnReview = (ctx: Ctx, user_id: string, places: readonly string[]) =>
  move(ctx, user_id, 'return', async (tx, opened) => {
    const unknown = places.findIndex((place) => !isKnownPlace(opened, place));
    if (unknown >= 0) throw new Problem(422, undefined, { field: `places.${unknown}` });
    const returned = [...new Set(places)];
    await set(ctx, tx, user_id, { state: 'returned', returned });
    const form_name = readPlace(returned[0] ?? '').form_name;
    await writeReviewMessages(ctx, tx, user_id, { move: 'returned', form_name, count: returned.length });
    return [];
  });

export const acceptReview = (ctx: Ctx, user_id: string) =>
  move(ctx, user_id, 'accept', async (tx, { forms }) => {
    await set(ctx, tx, user_id, { state: 'accepted', returned: [] });
    const form_name = forms.at(-1)?.name ?? '';
    await writeReviewMessages(ctx, tx, user_id, { move: 'accepted', form_name, count: 0 });
    return [];
  });
