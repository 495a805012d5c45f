import { expect, test } from 'vitest';
import type { Field, PageText } from '#content/forms/definition.ts';
import { compareWords } from './compare-words.ts';

const text: PageText = {
  title: 'Viajes',
  fields: {
    visits: { label: 'Viajes' },
    'visits.arrived': { label: 'Llegada' },
    'visits.stay_unit': { label: 'Unidad' },
    'visits.unknown': { label: 'No lo sé' },
  },
};
const visits: Field = {
  name: 'visits',
  type: 'addRemove',
  fields: [
    { name: 'arrived', type: 'date' },
    { name: 'stay_unit', type: 'select', options: 'stay_units' as NonNullable<Field['options']> },
    { name: 'unknown', type: 'doesNotApply' },
  ],
};
const words = compareWords({
  locale: 'es',
  text,
  labelOf: ({ options }, code) => (options && code === 'D' ? 'Días' : code),
  says: { yes: 'Sí', no: 'No', nothing: 'Sin respuesta', rows: (count) => `${count} registros` },
});

test('dates, boxes and codes are read in words, and what cannot be read as it was written', () => {
  expect(words({ name: 'born', type: 'date' }, '2010-03-01')).toBe('1 de marzo de 2010');
  expect(words({ name: 'born', type: 'date' }, '2010-03')).toBe('marzo de 2010');
  expect(words({ name: 'born', type: 'date' }, 'en marzo')).toBe('en marzo');
  expect(words({ name: 'none', type: 'doesNotApply' }, true)).toBe('Sí');
  expect(words({ name: 'none', type: 'doesNotApply' }, null), 'a box that nobody ticked').toBe('No');
  expect(words({ name: 'city', type: 'text' }, null)).toBe('Sin respuesta');
  expect(words(visits.fields?.[1] as Field, 'D')).toBe('Días');
});

test('rows are told by the labels of their fields, without what nobody said', () => {
  const rows = [
    { arrived: '2010-03-01', stay_unit: 'D', unknown: false },
    { arrived: null, stay_unit: null, unknown: true },
  ];
  expect(words(visits, rows)).toBe('2 registros · Llegada: 1 de marzo de 2010, Unidad: Días · No lo sé: Sí');
  expect(words(visits, [])).toBe('Sin respuesta');
});
