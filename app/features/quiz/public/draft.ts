/**
 * Answers to a quiz, kept for this tab: a reload goes on where one was, and sign-up finds them (D44).
 * They speak of denials and records, so they do not outlive the tab (T40).
 */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { PREFIX } from '#app/platform/own-drafts.ts';
import type { QuizName } from '#content/quizzes/definition.ts';

export const draftKey = (quiz: QuizName) => `${PREFIX}quiz:${quiz}`;

export type Draft = { version: number; answers: Answers };

/** Anything else in its place, or a browser that keeps nothing, is no draft. */
export function readDraft(quiz: QuizName): Draft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(draftKey(quiz)) ?? 'null');
    if (!found || typeof found !== 'object') return null;
    const { version, answers } = found as Partial<Draft>;
    return typeof version === 'number' && answers && typeof answers === 'object' ? { version, answers } : null;
  } catch {
    return null;
  }
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
