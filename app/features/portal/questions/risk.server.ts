/** The risk card of the portal: what the account keeps of the tourist quiz, in words, and what the quiz need not ask again (spec 2). */
import type { Ctx } from '#app/ctx.server.ts';
import { type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { riskOf } from '#app/features/quiz/kept/risk.ts';
import type { KeptRisk } from '#app/features/quiz/kept/store.server.ts';
import { contradictedIn, knownFor } from '#app/features/quiz/onboarding/answers.ts';
import { reportTexts } from '#app/features/quiz/report/texts.server.ts';
import { resultTexts } from '#app/features/quiz/result-texts.server.ts';
import { riskTexts } from '#app/features/quiz/risk/evaluate.server.ts';
import { changesOf, riskWords, stopsOf } from '#app/features/quiz/risk/words.ts';
import { rowsOf } from '#app/features/quiz/rows.ts';
import { countryNames, quizWords } from '#app/features/quiz/texts.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Currency } from '#content/countries.ts';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';

const VISITS: readonly (ServiceType | null | undefined)[] = ['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP'];
export const isVisit = (service: ServiceType | null | undefined) => VISITS.includes(service);

type RiskInput = { way: Walk; service: ServiceType | undefined; stored: KeptRisk | null; currency: Currency };

/** Nothing for another service, or where the quiz ends at once: then there is no risk to tell. */
export function riskCardOf(ctx: Ctx, { way, service, stored, currency }: RiskInput) {
  const href = isVisit(service) ? pathToEntry('eligibility-quiz', 'us-tourist', ctx.locale) : undefined;
  const changed = contradictedIn('us-tourist', stored?.answers ?? {}, way.answers);
  const standing = Object.entries(stored?.answers ?? {}).filter(([field]) => !changed.includes(field));
  const known = { ...knownFor('us-tourist', way.answers), ...Object.fromEntries(standing) };
  const taken = walk(quiz, known);
  if (!href || taken.early) return null;
  return {
    href,
    known: taken.answers,
    base: stored?.version ?? 0,
    left: taken.left,
    /** A result of answers that no longer hold is not shown. */
    isChanged: changed.length > 0,
    kept: stored && changed.length === 0 ? shownRisk(ctx, taken, currency) : null,
  };
}

function shownRisk({ locale, now }: Ctx, way: Walk, currency: Currency) {
  const risk = riskOf(way);
  if (!risk) return null;
  const { answers, score, sum, band, effects } = risk;
  const texts = riskTexts(locale);
  return {
    ...{ answers, score, sum, band, locale, currency },
    words: riskWords(effects, texts),
    changes: changesOf(effects, texts.factors),
    stops: stopsOf(effects, texts.factors),
    rows: rowsOf(effects, quizWords('us-tourist', locale, now).words, countryNames(locale)),
    texts: { result: resultTexts(locale), report: reportTexts(locale) },
  };
}
