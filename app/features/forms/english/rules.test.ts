/** English of answers in words: what is listed, what counts, what is refused. */
import { expect, test } from 'vitest';
import { ds160 } from '#content/forms/ds160/form.ts';
import { requiredIf, yes } from '#content/forms/writing.ts';
import { mostOf, proseIn } from './prose.ts';
import { englishFor, isOpen, isPlain, stateOf, wrongWith } from './rules.ts';

const answers = {
  duties: 'Vendo telas',
  employer_name: 'Textiles',
  occupation_other: null,
  visa_lost_explain: '  ',
  previous_jobs: [
    { job_title: 'Cajera', duties: null },
    { job_title: 'Jefa', duties: 'Mandaba' },
  ],
};

test('answers in words that are written, with their rows, in the order of the form', () => {
  expect(proseIn(ds160, answers).map(({ path, page, original }) => [path, page, original])).toEqual([
    ['duties', 11, 'Vendo telas'],
    ['previous_jobs.0.job_title', 12, 'Cajera'],
    ['previous_jobs.1.job_title', 12, 'Jefa'],
    ['previous_jobs.1.duties', 12, 'Mandaba'],
  ]);
  expect(proseIn(ds160, { previous_jobs: 'x' }), 'no rows').toEqual([]);
});

const kept = (path: string, original: string, english: string) => ({ path, original, english });

test('only English for the very words counts; said to be English, accepted, changed, missing', () => {
  const rows = [kept('duties', 'Vendo telas', 'I sell fabrics'), kept('occupation_other', 'Retired', 'Retired')];
  const state = (path: string, original: string) => stateOf(rows, { path, original });
  expect(state('duties', 'Vendo telas')).toBe('accepted');
  expect(state('duties', 'Vendo telas y botones')).toBe('changed');
  expect(state('duties', 'vendo telas'), 'letter by letter').toBe('changed');
  expect(state('occupation_other', 'Retired')).toBe('english');
  expect(state('special_skills_explain', 'Vendo telas'), 'of another question').toBe('missing');
  expect(englishFor(rows, { path: 'special_skills_explain', original: 'Vendo telas' })).toBeNull();
  expect(['english', 'accepted', 'changed', 'missing'].map((one) => isOpen(one as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a row that has moved takes its English along, its own place first', () => {
  const rows = [
    kept('previous_jobs.0.duties', 'Mandaba', 'I managed'),
    kept('previous_jobs.1.duties', 'Vendía', 'I sold'),
    kept('previous_jobs.2.duties', 'Vendía', 'I used to sell'),
  ];
  const found = (place: number, original: string) =>
    englishFor(rows, { path: `previous_jobs.${place}.duties`, original })?.english;
  expect(found(0, 'Vendía'), 'the first was taken away').toBe('I sold');
  expect(found(2, 'Vendía')).toBe('I used to sell');
  expect(found(1, 'Otra cosa')).toBeUndefined();
});

test('an English text is not empty, not longer than the official field, and in Latin letters', () => {
  expect(wrongWith('I sell fabrics', 20)).toBeNull();
  expect(wrongWith(' \n', 20)).toBe('empty');
  expect(wrongWith('x'.repeat(20), 20)).toBeNull();
  expect(wrongWith('x'.repeat(21), 20)).toBe('long');
  expect(wrongWith('I sell أقمشة', 20)).toBe('letters');
  expect(wrongWith('Café 24/7', 20)).toBeNull();
  const most = (validation: object) => mostOf({ validation: validation as never });
  expect(most({ maxLength: 500 })).toBe(500);
  expect(mostOf(requiredIf(yes('a'), { max: 40 }))).toBe(40);
  expect(most({})).toBe(4000);
});

test('what a service writes is plain: no tags, links, figures of its own, foreign letters or long stories', () => {
  const asked = 'Vendo telas en [1] desde [2]';
  expect(isPlain('I have sold fabrics at [1] since [2].', asked)).toBe(true);
  for (const wrong of [
    'I sell <b>fabrics</b> at [1] since [2]',
    'See https://x.example [1] [2]',
    'I sell fabrics at [1] since 2019 [2]',
    'أبيع [1] [2]',
    '[1] [2]',
    'I sell [[1]] [x] [2]',
    `{"english": "[1] [2]"}`,
    'I sell\u202Efabrics [1] [2]',
    `I sell fabrics at [1] since [2]. ${'And more. '.repeat(20)}`,
    '',
  ])
    expect(isPlain(wrong, asked), wrong).toBe(false);
});
