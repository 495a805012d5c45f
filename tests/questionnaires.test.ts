/** Quizzes and onboarding questions as definitions: every one is whole, ends, and says what it should (spec 4, domain tables). */
import { expect, test } from 'vitest';
import { spelledIn } from '#app/features/articles/figures.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { cardOf, effectsOf, majorityOf, scoreOf } from '#app/features/quiz/engine/result.ts';
import { isPageDone, listOf, walk } from '#app/features/quiz/engine/walk.ts';
import { onboardingText, quizText, sharedText } from '#app/features/quiz/texts.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { type CountryGroup, countryGroups } from '#content/country-groups.ts';
import { type Match, QUIZ_NAMES, type Question, type Questionnaire, type When } from '#content/quizzes/definition.ts';
import { FACTORS } from '#content/quizzes/factors.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { sharedOptions } from '#content/quizzes/shared/options.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';
import { chance, randomWalk } from './random-walk.ts';

const all: [name: string, questionnaire: Questionnaire][] = [
  ...QUIZ_NAMES.map((name): [string, Questionnaire] => [name, quizzes[name]]),
  ['onboarding', onboarding],
];
const textsOf = (name: string) =>
  LOCALES.map((locale) => (name === 'onboarding' ? onboardingText(locale) : quizText(name as 'esta', locale)));

for (const [name, questionnaire] of all)
  test(`${name}: every condition, option, card and word is in order, and every question and card can be reached`, () => {
    expect(questionnaireFaults(questionnaire, textsOf(name))).toEqual([]);
  });

const PROMISE = /approv(?!ed later)|guarante|aprob|garantiz|موافقة|مضمون/i;

test('no question, answer, end or reason says approved, or promises', () => {
  const words = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(words);
  const said = [...all.flatMap(([name]) => textsOf(name)), ...LOCALES.map(sharedText)].flatMap(words);
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((text) => PROMISE.test(text))).toEqual([]);
});

/** Periods that are ours or the person's own; every other comes from a fact, so that a rule that changes reaches the quizzes. */
const OWN_PERIODS: Record<string, readonly { at: RegExp; why: string }[]> = {
  shared: [{ at: /^options\.(employment|us_refusals|crime)\./, why: 'bands of our table' }],
  'us-tourist': [
    { at: /^questions\.q_(income|travel)\.ask$/, why: 'what our table counts' },
    { at: /^options\.stay\./, why: 'bands of a plan' },
  ],
  canada: [{ at: /^questions\.\w+\.ask$/, why: 'what our table counts' }],
  uk: [
    { at: /^questions\.\w+\.ask$/, why: 'what our table counts' },
    { at: /^options\.stay\./, why: 'bands of a plan' },
  ],
  australia: [
    { at: /^questions\.\w+\.ask$/, why: 'what our table counts' },
    { at: /^options\.stay\./, why: 'bands of a plan' },
  ],
  renewal: [{ at: /^(options\.\w+\.|cards\.)/, why: 'after four years we prepare all anew' }],
  student: [
    { at: /^questions\.\w+\.ask$/, why: 'what our table counts' },
    { at: /^options\.\w+\./, why: 'bands until the program begins' },
  ],
  onboarding: [{ at: /^options\./, why: 'bands of what the person tells' }],
};
const DIGITS =
  /\p{Nd}+ (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minutes?|hours?|days?|weeks?|months?|years?|دقائق|ساعات|يوم\p{L}*|أيام|أسابيع|أسبوع\p{L}*|أشهر|شهر\p{L}*|سن\p{L}+|أعوام|عام\p{L}*)/gu;

/** Each string with its place: "options.stay.over_3_months". */
const placed = (part: unknown, at = ''): [string, string][] =>
  typeof part === 'string'
    ? [[at, part]]
    : Object.entries(part ?? {}).flatMap(([key, inner]) => placed(inner, at ? `${at}.${key}` : key));
const periodsIn = (text: string) => {
  const bare = text.replace(/\{[^}]*\}/g, ' ');
  return [...bare.matchAll(DIGITS)].map(([what]) => what).concat(spelledIn(bare).map(({ what }) => what));
};

test('a period in a quiz comes from a fact, or is a band of ours with its reason', () => {
  expect(periodsIn('Menos de 180 días; {us-overstay-short}; three weeks')).toEqual(['180 días', 'three weeks']);
  const used = new Set<RegExp>();
  const texts = [
    ...all.flatMap(([name]) => textsOf(name).map((text) => [name, text] as const)),
    ...LOCALES.map((locale) => ['shared', sharedText(locale)] as const),
  ];
  const typed = texts.flatMap(([name, text]) =>
    placed(text).flatMap(([at, words]) => {
      // How long the quiz takes is ours.
      if (at === 'lead') return [];
      const own = OWN_PERIODS[name]?.find((one) => one.at.test(at));
      const found = periodsIn(words);
      if (own && found.length > 0) used.add(own.at);
      return own ? [] : found.map((what) => `${name} ${at}: ${what}`);
    }),
  );
  expect(typed).toEqual([]);
  const vain = Object.values(OWN_PERIODS).flat();
  expect(vain.filter(({ at }) => !used.has(at)).map(({ at }) => String(at))).toEqual([]);
});

test('shared options and factors have words in every language, and no other', () => {
  for (const locale of LOCALES) {
    const { options, factors } = sharedText(locale);
    const codes = Object.entries(sharedOptions)
      .filter(([, list]) => list !== 'countries')
      .map(([key, list]) => [key, (list as readonly { code: string }[]).map(({ code }) => code)]);
    expect(Object.entries(options).map(([key, words]) => [key, Object.keys(words)])).toEqual(codes);
    expect(Object.keys(factors).sort()).toEqual([...FACTORS].sort());
    for (const { name, helps, hurts, change } of Object.values(factors))
      for (const text of [name, helps, hurts, change]) expect(text.trim()).not.toBe('');
  }
});

test('what a quiz tells the onboarding are fields and codes that it has, and answers that the quiz offers', () => {
  const offered = (field: string) => {
    const question = onboarding.questions.find((one) => one.field === field);
    return question ? listOf(onboarding, question.options).map(({ code }) => code) : [];
  };
  for (const [name, quiz] of QUIZ_NAMES.map((one) => [one, quizzes[one]] as const)) {
    for (const [field, code] of Object.entries(quiz.known)) expect(offered(field), `${name} ${field}`).toContain(code);
    for (const [field, told] of Object.entries(quiz.tells)) {
      const question = quiz.questions.find((one) => one.field === field);
      expect(question, `${name} ${field}`).toBeDefined();
      const codes = question ? listOf(quiz, question.options).map(({ code }) => code) : [];
      for (const { field: there, codes: map } of told) {
        expect(offered(there).length, `${name} ${field} ${there}`).toBeGreaterThan(0);
        for (const [from, to] of Object.entries(map ?? {})) {
          expect(codes, `${name} ${field}`).toContain(from);
          expect(offered(there), `${name} ${field} ${there}`).toContain(to);
        }
        if (!map) expect(question?.options).toBe('countries');
      }
    }
  }
});

/** Told anew, apart from the engine. */
function isTrue({ field, value, isNot }: Match, answers: Answers): boolean {
  const answer = answers[field];
  if (answer === undefined) return false;
  const values = typeof value === 'string' ? [value] : value;
  const found = values.some((one) =>
    one.startsWith('@')
      ? (countryGroups[one.slice(1) as CountryGroup] as readonly string[]).includes(answer)
      : one === '*' || one === answer,
  );
  return isNot ? !found : found;
}

/** Whether a question is asked after what was answered before it. */
function mayBeAsked({ condition = [], orCondition = [] }: When, before: Answers) {
  if (condition.some((one) => !isTrue(one, before))) return false;
  return orCondition.length === 0 || orCondition.some((one) => isTrue(one, before));
}

const WAYS = 300;
for (const [name, questionnaire] of all)
  test(`${name}: every way ends in one card, asks nothing whose condition fails, and resuming is the same way`, () => {
    const random = chance(7);
    for (let number = 0; number < WAYS; number++) {
      const way = randomWalk(questionnaire, random);
      expect(way.next).toBeNull();
      expect(way.left).toBe(0);
      const card = cardOf(questionnaire, way);
      expect(card).not.toBeNull();
      expect(way.trail).toEqual(way.steps.map(({ question }) => question));
      // Up to the last question of the way, asked is what its condition allows, and nothing else.
      const last = questionnaire.questions.indexOf(way.trail.at(-1) as Question);
      for (const [at, question] of questionnaire.questions.slice(0, last + 1).entries()) {
        const earlier = questionnaire.questions.slice(0, at).map(({ field }) => field);
        const before = Object.fromEntries(Object.entries(way.given).filter(([field]) => earlier.includes(field)));
        expect(way.trail.includes(question), question.field).toBe(mayBeAsked(question, before));
      }
      // Answers to questions that do not apply change nothing.
      const strange = { ...way.given, [questionnaire.questions.at(-1)?.field ?? '']: 'nonsense', other: 'Y' };
      expect(Object.keys(walk(questionnaire, strange).answers)).not.toContain('other');
      for (const page of new Set(way.questions.map((question) => question.page)))
        expect(isPageDone(way, page)).toBe(true);
      // In any order, with half of it known before: the same answers count, and the same card.
      const entries = Object.entries(way.given).sort(() => random() - 0.5);
      const again = walk(questionnaire, Object.fromEntries(entries));
      expect(again.answers).toEqual(way.answers);
      expect(cardOf(questionnaire, again)).toBe(card);
      const half = walk(questionnaire, Object.fromEntries(entries.slice(entries.length / 2)));
      if (half.early) continue;
      expect(half.next !== null || entries.length < 2).toBe(true);
      let resumed = half;
      for (const known = { ...half.answers }; resumed.next; resumed = walk(questionnaire, known)) {
        const answer = way.given[resumed.next.field];
        expect(answer, resumed.next.field).toBeDefined();
        known[resumed.next.field] = String(answer);
      }
      expect(resumed.answers).toEqual(way.answers);
      expect(cardOf(questionnaire, resumed)).toBe(card);
    }
  });

for (const [name, questionnaire] of all)
  test(`${name}: points and tones add up, and the count never rises by a worse answer`, () => {
    const random = chance(11);
    for (let number = 0; number < 100; number++) {
      const effects = effectsOf(randomWalk(questionnaire, random));
      const { score, sum, band } = scoreOf(effects);
      expect(sum).toBe(50 + effects.reduce((total, { points }) => total + points, 0));
      const isStopped = effects.some(({ option }) => option.isHardStop);
      expect(score).toBe(Math.min(isStopped ? 44 : 100, Math.max(0, sum)));
      if (isStopped) {
        expect(band).toBe('WORK_NEEDED');
        expect(majorityOf(effects)).toBe('work');
      } else expect(band).toBe(score >= 70 ? 'GOOD' : score >= 45 ? 'FAIR' : 'WORK_NEEDED');
    }
  });

/** A small questionnaire that is in order, and its words. */
const right: Questionnaire = {
  version: 1,
  counts: 'answers',
  questions: [
    { field: 'a', page: 1, type: 'button', options: 'ab', question: 'a' },
    { field: 'b', page: 1, type: 'button', options: 'ab', question: 'b', condition: [{ field: 'a', value: 'Y' }] },
  ],
  options: { ab: [{ code: 'Y' }, { code: 'N' }] },
  cards: [
    { name: 'yes', condition: [{ field: 'b', value: 'Y' }], look: 'good' },
    { name: 'rest', look: 'mixed' },
  ],
};
const card = { title: 'Title', text: 'Text', next: [] };
const words = {
  questions: { a: { ask: 'A?' }, b: { ask: 'B?' } },
  options: { ab: { Y: 'Yes', N: 'No' } },
  cards: { yes: card, rest: card },
};
const [a, b] = right.questions as [Questionnaire['questions'][number], Questionnaire['questions'][number]];
const [yes, rest] = right.cards as [Questionnaire['cards'][number], Questionnaire['cards'][number]];

test('a wrong definition is called by its name', () => {
  const faults = (change: Partial<Questionnaire>, text: object = {}) =>
    questionnaireFaults({ ...right, ...change }, [{ ...words, ...text }]);
  expect(faults({})).toEqual([]);
  const never = [
    { field: 'a', value: 'Y' },
    { field: 'a', value: 'N' },
  ];
  expect(faults({ questions: [a, { ...b, condition: [{ field: 'c', value: 'Y' }] }] })[0]).toContain('condition on c');
  expect(faults({ questions: [a, { ...b, condition: [{ field: 'a', value: 'X' }] }] })[0]).toContain('a=X');
  expect(faults({ questions: [a, { ...b, condition: never }] })).toContain('b can never be asked');
  expect(faults({ questions: [a, { ...b, page: 0 }] })[0]).toContain('earlier page');
  expect(faults({ questions: [a, a, b] })[0]).toBe('a is asked twice');
  expect(faults({ questions: [{ ...a, default: 'X' }, b] })[0]).toContain('default');
  expect(faults({ questions: [{ ...a, options: 'none' }, b] })[0]).toContain('no options');
  expect(faults({ cards: [yes, { ...yes, name: 'other' }, rest] })[0]).toBe(
    'cards yes and other are for the same answers',
  );
  expect(faults({ cards: [yes] })[0]).toContain('no finish card');
  expect(faults({ cards: [] })[0]).toContain('no finish card');
  expect(faults({ cards: [{ ...yes, condition: [{ field: '$band', value: 'GOOD' }] }, rest] })[0]).toContain('$band');
  const behind = { ...yes, name: 'late', condition: [...(yes.condition ?? []), { field: 'a', value: 'Y' }] };
  const texted = { cards: { ...words.cards, late: card } };
  expect(faults({ cards: [yes, behind, rest] }, texted)).toEqual(['card late can never be shown']);
  expect(faults({}, { options: { ab: { Y: 'Yes' } } })).toEqual(['option ab.N has no words']);
  expect(faults({}, { questions: { a: words.questions.a } })).toEqual(['question b has no words']);
  expect(faults({}, { cards: { yes: card } })).toEqual(['card rest has no words']);
  expect(faults({}, { cards: { ...words.cards, gone: card } })).toEqual(['words for a card gone that is not there']);
});
