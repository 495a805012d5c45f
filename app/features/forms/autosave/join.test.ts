/** What two have written on one page: joined where they do not meet, never a silent win where they do (D23). */
import { expect, test } from 'vitest';
import { joinPages } from './join.ts';

const mine = (answers: Record<string, string | null>, confirm_later: string[] = []) => ({ answers, confirm_later });

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
