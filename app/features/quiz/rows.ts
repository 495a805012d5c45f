/** The answers of a way in words, each with what it moved: for the page, the portal and the paper. */
import type { Effect } from '#app/features/quiz/engine/result.ts';
import type { QuestionnaireText } from '#content/quizzes/definition.ts';

export type AnsweredRow = { field: string; ask: string; answer: string; points: number };

export const rowsOf = (
  effects: readonly Effect[],
  { questions, options }: Pick<QuestionnaireText, 'questions' | 'options'>,
  countryName: (code: string) => string | undefined,
): AnsweredRow[] =>
  effects.map(({ question, option: { code }, points }) => ({
    field: question.field,
    ask: questions[question.question]?.ask ?? '',
    answer: (question.options === 'countries' ? countryName(code) : options[question.options]?.[code]) ?? code,
    points,
  }));
