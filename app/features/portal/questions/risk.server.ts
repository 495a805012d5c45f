/** The risk card of the portal: what the account keeps of the tourist quiz, in words, and what the quiz need not ask again (spec 2). */
import type { Ctx } from '#app/ctx.server.ts';
import { weaknessesOf } from '#app/features/quiz/engine/result.ts';
import { type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { riskOf } from '#app/features/quiz/kept/risk.ts';
import type { Kept } from '#app/features/quiz/kept/store.server.ts';
import { knownFor } from '#app/features/quiz/onboarding/answers.ts';
import { riskTexts } from '#app/features/quiz/risk/evaluate.server.ts';
import { riskWords } from '#app/features/quiz/risk/words.ts';
import { pathToEntry } from '#app/path-match.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';

const VISITS: readonly (ServiceType | null | undefined)[] = ['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP'];
export const isVisit = (service: ServiceType | null | undefined) => VISITS.includes(service);

type Asked = { way: Walk; service: ServiceType | undefined; stored: Kept | null };

/** Nothing for another service, or where the quiz ends at once: then there is no risk to tell. */
export function riskCardOf({ locale }: Ctx, { way, service, stored }: Asked) {
  const href = isVisit(service) ? pathToEntry('eligibility-quiz', 'us-tourist', locale) : undefined;
  const known = { ...knownFor('us-tourist', way.answers), ...stored?.answers };
  const taken = walk(quiz, known);
  if (!href || taken.early) return null;
  return {
    href,
    known: taken.answers,
    base: stored?.version ?? 0,
    left: taken.left,
    kept: stored && shownRisk(locale, taken),
  };
}

function shownRisk(locale: Ctx['locale'], way: Walk) {
  const risk = riskOf(way);
  if (!risk) return null;
  const texts = riskTexts(locale);
  const stops = weaknessesOf(risk.effects).filter(({ option }) => option.isHardStop);
  return {
    score: risk.score,
    band: risk.band,
    ...riskWords(risk.effects, texts),
    /** What the law looks at by itself, and what to do about it. */
    stops: stops.flatMap(({ question: { factor } }) => {
      const words = factor && texts.factors[factor];
      return words ? [{ name: words.name, change: words.change }] : [];
    }),
  };
}
