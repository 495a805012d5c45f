/** What an adviser sees of the answers of a person: page by page, where each came from, what was said about it, both values. */
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { valueAt } from '#app/features/forms/lock/rules.ts';
import { formStands, openForms, readingOf, shownPage, todayOf } from '#app/features/forms/opened.server.ts';
import { marksOf } from '#app/features/forms/prefill/store.server.ts';
import { answersOn } from '#app/features/forms/review/answers.server.ts';
import { hasPrepared } from '#app/features/forms/review/past.server.ts';
import { readReview } from '#app/features/forms/review/store.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Page } from '#content/forms/definition.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { REASONS } from './rules.ts';
import { type JudgedRow, readJudged } from './store.server.ts';
import { standOf } from './verdicts.ts';

const missing = () => new Response(null, { status: 404 });

/** Of staff and family, by first name; one who is forgotten has none. */
async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Record<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return {};
  const { user_id, first_name } = users;
  const rows = await db.select({ user_id, first_name }).from(users).where(inArray(user_id, known));
  return Object.fromEntries(rows.map((row) => [row.user_id, row.first_name]));
}

function fieldAt({ fields }: Page, path: string) {
  const [name, , member] = path.split('.');
  const field = fields.find((one) => one.name === name);
  return member ? field?.fields?.find((one) => one.name === member) : field;
}

type Words = ReturnType<typeof answerWords>;

/** The last thing that was said about an answer, in words. */
function saidOf(page: Page, last: JudgedRow | undefined, words: Words, names: Record<string, string>) {
  if (!last) return null;
  const field = fieldAt(page, last.path);
  const inWords = (value: unknown) => (field && !Array.isArray(value) ? words(field, value) : null);
  const { field_review_id: id, verdict, state, reason, comment, created_at, answered_at } = last;
  return {
    ...{ id, verdict, state, reason, comment, answered_at },
    by: names[last.written_by] ?? null,
    at: created_at,
    before: inWords(last.value_before),
    after: state === 'draft' || state === 'sent' ? null : inWords(last.value_after),
  };
}

export async function reviewView(ctx: Ctx, asked: { form: string | null; page: string | null }) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === asked.form) ?? opened.forms[0];
  const { profile } = opened;
  const person = { user_id, first_name: profile.first_name, language: profile.locale };
  if (!form) return { person, form: null };
  // The version first: what is read after it is at least as new, so no word is taken for older than it is.
  const review = await readReview(ctx.db, user_id);
  const [judged, isOwnWork] = await Promise.all([readJudged(ctx.db, user_id), hasPrepared(ctx.db, ctx, user_id)]);
  const reading = readingOf(opened, form, todayOf(ctx));
  const rowsOfForm = opened.rows.filter(({ form_name }) => form_name === form.name);
  const names = await namesOf(ctx.db, [
    ...rowsOfForm.map(({ saved_by }) => saved_by ?? null),
    ...judged.map(({ written_by }) => written_by),
  ]);
  const words = answerWords(ctx.locale, translator(ctx.locale, 'review')('check.yes'));
  const pages = await Promise.all(
    form.pages
      .filter(({ number }) => reading.applicable.includes(number))
      .map(async (page, place) => {
        const text = pageText(form.name, page, ctx.locale);
        const stored = shownPage(opened.rows, form.name, page.number);
        const marks = await marksOf(ctx.db, stored.form_data, stored.origins);
        const state = { state: reading.state, today: reading.state, open: [], confirm_later: stored.confirm_later };
        const blocks = answersOn(page, text, state, words);
        return {
          ...{ number: page.number, ordinal: place + 1, title: text.title },
          saved_at: stored.saved_at,
          saved_by: stored.saved_by && stored.saved_by !== user_id ? (names[stored.saved_by] ?? null) : null,
          isBySelf: stored.saved_by === user_id,
          rows: blocks.flatMap(({ title, rows }) =>
            rows.map(({ path, label, value, mark, isLater }, at) => {
              const last = judged.filter((one) => one.form_name === form.name && one.path === path).at(-1);
              return {
                ...{ path, label, value, isLater, isMissing: mark === 'missing' || mark === 'wrong' },
                group: at === 0 ? title : null,
                mark: marks[path] ?? null,
                stand: standOf(last, valueAt(stored.form_data, path)),
                said: saidOf(page, last, words, names),
              };
            }),
          ),
        };
      }),
  );
  const reasons = translator(profile.locale, 'review');
  return {
    person,
    form: form.name as FormName,
    forms: formStands(opened, todayOf(ctx)).map(({ form_name, status }) => ({ form_name, status })),
    viewer: { user_id: ctx.actor.user_id ?? '', role: ctx.actor.role, isOwnWork },
    review: review && { state: review.state, version: review.version, asked_at: review.asked_at },
    /** Of the whole case, also of its other forms: what would be sent back now. */
    drafts: judged.filter(({ state }) => state === 'draft').length,
    waiting: judged.filter(({ state }) => state === 'answered').length,
    pages,
    page: pages.find(({ number }) => String(number) === asked.page)?.number ?? pages[0]?.number ?? 1,
    /** In the language of the person, who reads what becomes of them. */
    reasons: REASONS.map((reason) => ({ reason, text: reason === 'other' ? '' : reasons(`reasons.${reason}`) })),
  };
}
export type ReviewView = Extract<Awaited<ReturnType<typeof reviewView>>, { form: FormName }>;
export type ReviewPage = ReviewView['pages'][number];
export type ReviewRow = ReviewPage['rows'][number];
