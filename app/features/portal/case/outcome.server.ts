/** The figures on the page of an outcome, each with its source (D2). */
import type { Ctx } from '#app/ctx.server.ts';
import { factText, shownFact } from '#app/features/catalogue/facts.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { guideLinks } from '#app/features/texts/guides.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { freeNextReview } from '#content/legal/facts.ts';
import { period } from '#content/legal/wording.ts';
import { stayFacts, usDenialGuide } from '#content/outcomes.ts';

export function outcomeFacts({ locale, now }: Pick<Ctx, 'locale' | 'now'>, sid: ServiceType | null) {
  const country = sid && productOf(sid).country;
  const stay = sid ? stayFacts[sid] : undefined;
  const validity = country === 'US' && sid !== 'ESTA' ? ('us-passport-validity' as const) : undefined;
  const sources = [stay, validity].flatMap((name) => (name ? shownFact(locale, name, now) : []));
  /** A US consulate hands out a sheet at the interview; elsewhere a letter says it all. */
  const hasSheet = country === 'US' && sid !== 'ESTA';
  return {
    country,
    hasSheet,
    guide: (hasSheet && guideLinks([usDenialGuide], locale)[0]) || null,
    stay: stay ? factText(locale, stay) : null,
    validity: validity ? factText(locale, validity) : null,
    freeReview: period(freeNextReview, locale),
    sources: sources.map(({ name, label, href, checked }) => ({ name, label, href, checked })),
    old: sources.some(({ isOld }) => isOld) ? translator(locale, 'facts')('old') : null,
  };
}
export type OutcomeFacts = ReturnType<typeof outcomeFacts>;
