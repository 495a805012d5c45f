/** What two have written on one page: joined where they do not meet, never a silent win where they do (D23). */
import { expect, test } from 'vitest';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { joinPages, settlePages } from './join.ts';

const mine = (answers: Answers, confirm_later: string[] = []) => ({ answers, confirm_later });

test('what only one side has changed is joined, and says what came from the other', () => {
  const base = { form_data: { city: 'Cali', surnames: 'Ruiz', sex: 'F' } };
  const joined = joinPages(base, mine({ city: 'Lima', surnames: 'Ruiz', sex: 'F' }), {
    form_data: { city: 'Cali', surnames: 'Rojas', sex: 'F' },
  });
  expect(joined).toMatchObject({
    answers: { city: 'Lima', surnames: 'Rojas', sex: 'F' },
    taken: ['surnames'],
    both: [],
  });
});

test('the same field changed in two ways is for the person; changed in the same way it is nobody’s', () => {
  const base = { form_data: { city: 'Cali' } };
  expect(joinPages(base, mine({ city: 'Lima' }), { form_data: { city: 'Quito' } }).both).toEqual(['city']);
  expect(joinPages(base, mine({ city: 'Lima' }), { form_data: { city: 'Lima' } })).toMatchObject({
    both: [],
    taken: [],
  });
  expect(joinPages(base, mine({ city: 'Lima' }), { form_data: { city: null } }).both, 'emptied there').toEqual([
    'city',
  ]);
  expect(joinPages(base, mine({ city: 'Cali' }), { form_data: {} }).answers, 'cleared there').toEqual({ city: null });
});

test('what is to be confirmed later is joined tick by tick', () => {
  const base = { form_data: {}, confirm_later: ['a', 'b'] };
  const later = joinPages(base, mine({}, ['a', 'b', 'c']), { form_data: {}, confirm_later: ['b', 'd'] });
  expect(later.confirm_later.toSorted()).toEqual(['b', 'c', 'd']);
  const unknown = joinPages({ form_data: {} }, mine({}, ['a']), { form_data: {}, confirm_later: ['b'] });
  expect(unknown.confirm_later.toSorted()).toEqual(['a', 'b']);
});

test('a mark in a row goes with the rows that stand', () => {
  const rows = (...cities: string[]) => ({ visits: cities.map((city) => ({ city })) });
  const base = { form_data: rows('Cali', 'Lima'), confirm_later: ['visits.1.city'] };
  const here = mine(rows('Cali', 'Lima'), ['visits.1.city']);
  const there = { form_data: rows('Lima'), confirm_later: ['visits.0.city'] };
  expect(joinPages(base, here, there).confirm_later, 'taken out there').toEqual(['visits.0.city']);
  const asBefore = { form_data: base.form_data, confirm_later: [...base.confirm_later, 'visits.0.city'] };
  expect(joinPages(base, mine(rows('Lima'), ['visits.0.city']), asBefore).confirm_later).toEqual(['visits.0.city']);
  expect(joinPages(base, here, asBefore).confirm_later.toSorted(), 'the same rows').toEqual([
    'visits.0.city',
    'visits.1.city',
  ]);
});

test('whoever chooses between two answers keeps the marks of both sides on what was not in question', () => {
  const base = { form_data: { city: 'Cali', sex: 'F', born: null }, confirm_later: ['sex'] };
  const here = mine({ city: 'Lima', sex: 'F', born: null }, ['sex', 'city']);
  const there = { form_data: { city: 'Quito', sex: 'F', born: null }, confirm_later: ['born'] };
  const choose = (side: 'mine' | 'theirs') =>
    settlePages(base, here, there, (name) => (name === 'city' ? side : undefined));
  expect(choose('mine')).toEqual({
    answers: { city: 'Lima', sex: 'F', born: null },
    confirm_later: ['city', 'born'],
  });
  expect(choose('theirs')).toEqual({ answers: there.form_data, confirm_later: ['born'] });
});
