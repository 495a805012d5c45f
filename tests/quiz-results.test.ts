/** The quizzes beside the tourist's, as the domain table has them: what each answer weighs, and to which result it leads. */
import { expect, test } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { READER_CURRENCIES } from '#app/features/catalogue/places.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { cardOf, effectsOf, isAssumed, scoreOf, showsScore } from '#app/features/quiz/engine/result.ts';
import { listOf, walk } from '#app/features/quiz/engine/walk.ts';
import { quizView } from '#app/features/quiz/public/view.server.ts';
import { reportOf } from '#app/features/quiz/report/report.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { provideEntries } from '#app/path-match.ts';
import type { Currency } from '#content/countries.ts';
import { quizGuides } from '#content/guides.ts';
import { LOOKED_UP } from '#content/passports.ts';
import { QUIZ_NAMES, type Quiz, type QuizName } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { sharedOptions } from '#content/quizzes/shared/options.ts';
import guides from '#content/text/es/guides.json' with { type: 'json' };
import { allEntries } from '#server/article-entries.ts';
import { answered } from './answered.ts';
import { RISK_ANSWERS } from './quiz-samples.ts';

/** Lists that a quiz has for itself: points in their order, with the tone where the points alone say another. */
const WEIGHTS = {
  student: {
    ...{ s_admitted: '15P 5N -5N', s_level: '0N 0N 0N 0N 0N 0N', s_funds: '12P 12P 4N -12X', s_sponsor: '5P 4P -3X' },
    ...{ s_english: '5P 2N -5X', s_match: '6P 0N -6X', s_gap: '-3X 2P', s_return: '8P -6X', s_ties: '6P 5P 3P -4X' },
    ...{ s_refusal: '3P -8X -15X', s_us_status: '0N 0N', s_sevis_paid: '1N 0N', s_start: '-3N 0N 2P 1N' },
  },
  canada: {
    ...{ c_us_visa: '0N 0N', c_air: '0N 0N', c_purpose: '3P 2P 3P 0N 0N', c_host: '3P 0N', c_refusal: '4P -8X -15X' },
    ...{ c_overstay: '-25X 4P', c_crime: '-20X 4P', c_health: '-10X 0P', c_biometrics: '1N 0N' },
  },
  uk: {
    ...{ u_purpose: '3P 2P 3P 0N 0N 0N', u_stay: '5P 2P -4X 0N', u_money_source: '8P 6P -10X 0N' },
    ...{ u_trip_cost_share: '6P 0N -8X', u_refusal: '4P -8X -15X', u_breach: '-30X 4P', u_crime: '-20X 4P' },
    ...{ u_frequent: '-15X 0N' },
  },
  australia: {
    ...{ a_purpose: '3P 2P 3P 0N', a_stay: '4P -2N -8X', a_funds: '6P -6X 1N', a_refusal: '4P -8X -15X' },
    ...{ a_noncompliance: '-30X 4P', a_crime: '-20X -40X! 4P', a_health: '-8X 0P', a_age: '0N 0N', a_debt: '-10X 0P' },
  },
} as const;

const weighs = (quiz: Quiz, field: string) => {
  const question = quiz.questions.find((one) => one.field === field);
  return listOf(quiz, question?.options ?? '').map((option) => {
    const [effect] = effectsOf({ ...walk(quiz, {}), steps: question ? [{ question, option }] : [] });
    return `${effect?.points}${effect?.tone}${option.isHardStop ? '!' : ''}`;
  });
};

test.each(Object.entries(WEIGHTS))('%s weighs each answer as the table says', (name, table) => {
  const quiz = quizzes[name as keyof typeof WEIGHTS];
  const own = quiz.questions.filter(
    ({ options }) => options !== 'countries' && !['employment', 'income', 'family', 'travel'].includes(options),
  );
  expect(Object.fromEntries(own.map(({ field }) => [field, weighs(quiz, field).join(' ')]))).toEqual(table);
});

test('who has no job, no money to show, nobody at home or no trips is weighed alike everywhere', () => {
  const points = (list: readonly { points?: number }[]) => list.map((option) => option.points).join(' ');
  expect(points(sharedOptions.employment)).toBe('12 8 2 10 -2 5 8 2 -12');
  expect(points(sharedOptions.income)).toBe('10 5 -5 -12');
  expect(points(sharedOptions.family)).toBe('10 7 2 -4');
  expect(points(sharedOptions.travel)).toBe('12 6 3 -4');
});

/** The first answer to each question that is left open, until the end. */
function cardAfter(quiz: Quiz, given: Record<string, string>) {
  const answers: Record<string, string> = { ...given };
  for (let way = walk(quiz, answers); way.next; way = walk(quiz, answers))
    answers[way.next.field] = listOf(quiz, way.next.options)[0]?.code ?? '';
  const card = cardOf(quiz, walk(quiz, answers));
  return [card?.name, card?.service ?? card?.quiz ?? null];
}

const CLEAR = {
  renewal: {
    ...{ r_class: 'B2', r_expired: 'under_12_months_ago', r_full_validity: 'Y', r_age: '18_or_over_when_issued' },
    ...{ r_country: 'same_country_of_nationality_or_residence', r_refused: 'never', r_arrest: 'N' },
    ...{ r_visa_hand: 'have_it', r_overstay: 'N' },
  },
  esta: {
    ...{ e_country: 'ES', e_passport: 'Y', e_stay: 'up_to_90_days', e_purpose: 'tourism', e_refused: 'N' },
    ...{ e_overstay: 'N', e_crime: 'N', e_countries: 'N', e_dual: 'N' },
  },
} as const;

test.each([
  ['renewal', {}, 'no_interview', 'Renewal'],
  ['renewal', { r_refused: 'once_but_later_approved' }, 'no_interview', 'Renewal'],
  ['renewal', { r_expired: 'still_valid' }, 'still_valid_no_interview', 'Renewal'],
  ['renewal', { r_expired: 'still_valid', r_visa_hand: 'lost' }, 'still_valid_with_interview', 'Renewal'],
  ['renewal', { r_expired: '12_48_months' }, 'with_interview', 'Renewal'],
  ['renewal', { r_class: 'other' }, 'with_interview', 'Renewal'],
  ['renewal', { r_full_validity: 'unsure' }, 'with_interview', 'Renewal'],
  ['renewal', { r_age: 'younger' }, 'with_interview', 'Renewal'],
  ['renewal', { r_country: 'another_country' }, 'with_interview', 'Renewal'],
  ['renewal', { r_refused: 'yes' }, 'with_interview', 'Renewal'],
  ['renewal', { r_visa_hand: 'stolen' }, 'with_interview', 'Renewal'],
  ['renewal', { r_expired: 'over_48_months' }, 'too_old', 'FirstTime'],
  ['renewal', { r_arrest: 'Y', r_expired: 'over_48_months' }, 'adviser_first', 'Renewal'],
  ['renewal', { r_overstay: 'Y' }, 'adviser_first', 'Renewal'],
  ['esta', {}, 'esta', 'ESTA'],
  ['esta', { e_country: 'CO' }, 'visa_country', 'us-tourist'],
  ['esta', { e_country: 'CA' }, 'canadian', null],
  ['esta', { e_passport: 'N' }, 'no_chip', 'FirstTime'],
  ['esta', { e_stay: 'longer' }, 'long_stay', 'FirstTime'],
  ['esta', { e_purpose: 'study_or_work' }, 'other_purpose', 'student'],
  ['esta', { e_refused: 'Y' }, 'visa_instead', 'FirstTime'],
  ['esta', { e_overstay: 'Y' }, 'visa_instead', 'FirstTime'],
  ['esta', { e_crime: 'Y' }, 'visa_instead', 'FirstTime'],
  ['esta', { e_countries: 'Y' }, 'listed_countries', 'FirstTime'],
  ['esta', { e_dual: 'Y' }, 'listed_countries', 'FirstTime'],
] as const)('%s with %o leads to %s', (name, changes, card, leadsTo) => {
  expect(cardAfter(quizzes[name], { ...CLEAR[name], ...changes })).toEqual([card, leadsTo]);
});

test('Canada by air with a visa that counts needs no visitor visa; by land, or without it, it does', () => {
  const mexican = { c_nationality: 'MX', c_purpose: 'tourism' };
  const [byAir] = cardAfter(quizzes.canada, { ...mexican, c_us_visa: 'Y', c_air: 'by_air' });
  const visitor = 'VisitorVisaCanada';
  expect(byAir).toBe(
    quizzes.canada.cards.find(({ condition }) => condition?.some(({ field }) => field === 'c_air'))?.name,
  );
  const ways: readonly Record<string, string>[] = [{ c_us_visa: 'Y', c_air: 'by_land_or_sea' }, { c_us_visa: 'N' }];
  for (const rest of ways) expect(cardAfter(quizzes.canada, { ...mexican, ...rest })[1]).toBe(visitor);
  expect(walk(quizzes.canada, { c_nationality: 'CO' }).questions.map(({ field }) => field)).not.toContain('c_us_visa');
});

test('a beginner is not weighed against where the course is to learn English', () => {
  const english = (s_level: string) =>
    effectsOf(walk(quizzes.student, { s_level, s_english: listOf(quizzes.student, 'english')[2]?.code ?? '' })).at(-1);
  expect([english('english_course')?.points, english('university')?.points]).toEqual([0, -5]);
});

test('a hard stop has an end of its own, whatever the sum: no score, and the article about what stopped it', () => {
  const quiz = quizzes['us-tourist'];
  const endOf = (changes: object) => {
    const way = walk(quiz, { ...RISK_ANSWERS, ...changes });
    const effects = effectsOf(way);
    const card = cardOf(quiz, way);
    return [card?.name, card?.guide, card && showsScore(quiz, card, effects), scoreOf(effects).band];
  };
  expect(endOf({})).toEqual(['good', 'interview-questions', true, 'GOOD']);
  const over = { q_us_before: 'stayed_longer', q_overstay_days: 'over_180' };
  for (const stop of [{ q_fraud: 'Y' }, { q_crime: 'serious' }, over])
    expect(endOf(stop), JSON.stringify(stop)).toEqual(['stopped', 'criminal-record', false, 'WORK_NEEDED']);
  expect(endOf({ q_crime: 'dui', q_job: 'unemployed', ...over, q_overstay_days: 'under_180' })).toEqual([
    ...['work_needed', undefined, true, 'WORK_NEEDED'],
  ]);
});

test('the article of an end is one that has a name; who needs no visa of this kind is sent to another than that of the quiz', () => {
  const named = Object.keys(guides.names);
  for (const [name, quiz] of Object.entries<Quiz>(quizzes))
    for (const card of quiz.cards) {
      if (card.guide) expect(named, `${name} ${card.name}`).toContain(card.guide);
      if (card.endsAtOnce && !card.service && !card.quiz) {
        expect(card.guide, `${name} ${card.name}`).toBeDefined();
        expect(quizGuides[name as QuizName], `${name} ${card.name}`).not.toContain(card.guide);
      }
    }
});

test('a visa is called assumed for a passport that nobody looked up, and not where the quiz has ended before it counts', () => {
  const quiz = quizzes['us-tourist'];
  const assumed = (answers: Record<string, string>) => isAssumed(quiz, walk(quiz, answers), LOOKED_UP);
  expect(assumed({ q_nationality: 'AF' })).toBe(true);
  expect(assumed({ q_nationality: 'CO' })).toBe(false);
  expect(assumed({ q_nationality: 'AF', q_purpose: 'work_or_study' })).toBe(false);
});

test('the tourist quiz asks what changed after each denial, and ends where another paper is the right one', () => {
  const quiz = quizzes['us-tourist'];
  const asks = (q_refusal: string) =>
    walk(quiz, { ...RISK_ANSWERS, q_refusal }).questions.some(({ field }) => field === 'q_refusal_changed');
  expect(['none', 'one_old', 'one_recent', 'two'].map(asks)).toEqual([false, true, true, true]);
  for (const [changes, end] of [
    [{ q_nationality: 'US' }, ['own', null]],
    [{ q_nationality: 'CA' }, ['canadian', null]],
    [{ q_nationality: 'ES' }, ['esta', 'esta']],
    [{ q_purpose: 'work_or_study' }, ['other_visa', 'student']],
    [{ q_us_visa: 'valid' }, ['valid_visa', 'renewal']],
    [{ q_us_visa: 'expired' }, ['good', 'FirstTime']],
  ] as const)
    expect(cardAfter(quiz, { ...RISK_ANSWERS, ...changes }), JSON.stringify(changes)).toEqual(end);
});

test('each class that the waiver names renews without an interview', () => {
  const classes = listOf(quizzes.renewal, 'visa_class');
  const free = classes.filter(
    ({ code }) => cardAfter(quizzes.renewal, { ...CLEAR.renewal, r_class: code })[0] === 'no_interview',
  );
  expect(free.map(({ code }) => code)).toEqual(['B1/B2', 'B1', 'B2', 'BCC', 'H2A']);
});

test('a student who is in the United States already is told to ask first', () => {
  const ends = ['Y', 'N'].map((s_us_status) => cardAfter(quizzes.student, { s_us_status })[0]);
  expect(ends).toEqual(['in_us', 'strong']);
});

test.each(QUIZ_NAMES)('%s sells only what is for where it asks about', (name) => {
  const { cards, known } = quizzes[name];
  for (const { name: card, service } of cards)
    if (service) expect(productOf(service).country, card).toBe(known.destination);
});

test('beside a price stands what the government asks for, as the card of the service says it, on screen and paper', () => {
  const seen = new Set<string>();
  const now = new Date('2026-11-18');
  const rates = fallbackRates;
  provideEntries(allEntries());
  for (const locale of LOCALES) {
    const apart = translator(locale, 'quiz')('result.feeApart');
    for (const quiz of QUIZ_NAMES) {
      const { services } = quizView(quiz, locale, { now, rates }).props;
      for (const { service } of quizzes[quiz].cards) {
        if (!service) continue;
        const { paid } = productOf(service).governmentFee;
        const { isQuote } = serviceCard(locale, service, { rates });
        const inMoney = (currency: Currency) => serviceCard(locale, service, { rates, currency }).priceText;
        const price = services[service]?.price;
        const what = `${locale} ${quiz} ${service}: ${price}`;
        const inEach = (end = '') => READER_CURRENCIES.map((currency) => [currency, inMoney(currency) + end]);
        seen.add(paid);
        if (isQuote) expect(price, what).toBe('');
        else if (paid === 'included') expect(price, what).toEqual(inEach());
        else if (paid === 'never') expect(price?.toString().includes(apart), what).toBe(false);
        else expect(price, what).toEqual(inEach(` ${apart}`));
      }
    }
    const answers = answered('esta', 1, {
      e_country: 'ES',
      e_passport: 'Y',
      e_stay: 'up_to_90_days',
      e_purpose: 'tourism',
    });
    const paper = reportOf({ quiz: 'esta', answers, locale, made_on: '2026-11-18' }, 'https://mirador.example');
    const { priceText } = serviceCard(locale, 'ESTA', { rates: fallbackRates });
    expect(JSON.stringify(paper), locale).toContain(JSON.stringify({ more: priceText }).slice(1, -1));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['apart', 'included']));
});
