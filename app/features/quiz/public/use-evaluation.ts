/** Asks for the texts of a risk result, once for each set of answers in this tab; whatever goes wrong, the rules' own stand in its place. */
import { useEffect, useState } from 'react';
import { type Evaluation, evaluateResults } from '#app/features/quiz/client.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { toMarkdown } from '#app/features/quiz/risk/input.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { keepEvaluation, readEvaluation } from './kept-evaluation.ts';

export function useEvaluation(answers: Answers, locale: Locale): Evaluation | null | 'waiting' {
  const markdown = toMarkdown(answers, locale);
  const [found, setFound] = useState<{ for: string; evaluation: Evaluation | null }>();
  useEffect(() => {
    const kept = readEvaluation(markdown);
    if (kept) return setFound({ for: markdown, evaluation: kept });
    let isOver = false;
    evaluateResults(markdown)
      .catch(() => null)
      .then((evaluation) => {
        if (isOver) return;
        if (evaluation) keepEvaluation(markdown, evaluation);
        setFound({ for: markdown, evaluation });
      });
    return () => {
      isOver = true;
    };
  }, [markdown]);
  return found?.for === markdown ? found.evaluation : 'waiting';
}
