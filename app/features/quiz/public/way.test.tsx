/** What a result offers first: a person where its words say so, once, and nowhere else. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { type Card, QUIZ_NAMES, type QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { wayTo } from '#tests/way-to.ts';
import { Result } from './result.tsx';
import { quizView } from './view.server.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const cards = QUIZ_NAMES.flatMap((quiz) => quizzes[quiz].cards.map((card) => ({ quiz, card })));

/** To a person before anything else, or by chat as the only thing that we can offer; "if there was an arrest" is neither. */
const ASKS: Record<Locale, RegExp> = {
  es: /^(habla (primero )?con un asesor|cuéntaselo|pregunta a un asesor)|habla primero con un asesor$|escríbenos por chat/i,
  en: /^(talk to an adviser|tell an adviser|ask an adviser)|talk to an adviser first$|write to us by chat/i,
  ar: /^(التحدث (أولًا )?إلى مستشار|إخبار مستشار|سؤال مستشار)|التحدث أولًا إلى مستشار$|مراسلتنا عبر الدردشة/,
};

test('what says to ask a person first is marked so in every language, and nothing else is', () => {
  for (const locale of LOCALES)
    for (const { quiz, card } of cards) {
      const { title = '', next = [] } =
        quizView(quiz, locale, { now: NOW, rates: fallbackRates }).props.words.cards[card.name] ?? {};
      const asks = [title, ...next].some((words) => ASKS[locale].test(words));
      expect(asks, `${locale} ${quiz} ${card.name}`).toBe(card.isPersonFirst ?? false);
    }
});

function shown(quiz: QuizName, way: Walk, locale: Locale) {
  const { props } = quizView(quiz, locale, { now: NOW, rates: fallbackRates });
  const doing = { onChange() {}, onStartOver() {} };
  const html = renderToStaticMarkup(<Result {...props} {...doing} way={way} isFromPortal={false} takesFocus={false} />);
  return { html, ask: props.texts.result.stopAsk };
}

/** The buttons of a result that lead somewhere, in their order. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*class="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, look = '']) => look.includes('rounded-full'))
    .map(([link, look = '', words = '']) => ({
      words: words.replace(/<[^>]*>/g, ''),
      isMain: look.includes('bg-coral'),
      isPerson: link.includes('https://wa.me/'),
    }));

for (const locale of LOCALES)
  test(`one button to a person, the first and the only coral one, where a result says to ask; none elsewhere (${locale})`, () => {
    const seen = new Set<Card>();
    for (const { quiz, card } of cards) {
      const way = wayTo(quizzes[quiz], card);
      expect(cardOf(quizzes[quiz], way), `${quiz} ${card.name}`).toBe(card);
      const { html, ask } = shown(quiz, way, locale);
      const buttons = buttonsOf(html);
      const isStopped = way.steps.some(({ option }) => option.isHardStop);
      const isAsking = Boolean(card.isPersonFirst) || isStopped;
      expect(buttons.filter(({ isPerson }) => isPerson).length, `${quiz} ${card.name}`).toBe(isAsking ? 1 : 0);
      if (!isAsking) continue;
      expect(buttons[0], `${quiz} ${card.name}`).toEqual({ words: ask, isMain: true, isPerson: true });
      expect(
        buttons.slice(1).filter(({ isMain }) => isMain),
        `${quiz} ${card.name}`,
      ).toEqual([]);
      seen.add(card);
    }
    expect(seen.size).toBe(cards.filter(({ card }) => card.isPersonFirst).length);
  });

test('a hard stop sends to a person, whatever the result', () => {
  const way = wayTo(quizzes.australia, quizzes.australia.cards.at(-1) as Card);
  const stopped = walk(quizzes.australia, { ...way.answers, a_crime: 'prison_12m' });
  const { html, ask } = shown('australia', stopped, 'es');
  expect(buttonsOf(html).filter(({ isPerson }) => isPerson)).toEqual([{ words: ask, isMain: true, isPerson: true }]);
});
