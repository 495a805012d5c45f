/** Answers that lead to a question or a card, looked for with what its own conditions ask for, and by chance. */
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { type Card, COUNTED, type Match, type Questionnaire, type When } from '#content/quizzes/definition.ts';
import { chance, type Mood, randomWalk } from './random-walk.ts';

const TRIES = 60;
const MOODS: readonly Mood[] = ['any', 'best', 'worst'];

const turned = ({ isNot, ...match }: Match): Match => (isNot ? match : { ...match, isNot: true });
/** Answers that lead past a card. */
const avoided = ({ condition = [], orCondition = [] }: When): Match[] =>
  (orCondition.length > 0 ? orCondition : condition.slice(-1)).map(turned);

type Way = ReturnType<typeof randomWalk>;
type Wish = When & { instead?: readonly Match[]; isThere(way: Way): boolean };

export function finderOf(questionnaire: Questionnaire) {
  const random = chance(questionnaire.questions.length);
  const byField = new Map(questionnaire.questions.map((question) => [question.field, question]));
  /** Conditions of conditions, too: a question must be asked before its answer can open another one. */
  const wantedFor = (when: When, depth = 0): Match[] =>
    depth > 5
      ? []
      : [
          ...(when.condition ?? []),
          ...(when.orCondition ?? []).slice(0, 1 + Math.floor(random() * (when.orCondition?.length ?? 0))).slice(-1),
        ].flatMap((match) => [match, ...wantedFor(byField.get(match.field) ?? {}, depth + 1)]);

  function find({ isThere, instead = [], ...when }: Wish): Way | undefined {
    for (const mood of MOODS)
      for (let number = 0; number < TRIES; number++) {
        const own = wantedFor(when);
        const free = instead.filter(({ field }) => !own.some((match) => match.field === field));
        const wanted = [...own, ...free].filter(({ field }) => !(field in COUNTED));
        const way = randomWalk(questionnaire, random, { mood, wanted });
        if (isThere(way)) return way;
      }
    return undefined;
  }
  return {
    find,
    findCard(card: Card) {
      const instead = questionnaire.cards.slice(0, questionnaire.cards.indexOf(card)).flatMap(avoided);
      return find({ ...card, instead, isThere: (way) => cardOf(questionnaire, way) === card });
    },
  };
}

export function wayTo(questionnaire: Questionnaire, card: Card): Way {
  const way = finderOf(questionnaire).findCard(card);
  if (!way) throw new Error(`nothing leads to ${card.name}`);
  return way;
}
