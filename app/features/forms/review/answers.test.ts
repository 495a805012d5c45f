/** The answers as one reads them: words instead of codes, what is missing, wrong, to be confirmed or past. */
import { expect, test } from 'vitest';
import { readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import type { Page } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { answersOn } from './answers.server.ts';

const TODAY = '2026-11-17';

function rowsOn(
  number: number,
  but: Answers = {},
  more: { saved_on?: string; later?: string[]; open?: string[] } = {},
) {
  const page = ds160.pages.find((one) => one.number === number) as Page;
  const stored = (saved_on: string): StoredPage[] =>
    Object.entries({ ...FINISHED, [number]: { ...FINISHED[number], ...but } }).map(([at, form_data]) => ({
      ...{ page_number: Number(at), form_data, saved_on },
    }));
  const read = (saved_on: string) =>
    readForm(ds160, stored(saved_on), { today: TODAY, service_type: 'FirstTime' }).state;
  const blocks = answersOn(
    page,
    pageText('ds160', page, 'es'),
    {
      ...{ state: read(more.saved_on ?? TODAY), today: read(TODAY) },
      ...{ confirm_later: more.later ?? [], open: more.open ?? null },
    },
    answerWords('es', 'Sí'),
  );
  return { blocks, row: (path: string) => blocks.flatMap(({ rows }) => rows).find((one) => one.path === path) };
}

test('codes, dates and phones are words; what a box frees says so in the words of the box', () => {
  const { row } = rowsOn(1);
  expect(row('surnames')).toMatchObject({ value: 'Muñoz Ávila', mark: null, isLater: false, isOpen: true });
  expect(row('birth_country')?.value).toBe('Colombia');
  expect(row('date_of_birth')?.value).toBe('7 de marzo de 1990');
  expect(row('birth_state')?.value).toBe(pageText('ds160', ds160.pages[0] as Page, 'es').fields.birth_state_na?.label);
  expect(row('birth_state_na'), 'the box speaks through its field').toBeUndefined();
  expect(row('other_names.0.surname'), 'what is hidden is no answer').toBeUndefined();
  expect(rowsOn(6).row('primary_phone')?.value).toBe('+57 300 1234567');
});

test('a date that is known in part is said as far as it is known', () => {
  expect(rowsOn(3).row('intended_arrival_date')?.value).toBe('mayo de 2099');
});

test('rows of a group stand under their own name', () => {
  const names = [
    { surname: 'Muñoz', given: 'Ana' },
    { surname: 'Ávila', given: 'Ana' },
  ];
  const { blocks, row } = rowsOn(1, { other_names_used: 'Y', other_names: names });
  const titles = blocks.filter(({ rows }) => rows[0]?.path.startsWith('other_names.')).map(({ title }) => title);
  expect(titles).toHaveLength(2);
  expect(titles[0]).toContain('1');
  expect(titles[1]).toContain('2');
  expect(row('other_names.1.surname')).toMatchObject({ value: 'Ávila', id: 'row-other_names-1-surname' });
});

test('what is missing and what is wrong are told apart, and what is to be confirmed', () => {
  expect(rowsOn(1, { surnames: '' }).row('surnames')).toMatchObject({ value: null, mark: 'missing' });
  expect(rowsOn(1, { date_of_birth: '2100-01-01' }).row('date_of_birth')).toMatchObject({ mark: 'wrong' });
  expect(rowsOn(1, {}, { later: ['surnames'] }).row('surnames')).toMatchObject({ mark: null, isLater: true });
});

test('a date that has passed since it was saved is warned of, and is not wrong', () => {
  const trip = { intended_arrival_date: '2026-06' };
  expect(rowsOn(3, trip, { saved_on: '2026-01-10' }).row('intended_arrival_date')?.mark).toBe('passed');
  expect(rowsOn(3, trip).row('intended_arrival_date')?.mark).toBe('wrong');
  expect(
    rowsOn(3, { intended_arrival_date: '2027-06' }, { saved_on: '2026-01-10' }).row('intended_arrival_date')?.mark,
  ).toBeNull();
});

test('in review only what was sent back can be changed', () => {
  const { row } = rowsOn(1, {}, { open: ['surnames'] });
  expect([row('surnames')?.isOpen, row('given_names')?.isOpen]).toEqual([true, false]);
});
