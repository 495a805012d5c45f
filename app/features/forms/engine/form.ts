/** A whole form: which pages are for this person, which are finished, and where to go on (spec 4, D47). */
import type { ServiceType } from '#content/catalogue.ts';
import type { Form } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import type { Progress } from '#content/progress.ts';
import { type CompiledForm, compile } from './compile.ts';
import { holds } from './conditions.ts';
import { faultsOn } from './page-answers.ts';
import { openState } from './state.ts';
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

/** All pages of one person, and what follows from them on this day. */
export function readForm(form: Form, stored: readonly StoredPage[], { today, service_type }: Reading) {
  const pages = new Map(stored.map((page) => [page.page_number, page]));
  const answers: Answers = Object.assign({}, ...stored.map(({ form_data }) => form_data));
  const state = openState(compiledForm(form), {
    answers,
    presets: presetsOf(form, service_type),
    todayOf: (page) => pages.get(page)?.saved_on ?? today,
  });
  const applies = (page: Form['pages'][number]) => !page.hide || holds(page.hide.unless, (name) => state.valueOf(name));
  const applicable = form.pages.filter(applies).map(({ number }) => number);

  const toAnswer = new Map<number, number>();
  const toAnswerOn = (page: number): number => {
    const known = toAnswer.get(page) ?? faultsOn(state, page).length;
    toAnswer.set(page, known);
    return known;
  };
  const statusOf = (page: number): Progress => {
    if (!pages.has(page)) return 'Not Started';
    return toAnswerOn(page) === 0 ? 'Finished' : 'In Progress';
  };
  const statuses = new Map(form.pages.map(({ number }) => [number, statusOf(number)]));
  const isFinished = applicable.every((page) => statuses.get(page) === 'Finished');
  const isBegun = form.pages.some(({ number }) => pages.has(number));
  const status: Progress = isFinished ? 'Finished' : isBegun ? 'In Progress' : 'Not Started';
  return {
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
