/** Ways through a questionnaire by chance, the same ones at every run. */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { matches } from '#app/features/quiz/engine/match.ts';
import { optionsOf, type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { countryGroups } from '#content/country-groups.ts';
import type { Match, Option, Question, Questionnaire } from '#content/quizzes/definition.ts';

/** Numbers from 0 to 1, the same for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One country for each combination of groups, and a few of none. */
const signature = (country: string) =>
  Object.values(countryGroups)
    .map((group) => ((group as readonly string[]).includes(country) ? '1' : '0'))
    .join('');
const typical = [
  ...new Map(
    [...Object.values(countryGroups).flat(), 'CO', 'EC', 'BO', 'FR'].map((country) => [signature(country), country]),
  ).values(),
  ...['CO', 'MX', 'AR', 'DE', 'VE'],
];

export type Mood = 'any' | 'best' | 'worst';

function choose(options: readonly Option[], mood: Mood, random: () => number): Option {
  const sorted = [...options].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
  if (mood === 'best' && random() < 0.9) return sorted[0] as Option;
  if (mood === 'worst' && random() < 0.9) return sorted.at(-1) as Option;
  return options[Math.floor(random() * options.length)] as Option;
}

/** Answers question after question; where one of `wanted` speaks of it, so that it matches, if it can. */
export function randomWalk(
  questionnaire: Questionnaire,
  random: () => number,
  { mood = 'any', wanted = [] }: { mood?: Mood; wanted?: readonly Match[] } = {},
): Walk & { given: Answers; trail: Question[] } {
  const given: Record<string, string> = {};
  const trail: Question[] = [];
  for (;;) {
    const way = walk(questionnaire, given);
    const question = way.next;
    if (!question || trail.length > questionnaire.questions.length) return { ...way, given, trail };
    trail.push(question);
    const all = optionsOf(questionnaire, question, way.answers);
    const offered = question.options === 'countries' ? all.filter(({ code }) => typical.includes(code)) : all;
    if (offered.length === 0) throw new Error(`${question.field} offers nothing after ${JSON.stringify(way.answers)}`);
    const asked = wanted.filter(({ field }) => field === question.field);
    const fitting = offered.filter(({ code }) => asked.every((one) => matches(one, { [question.field]: code })));
    given[question.field] = choose(fitting.length > 0 ? fitting : offered, mood, random).code;
  }
}
