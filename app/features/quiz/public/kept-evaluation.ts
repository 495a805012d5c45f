/**
 * The texts of the last risk result, kept for this tab: the same answers shown again ask for nothing (T34). They speak of the
 * person, so they go where the answers go: with the tab, a log-out or a start over (T40).
 */
import type { Evaluation } from '#app/features/quiz/client.ts';
import { PREFIX } from '#app/platform/own-drafts.ts';

const KEY = `${PREFIX}quiz-texts`;

const isEvaluation = (found: unknown): found is Evaluation =>
  Boolean(found) &&
  ['encouragement', 'biggestPitfall', 'interviewFocus'].every(
    (name) => typeof (found as Record<string, unknown>)[name] === 'string',
  );

/** For these very answers in this language; anything else in its place is nothing. */
export function readEvaluation(markdown: string): Evaluation | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const kept = found as { markdown?: unknown; evaluation?: unknown } | null;
    return kept?.markdown === markdown && isEvaluation(kept.evaluation) ? kept.evaluation : null;
  } catch {
    return null;
  }
}

export function keepEvaluation(markdown: string, evaluation: Evaluation) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ markdown, evaluation }));
  } catch {
    // No room, or not allowed: it is asked for again.
  }
}

export function dropEvaluation() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
