/** Pages of an application form (spec 4 "Form page save", D23, D47): saved whole, with status and step in one transaction. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { headOf, readProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { moveStep } from '#app/features/accounts/steps/store.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { areBuilt } from '#content/forms/built.ts';
import type { Form } from '#content/forms/definition.ts';
import { formNamed } from '#content/forms/forms.ts';
import type { Progress } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { localDay } from './engine/dates.ts';
import { readForm, type StoredPage } from './engine/form.ts';
import { storedOn } from './engine/page-answers.ts';
import { pageToShow } from './engine/page-to-show.ts';
import { type Answers, isSameAnswer } from './engine/values.ts';
import { refusedIn } from './input.ts';
import { moveAlong } from './prefill/address.server.ts';
import { readOrigins } from './prefill/store.server.ts';

const columns = {
  form_name: form_pages.form_name,
  page_number: form_pages.page_number,
  form_data: form_pages.form_data,
  status: form_pages.status,
  version: form_pages.version,
  confirm_later: form_pages.confirm_later,
  origins: form_pages.origins,
  saved_on: form_pages.saved_on,
  saved_by: form_pages.saved_by,
  saved_from: form_pages.saved_from,
  updated_at: form_pages.updated_at,
};
type PageRow = Pick<typeof form_pages.$inferSelect, keyof typeof columns>;

const readRows = (db: Db, user_id: string, names: readonly string[]): Promise<PageRow[]> =>
  db
    .select(columns)
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), inArray(form_pages.form_name, [...names])))
    .orderBy(asc(form_pages.form_name), asc(form_pages.page_number));

/** A page that was put back to its beginning keeps its version, and nothing else. */
const asStored = (row: PageRow): StoredPage[] =>
  row.status === 'Not Started'
    ? []
    : [
        {
          page_number: row.page_number,
          form_data: row.form_data as Answers,
          saved_on: row.saved_on ?? row.updated_at.toISOString().slice(0, 10),
        },
      ];

export type Opened = {
  readonly profile: UserProfile;
  readonly service_type: string | null;
  readonly forms: readonly Form[];
  readonly rows: readonly PageRow[];
};

/** The forms of a person's service, and all that is stored of them. */
export async function openForms(db: Db, user_id: string): Promise<Opened> {
  const profile = await readProfile(db, user_id);
  if (!profile) throw new Problem(404);
  const service_type = serviceOf(await headOf(db, profile));
  const names = service_type ? productOf(service_type).forms : [];
  const forms = areBuilt(names) ? names.flatMap((name) => formNamed(name) ?? []) : [];
  const rows =
    forms.length > 0
      ? await readRows(
          db,
          user_id,
          forms.map(({ name }) => name),
        )
      : [];
  return { profile, service_type, forms, rows };
}

/** What stands in one form of an opened person on this day. */
export function readingOf({ service_type, rows }: Pick<Opened, 'service_type' | 'rows'>, form: Form, today: string) {
  const stored = rows.filter(({ form_name }) => form_name === form.name).flatMap(asStored);
  return readForm(form, stored, { today, service_type });
}

/** The stored pages of one form as one. */
export const answersOf = (rows: readonly PageRow[], form_name: string): Answers =>
  Object.assign({}, ...rows.filter((row) => row.form_name === form_name).map(({ form_data }) => form_data));

export const todayOf = (ctx: Ctx) => ctx.now.toISOString().slice(0, 10);

const UNMARKED = { confirm_later: [] as string[], origins: {} as Record<string, string> };
const NOTHING = { form_data: {}, status: 'Not Started' as Progress, version: 0, ...UNMARKED };

/** One page as it is sent. */
export function shownPage(rows: readonly PageRow[], form_name: string, page_number: number) {
  const row = rows.find((one) => one.form_name === form_name && one.page_number === page_number);
  const { form_data, status, version, confirm_later, origins } = row ?? NOTHING;
  return {
    page_number,
    form_data: form_data as Answers,
    status,
    version,
    confirm_later,
    origins,
    saved_by: row?.saved_by ?? null,
    saved_from: row?.saved_from ?? null,
    saved_at: row?.updated_at ?? null,
  };
}
export type ShownPage = ReturnType<typeof shownPage>;

/** The page of a form of this person, or nothing at all. */
export function requirePage({ forms }: Opened, form_name: string, page_number: number): Form {
  const form = forms.find(({ name }) => name === form_name);
  if (!form?.pages.some(({ number }) => number === page_number)) throw new Problem(404);
  return form;
}

export type PageRequest = {
  form_data: Record<string, unknown>;
  service_type?: string | undefined;
  /** The version that was read; another one stored meanwhile is not overwritten (D23). */
  version?: number | undefined;
  confirm_later?: string[] | undefined;
  today?: string | undefined;
  /** While somebody writes: the page is stored, and the person does not move on (D47). */
  autosave?: boolean | undefined;
  /** Whom of the family the page was made the same as, and which marks the person has confirmed (prefill). */
  same_as?: string[] | undefined;
  confirmed?: string[] | undefined;
};
export type Saved = { kind: 'saved' | 'changed elsewhere'; page: ShownPage };

export async function savePage(
  ctx: Ctx,
  where: { user_id: string; form_name: string; page_number: number; device: string },
  asked: PageRequest,
): Promise<Saved> {
  const { user_id, form_name, page_number } = where;
  return ctx.db.transaction(async (tx): Promise<Saved> => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    const form = requirePage(opened, form_name, page_number);
    const refused = refusedIn(form, page_number, asked.form_data);
    if (refused) throw new Problem(422, undefined, { field: `form_data.${refused}` });
    const before = shownPage(opened.rows, form_name, page_number);
    const today = localDay(asked.today, todayOf(ctx));
    const rows = withPage(opened.rows, { form_name, page_number, today, asked, ctx, device: where.device });
    const reading = readingOf({ ...opened, rows }, form, today);
    // Another page has taken this one out meanwhile: it keeps its answers, for when it comes back.
    if (!reading.applicable.includes(page_number)) return { kind: 'changed elsewhere', page: before };
    const form_data = storedOn(reading.state, page_number);
    const status = reading.statuses.get(page_number) ?? 'In Progress';
    const confirm_later = asked.confirm_later ?? before.confirm_later;
    const known = { ...opened, form, page_number, today, answers: answersOf(opened.rows, form_name) };
    const origins = await readOrigins(ctx, tx, known, { before, form_data, sent: asked });
    // An answer that got lost is asked for again: what stands already counts as saved. On another day it may be another status.
    const isKnown =
      before.status === status && isSameAnswer([before.form_data, before.confirm_later], [form_data, confirm_later]);
    if (!isKnown && asked.version !== undefined && asked.version !== before.version)
      return { kind: 'changed elsewhere', page: before };
    if (!isKnown || !isSameAnswer(before.origins, origins)) {
      const row = {
        ...{ form_data, status, confirm_later, origins, saved_on: today },
        ...{ saved_by: ctx.actor.user_id ?? null, saved_from: where.device || null, updated_at: ctx.now },
        ...(asked.service_type && { service_type: asked.service_type }),
      };
      await tx
        .insert(form_pages)
        .values({ user_id, form_name, page_number, created_at: ctx.now, ...row })
        .onConflictDoUpdate({
          target: [form_pages.user_id, form_pages.form_name, form_pages.page_number],
          set: { ...row, version: sql`${form_pages.version} + 1` },
        });
    }
    const standing = isKnown ? opened.rows : rows;
    await tellProfile(ctx, tx, { opened, rows: standing, form, page_number, today, isNext: !asked.autosave });
    const settle = (member: string) => followUp(ctx, tx, member, { form, page_number, today });
    const change = { form, page_number, before: before.form_data, after: form_data };
    await moveAlong(ctx, tx, { head: opened.profile, ...change, settle });
    if (isStaff(ctx.actor) && !isKnown) {
      const after = { form_name, page_number, fields: changedFields(before.form_data, form_data) };
      await recordAudit(tx, ctx, { action: 'form.save', subject_id: user_id, after });
    }
    return { kind: 'saved', page: shownPage(await readRows(tx, user_id, [form_name]), form_name, page_number) };
  });
}

const changedFields = (before: Answers, after: Answers) =>
  Object.keys(after).filter((name) => !isSameAnswer(before[name] ?? null, after[name]));

type Change = {
  form_name: string;
  page_number: number;
  today: string;
  asked: PageRequest;
  ctx: Ctx;
  device: string;
};

/** The rows as they will be when this page is saved. */
function withPage(rows: readonly PageRow[], { form_name, page_number, today, asked, ctx, device }: Change): PageRow[] {
  const others = rows.filter((row) => row.form_name !== form_name || row.page_number !== page_number);
  const saved: PageRow = {
    ...{ form_name, page_number, form_data: asked.form_data, status: 'In Progress', version: 1, ...UNMARKED },
    ...{ saved_on: today, saved_by: ctx.actor.user_id ?? null, saved_from: device, updated_at: ctx.now },
  };
  return [...others, saved];
}

type Progressed = {
  opened: Opened;
  rows: readonly PageRow[];
  form: Form;
  page_number: number;
  today: string;
  /** Somebody went on, and did not only write. */
  isNext: boolean;
};

/** A change on one page may open or close another: each page has the status that follows now, and so has the person. */
async function tellProfile(ctx: Ctx, tx: Db, { opened, rows, form, page_number, today, isNext }: Progressed) {
  const { profile } = opened;
  const readings = opened.forms.map((one) => ({ form: one, reading: readingOf({ ...opened, rows }, one, today) }));
  for (const { form: one, reading } of readings)
    for (const row of rows) {
      const status = reading.statuses.get(row.page_number);
      const isThere = row.form_name === one.name && row.status !== 'Not Started';
      if (!isThere || !status || row.status === status) continue;
      await tx
        .update(form_pages)
        .set({ status })
        .where(ofPage(profile.user_id, one.name, row.page_number));
    }
  const isFinished = readings.every(({ reading }) => reading.status === 'Finished');
  const open = readings.find(({ reading }) => reading.status !== 'Finished') ?? readings.at(-1);
  const current_page = pageToShow(profile.current_page, open, { form, page_number, isNext });
  const isBegun = readings.some(({ reading }) => reading.status !== 'Not Started');
  const status: Progress = isFinished ? 'Finished' : isBegun ? 'In Progress' : 'Not Started';
  if (profile.status !== status || profile.form_finished !== isFinished || profile.current_page !== current_page)
    await tx
      .update(users)
      .set({ status, form_finished: isFinished, current_page, version: sql`${users.version} + 1`, updated_at: ctx.now })
      .where(eq(users.user_id, profile.user_id));
  if (!isBegun) return;
  await moveStep(ctx, tx, profile.user_id, 'form_started');
  if (!isNext) return;
  if (readings.some(({ reading }) => reading.hasFinishedPage))
    await moveStep(ctx, tx, profile.user_id, 'form_partly_complete');
  if (isFinished) await moveStep(ctx, tx, profile.user_id, 'form_completed');
}

/** A page of this person has changed by somebody else's: status and count follow. */
async function followUp(ctx: Ctx, tx: Db, user_id: string, at: Pick<Progressed, 'form' | 'page_number' | 'today'>) {
  const opened = await openForms(tx, user_id);
  await tellProfile(ctx, tx, { opened, rows: opened.rows, ...at, isNext: false });
}

const ofPage = (user_id: string, form_name: string, page_number: number) =>
  and(eq(form_pages.user_id, user_id), eq(form_pages.form_name, form_name), eq(form_pages.page_number, page_number));

/** Back to Not Started, one version up: an older tab cannot bring the answers back (D47). */
export async function clearPage(ctx: Ctx, user_id: string, form_name: string, page_number: number): Promise<ShownPage> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    const form = requirePage(opened, form_name, page_number);
    await tx
      .update(form_pages)
      .set({
        ...{ form_data: {}, status: 'Not Started' as const, ...UNMARKED },
        ...{ version: sql`${form_pages.version} + 1`, saved_by: ctx.actor.user_id ?? null, updated_at: ctx.now },
      })
      .where(ofPage(user_id, form_name, page_number));
    const rows = await readRows(
      tx,
      user_id,
      opened.forms.map(({ name }) => name),
    );
    await tellProfile(ctx, tx, { opened, rows, form, page_number, today: todayOf(ctx), isNext: false });
    if (isStaff(ctx.actor))
      await recordAudit(tx, ctx, { action: 'form.clear', subject_id: user_id, after: { form_name, page_number } });
    return shownPage(rows, form_name, page_number);
  });
}
