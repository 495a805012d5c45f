/** The result of the tourist quiz that a person keeps with the account: what of it counts, and what it says (spec 2, record 030). */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { type Band, cardOf, type Effect, effectsOf, isScored, scoreOf } from '#app/features/quiz/engine/result.ts';
import { type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';

/** Its name among the stored answers, beside the two pages of `eligibility`. */
export const RISK_FORM = 'risk-quiz';

export type Risk = { answers: Answers; score: number; sum: number; band: Band; effects: readonly Effect[] };

/** Only a whole way has a score: a quiz that ended early, or is still open, has no risk to tell. */
export function riskOf(way: Walk): Risk | null {
  const card = cardOf(quiz, way);
  if (!card || !isScored(quiz, card)) return null;
  const effects = effectsOf(way);
  return { answers: way.answers, ...scoreOf(effects), effects };
}

export const riskOfAnswers = (answers: Answers): Risk | null => riskOf(walk(quiz, answers));
