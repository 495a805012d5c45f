/** What is known before the questions begin: stored by the hero form, or told to a quiz in this tab (D44). */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { toldBy } from '#app/features/quiz/onboarding/answers.ts';
import { dropDraft, keepDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { QUIZ_NAMES, type QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

/** Quizzes of this tab that have heard something, each with the end it came to, if it did. */
const heard = () =>
  QUIZ_NAMES.flatMap((name) => {
    const draft = readDraft(name);
    const way = draft && walk(quizzes[name], draft.answers);
    return way && way.steps.length > 0 ? [{ name, draft, answers: way.answers, card: cardOf(quizzes[name], way) }] : [];
  });

const leadsTo = (name: QuizName, service_type: string | null) =>
  quizzes[name].cards.some(({ service }) => service === service_type);

const only = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined);

type Account = { service_type: string | null; known: Answers; hasKept: boolean };

/**
 * Of the quiz from which somebody came, finished or not: the one that led to their service, the one that was on the way to it,
 * or the only one. It is taken once, so that nobody else who logs in on this phone is told it; the tourist quiz stays until the
 * account keeps it, and one that was left in the middle stays, silent, for whoever goes on with it.
 * An account that keeps one (`hasKept`) knows its own answers already: a quiz for elsewhere then tells nothing. What the account
 * says is not told over: a quiz for Canada does not send somebody there who has chosen a visa for the United States.
 */
export function takeTold({ service_type, known, hasKept }: Account): Answers {
  const all = heard();
  const ended = all.filter(({ card }) => card);
  // What the portal itself carried into the tourist quiz is its account's, and nobody else's.
  const begun = all.filter(({ card, draft }) => !card && !draft.isTold && draft.base === undefined);
  const one =
    ended.find(({ card }) => card?.service === service_type) ??
    begun.find(({ name }) => leadsTo(name, service_type)) ??
    (hasKept ? undefined : (only(ended) ?? only(begun)));
  for (const { name } of ended) if (name !== 'us-tourist') dropDraft(name);
  for (const { name, draft } of begun) keepDraft(name, { ...draft, isTold: true });
  const told = one ? toldBy(one.name, one.answers) : {};
  return Object.fromEntries(Object.entries(told).filter(([field]) => !(field in known)));
}
