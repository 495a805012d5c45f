/**
 * Answers to a quiz, kept for this tab: a reload goes on where one was, and sign-up finds them (D44).
 * They speak of denials and records, so they do not outlive the tab (T40).
 */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { PREFIX } from '#app/platform/own-drafts.ts';
import type { Questionnaire, QuizName } from '#content/quizzes/definition.ts';

export const draftKey = (quiz: QuizName) => `${PREFIX}quiz:${quiz}`;

export type Draft = {
  version: number;
  answers: Answers;
  /** Taken up in the portal: the version of the result that the account had then, 0 for none. */
  base?: number;
  /** The portal has heard it; it stays for whoever goes on with the quiz. */
  isTold?: true;
};

/** Anything else in its place, or a browser that keeps nothing, is no draft. */
export function readDraft(quiz: QuizName): Draft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(draftKey(quiz)) ?? 'null');
    if (!found || typeof found !== 'object') return null;
    const { version, answers, base, isTold } = found as Partial<Draft>;
    if (typeof version !== 'number' || !answers || typeof answers !== 'object') return null;
    return { version, answers, ...(typeof base === 'number' && { base }), ...(isTold === true && { isTold }) };
  } catch {
    return null;
  }
}

/**
 * Where a kept draft goes on. Answers of another version of the quiz count where they still fit; the rest is asked again, and
 * nothing of what fits is lost.
 */
export function resume(quiz: Questionnaire, draft: Draft, before: string | undefined) {
  const live = walk(quiz, draft.answers);
  const isThere = before === 'result' ? !live.next : live.questions.some(({ field }) => field === before);
  return {
    answers: live.answers,
    isChanged: draft.version !== quiz.version && live.next !== null,
    at: before && isThere ? before : (live.next?.field ?? 'result'),
  };
}

export function keepDraft(quiz: QuizName, draft: Draft) {
  try {
    sessionStorage.setItem(draftKey(quiz), JSON.stringify(draft));
  } catch {
    // No room, or not allowed: the quiz goes on in memory.
  }
}

export function dropDraft(quiz: QuizName) {
  try {
    sessionStorage.removeItem(draftKey(quiz));
  } catch {
    // Nothing was kept.
  }
}
