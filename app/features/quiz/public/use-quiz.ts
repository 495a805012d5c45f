/** Where somebody is in a quiz: kept in the tab's history, so that Back and a reload do what one expects. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import type { Questionnaire, QuizName } from '#content/quizzes/definition.ts';
import { dropDraft, keepDraft, readDraft, resume } from './draft.ts';
import { dropEvaluation } from './kept-evaluation.ts';

/** The page around the island, by its id. */
export const QUIZ_PAGE = 'quiz';

/** The field of a question, or one of the two ends. */
export type Place = { at: 'intro' | 'result' | (string & {}) };

/** How many entries of the history before this one are ours. */
const depthOf = (state: unknown): number =>
  state && typeof state === 'object' && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

const placeIn = (state: unknown): string | undefined =>
  state && typeof state === 'object' && 'at' in state && typeof state.at === 'string' ? state.at : undefined;

export function useQuiz(name: QuizName, quiz: Questionnaire) {
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState('intro');
  /** Answers of another version of the quiz were found: what still fits is kept. */
  const [isChanged, setChanged] = useState(false);
  /** What the account had when the portal led here; starting over changes nothing of that. */
  const [base, setBase] = useState<number>();
  /** Nobody has moved yet: the focus stays where it is. */
  const [hasMoved, setMoved] = useState(false);
  const way = useMemo(() => walk(quiz, answers), [quiz, answers]);
  const shown = useRef(at);
  useEffect(() => {
    shown.current = at;
  }, [at]);

  const show = useCallback((place: string) => {
    setMoved(true);
    setAt(place);
  }, []);
  /** The next place after these answers, as a new entry of the history. */
  function go(place: string) {
    history.pushState({ at: place, depth: depthOf(history.state) + 1 }, '');
    show(place);
  }
  const placeAfter = (given: Answers) => walk(quiz, given).next?.field ?? 'result';

  useEffect(() => {
    const draft = readDraft(name);
    if (draft) {
      const kept = resume(quiz, draft, placeIn(history.state));
      setAnswers(kept.answers);
      setChanged(kept.isChanged);
      setAt(kept.at);
      setBase(draft.base);
    }
    if (!placeIn(history.state)) history.replaceState({ at: 'intro', depth: 0 }, '');
    function moved({ state }: PopStateEvent) {
      const place = placeIn(state);
      if (place) show(place);
      // A link within the page, as the way to its content: nobody leaves the question by it.
      else history.replaceState({ at: shown.current, depth: 0 }, '');
    }
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [name, quiz, show]);

  return {
    way,
    at: at === 'result' && way.next ? way.next.field : at,
    isChanged,
    isFromPortal: base !== undefined,
    hasMoved,
    start: () => go(placeAfter(answers)),
    answer(field: string, code: string) {
      const given = { ...answers, [field]: code };
      const { answers: live } = walk(quiz, given);
      setAnswers(live);
      setChanged(false);
      keepDraft(name, { version: quiz.version, answers: live, ...(base !== undefined && { base }) });
      go(placeAfter(live));
    },
    change: (field: string) => go(field),
    /** Whoever came back to a kept draft has no entry of ours behind them: then it is the question before. */
    back() {
      if (depthOf(history.state) > 0) return history.back();
      const before = way.questions.findIndex(({ field }) => field === at) - 1;
      go(way.questions[before]?.field ?? 'intro');
    },
    startOver() {
      dropDraft(name);
      dropEvaluation();
      setAnswers({});
      go('intro');
    },
  };
}
