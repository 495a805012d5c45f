/** The three texts of a risk result by the rules (spec 3 "AI quiz result"): the same for the same answers, on both sides. */
import { type Effect, strengthsOf, weaknessesOf } from '#app/features/quiz/engine/result.ts';
import type { Factor, FactorText } from '#content/quizzes/factors.ts';

/** A question of an interview, and what it is about. */
export type FocusQuestion = { readonly tests: string; readonly ask: string };

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

const factorsOf = (effects: readonly Effect[]): Factor[] => [
  ...new Set(effects.flatMap(({ question }) => question.factor ?? [])),
];

/** What would change the heaviest of what weighs against somebody. */
export const changesOf = (effects: readonly Effect[], factors: RiskTexts['factors']): FactorText[] =>
  factorsOf(weaknessesOf(effects))
    .slice(0, CHANGES)
    .flatMap((factor) => factors[factor] ?? []);

export function riskWords(effects: readonly Effect[], texts: RiskTexts): RiskWords {
  const [strong] = factorsOf(strengthsOf(effects));
  const weak = factorsOf(weaknessesOf(effects));
  const [heaviest] = weak;
  return {
    encouragement: (strong && texts.factors[strong]?.helps) || texts.noHelps,
    biggestPitfall: (heaviest && texts.factors[heaviest]?.hurts) || texts.noHurts,
    interviewFocus: focusOf(weak, texts.questions),
  };
}
