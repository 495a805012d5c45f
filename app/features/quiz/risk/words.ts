/** The three texts of a risk result by the rules (spec 3 "AI quiz result"): the same for the same answers, on both sides. */
import type { Effect } from '#app/features/quiz/engine/result.ts';
import type { Factor, FactorText } from '#content/quizzes/factors.ts';

/** A question of an interview, and what it is about; `notFor`: answers about work that leave nothing to ask. */
export type FocusQuestion = { readonly tests: string; readonly ask: string; readonly notFor?: readonly string[] };

export type RiskTexts = {
  readonly factors: Readonly<Partial<Record<Factor, FactorText>>>;
  readonly questions: readonly FocusQuestion[];
  /** For answers of which none speaks for the person, or none against. */
  readonly noHelps: string;
  readonly noHurts: string;
};

export type RiskWords = { encouragement: string; biggestPitfall: string; interviewFocus: string[] };

/** Factors that an interview asks about under another name. */
const ASKED_AS: Partial<Record<Factor, string>> = { stay: 'purpose', savings: 'income', passport: 'purpose' };
const FOCUS = 3;
const CHANGES = 3;

/** Three questions about what weighs most, from the heaviest two; then about the trip, which everybody is asked. */
function focusOf(weak: readonly Factor[], questions: readonly FocusQuestion[]): string[] {
  const topics = [...weak.slice(0, 2).map((factor) => ASKED_AS[factor] ?? factor), 'purpose'];
  const asked = topics.flatMap((topic) => questions.filter(({ tests }) => tests === topic).map(({ ask }) => ask));
  return [...new Set(asked)].slice(0, FOCUS);
}

/** Factors whose answers together speak for the person, or against, the heaviest first. */
function factorsOf(effects: readonly Effect[], sign: 1 | -1): Factor[] {
  const sums = new Map<Factor, number>();
  for (const { question, points } of effects)
    if (question.factor) sums.set(question.factor, (sums.get(question.factor) ?? 0) + points);
  const leaning = [...sums].filter(([, points]) => points * sign > 0);
  return leaning.sort(([, a], [, b]) => (b - a) * sign).map(([factor]) => factor);
}

/** What the law looks at by itself: no sum makes up for it. */
export const stopsOf = (effects: readonly Effect[], factors: RiskTexts['factors']): FactorText[] =>
  stopFactors(effects).flatMap((factor) => factors[factor] ?? []);

const stopFactors = (effects: readonly Effect[]): Factor[] => [
  ...new Set(effects.flatMap(({ question, option }) => (option.isHardStop && question.factor) || [])),
];

/** What would change the heaviest of what weighs against somebody; what stands above as a stop is not said twice. */
export function changesOf(effects: readonly Effect[], factors: RiskTexts['factors']): FactorText[] {
  const stops = stopFactors(effects);
  return factorsOf(effects, -1)
    .filter((factor) => !stops.includes(factor))
    .slice(0, CHANGES)
    .flatMap((factor) => factors[factor] ?? []);
}

export function riskWords(effects: readonly Effect[], texts: RiskTexts): RiskWords {
  const [strong] = factorsOf(effects, 1);
  const weak = factorsOf(effects, -1);
  const [heaviest] = weak;
  const job = effects.find(({ question }) => question.factor === 'employment')?.option.code ?? '';
  const questions = texts.questions.filter(({ notFor }) => !notFor?.includes(job));
  return {
    encouragement: (strong && texts.factors[strong]?.helps) || texts.noHelps,
    biggestPitfall: (heaviest && texts.factors[heaviest]?.hurts) || texts.noHurts,
    interviewFocus: focusOf(weak, questions),
  };
}
