/** The questionnaire engine by its rules (spec 3, 4, 5; domain "Majority rule", "Risk score"). */
import { expect, test } from 'vitest';
import type { Option, Questionnaire, Tone } from '#content/quizzes/definition.ts';
import { holds, matches } from './match.ts';
import { cardOf, decidedBy, effectsOf, majorityOf, scoreOf, strengthsOf, weaknessesOf } from './result.ts';
import { answersOfPage, isPageDone, presetOf, refusalOf, walk } from './walk.ts';

const small: Questionnaire = {
  version: 1,
  counts: 'majority',
  questions: [
    { field: 'country', page: 1, type: 'select', options: 'countries', question: 'country' },
    { field: 'funds', page: 1, type: 'button', options: 'funds', question: 'funds' },
    {
      field: 'payer',
      page: 1,
      type: 'button',
      options: 'yes_no',
      question: 'payer',
      condition: [{ field: 'funds', value: '*' }],
    },
    {
      field: 'why',
      page: 2,
      type: 'button',
      options: 'why',
      question: 'why',
      orCondition: [
        { field: 'funds', value: 'none' },
        { field: 'country', value: '@us-waiver' },
      ],
    },
  ],
  options: {
    funds: [
      { code: 'much', points: 6 },
      { code: 'none', points: -6 },
      { code: 'jail', points: 0, isHardStop: true },
    ],
    why: [
      { code: 'a', points: 2, after: [{ field: 'funds', value: 'none' }] },
      { code: 'b', points: -3, instead: { condition: [{ field: 'country', value: 'CL' }], points: 0 } },
    ],
  },
  cards: [
    { name: 'home', condition: [{ field: 'country', value: '@us-own' }], endsAtOnce: true, look: 'notice' },
    { name: 'strong', condition: [{ field: '$majority', value: 'strong' }], look: 'good' },
    { name: 'rest', look: 'careful' },
  ],
};

test('a value, any value, a list and a group of countries match an answer; nothing matches a silence', () => {
  const answers = { country: 'CL', funds: 'much' };
  expect(matches({ field: 'funds', value: 'much' }, answers)).toBe(true);
  expect(matches({ field: 'funds', value: 'none' }, answers)).toBe(false);
  expect(matches({ field: 'funds', value: '*' }, answers)).toBe(true);
  expect(matches({ field: 'funds', value: ['none', 'much'] }, answers)).toBe(true);
  expect(matches({ field: 'country', value: '@us-waiver' }, answers)).toBe(true);
  expect(matches({ field: 'country', value: '@us-waiver', isNot: true }, answers)).toBe(false);
  expect(matches({ field: 'country', value: 'CO', isNot: true }, answers)).toBe(true);
  for (const field of ['payer', 'toString', '__proto__']) {
    expect(matches({ field, value: '*' }, answers)).toBe(false);
    expect(matches({ field, value: 'x', isNot: true }, answers), field).toBe(false);
  }
});

test('all of condition and one of orCondition', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((field) => ({ field, value: 'Y' })) as [never, never, never];
  expect(holds({}, {})).toBe(true);
  expect(holds({ condition: [a, b] }, { a: 'Y' })).toBe(false);
  expect(holds({ condition: [a, b] }, { a: 'Y', b: 'Y' })).toBe(true);
  expect(holds({ orCondition: [a, b] }, { b: 'Y' })).toBe(true);
  expect(holds({ orCondition: [a, b] }, {})).toBe(false);
  expect(holds({ condition: [c], orCondition: [a, b] }, { a: 'Y' })).toBe(false);
});

test('the next question is the first one that applies and is open, and what is left is counted as far as one knows', () => {
  expect(walk(small, {})).toMatchObject({ next: { field: 'country' }, left: 2 });
  expect(walk(small, { country: 'CO' })).toMatchObject({ next: { field: 'funds' }, left: 1 });
  expect(walk(small, { country: 'CO', funds: 'none' })).toMatchObject({ next: { field: 'payer' }, left: 2 });
  expect(walk(small, { funds: 'none', payer: 'Y' }), 'a gap is asked first').toMatchObject({
    next: { field: 'country' },
    left: 2,
  });
  expect(walk(small, { country: 'CO', funds: 'much', payer: 'Y' })).toMatchObject({ next: null, left: 0, early: null });
});

test('a card that ends it at once leaves no question', () => {
  const way = walk(small, { country: 'US' });
  expect(way).toMatchObject({ next: null, left: 0, early: { name: 'home' } });
  expect(cardOf(small, way)?.name).toBe('home');
  expect(cardOf(small, walk(small, { country: 'CO' })), 'not ended yet').toBeNull();
});

test('an answer that no longer applies, or is not offered, counts for nothing', () => {
  const changed = walk(small, { country: 'CO', funds: 'much', payer: 'Y', why: 'a' });
  expect(changed.answers).toEqual({ country: 'CO', funds: 'much', payer: 'Y' });
  expect(walk(small, { country: 'CL', funds: 'much', payer: 'Y', why: 'a' }).next?.field, 'a is not offered').toBe(
    'why',
  );
  expect(walk(small, { country: 'XX' }).next?.field).toBe('country');
});

test('a page is done when all that applies on it is answered, and is stored by itself', () => {
  const way = walk(small, { country: 'CO', funds: 'none', why: 'a' });
  expect([isPageDone(way, 1), isPageDone(way, 2)]).toEqual([false, true]);
  expect(answersOfPage(way, 1)).toEqual({ country: 'CO', funds: 'none' });
  expect(answersOfPage(way, 2)).toEqual({ why: 'a' });
});

test('an unknown field or option is refused by its name', () => {
  expect(refusalOf(small, { country: 'CO', funds: 'much' })).toBeNull();
  expect(refusalOf(small, { country: 'CO', colour: 'red' })).toEqual({ field: 'colour', reason: 'unknown field' });
  expect(refusalOf(small, { funds: 'all' })).toEqual({ field: 'funds', reason: 'unknown option' });
  expect(refusalOf(small, { funds: ['much'] })).toEqual({ field: 'funds', reason: 'unknown option' });
  expect(refusalOf(small, JSON.parse('{"__proto__":"Y"}'))).toEqual({ field: '__proto__', reason: 'unknown field' });
});

test('a tone follows from the points unless it is given, and an option may count otherwise after some answers', () => {
  const toned = (option: Partial<Option>): Tone | undefined =>
    effectsOf({
      steps: [{ question: small.questions[0] as never, option: { code: 'x', ...option } }],
      answers: {},
    } as never)[0]?.tone;
  expect([2, 1, 0, -2, -3].map((points) => toned({ points }))).toEqual(['P', 'N', 'N', 'N', 'X']);
  expect(toned({ points: 5, tone: 'N' })).toBe('N');
  expect(toned({ points: 0, isHardStop: true })).toBe('X');
  const why = (country: string) =>
    effectsOf(walk(small, { country, funds: 'none', payer: 'Y', why: 'b' })).find(
      ({ question }) => question.field === 'why',
    );
  expect(why('CO')).toMatchObject({ points: -3, tone: 'X' });
  expect(why('CL')).toMatchObject({ points: 0, tone: 'N' });
});

const effects = (...tones: (Tone | 'stop')[]) =>
  tones.map((tone) => ({
    question: small.questions[0] as never,
    option: { code: 'x', ...(tone === 'stop' && { isHardStop: true as const }) },
    points: 0,
    tone: tone === 'stop' ? ('X' as const) : tone,
  }));

test('the majority: a hard stop, then a third against, then more than half for, then the rest', () => {
  expect(majorityOf(effects('P', 'P', 'P', 'P', 'P', 'stop'))).toBe('work');
  expect(majorityOf(effects('P', 'P', 'X'))).toBe('work');
  expect(majorityOf(effects('P', 'P', 'P', 'X'))).toBe('strong');
  expect(majorityOf(effects('P', 'P', 'N', 'N'))).toBe('possible');
  expect(majorityOf(effects('P', 'P', 'P', 'N', 'N'))).toBe('strong');
  expect(majorityOf([])).toBe('possible');
});

const points = (...list: number[]) =>
  effects(...list.map(() => 'N' as const)).map((one, at) => ({ ...one, points: list[at] ?? 0 }));

test('the score starts at 50, stays between 0 and 100, and its bands begin at 45 and 70', () => {
  expect(scoreOf([])).toEqual({ score: 50, sum: 50, band: 'FAIR' });
  expect(scoreOf(points(20))).toMatchObject({ score: 70, band: 'GOOD' });
  expect(scoreOf(points(19))).toMatchObject({ score: 69, band: 'FAIR' });
  expect(scoreOf(points(-5))).toMatchObject({ score: 45, band: 'FAIR' });
  expect(scoreOf(points(-6))).toMatchObject({ score: 44, band: 'WORK_NEEDED' });
  expect(scoreOf(points(90))).toEqual({ score: 100, sum: 140, band: 'GOOD' });
  expect(scoreOf(points(-90))).toEqual({ score: 0, sum: -40, band: 'WORK_NEEDED' });
  expect(scoreOf([...points(40), ...effects('stop')])).toMatchObject({ score: 44, sum: 90, band: 'WORK_NEEDED' });
});

test('what helps most and what weighs most come first, and what is even is neither', () => {
  const list = points(3, -4, 0, 12, -8);
  expect(strengthsOf(list).map((one) => one.points)).toEqual([12, 3]);
  expect(weaknessesOf(list).map((one) => one.points)).toEqual([-8, -4]);
});

test('a card names the answers that decided it', () => {
  const way = walk(small, { country: 'US' });
  const card = cardOf(small, way);
  expect(card && decidedBy(card, way).map(({ question, option }) => [question.field, option.code])).toEqual([
    ['country', 'US'],
  ]);
  const either = {
    name: 'either',
    look: 'good',
    orCondition: [
      { field: 'country', value: 'CO' },
      { field: 'funds', value: 'none' },
    ],
  } as const;
  const both = walk(small, { country: 'CO', funds: 'much' });
  expect(
    decidedBy(either, both).map(({ question }) => question.field),
    'of two that may each decide, the one that did',
  ).toEqual(['country']);
});

test('a default is preselected where it is offered, and counts for nothing until somebody goes on with it', () => {
  const [country, funds, payer, why] = small.questions.map((question) => ({ ...question }));
  const preset = {
    ...small,
    questions: [country, { ...funds, default: 'much' }, payer, { ...why, default: 'a' }] as Questionnaire['questions'],
  };
  const [, second, , last] = preset.questions;
  const start = walk(preset, { country: 'CO' });
  expect(presetOf(preset, second as (typeof preset.questions)[0], start.answers)).toBe('much');
  expect(start.answers).toEqual({ country: 'CO' });
  expect(start.next?.field, 'it is still asked').toBe('funds');
  expect(cardOf(preset, start)).toBeNull();
  expect(presetOf(preset, last as (typeof preset.questions)[0], { funds: 'none' })).toBe('a');
  expect(presetOf(preset, last as (typeof preset.questions)[0], { funds: 'much' }), 'not offered then').toBeUndefined();
  expect(presetOf(small, small.questions[1] as (typeof preset.questions)[0], {})).toBeUndefined();
});
