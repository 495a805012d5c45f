/** Onboarding answers, a row a page of the form `eligibility` (D23, D44): saved whole, with the step that they move. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { bringParty } from '#app/features/accounts/profile/party.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { moveStep } from '#app/features/accounts/steps/store.server.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { answersOfPage, isPageDone, refusalOf, type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { recordQualified } from '#app/features/tracking/events.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Card } from '#content/quizzes/definition.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { askAdviser } from './adviser.server.ts';
import { asCodes, isSame, ONBOARDING_FORM, ONBOARDING_PAGES, pageOf, profileFacts } from './answers.ts';

type Row = Pick<typeof form_pages.$inferSelect, 'page_number' | 'form_data' | 'status' | 'version'>;

const readRows = (db: Db, user_id: string): Promise<Row[]> =>
  db
    .select({
      page_number: form_pages.page_number,
      form_data: form_pages.form_data,
      status: form_pages.status,
      version: form_pages.version,
    })
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), eq(form_pages.form_name, ONBOARDING_FORM)));

const answersIn = (rows: readonly Row[]): Answers => Object.assign({}, ...rows.map((row) => asCodes(row.form_data)));

/** One page as it is sent: its answers that are known, whatever else is stored beside them. */
function shownPage(rows: readonly Row[], page_number: number) {
  const row = rows.find((one) => one.page_number === page_number);
  const form_data = Object.fromEntries(
    Object.entries(asCodes(row?.form_data ?? {})).filter(([field]) => pageOf(field) === page_number),
  );
  return { page_number, form_data, status: row?.status ?? 'Not Started', version: row?.version ?? 0 };
}
export type OnboardingPage = ReturnType<typeof shownPage>;

const pagesIn = (rows: readonly Row[]) => ONBOARDING_PAGES.map((page_number) => shownPage(rows, page_number));

export async function readOnboarding(db: Db, user_id: string) {
  const rows = await readRows(db, user_id);
  return { answers: answersIn(rows), pages: pagesIn(rows) };
}

export async function readPage(ctx: Ctx, user_id: string, page_number: number): Promise<OnboardingPage> {
  return shownPage(await readRows(ctx.db, user_id), page_number);
}

type PageRequest = {
  page_number: number;
  form_data: Record<string, string>;
  service_type?: string | undefined;
  /** The version that was read; another one stored meanwhile is not overwritten (D23). */
  version?: number | undefined;
};
type SaveResult = { kind: 'saved' | 'changed elsewhere'; pages: OnboardingPage[] };

function requireKnown(page_number: number, form_data: Record<string, string>) {
  const refusal = refusalOf(onboarding, form_data);
  const field = refusal?.field ?? Object.keys(form_data).find((name) => pageOf(name) !== page_number);
  if (field) throw new Problem(422, undefined, { field: `form_data.${field}` });
}

/** Answers can be changed until they are paid for; then they stand (D44). */
async function requireOpen(tx: Db, user_id: string) {
  const profile = (await lockPerson(tx, user_id)) && (await readProfile(tx, user_id));
  if (!profile) throw new Problem(404);
  if (await isPaid(tx, profile)) throw new Problem(409, 'Already paid');
  return profile;
}

export async function savePage(ctx: Ctx, user_id: string, asked: PageRequest): Promise<SaveResult> {
  const { page_number, form_data, service_type, version } = asked;
  requireKnown(page_number, form_data);
  return ctx.db.transaction(async (tx): Promise<SaveResult> => {
    const { number_in_party } = await requireOpen(tx, user_id);
    const rows = await readRows(tx, user_id);
    const stored = shownPage(rows, page_number);
    // An answer that got lost is asked for again: what stands already counts as saved.
    if (stored.status === 'Finished' && isSame(stored.form_data, form_data))
      return { kind: 'saved', pages: pagesIn(rows) };
    if (version !== undefined && version !== stored.version) return { kind: 'changed elsewhere', pages: pagesIn(rows) };
    const others = rows.filter((row) => row.page_number !== page_number);
    const way = walk(onboarding, { ...answersIn(others), ...form_data });
    for (const page of ONBOARDING_PAGES)
      if (page === page_number || others.some((row) => row.page_number === page))
        await writePage(ctx, tx, user_id, { way, page, service_type });
    const people = number_in_party === null ? undefined : answersIn(rows).number_in_party;
    await tellProfile(ctx, tx, user_id, way, people);
    const card = cardOf(onboarding, way);
    if (card) await conclude(ctx, tx, user_id, card);
    await ctx.answersChanged(ctx, tx, user_id, 'family');
    if (isStaff(ctx.actor)) {
      const after = { page_number, fields: Object.keys(form_data) };
      await recordAudit(tx, ctx, { action: 'form.save', subject_id: user_id, after });
    }
    return { kind: 'saved', pages: pagesIn(await readRows(tx, user_id)) };
  });
}

/** A change on one page may open or close questions of another: each page is stored as it now stands. */
async function writePage(
  ctx: Ctx,
  tx: Db,
  user_id: string,
  { way, page, service_type }: { way: Walk; page: number; service_type: string | undefined },
) {
  const row = {
    form_data: answersOfPage(way, page),
    status: isPageDone(way, page) ? ('Finished' as const) : ('In Progress' as const),
    ...(service_type && { service_type }),
    updated_at: ctx.now,
  };
  await tx
    .insert(form_pages)
    .values({ user_id, form_name: ONBOARDING_FORM, page_number: page, created_at: ctx.now, ...row })
    .onConflictDoUpdate({
      target: [form_pages.user_id, form_pages.form_name, form_pages.page_number],
      set: { ...row, version: sql`${form_pages.version} + 1` },
    });
}

/** `people` as stored before: a number that this save does not change may have been said anew elsewhere, and stays (D44). */
async function tellProfile(ctx: Ctx, tx: Db, user_id: string, way: Walk, people: string | undefined) {
  const { number_in_party, ...others } = profileFacts(way.answers);
  const isNew = number_in_party !== undefined && way.answers.number_in_party !== people;
  const facts = { ...others, ...(isNew && { number_in_party }) };
  if (Object.keys(facts).length > 0)
    await tx
      .update(users)
      .set({ ...facts, version: sql`${users.version} + 1`, updated_at: ctx.now })
      .where(eq(users.user_id, user_id));
  if (isNew) await bringParty(ctx, tx, user_id, number_in_party);
  if (isPageDone(way, 1)) await moveStep(ctx, tx, user_id, 'onboarding_questions_half_complete');
  if (!way.next) await moveStep(ctx, tx, user_id, 'onboarding_questions_completed');
}

/** The questions are answered. With the answers that say so, as no second call may come to tell it (D43). */
async function conclude(ctx: Ctx, tx: Db, user_id: string, card: Card) {
  await moveStep(ctx, tx, user_id, 'required_visa_seen');
  await recordQualified(ctx, tx, user_id);
  if (card.isForAdviser) await askAdviser(ctx, tx, user_id, card);
}

/** The questionnaire is submitted: the card that it leads to, and the step (spec 4). Saving the last answer did the rest. */
export async function submit(ctx: Ctx, user_id: string) {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const way = walk(onboarding, answersIn(await readRows(tx, user_id)));
    const card = cardOf(onboarding, way);
    if (!card) throw new Problem(409, 'please complete', { field: way.next?.field });
    await conclude(ctx, tx, user_id, card);
    return { card: card.name, service_type: card.service ?? null };
  });
}
