/** What the list of a person's answers shows (screens "Check your answers"): read by whoever may write them, on record for staff. */
import type { Ctx } from '#app/ctx.server.ts';
import { headOf } from '#app/features/accounts/profile.server.ts';
import { carriedRows, inDoubt } from '#app/features/forms/carry/rows.ts';
import { renewalResult } from '#app/features/forms/checks/renewal.ts';
import { readForm } from '#app/features/forms/engine/form.ts';
import { acceptedIn, countEnglish } from '#app/features/forms/english/store.server.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { findingsOf } from '#app/features/forms/findings/found.server.ts';
import { readNotes } from '#app/features/forms/findings/notes.server.ts';
import { shownFindings } from '#app/features/forms/findings/rules.ts';
import { readSentFlags, type SentFlag } from '#app/features/forms/lock/flags.server.ts';
import { openFields } from '#app/features/forms/lock/open-fields.ts';
import { EVERY, type Lock, readPlace } from '#app/features/forms/lock/rules.ts';
import {
  formStands,
  type OpenedForms,
  openForms,
  readingOf,
  shownPage,
  storedIn,
  todayOf,
} from '#app/features/forms/opened.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { FormName } from '#content/catalogue.ts';
import type { FieldText, Form } from '#content/forms/definition.ts';
import { officialStyles } from '#content/forms/official-style.ts';
import { sheetOf } from '#content/forms/rehearsal.ts';
import { type AnswerBlock, type AnswerRow, answersOn } from './answers.server.ts';
import { readAfterDenial } from './past.server.ts';
import { pagesOpen } from './rules.ts';
import { secondReviewRefusal, secondReviewUntil } from './second-rules.ts';
import { readReasons, readReview } from './store.server.ts';

const missing = () => new Response(null, { status: 404 });
const rowsOf = (blocks: readonly AnswerBlock[]) => blocks.flatMap(({ rows }) => rows);
const isGap = ({ mark }: AnswerRow) => mark === 'missing' || mark === 'wrong';

/** Every page that is for this person, with its answers. */
function answeredPages(ctx: Ctx, opened: OpenedForms, form: Form, lock: Lock | null, sent: readonly SentFlag[]) {
  const today = todayOf(ctx);
  const reading = readingOf(opened, form, today);
  const asOfToday = storedIn(opened, form).map((page) => ({ ...page, saved_on: today }));
  const now = readForm(form, asOfToday, { today, service_type: opened.service_type });
  const words = answerWords(ctx.locale, translator(ctx.locale, 'review')('check.yes'));
  return form.pages
    .filter(({ number }) => reading.applicable.includes(number))
    .map((page, place) => {
      const text = pageText(form.name, page, ctx.locale);
      const blocks = answersOn(
        page,
        text,
        {
          ...{ state: reading.state, today: now.state, open: openFields(form, page.number, lock) },
          flags: Object.fromEntries(
            sent.flatMap(({ form_name, page_number, path, comment }) =>
              form_name === form.name && page_number === page.number ? [[path, comment]] : [],
            ),
          ),
          confirm_later: shownPage(opened.rows, form.name, page.number).confirm_later,
        },
        words,
      );
      return {
        ...{ number: page.number, ordinal: place + 1, title: text.title, blocks },
        status: reading.statuses.get(page.number) ?? ('Not Started' as const),
        gaps: rowsOf(blocks).filter(isGap).length,
        later: rowsOf(blocks).filter(({ isLater }) => isLater).length,
      };
    });
}
export type CheckedPage = ReturnType<typeof answeredPages>[number];

/** Labels that the words of a fault name: of fields, and of members of groups. */
function labelsFor(form: Form, ctx: Ctx, rows: readonly AnswerRow[]): Record<string, FieldText> {
  const named = new Set(rows.flatMap(({ wrong }) => (wrong && 'than' in wrong.fault ? [wrong.fault.than] : [])));
  const isNamed = (id: string) => named.has(id.split('.').at(-1) ?? id);
  return Object.fromEntries(
    form.pages.flatMap((page) =>
      Object.entries(pageText(form.name, page, ctx.locale).fields).flatMap(([id, { label }]) =>
        isNamed(id) ? [[id, { label }]] : [],
      ),
    ),
  );
}

/** Answers that the official form would refuse as they are. */
async function doubtsIn(ctx: Ctx, opened: OpenedForms, form: Form) {
  const today = todayOf(ctx);
  const accepted = await acceptedIn(ctx.db, opened, form, today);
  return inDoubt(carriedRows(form, readingOf(opened, form, today), officialStyles[form.name as FormName], accepted));
}

/** What a finished renewal leads to, with the labels of the answers that speak against it; null of every other form. */
function renewalOf(ctx: Ctx, opened: OpenedForms, form: Form, rows: readonly AnswerRow[]) {
  const { state, status } = readingOf(opened, form, todayOf(ctx));
  if (form.name !== 'renewal' || status !== 'Finished') return null;
  const { against } = renewalResult(state, todayOf(ctx));
  return { against: rows.flatMap(({ path, label }) => (against.includes(path) ? [{ path, label }] : [])) };
}

/** Until when a denied case may be opened again for nothing; null where it may not. */
async function secondReviewOf(ctx: Ctx, { profile }: OpenedForms, review: Lock | null): Promise<Date | null> {
  if (review?.state !== 'accepted' || profile.current_step !== 'visa_denied') return null;
  const past = await readAfterDenial(ctx.db, profile.user_id);
  const refusal = secondReviewRefusal({ ...past, current_step: profile.current_step, now: ctx.now });
  return refusal || !past.denied_at ? null : secondReviewUntil(past.denied_at);
}

export async function checkView(ctx: Ctx, form_name: string) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === form_name);
  if (!form) throw missing();
  const [review, reasons, notes, found, english] = await Promise.all([
    readReview(ctx.db, user_id),
    readReasons(ctx.db, opened, todayOf(ctx)),
    readNotes(ctx.db, user_id, form.name),
    findingsOf(ctx, opened, form),
    countEnglish(ctx.db, opened, form, todayOf(ctx)),
  ]);
  if (isStaff(ctx.actor)) await recordAudit(ctx.db, ctx, { action: 'form.read', subject_id: user_id });
  const sent = await readSentFlags(ctx.db, user_id, review);
  const pages = answeredPages(ctx, opened, form, review, sent);
  const rows = pages.flatMap(({ blocks }) => rowsOf(blocks));
  const { first_name, last_name, role } = opened.profile;
  const head = await headOf(ctx.db, opened.profile);
  const places = (review?.returned ?? []).map(readPlace);
  const isWhole = places.some(({ path }) => path === EVERY);
  return {
    person: {
      ...{ user_id, first_name, name: `${first_name} ${last_name}`.trim(), isSelf: ctx.actor.user_id === user_id },
      ...{ viewer: ctx.actor.user_id ?? '', isStaff: isStaff(ctx.actor) },
    },
    /** Who pays, where that is somebody else. */
    payer: role === 'secondary' && ctx.actor.user_id !== head.user_id ? head.first_name : null,
    form_name: form.name as FormName,
    /** Every form of the service, in its order: the case is sent as a whole. */
    forms: formStands(opened, todayOf(ctx)).map((one) => ({
      ...one,
      returned:
        review?.state === 'returned' && !isWhole
          ? places.filter((place) => place.form_name === one.form_name).length
          : 0,
    })),
    pages,
    open: pagesOpen(pages.map(({ number, gaps }) => ({ number, isUnfinished: gaps > 0 }))),
    labels: labelsFor(form, ctx, rows),
    firstGap: rows.find(isGap)?.id ?? null,
    counts: {
      missing: rows.filter(({ mark }) => mark === 'missing').length,
      wrong: rows.filter(({ mark }) => mark === 'wrong').length,
      passed: rows.filter(({ mark }) => mark === 'passed').length,
      later: rows.filter(({ isLater }) => isLater).length,
    },
    doubts: (await doubtsIn(ctx, opened, form)).length,
    /** Answers in words, and how many of them have yet to be put into English. */
    english,
    hasSheet: sheetOf(form.name) !== undefined,
    renewal: renewalOf(ctx, opened, form, rows),
    findings: shownFindings(found, notes, user_id),
    review: review && {
      ...review,
      returned: places.filter((place) => place.form_name === form.name),
      /** The second review after a denial: every answer is open. */
      isWhole,
    },
    /** What an adviser asks about, in the order of the form. */
    flags: pages.flatMap(({ number, blocks }) =>
      rowsOf(blocks).flatMap(({ path, fieldId, label, flag }) =>
        flag === null
          ? []
          : [
              {
                ...{ page: number, path, fieldId, label, comment: flag },
                isAnswered: sent.some((one) => one.form_name === form.name && one.path === path && one.isAnswered),
              },
            ],
      ),
    ),
    secondReviewUntil: await secondReviewOf(ctx, opened, review),
    reasons,
    printed_at: ctx.now,
  };
}
export type CheckView = Awaited<ReturnType<typeof checkView>>;
