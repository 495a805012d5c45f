/** What is known before the questions begin: stored by the hero form, or told to a quiz in this tab (D44). */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { toldBy } from '#app/features/quiz/onboarding/answers.ts';
import { dropDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

/** Quizzes of this tab that came to an end, each with what it led to. */
const finished = () =>
  QUIZ_NAMES.flatMap((name) => {
    const draft = readDraft(name);
    const way = draft && walk(quizzes[name], draft.answers);
    const card = way && cardOf(quizzes[name], way);
    return way && card ? [{ name, answers: way.answers, service: card.service }] : [];
  });

/**
 * Of the quiz from whose result somebody signed up: the one that led to their service, or the only one. It is taken once,
 * so that nobody else who logs in on this phone is told it; the tourist quiz stays until the account keeps it.
 * An account that keeps one (`hasKept`) knows its own answers already: a quiz for elsewhere then tells nothing.
 */
export function takeTold(service_type: string | null, { hasKept }: { hasKept: boolean }): Answers {
  const all = finished();
  const one =
    all.find(({ service }) => service === service_type) ?? (all.length === 1 && !hasKept ? all[0] : undefined);
  for (const { name } of all) if (name !== 'us-tourist') dropDraft(name);
  return one ? toldBy(one.name, one.answers) : {};
}
