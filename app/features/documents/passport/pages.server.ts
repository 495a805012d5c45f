/** Pages of a form into which a passport may write: what stands there, what they would take, and how it is written. */
import type { Ctx } from '#app/ctx.server.ts';
import { compiledForm, presetsOf } from '#app/features/forms/engine/form.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import { type Answers, isEmpty, isSameAnswer } from '#app/features/forms/engine/values.ts';
import { answersOf, type OpenedForms, openForms, readingOf, shownPage } from '#app/features/forms/opened.server.ts';
import { offeredAnswers, readOffers } from '#app/features/forms/prefill/store.server.ts';
import { takes } from '#app/features/forms/prefill/waiting.ts';
import { writePage } from '#app/features/forms/store.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Form } from '#content/forms/definition.ts';
import type { PassportFact } from '#content/passport-fields.ts';
import type { Db } from '#db/client.server.ts';
import type { ReadAnswer } from './seal.server.ts';

type At = { readonly opened: OpenedForms; readonly today: string };

const valuesOf = (answers: readonly ReadAnswer[]): Answers =>
  Object.fromEntries(answers.map(({ field, value }) => [field, value]));

const pagesIn = (answers: readonly ReadAnswer[]) => [...new Set(answers.map(({ page }) => page))].sort((a, b) => a - b);

/** A page that nobody has saved keeps what it would have opened with: saved without it, it would be offered nothing more. */
async function answersNow(db: Db, { opened, today }: At, form: Form, page_number: number): Promise<Answers> {
  const stored = shownPage(opened.rows, form.name, page_number);
  if (stored.status !== 'Not Started') {
    const known = form.pages.find(({ number }) => number === page_number)?.fields.map(({ name }) => name);
    // A field that an edition of the form has given up is not saved again.
    return Object.fromEntries(Object.entries(stored.form_data).filter(([name]) => known?.includes(name)));
  }
  const asked = { ...opened, form, page_number, today, answers: answersOf(opened.rows, form.name) };
  return offeredAnswers(await readOffers(db, asked));
}

/** Those that stand open on a page of this person and have nothing against the value. */
export async function takenBy(db: Db, at: At, form: Form, answers: readonly ReadAnswer[]): Promise<ReadAnswer[]> {
  const { applicable } = readingOf(at.opened, form, at.today);
  const asked = answers.filter(({ page }) => applicable.includes(page));
  const pages = await Promise.all(pagesIn(asked).map((page) => answersNow(db, at, form, page)));
  const state = openState(compiledForm(form), {
    answers: Object.assign({}, answersOf(at.opened.rows, form.name), ...pages, valuesOf(asked)),
    presets: presetsOf(form, at.opened.service_type),
    todayOf: () => at.today,
  });
  return asked.filter(({ field }) => takes(state, field));
}

type WriteResult = { kind: 'saved' } | { kind: 'changed elsewhere'; facts: PassportFact[] };

/** In one transaction that holds the person; where anything else stands by now, nothing is written (D23). */
export async function writeAnswers(
  ctx: Ctx,
  tx: Db,
  { user_id, device, today }: { user_id: string; device: string; today: string },
  answers: readonly ReadAnswer[],
): Promise<WriteResult> {
  const opened = await openForms(tx, user_id);
  const standing = ({ form, page, field }: ReadAnswer) => shownPage(opened.rows, form, page).form_data[field];
  const isOther = (one: ReadAnswer) => !isEmpty(standing(one)) && !isSameAnswer(standing(one), one.value);
  const facts = answers.filter(isOther).map(({ fact }) => fact);
  if (facts.length > 0) return { kind: 'changed elsewhere', facts: [...new Set(facts)] };
  for (const form of opened.forms) {
    const mine = answers.filter((one) => one.form === form.name && isEmpty(standing(one)));
    for (const page_number of pagesIn(mine)) {
      const here = mine.filter(({ page }) => page === page_number);
      const { version } = shownPage(opened.rows, form.name, page_number);
      const form_data = { ...(await answersNow(tx, { opened, today }, form, page_number)), ...valuesOf(here) };
      const told = new Map(here.map(({ field, value }) => [field, { value, origin: 'passport' as const }]));
      const where = { user_id, form_name: form.name, page_number, device };
      const saved = await writePage(ctx, tx, where, { form_data, version, today, autosave: true }, told);
      const isThere = ({ field, value }: ReadAnswer) => isSameAnswer(saved.page.form_data[field], value);
      if (saved.kind !== 'saved' || !here.every(isThere)) throw new Problem(409, 'Changed elsewhere');
    }
  }
  return { kind: 'saved' };
}
