/** A way through a quiz to its end, for tests of what comes then. */
import { optionsOf, walk } from '#app/features/quiz/engine/walk.ts';
import type { QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

/** These answers, and at each question that is left the option at this place, counted from either side. */
export function answered(quiz: QuizName, at: number, given: Record<string, string> = {}): Record<string, string> {
  const answers = { ...given };
  for (let way = walk(quizzes[quiz], answers); way.next; way = walk(quizzes[quiz], answers)) {
    const { field, options } = way.next;
    const offered =
      options === 'countries' ? ['CO'] : optionsOf(quizzes[quiz], way.next, way.answers).map(({ code }) => code);
    answers[field] = offered.at(at % offered.length) ?? '';
  }
  return answers;
}
