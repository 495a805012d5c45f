/** A whole form: which pages are for this person, which are finished, and where to go on (spec 4, D47). */
import type { ServiceType } from '#content/catalogue.ts';
import type { Form } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import type { Progress } from '#content/progress.ts';
import { type CompiledForm, compile } from './compile.ts';
import { holds } from './conditions.ts';
import { faultsOn } from './page-answers.ts';
import { type FormState, openState } from './state.ts';
import type { Answers } from './values.ts';

const compiledForms = new WeakMap<Form, CompiledForm>();

/** Made once for a definition. */
export function compiledForm(form: Form): CompiledForm {
  const known = compiledForms.get(form) ?? compile({ pages: form.pages, derived: form.derived ?? {}, options: listOf });
  compiledForms.set(form, known);
  return known;
}

export type StoredPage = {
  readonly page_number: number;
  readonly form_data: Answers;
  /** The applicant's calendar day on which it was saved. */
  readonly saved_on: string;
};

export const presetsOf = ({ presets = {} }: Form, service_type: string | null): Readonly<Record<string, string>> =>
  (service_type && Object.hasOwn(presets, service_type) && presets[service_type as ServiceType]) || {};

export type Reading = {
  /** The applicant's calendar day. */
  readonly today: string;
  readonly service_type: string | null;
};

type Pages = ReadonlyMap<number, StoredPage>;
/** What a reading was made of: the next one of the same person looks again only at what has changed since. */
type ReadingBasis = {
  readonly asked: Reading;
  readonly pages: Pages;
  readonly state: FormState;
  readonly toAnswer: ReadonlyMap<number, number>;
};

const isSamePage = (one: StoredPage | undefined, other: StoredPage | undefined) =>
  one?.form_data === other?.form_data && one?.saved_on === other?.saved_on;

/** Whatever stands on a page that is another one now, or was stored with it. */
function idsOfChanged({ nodes }: CompiledForm, before: Pages, now: Pages): string[] {
  const numbers = new Set([...before.keys(), ...now.keys()].filter((n) => !isSamePage(before.get(n), now.get(n))));
  const stored = [...numbers].flatMap((n) => [before.get(n), now.get(n)]);
  const names = new Set(stored.flatMap((page) => Object.keys(page?.form_data ?? {})));
  return [...nodes.values()]
    .filter(({ id, group, page }) => numbers.has(page) || names.has(group ?? id))
    .map(({ id }) => id);
}

const mayGoOn = (form: Form, { today, service_type }: Reading, { asked, state }: ReadingBasis) =>
  asked.today === today && asked.service_type === service_type && state.compiled === compiledForm(form);

/** Answers that are still to be given on the pages about which nothing else is known now. */
function countsLeft(
  { state: { compiled, opened }, ids }: { state: FormState; ids: readonly string[] },
  counts: ReadingBasis['toAnswer'],
) {
  const left = new Map(counts);
  for (const path of [...ids, ...opened]) left.delete(compiled.nodes.get(path.split('.')[0] ?? '')?.page ?? -1);
  return left;
}

/** All pages of one person, and what follows from them on this day. `earlier`: a reading of theirs, which makes it quick. */
export function readForm(form: Form, stored: readonly StoredPage[], asked: Reading, earlier?: ReadingBasis) {
  const { today, service_type } = asked;
  const compiled = compiledForm(form);
  const pages = new Map(stored.map((page) => [page.page_number, page]));
  const inOrder = [...pages.values()].sort((a, b) => a.page_number - b.page_number);
  const answers: Answers = Object.assign({}, ...inOrder.map(({ form_data }) => form_data));
  // As in a state, no function below may speak of `earlier`.
  const known = earlier && mayGoOn(form, asked, earlier) ? earlier : null;
  const ids = known && idsOfChanged(compiled, known.pages, pages);
  const input = {
    answers,
    presets: presetsOf(form, service_type),
    todayOf: (page: number) => pages.get(page)?.saved_on ?? today,
  };
  const state = openState(compiled, input, known && ids ? { held: known.state.held, ids } : undefined);
  const applies = (page: Form['pages'][number]) => !page.hide || holds(page.hide.unless, (name) => state.valueOf(name));
  const applicable = form.pages.filter(applies).map(({ number }) => number);

  const toAnswer = known && ids ? countsLeft({ state, ids }, known.toAnswer) : new Map<number, number>();
  const toAnswerOn = (page: number): number => {
    const count = toAnswer.get(page) ?? faultsOn(state, page).length;
    toAnswer.set(page, count);
    return count;
  };
  const statusOf = (page: number): Progress => {
    if (!pages.has(page)) return 'Not Started';
    return toAnswerOn(page) === 0 ? 'Finished' : 'In Progress';
  };
  const statuses = new Map(form.pages.map(({ number }) => [number, statusOf(number)]));
  const isFinished = applicable.every((page) => statuses.get(page) === 'Finished');
  const isBegun = form.pages.some(({ number }) => pages.has(number));
  const status: Progress = isFinished ? 'Finished' : isBegun ? 'In Progress' : 'Not Started';
  const read: ReadingBasis = { asked, pages, state, toAnswer };
  return {
    read,
    state,
    applicable,
    statuses,
    status,
    /** Answers of a page that are missing or wrong. */
    toAnswerOn,
    /** The next page that is for this person, at most the last one. */
    pageAfter: (page: number) => applicable.find((one) => one > page) ?? applicable.at(-1) ?? page,
    hasFinishedPage: applicable.some((page) => statuses.get(page) === 'Finished'),
  };
}

export type FormReading = ReturnType<typeof readForm>;
