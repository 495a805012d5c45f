import { expect, test } from 'vitest';
import type { Field, PageText } from '#content/forms/definition.ts';
import { linesOf } from './page-gone.tsx';

const fields: Field[] = [
  { name: 'employer', type: 'text' },
  { name: 'schools', type: 'addRemove', fields: [{ name: 'city', type: 'text' }] },
  { name: 'note', type: 'text' },
];
const text: PageText = {
  title: 'Work',
  fields: { employer: { label: 'Employer' }, schools: { label: 'Schools' }, 'schools.city': { label: 'City' } },
};

test('what was written can be copied: a line an answer with its label, rows too, nothing of what is empty', () => {
  const mine = { employer: 'La Espiga', schools: [{ city: 'Cali' }, { city: null }, { city: 'Lima' }], note: null };
  const shown = (_: Field, value: unknown) => (typeof value === 'string' ? value : '');
  expect(linesOf({ fields, text, mine, shown })).toEqual(['Employer: La Espiga', 'City: Cali', 'City: Lima']);
});
