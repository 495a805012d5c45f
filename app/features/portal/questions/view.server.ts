/** /portal/questions as it is shown: questions with their words, what is stored, and once all is answered the finish card (D43, D44). */

import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { isConverted } from '#app/features/catalogue/cost.server.ts';
import { factText } from '#app/features/catalogue/facts.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { minutesOfForms } from '#app/features/forms/minutes.server.ts';
import { minutesOf } from '#app/features/portal/rules.ts';
import { applicationOf, onboardingOf, primaryView } from '#app/features/portal/view.server.ts';
import { countryChoices } from '#app/features/quiz/countries.server.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { cardOf, decidedBy } from '#app/features/quiz/engine/result.ts';
import { type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { type KeptRisk, readKept } from '#app/features/quiz/kept/store.server.ts';
import { toldBy } from '#app/features/quiz/onboarding/answers.ts';
import { onboardingText, sharedText } from '#app/features/quiz/texts.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { shownWait } from '#app/features/waits/text.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { catalogue, type ServiceType } from '#content/catalogue.ts';
import { rules } from '#content/facts/rules.ts';
import { fees } from '#content/facts.ts';
import { LOOKED_UP } from '#content/passports.ts';
import type { Card } from '#content/quizzes/definition.ts';
import { onboarding, waitCities } from '#content/quizzes/onboarding/quiz.ts';
import { type ServicePage, servicePages } from '#content/services/pages.ts';
import { users } from '#db/schema.server.ts';
import { isVisit, riskCardOf } from './risk.server.ts';

export async function questionsView(ctx: Ctx) {
  const [view, { answers, pages }, words] = await Promise.all([primaryView(ctx), onboardingOf(ctx), wordsOf(ctx)]);
  const way = walk(onboarding, answers);
  const card = cardOf(onboarding, way);
  const { person, sid, service, isPaid, isQuote, next } = view;
  const stored = await readKept(ctx.db, person.user_id);
  return {
    ...{ person, sid, service, isPaid, isQuote, answers, pages, words },
    /** The answers lead to a service that can be left: nothing is asked of the person. */
    isFree: next === 'valid_visa',
    known: knownFrom(view, stored),
    hasKept: stored !== null,
    isLeftToAdviser: await isLeftToAdviser(ctx, person.user_id),
    countries: countryChoices(ctx.locale),
    finish: card && (await finishOf(ctx, { card, way, view, stored })),
  };
}
export type QuestionsView = Awaited<ReturnType<typeof questionsView>>;
export type Finish = NonNullable<QuestionsView['finish']>;

/** What the account says already: what the kept quiz told, where the chosen service goes, and how many travel (D44). */
const knownFrom = ({ sid, person: { number_in_party } }: FinishInput['view'], stored: KeptRisk | null): Answers => ({
  ...(stored && (!sid || isVisit(sid)) && toldBy('us-tourist', stored.answers)),
  ...(sid && { destination: productOf(sid).country }),
  ...(number_in_party && { number_in_party: String(number_in_party) }),
});

/** Asked for by whoever made the account: an adviser goes through the questions with the person (D44). */
async function isLeftToAdviser({ db }: Ctx, user_id: string) {
  const [row] = await db
    .select({ isOwn: users.complete_onboarding_forms })
    .from(users)
    .where(eq(users.user_id, user_id));
  return row?.isOwn === false;
}

/** Texts of questions and options; the cards stay here, only the one that is reached is sent. */
async function wordsOf({ locale, now }: Ctx) {
  const { questions, options } = fillText(locale, onboardingText(locale), now).text;
  const lists = new Set(onboarding.questions.map((question) => question.options));
  const shared = sharedText(locale).options;
  return {
    questions,
    options: Object.fromEntries([...lists].map((key) => [key, options[key] ?? shared[key] ?? {}])),
  };
}

type FinishInput = { card: Card; way: Walk; view: Awaited<ReturnType<typeof primaryView>>; stored: KeptRisk | null };

async function finishOf(ctx: Ctx, { card, way, view, stored }: FinishInput) {
  const { locale, now } = ctx;
  const { text } = fillText(locale, onboardingText(locale).cards[card.name], now);
  if (!text) throw new Error(`the card ${card.name} has no words`);
  const { service } = card;
  return {
    name: card.name,
    look: card.look,
    ...text,
    isForAdviser: card.isForAdviser ?? false,
    /** For a nationality that nobody has looked up a visa is assumed. */
    isAssumed: Boolean(service && way.answers.nationality && !LOOKED_UP.includes(way.answers.nationality)),
    decided: decidedFields(card, way),
    service: service ? await serviceOf(ctx, { service, way, view }) : null,
    others: await otherServices(ctx, card),
    risk: riskCardOf(ctx, { way, service, stored, currency: (await applicationOf(ctx)).prices.shown.currency }),
  };
}

/** The last card is what is left: there the trip and the passport decided. */
function decidedFields(card: Card, way: Walk): string[] {
  const fields = decidedBy(card, way).map(({ question }) => question.field);
  return fields.length > 0 ? fields : ['destination', 'trip_reason', 'nationality'];
}

/** What it costs in all and how long it takes. */
async function serviceOf(
  ctx: Ctx,
  { service, way, view }: Pick<FinishInput, 'way' | 'view'> & { service: ServiceType },
) {
  const { prices } = await applicationOf(ctx);
  const { people, minors, sid } = view;
  const cost = await prices.costOfFamily(service, people, minors);
  return {
    people,
    cost,
    rate: isConverted(service, prices.shown.currency) ? prices.rate : null,
    sid: service,
    title: translator(ctx.locale, 'catalogue')(`services.${service}.title`),
    isChosen: sid === service,
    times: await timesOf(ctx, service, way),
  };
}

const pageOf = (service: ServiceType): ServicePage | undefined =>
  Object.values<ServicePage>(servicePages).find(({ services }) => services.includes(service));

/** A sentence, and the page of the authority where it has to be looked up. */
type Time = { text: string; href?: string };

/** Nobody publishes a figure that we could hand on: the authority's own page says what it takes today. */
const LOOKED_UP_THERE: Partial<Record<ServiceType, string>> = {
  VisitorVisaCanada: rules['ca-stay'].source,
  StudyPermitCanada: fees['ca-study-funds'].source,
  VisitorVisaAustralia: rules['au-stay'].source,
};

/** Only what is published: our own form by its questions, the wait of the city, what the authority says of itself. */
async function timesOf(ctx: Ctx, service: ServiceType, { answers }: Walk): Promise<Time[]> {
  const t = translator(ctx.locale, 'quiz');
  const form = { text: t('portal.timeForm', { n: minutesOf(minutesOfForms(service)).applicants }) };
  const href = LOOKED_UP_THERE[service];
  if (href) return [form, { text: t('portal.timeOfficial'), href }];
  if (service === 'ESTA')
    return [form, { text: t('portal.timeEsta', { ahead: factText(ctx.locale, 'us-esta-ahead') }) }];
  if (service === 'VisitorVisaUK')
    return [form, { text: t('portal.timeUk', { time: factText(ctx.locale, 'uk-decision') }) }];
  const category = pageOf(service)?.wait;
  const city = waitCities[answers.interview_city ?? ''];
  if (!category || !city) return [form];
  const wait = shownWait(ctx.locale, waitBoard(await readWaits(ctx)).latest(city, category), ctx.now);
  if (!wait?.next) return [form];
  const name = translator(ctx.locale, 'pages')(`cities.${city}`);
  const args = { city: name, wait: wait.next, date: wait.asOf };
  return [form, { text: t(wait.isOld ? 'portal.timeWaitOld' : 'portal.timeWait', args) }];
}

/** Whatever else goes to the same place: the person has the last word (D43). */
async function otherServices(ctx: Ctx, { service }: Card) {
  if (!service) return [];
  const { prices } = await applicationOf(ctx);
  const country = productOf(service).country;
  return catalogue
    .filter((product) => product.country === country && product.sid !== service && product.forms.length > 0)
    .slice(0, OTHERS)
    .map(({ sid }) => {
      const { title, priceText, words } = serviceCard(ctx.locale, sid, prices.shown);
      return { sid, title, priceText, words };
    });
}
const OTHERS = 3;
