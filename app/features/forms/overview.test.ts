/** What the list of pages, the minutes and Next say of how far a form is (spec 2, 4). */
import { expect, test } from 'vitest';
import { ds160 } from '#content/forms/ds160/form.ts';
import { WHOLE } from '#tests/form-answers.ts';
import { readForm } from './engine/form.ts';
import { formAfter, isSameStand, minutesFor, type PageProgress, placeOf, progressOf } from './overview.ts';

const page = (page_number: number, version = 0, to_answer = 0): PageProgress => ({
  ...{ page_number, status: 'Not Started' as const, version, to_answer },
});

test('minutes are those of the answers that are missing, a quarter each, rounded up', () => {
  expect(minutesFor([])).toBe(0);
  expect(minutesFor([page(1, 0, 4), page(2, 0, 8)])).toBe(3);
  expect(minutesFor([page(1, 0, 1)])).toBe(1);
});

test('a page that is whole asks for nothing more; an empty one for what it requires', () => {
  const day = { today: '2026-11-17', service_type: 'FirstTime' };
  const stored = { page_number: 1, form_data: WHOLE[1] ?? {}, saved_on: '2026-11-17' };
  const empty = progressOf('ds160', readForm(ds160, [], day), []);
  expect(empty[0]).toMatchObject({ page_number: 1, status: 'Not Started', version: 0 });
  expect(empty[0]?.to_answer).toBeGreaterThan(5);
  const rows = [
    { form_name: 'renewal', page_number: 1, version: 9 },
    { form_name: 'ds160', page_number: 1, version: 3 },
  ];
  const [first, second] = progressOf('ds160', readForm(ds160, [stored], day), rows);
  expect(first).toEqual({ page_number: 1, status: 'Finished', version: 3, to_answer: 0 });
  expect(second).toMatchObject({ status: 'Not Started', version: 0 });
});

test('Next and Previous are the neighbours among the pages that are for this person', () => {
  const pages = [page(1), page(3), page(11)];
  expect(placeOf(pages, 1)).toEqual({ ordinal: 1, previous: null, next: 3 });
  expect(placeOf(pages, 3)).toEqual({ ordinal: 2, previous: 1, next: 11 });
  expect(placeOf(pages, 11)).toEqual({ ordinal: 3, previous: 3, next: null });
  expect(placeOf(pages, 9), 'not among them any more').toEqual({ ordinal: 0, previous: null, next: null });
});

test('two stands are one when every page has the same version, and no page came or went', () => {
  expect(isSameStand([page(1, 2), page(3)], [page(1, 2), page(3)])).toBe(true);
  expect(isSameStand([page(1, 2), page(3)], [page(1, 2), page(3, 1)]), 'saved meanwhile').toBe(false);
  expect(isSameStand([page(1, 2)], [page(1, 2), page(3)]), 'one was opened').toBe(false);
  expect(isSameStand([page(1), page(3)], [page(1), page(5)])).toBe(false);
});

test('the next form comes after the last page, once nothing is open in this one', () => {
  const finished = { status: 'Finished' as const };
  expect(formAfter([finished, finished], 'ds160')).toBe('ds160');
  expect(formAfter([finished, { status: 'In Progress' }], 'ds160'), 'first what is missing here').toBeNull();
  expect(formAfter([finished], null)).toBeNull();
});

test('how long one stays is asked as number and unit together; a stay of hours has no number', () => {
  const shown = (stay_unit: string | null) => {
    const stored = { page_number: 3, form_data: { specific_plans: 'N', stay_unit }, saved_on: '2026-11-17' };
    const { state } = readForm(ds160, [stored], { today: '2026-11-17', service_type: 'FirstTime' });
    return state.stateOf('stay_length').isShown;
  };
  expect([shown(null), shown('D'), shown('H')]).toEqual([true, true, false]);
});
