/** The questions for one person: of the kind of interview, without those that a known answer makes pointless. */
import { type Answers, matches } from '#app/features/quiz/engine/match.ts';
import {
  INTERVIEW_GROUPS,
  type InterviewGroup,
  type InterviewKind,
  type InterviewQuestion,
  interviewQuestions,
} from '#content/interview/questions.ts';
import type { Match } from '#content/quizzes/definition.ts';

type ChosenQuestion = { name: string; isLikely: boolean };
export type ChosenGroup = { group: InterviewGroup; questions: readonly ChosenQuestion[] };

/** An answer that is not known hides nothing. */
const allows = (answers: Answers) => (one: Match) => !Object.hasOwn(answers, one.field) || matches(one, answers);

const isAsked = ({ condition = [], orCondition = [] }: InterviewQuestion, answers: Answers) =>
  condition.every(allows(answers)) && (orCondition.length === 0 || orCondition.some(allows(answers)));

const isOf = (kind: InterviewKind) => (question: InterviewQuestion) =>
  question.kind === kind || Boolean(question.also?.includes(kind));

/** By what the officer wants to know, especially likely ones first; a group without a question is left out. */
export function questionsFor(kind: InterviewKind, answers: Answers): readonly ChosenGroup[] {
  const asked = interviewQuestions.filter(isOf(kind)).filter((question) => isAsked(question, answers));
  return INTERVIEW_GROUPS.map((group) => ({
    group,
    questions: asked
      .filter((question) => question.group === group)
      .map(({ name, matters = [] }) => ({ name, isLikely: matters.some((one) => matches(one, answers)) }))
      .sort((one, other) => Number(other.isLikely) - Number(one.isLikely)),
  })).filter(({ questions }) => questions.length > 0);
}
