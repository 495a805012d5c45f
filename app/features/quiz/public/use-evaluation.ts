/** Asks for the texts of a risk result, once for each set of answers; whatever goes wrong, the rules' own stand in its place. */
import { useEffect, useState } from 'react';
import { type Evaluation, evaluateResults } from '#app/features/quiz/client.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { toMarkdown } from '#app/features/quiz/risk/input.ts';
import type { Locale } from '#app/i18n/locales.ts';

export function useEvaluation(answers: Answers, locale: Locale): Evaluation | null | 'waiting' {
  const markdown = toMarkdown(answers, locale);
  const [found, setFound] = useState<{ for: string; evaluation: Evaluation | null }>();
  useEffect(() => {
    let isOver = false;
    evaluateResults(markdown)
      .catch(() => null)
      .then((evaluation) => isOver || setFound({ for: markdown, evaluation }));
    return () => {
      isOver = true;
    };
  }, [markdown]);
  return found?.for === markdown ? found.evaluation : 'waiting';
}
