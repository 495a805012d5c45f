/** Pages of an application form (spec 4 "Form page save", D23, D47): saved whole, with status and step in one transaction. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { movesForward, type Step } from '#app/features/accounts/steps/rules.ts';
import { moveStep } from '#app/features/accounts/steps/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Form } from '#content/forms/definition.ts';
import type { Progress } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { decidesOverDocuments } from './decisive.ts';
import { localDay } from './engine/dates.ts';
import { pathsOn, storedOn } from './engine/page-answers.ts';
import { pageToShow } from './engine/page-to-show.ts';
import type { FormState } from './engine/state.ts';
import { type Answers, isSameAnswer } from './engine/values.ts';
import { refusedIn } from './input.ts';
import { answerFlags } from './lock/flags.server.ts';
import { requireUnlocked } from './lock/store.server.ts';
import {
  answersOf,
  formStands,
  type OpenedForms,
  openForms,
  type PageRow,
  readingOf,
  requirePage,
  type ShownPage,
  shownPage,
  todayOf,
  UNMARKED,
} from './opened.server.ts';
import { type PageProgress, progressOf } from './overview.ts';
import { moveAlong } from './prefill/address.server.ts';
import type { Offers } from './prefill/offer.ts';
import { readOrigins } from './prefill/store.server.ts';

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
  /** The opening of the page it was written in, and its edition (autosave/stamp.ts). */
  written_in?: string | undefined;
};
/** With it how far every page is now: a save may open, close and finish others. */
export type SaveOutcome = { kind: 'saved' | 'changed elsewhere'; page: ShownPage; pages: PageProgress[] };

type PagePlace = { user_id: string; form_name: string; page_number: number; device: string };

export const savePage = (ctx: Ctx, where: PagePlace, asked: PageRequest): Promise<SaveOutcome> =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, where.user_id))) throw new Problem(404);
    return writePage(ctx, tx, where, asked);
  });

/** Inside a transaction that holds the person. `told`: what we have read of a paper, to be marked as such. */
export async function writePage(
  ctx: Ctx,
  tx: Db,
  where: PagePlace,
  asked: PageRequest,
  told: Offers = new Map(),
): Promise<SaveOutcome> {
  const { user_id, form_name, page_number } = where;
  const opened = await openForms(tx, user_id);
  const form = requirePage(opened, form_name, page_number);
  const refused = refusedIn(form, page_number, asked.form_data);
  if (refused) throw new Problem(422, undefined, { field: `form_data.${refused}` });
  const before = shownPage(opened.rows, form_name, page_number);
  const today = localDay(asked.today, todayOf(ctx));
  const mine = pageRow({ form_name, page_number, today, asked, ctx, device: where.device });
  const rows = withPage(opened.rows, mine);
  const reading = readingOf({ ...opened, rows }, form, today);
  const changed = async (): Promise<SaveOutcome> => {
    // Whoever is told what stands there has read it.
    if (isStaff(ctx.actor))
      await recordAudit(tx, ctx, { action: 'form.read', subject_id: user_id, after: { form_name, page_number } });
    const pages = progressOf(form_name, readingOf(opened, form, today), opened.rows);
    return { kind: 'changed elsewhere', page: before, pages };
  };
  // Another page has taken this one out meanwhile: it keeps its answers, for when it comes back.
  if (!reading.applicable.includes(page_number)) return changed();
  const form_data = storedOn(reading.state, page_number);
  const status = reading.statuses.get(page_number) ?? 'In Progress';
  const confirm_later = knownPaths(reading.state, page_number, asked.confirm_later) ?? before.confirm_later;
  const known = () => ({ ...opened, form, page_number, today, answers: answersOf(opened.rows, form_name) });
  const read = await readOrigins(ctx, tx, known, { form, page_number, before, form_data, sent: asked, told });
  // An answer that got lost is asked for again: what stands already counts as saved. On another day it may be another status.
  const isKnown =
    before.status === status && isSameAnswer([before.form_data, before.confirm_later], [form_data, confirm_later]);
  const fields = changedFields(before.form_data, form_data);
  const asks = { form, page_number, changed: fields };
  const { lock } = opened;
  if (!isKnown) requireUnlocked(lock, asks);
  // While a case is with an adviser its marks stay as they were sent, too.
  const origins = isKnown && lock ? before.origins : read;
  const isSame = isKnown && isSameAnswer(before.origins, origins);
  if (!isKnown && asked.version !== undefined && asked.version !== before.version) return changed();
  if (!isSame) {
    Object.assign(mine, { form_data, status, confirm_later, origins });
    const stored = await storePage({ db: tx }, tx, {
      ...{ ...mine, user_id, service_type: asked.service_type ?? null, created_at: ctx.now },
      ...{ form_data: JSON.stringify(form_data), origins: JSON.stringify(origins) },
      confirm_later: JSON.stringify(confirm_later),
    });
    mine.version = stored.rows[0]?.version ?? mine.version;
    if (lock) await answerFlags(ctx, tx, { user_id, form_name, page_number, form_data });
  }
  // The rows as they stand now: nobody else can have changed them while the person is held.
  const standing = isSame ? opened.rows : rows;
  const isDecisive = before.status !== status || decidesOverDocuments(form, fields);
  const progressed = { opened, rows: standing, form, page_number, today, isNext: !asked.autosave, isDecisive };
  await tellProfile(ctx, tx, progressed);
  const settle = (member: string) => followUp(ctx, tx, member, { form, page_number, today });
  const change = { form, page_number, before: before.form_data, after: form_data };
  await moveAlong(ctx, tx, { head: opened.profile, ...change, settle });
  if (isStaff(ctx.actor) && !isSame) {
    const after = { form_name, page_number, fields };
    await recordAudit(tx, ctx, { action: 'form.save', subject_id: user_id, after });
  }
  return {
    kind: 'saved',
    page: shownPage(standing, form_name, page_number),
    pages: progressOf(form_name, reading, standing),
  };
}

const FIELDS = 'form_data, status, confirm_later, origins, saved_on, saved_by, saved_from, written_in, updated_at';

/** One version up where it stands already. */
const storePage = fixedStatement<{ db: Db }, { version: number }>(() => {
  const columns = `user_id, form_name, page_number, service_type, created_at, ${FIELDS}`;
  const given = columns.split(', ').map((name) => sql.placeholder(name));
  const taken = FIELDS.split(', ').map((name) => `${name} = excluded.${name}`);
  return sql`
    insert into ${form_pages} as p (${sql.raw(columns)}) values (${sql.join(given, sql`, `)})
    on conflict (user_id, form_name, page_number) do update set ${sql.raw(taken.join())},
      service_type = coalesce(excluded.service_type, p.service_type), version = p.version + 1
    returning version`;
});

/** Each once, and only of what stands on the page. */
function knownPaths(state: FormState, page_number: number, paths: readonly string[] | undefined) {
  if (!paths) return undefined;
  const known = pathsOn(state, page_number);
  return [...new Set(paths)].filter((path) => known.includes(path));
}

const changedFields = (before: Answers, after: Answers) =>
  Object.keys(after).filter((name) => !isSameAnswer(before[name] ?? null, after[name]));

const answeredOn = ({ form_data }: ShownPage) => Object.keys(form_data).filter((name) => form_data[name] !== null);

type Change = {
  form_name: string;
  page_number: number;
  today: string;
  asked: PageRequest;
  ctx: Ctx;
  device: string;
};

/** The page as it is sent; what is stored of it follows from the reading. */
const pageRow = ({ form_name, page_number, today, asked, ctx, device }: Change): PageRow => ({
  ...{ form_name, page_number, form_data: asked.form_data, status: 'In Progress', version: 1, ...UNMARKED },
  ...{ saved_on: today, saved_by: ctx.actor.user_id ?? null, saved_from: device || null, updated_at: ctx.now },
  written_in: asked.written_in ?? null,
});

/** The rows as they will be when this page is saved. */
const withPage = (rows: readonly PageRow[], saved: PageRow): PageRow[] => [
  ...rows.filter((row) => row.form_name !== saved.form_name || row.page_number !== saved.page_number),
  saved,
];

type SaveProgress = {
  opened: OpenedForms;
  rows: readonly PageRow[];
  form: Form;
  page_number: number;
  today: string;
  /** Somebody went on, and did not only write. */
  isNext: boolean;
  /** What changed may change which documents are asked for. */
  isDecisive: boolean;
};

/** A change on one page may open or close another: each page has the status that follows now, and so has the person. */
async function tellProfile(ctx: Ctx, tx: Db, { opened, rows, form, page_number, today, ...how }: SaveProgress) {
  const { profile } = opened;
  const { isNext } = how;
  let { isDecisive } = how;
  const readings = opened.forms.map((one) => ({ form: one, reading: readingOf({ ...opened, rows }, one, today) }));
  for (const { form: one, reading } of readings)
    for (const row of rows) {
      const status = reading.statuses.get(row.page_number);
      const isThere = row.form_name === one.name && row.status !== 'Not Started';
      if (!isThere || !status || row.status === status) continue;
      isDecisive = true;
      await tx
        .update(form_pages)
        .set({ status })
        .where(ofPage(profile.user_id, one.name, row.page_number));
    }
  const isFinished = readings.every(({ reading }) => reading.status === 'Finished');
  const open = readings.find(({ reading }) => reading.status !== 'Finished') ?? readings.at(-1);
  // The number of a page means one of the form that is open: in another form it begins where that one is open.
  const stands = opened.forms.length > 1 ? formStands(opened, today) : [];
  const before = stands.find((one) => one.status !== 'Finished') ?? stands.at(-1);
  const isOther = before && open && before.form_name !== open.form.name;
  const current_page = isOther
    ? (formStands({ ...opened, rows }, today).find((one) => one.form_name === open.form.name)?.page ?? 1)
    : pageToShow(profile.current_page, open, { form, page_number, isNext });
  const isBegun = readings.some(({ reading }) => reading.status !== 'Not Started');
  const status: Progress = isFinished ? 'Finished' : isBegun ? 'In Progress' : 'Not Started';
  if (profile.status !== status || profile.form_finished !== isFinished || profile.current_page !== current_page)
    await tx
      .update(users)
      .set({ status, form_finished: isFinished, current_page, version: sql`${users.version} + 1`, updated_at: ctx.now })
      .where(eq(users.user_id, profile.user_id));
  if (isDecisive) await ctx.answersChanged(ctx, tx, profile.user_id, 'person');
  // The person is held: who is further already is not asked again.
  const moveTo = async (step: Step) => {
    if (movesForward(profile.current_step, step)) await moveStep(ctx, tx, profile.user_id, step);
  };
  if (!isBegun) return;
  await moveTo('form_started');
  if (!isNext) return;
  if (readings.some(({ reading }) => reading.hasFinishedPage)) await moveTo('form_partly_complete');
  if (isFinished) await moveTo('form_completed');
}

/** A page of this person has changed by somebody else's: status and count follow. */
async function followUp(ctx: Ctx, tx: Db, user_id: string, at: Pick<SaveProgress, 'form' | 'page_number' | 'today'>) {
  const opened = await openForms(tx, user_id);
  await tellProfile(ctx, tx, { opened, rows: opened.rows, ...at, isNext: false, isDecisive: true });
}

/** Pages have come from elsewhere: what follows from all of them is worked out anew (D55). */
export async function recountForms(ctx: Ctx, tx: Db, user_id: string) {
  const { forms, profile } = await openForms(tx, user_id);
  const [form] = forms;
  if (form) await followUp(ctx, tx, user_id, { form, page_number: profile.current_page, today: todayOf(ctx) });
}

const ofPage = (user_id: string, form_name: string, page_number: number) =>
  and(eq(form_pages.user_id, user_id), eq(form_pages.form_name, form_name), eq(form_pages.page_number, page_number));

/** Back to Not Started, one version up: an older tab cannot bring the answers back (D47). */
export async function clearPage(ctx: Ctx, user_id: string, form_name: string, page_number: number): Promise<ShownPage> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    const opened = await openForms(tx, user_id);
    const form = requirePage(opened, form_name, page_number);
    const changed = answeredOn(shownPage(opened.rows, form_name, page_number));
    requireUnlocked(opened.lock, { form, page_number, changed });
    await tx
      .update(form_pages)
      .set({
        ...{ form_data: {}, status: 'Not Started' as const, ...UNMARKED },
        ...{ version: sql`${form_pages.version} + 1`, saved_by: ctx.actor.user_id ?? null, updated_at: ctx.now },
        written_in: null,
      })
      .where(ofPage(user_id, form_name, page_number));
    const { rows } = await openForms(tx, user_id);
    await tellProfile(ctx, tx, {
      opened,
      rows,
      form,
      page_number,
      today: todayOf(ctx),
      isNext: false,
      isDecisive: true,
    });
    if (isStaff(ctx.actor))
      await recordAudit(tx, ctx, { action: 'form.clear', subject_id: user_id, after: { form_name, page_number } });
    return shownPage(rows, form_name, page_number);
  });
}
