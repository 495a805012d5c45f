/** Rows of a repeat group while somebody writes, and a field that a box frees. */
import { expect, test } from 'vitest';
import type { Page } from '#content/forms/definition.ts';
import { box } from '#content/forms/writing.ts';
import { compile } from './compile.ts';
import { openState } from './state.ts';

const page: Page = {
  number: 1,
  key: 'one',
  fields: [
    { name: 'city', type: 'text', validation: { required: true } },
    box('city_na', 'city'),
    { name: 'visits', type: 'addRemove', limit: 2, fields: [{ name: 'arrived', type: 'text' }] },
  ],
};
const open = () =>
  openState(compile({ pages: [page], derived: {}, options: () => [] }), {
    answers: { visits: [{ arrived: '2019' }, { arrived: '2021' }] },
    todayOf: () => '2026-11-17',
  });

test('a row that comes back stands before the one that took its place, which stays', () => {
  const state = open();
  const arrived = () => state.placesOf('visits').map((row) => state.valueOf(`visits.${row}.arrived`));
  state.removeRow('visits', 0);
  expect(arrived()).toEqual(['2021']);
  state.putRow('visits', 0, { arrived: '2019' });
  expect(arrived()).toEqual(['2019', '2021']);
});

test('a group takes as many rows as its limit, and none beyond', () => {
  const state = open();
  expect(state.addRow('visits').size).toBe(0);
  expect(state.countOf('visits')).toBe(2);
  state.removeRow('visits', 1);
  expect(state.addRow('visits').size).toBeGreaterThan(0);
  expect(state.countOf('visits')).toBe(2);
});

test('what a box frees is not asked for, and its text is there when the tick goes', () => {
  const state = open();
  expect(state.stateOf('city')).toMatchObject({ isRequired: true, fault: { rule: 'required' } });
  state.write('city', 'Cali');
  state.write('city_na', true);
  expect(state.stateOf('city')).toEqual({ isShown: true, isFreed: true, isRequired: false, fault: null });
  expect(state.valueOf('city')).toBeNull();
  state.write('city_na', false);
  expect([state.valueOf('city'), state.stateOf('city').isRequired]).toEqual(['Cali', true]);
});
