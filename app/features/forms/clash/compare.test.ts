import { expect, test } from 'vitest';
import type { Field } from '#content/forms/definition.ts';
import { differences } from './compare.tsx';

const fields: Field[] = [
  { name: 'city', type: 'text' },
  { name: 'visits', type: 'addRemove', fields: [{ name: 'arrived', type: 'date' }] },
  { name: 'note', type: 'imperative' },
];

test('what differs is named, and whoever alone has changed it is proposed', () => {
  const found = differences(fields, { city: 'Cali' }, { city: 'Bogotá' }, { city: 'Cali' });
  expect(found.map(({ field, proposed }) => [field.name, proposed])).toEqual([['city', 'mine']]);
  expect(differences(fields, { city: 'Cali' }, { city: 'Cali' }, { city: 'Lima' })[0]?.proposed).toBe('theirs');
  expect(differences(fields, {}, { city: '' }, { city: null }), 'empty is empty').toEqual([]);
});

test('rows that come back from the database with their keys in another order are the same', () => {
  const mine = { visits: [{ arrived: '2019', stay_unit: 'D' }] };
  expect(differences(fields, mine, mine, { visits: [{ stay_unit: 'D', arrived: '2019' }] })).toEqual([]);
});
