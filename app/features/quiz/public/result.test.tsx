/** The article of an end stands in its result, also where a hard stop ended it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';
import { Result } from './result.tsx';
import { quizView } from './view.server.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const nothing = () => {};

test.each([
  ['a hard stop', { q_fraud: 'Y' }, 'stopped'],
  ['a passport that needs no visa', { q_nationality: 'US' }, 'own'],
  ['answers that help', {}, 'good'],
] as const)('%s', (_what, changes, card) => {
  const { props } = quizView('us-tourist', 'es', { now: NOW, rates: fallbackRates });
  const way = walk(quizzes['us-tourist'], { ...RISK_ANSWERS, ...changes });
  const html = renderToStaticMarkup(
    <Result {...props} way={way} isFromPortal={false} takesFocus={false} onChange={nothing} onStartOver={nothing} />,
  );
  expect(html).toContain(props.words.cards[card]?.title);
  expect(html).toContain(`href="${props.guides[card]?.href}"`);
});
