/** A way through a questionnaire: which questions apply, which comes next, whether it has ended (spec 4, 5 "Questionnaire"). */
import { ISO_COUNTRIES } from '#content/iso-countries.ts';
import type { Card, Option, OptionList, Question, Questionnaire } from '#content/quizzes/definition.ts';
import { sharedOptions } from '#content/quizzes/shared/options.ts';
import { type Answers, holds, matches } from './match.ts';

const countryOptions: readonly Option[] = ISO_COUNTRIES.map((code) => ({ code }));

export function listOf(questionnaire: Questionnaire, key: string): readonly Option[] {
  const shared: Readonly<Record<string, OptionList>> = sharedOptions;
  const list = questionnaire.options[key] ?? shared[key] ?? [];
  return list === 'countries' ? countryOptions : list;
}

/** The options that are offered after these answers. */
export const optionsOf = (questionnaire: Questionnaire, { options }: Question, answers: Answers): readonly Option[] =>
  listOf(questionnaire, options).filter(({ after }) => !after || after.some((one) => matches(one, answers)));

const optionOf = (questionnaire: Questionnaire, question: Question, answers: Answers, code: unknown) =>
  optionsOf(questionnaire, question, answers).find((option) => option.code === code);

/** What is preselected (spec 3 "default"): offered after these answers, and no answer until the person goes on with it. */
export const presetOf = (questionnaire: Questionnaire, question: Question, answers: Answers): string | undefined =>
  optionOf(questionnaire, question, answers, question.default)?.code;

/** One question that was answered, with what was chosen. */
export type Step = { readonly question: Question; readonly option: Option };

export type Walk = {
  /** The questions that apply, answered or not, in their order. */
  readonly questions: readonly Question[];
  readonly steps: readonly Step[];
  /** The answers that count: known codes of questions that apply. */
  readonly answers: Answers;
  readonly next: Question | null;
  /** How many are left, as far as these answers tell. */
  readonly left: number;
  /** A card that ended it before the last question. */
  readonly early: Card | null;
};

/**
 * One pass is enough: a condition speaks of earlier questions only (definition-faults.ts).
 * What was answered to a question that no longer applies counts for nothing, and so does a code that it does not offer.
 */
export function walk(questionnaire: Questionnaire, given: Answers): Walk {
  const answers: Record<string, string> = {};
  const questions: Question[] = [];
  const steps: Step[] = [];
  const open: Question[] = [];
  for (const question of questionnaire.questions) {
    if (!holds(question, answers)) continue;
    questions.push(question);
    const code = Object.hasOwn(given, question.field) ? given[question.field] : undefined;
    const option = optionOf(questionnaire, question, answers, code);
    if (!option) {
      open.push(question);
      continue;
    }
    answers[question.field] = option.code;
    steps.push({ question, option });
    const early = questionnaire.cards.find((card) => card.endsAtOnce && holds(card, answers));
    if (early) return { questions, steps, answers, next: null, left: 0, early };
  }
  return { questions, steps, answers, next: open[0] ?? null, left: open.length, early: null };
}

/** All questions of a page that apply are answered (spec 4: it is saved then, once). */
export const isPageDone = ({ questions, answers }: Walk, page: number): boolean =>
  questions.every((question) => question.page !== page || answers[question.field] !== undefined);

/** The answers of one page, as they are stored. */
export const answersOfPage = ({ steps }: Walk, page: number): Record<string, string> =>
  Object.fromEntries(
    steps.filter(({ question }) => question.page === page).map(({ question, option }) => [question.field, option.code]),
  );

export type Refusal = { field: string; reason: 'unknown field' | 'unknown option' };

/** What is no answer to this questionnaire: an unknown field, or a code that its list does not have. */
export function refusalOf(questionnaire: Questionnaire, given: Readonly<Record<string, unknown>>): Refusal | null {
  for (const [field, code] of Object.entries(given)) {
    const question = questionnaire.questions.find((one) => one.field === field);
    if (!question) return { field, reason: 'unknown field' };
    if (!listOf(questionnaire, question.options).some((option) => option.code === code))
      return { field, reason: 'unknown option' };
  }
  return null;
}
