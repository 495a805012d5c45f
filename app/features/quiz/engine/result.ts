/** How a questionnaire ends: points and tones of its answers, score, majority, and the card they lead to. */
import type { Card, COUNTED, Match, Option, Question, Questionnaire, Tone, When } from '#content/quizzes/definition.ts';
import { type Answers, holds, matches } from './match.ts';
import type { Step, Walk } from './walk.ts';

export type Band = (typeof COUNTED.$band)[number];
export type Majority = (typeof COUNTED.$majority)[number];

/** What one answer does to the result. */
export type Effect = {
  readonly question: Question;
  readonly option: Option;
  readonly points: number;
  readonly tone: Tone;
};

function toneOf({ points = 0, tone, isHardStop }: Pick<Option, 'points' | 'tone' | 'isHardStop'>): Tone {
  if (tone) return tone;
  if (isHardStop || points <= -3) return 'X';
  return points >= 2 ? 'P' : 'N';
}

function effectOf({ question, option }: Step, answers: Answers): Effect {
  const counted = option.instead && holds(option.instead, answers) ? { ...option.instead } : option;
  return { question, option, points: counted.points ?? 0, tone: toneOf(counted) };
}

export const effectsOf = ({ steps, answers }: Walk): Effect[] => steps.map((step) => effectOf(step, answers));

export const SCORE_START = 50;
const GOOD_FROM = 70;
const FAIR_FROM = 45;

export const hasHardStop = (effects: readonly Effect[]) => effects.some(({ option }) => option.isHardStop);

export function scoreOf(effects: readonly Effect[]): { score: number; sum: number; band: Band } {
  const sum = effects.reduce((total, { points }) => total + points, SCORE_START);
  // A figure is read together with its band, also where it is not shown.
  const most = hasHardStop(effects) ? FAIR_FROM - 1 : 100;
  const score = Math.min(most, Math.max(0, sum));
  if (score < FAIR_FROM) return { score, sum, band: 'WORK_NEEDED' };
  return { score, sum, band: score >= GOOD_FROM ? 'GOOD' : 'FAIR' };
}

/** In this order: a hard stop, a third against, more than half for. */
export function majorityOf(effects: readonly Effect[]): Majority {
  const count = (tone: Tone) => effects.filter((effect) => effect.tone === tone).length;
  if (hasHardStop(effects) || (effects.length > 0 && count('X') * 3 >= effects.length)) return 'work';
  return count('P') * 2 > effects.length ? 'strong' : 'possible';
}

/** What is counted stands beside the answers as a field of its own, for a questionnaire that counts it. */
function countedIn({ counts }: Questionnaire, effects: readonly Effect[]): Answers {
  if (counts === 'answers') return {};
  const found: Answers = counts === 'score' ? { $band: scoreOf(effects).band } : { $majority: majorityOf(effects) };
  return hasHardStop(effects) ? { ...found, $stop: 'Y' } : found;
}

/** The first card that matches; nothing while questions are open. */
export function cardOf(questionnaire: Questionnaire, way: Walk): Card | null {
  if (way.early) return way.early;
  if (way.next) return null;
  const answers = { ...way.answers, ...countedIn(questionnaire, effectsOf(way)) };
  return questionnaire.cards.find((card) => holds(card, answers)) ?? null;
}

/** Whether it has a score, or what its answers weigh: a card before the last question has counted nothing. */
export const isScored = ({ counts }: Questionnaire, card: Card) => counts === 'score' && !card.endsAtOnce;
/** A sum that a hard stop outweighs is not shown: it would look as if it counted. */
export const showsScore = (questionnaire: Questionnaire, card: Card, effects: readonly Effect[]) =>
  isScored(questionnaire, card) && !hasHardStop(effects);
export const isCounted = ({ counts }: Questionnaire, card: Card) => counts !== 'answers' && !card.endsAtOnce;

/** A visa that the card goes out from, for a passport that we have not looked up. */
export function isAssumed({ questions }: Questionnaire, { answers, early }: Walk, lookedUp: readonly string[]) {
  const asked = questions.find(({ options }) => options === 'countries');
  const country = asked && answers[asked.field];
  return Boolean(country && !early && !lookedUp.includes(country));
}

/** What an answer moves, as it is written in every language. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** The answers that decided a card: those that its condition names. */
export function decidedBy(card: Card, { steps }: Walk): Step[] {
  const given = Object.fromEntries(steps.map(({ question, option }) => [question.field, option.code]));
  const { condition = [], orCondition = [] } = card;
  const held = [...condition, ...orCondition.filter((one) => matches(one, given))];
  const named = new Set(held.map(({ field }) => field));
  return steps.filter(({ question }) => named.has(question.field));
}

export const fieldsOf = ({ condition = [], orCondition = [] }: When): string[] =>
  [...condition, ...orCondition].map(({ field }: Match) => field);

const byWeight = (effects: readonly Effect[], sign: 1 | -1) =>
  effects.filter(({ points }) => points * sign > 0).sort((a, b) => (b.points - a.points) * sign);

/** What speaks for the person, and what weighs against, the heaviest first. */
export const strengthsOf = (effects: readonly Effect[]): Effect[] => byWeight(effects, 1);
export const weaknessesOf = (effects: readonly Effect[]): Effect[] => byWeight(effects, -1);
