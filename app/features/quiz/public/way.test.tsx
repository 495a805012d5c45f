/** What a result offers first: a person where its words say so, and nowhere else. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { quizView } from './view.server.ts';
import { Way } from './way.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');
const cards = QUIZ_NAMES.flatMap((quiz) => quizzes[quiz].cards.map((card) => ({ quiz, card })));
const offered = (quiz: (typeof QUIZ_NAMES)[number], name: string, isStopped = false) => {
  const card = quizzes[quiz].cards.find((one) => one.name === name);
  if (!card) throw new Error(`no card ${name}`);
  const { props } = quizView(quiz, 'es', NOW);
  return renderToStaticMarkup(<Way {...props} card={card} isStopped={isStopped} isFromPortal={false} />);
};
const asks = (html: string) => html.split('https://wa.me/').length - 1;

test('where the words say to ask first, the person is the coral button and the service the quiet one', () => {
  for (const [quiz, name] of [
    ['renewal', 'adviser_first'],
    ['student', 'in_us'],
  ] as const) {
    const html = offered(quiz, name);
    const [before = '', after = ''] = html.split('data-place="quiz"');
    expect(asks(before), name).toBe(1);
    expect(before.indexOf('bg-coral'), name).toBeGreaterThan(-1);
    expect(after, name).not.toContain('bg-coral');
  }
});

test('whoever is told to write finds the way to a person; the others are sold no talk', () => {
  const found = cards.filter(({ quiz, card }) => asks(offered(quiz, card.name)) > 0);
  expect(found.map(({ quiz, card }) => `${quiz} ${card.name}`).sort()).toEqual([
    'canada work_permit',
    'renewal adviser_first',
    'student in_us',
    'uk marriage',
    'uk other_visa',
    'uk too_long',
  ]);
  expect(asks(offered('renewal', 'adviser_first', true)), 'said above').toBe(0);
});
