import { send } from '#app/platform/http/http.ts';

export type Evaluation = { encouragement: string; biggestPitfall: string; interviewFocus: string };

/** With what the browser does besides, a result stands within ten seconds. */
const MOST_SECONDS = 9;

/** A lost answer is not asked for again: whoever waits gets the words of the rules instead. */
export const evaluateResults = (markdown_content: string) =>
  send<Evaluation & { band: string; score: number }>('POST', '/ai/evaluate-results', {
    body: { markdown_content },
    isOutsideSession: true,
    seconds: MOST_SECONDS,
  });
