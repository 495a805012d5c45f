/** A quiz as its island gets it: the definition, its words with the figures put in, and finished sentences. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { inReadersMoney } from '#app/features/catalogue/readers-money.tsx';
import { productOf } from '#app/features/catalogue/rules.ts';
import { screenPath } from '#app/features/chrome/navigation.ts';
import { startHref } from '#app/features/chrome/rules.ts';
import { countryChoices } from '#app/features/quiz/countries.server.ts';
import { priceLine, serviceTitle } from '#app/features/quiz/offered-service.server.ts';
import { reportTexts } from '#app/features/quiz/report/texts.server.ts';
import { resultTexts } from '#app/features/quiz/result-texts.server.ts';
import { riskTexts } from '#app/features/quiz/risk/evaluate.server.ts';
import { quizText, quizWords, sharedText } from '#app/features/quiz/texts.server.ts';
import { guideLinks } from '#app/features/texts/guides.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { brand } from '#content/brand.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { congratulations } from '#content/congratulations.ts';
import { quizGuides } from '#content/guides.ts';
import { LOOKED_UP } from '#content/passports.ts';
import { QUIZ_NAMES, type Questionnaire, type Quiz, type QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';

export const isQuiz = (name: string): name is QuizName => QUIZ_NAMES.some((one) => one === name);

/** Where the button of a service leads, for whoever is new and for whoever has a session (D38). */
function serviceLinks(locale: Locale, quiz: Quiz, rates: Rates) {
  const t = translator(locale, 'quiz');
  const sids = [...new Set(quiz.cards.flatMap(({ service }) => service ?? []))];
  const link = (sid: ServiceType) => {
    const title = serviceTitle(locale, sid);
    const options = { country: productOf(sid).country, service: { sid, title } };
    const [congratulation] = Object.entries(congratulations).find(([, one]) => one === sid) ?? [];
    return {
      start: t('result.service', { service: title }),
      href: startHref('sign-up', (name) => screenPath(name, locale), options) ?? pathTo('sign-up', locale),
      price: inReadersMoney((currency) => priceLine(locale, sid, { currency, rates })),
      congratulations: (congratulation && pathToEntry('congratulations', congratulation, locale)) || '',
    };
  };
  return Object.fromEntries(sids.map((sid) => [sid, link(sid)]));
}

/** What the browser needs of it. */
const definitionOf = ({ version, counts, questions, options, cards }: Quiz): Questionnaire => ({
  ...{ version, counts, questions, options, cards },
});

type QuizDay = { now: Date; rates: Rates };

export function quizView(name: QuizName, locale: Locale, { now, rates }: QuizDay) {
  const t = translator(locale, 'quiz');
  const quiz = quizzes[name];
  const shared = sharedText(locale);
  const { text, facts, words } = quizWords(name, locale, now);
  const factors = [...new Set(quiz.questions.flatMap(({ factor }) => factor ?? []))];
  const hasCountries = quiz.questions.some(({ options }) => options === 'countries');
  const others = QUIZ_NAMES.filter((one) => one !== name);
  const props = {
    name,
    locale,
    quiz: definitionOf(quiz),
    words,
    factors: Object.fromEntries(factors.map((factor) => [factor, shared.factors[factor]])),
    countries: hasCountries ? countryChoices(locale) : null,
    lookedUp: LOOKED_UP,
    services: serviceLinks(locale, quiz, rates),
    quizzes: Object.fromEntries(
      others.map((one) => [
        one,
        {
          title: t('result.quiz', { quiz: quizText(one, locale).shortTitle }),
          href: pathToEntry('eligibility-quiz', one, locale) ?? '',
        },
      ]),
    ),
    /** For the risk card: the texts by the rules, where the service is not reached. */
    risk: quiz.counts === 'score' ? riskTexts(locale).questions : [],
    /** The article that helps whoever has this result, by the card. */
    guides: Object.fromEntries(
      quiz.cards.map(({ name: card, guide }) => [
        card,
        guideLinks(guide ? [guide] : quizGuides[name], locale)[0] ?? null,
      ]),
    ),
    portal: pathTo('portal', locale),
    /** Where the portal shows the risk, for whoever came from there. */
    portalRisk: pathTo('portal-questions', locale),
    /** A person, with what it is about as first words. */
    ask: whatsappHref(translator(locale, 'pages')('hero.prefilled', { name: brand.name, service: text.title })),
    texts: {
      start: t('start'),
      opening: t('opening'),
      retry: t('portal.retry'),
      /** By how many questions are left. */
      left: quiz.questions.map((_, left) => t('left', { n: left + 1 })),
      back: t('back'),
      next: t('next'),
      choose: t('choose'),
      near: t('frequent'),
      all: t('all'),
      why: t('why'),
      required: t('required'),
      chosen: t('chosen'),
      preset: t('preset'),
      private: t(name === 'us-tourist' ? 'privateKept' : 'private'),
      changed: t('changed'),
      report: reportTexts(locale),
      result: resultTexts(locale),
    },
  };
  return { text, facts, props };
}

export type QuizProps = ReturnType<typeof quizView>['props'];
