/** Search forgives accents and slips, weighs titles over texts, and finds nothing in nothing. */
import { expect, test } from 'vitest';
import { openSearch } from './find.ts';
import { bitsOf, maskOf, slipsBetween, wordsOf } from './letters.ts';
import { packSearch } from './pack.ts';

const articles = [
  { title: 'La foto de la visa', headings: 'foto medidas fondo', text: 'Cómo tomarla con tu celular en casa.' },
  { title: 'Renovar la visa', headings: 'renovación entrevista', text: 'Sin entrevista, con esta foto reciente.' },
  { title: 'Cómo llenar el DS-160', headings: 'formulario páginas', text: 'Fotografía, viajes y trabajo anterior.' },
  { title: 'جواز السفر والتأشيرة', headings: 'صلاحية', text: 'إجراءات تجديد الجواز قبل المقابلة' },
  {
    title: 'Viajar con ESTA',
    about: 'Autorización electrónica',
    headings: 'pagar',
    text: 'Si esta visa no hace falta.',
  },
].map((one) => ({ about: '', ...one }));
const { find } = openSearch(packSearch(articles));

test('words are compared without case, accents and marks; DS-160 is one word', () => {
  expect(wordsOf('Cómo, RENOVACIÓN DS-160 ds160 {us-mrv}')).toEqual(['como', 'renovacion', 'ds160', 'ds160']);
  expect(wordsOf('visas tarifas photos gas')).toEqual(['visa', 'tarifa', 'photo', 'gas']);
  expect(wordsOf('التَّأشيرة تأشيرتك إجراءات')).toEqual(['تاشير', 'تاشير', 'اجراء']);
});

test('slips are counted: a letter more, fewer, another, or two in the wrong order', () => {
  const cases: [string, string, number][] = [
    ...([['foto', 'foto', 0]] as [string, string, number][]),
    ['foto', 'fotos', 1],
    ['foto', 'fto', 1],
    ['foto', 'fota', 1],
    ['foto', 'ofto', 1],
    ['renovacion', 'renobasion', 2],
    ['foto', 'casa', 3],
  ];
  for (const [a, b, slips] of cases) expect(slipsBetween(a, b, 2), `${a} ${b}`).toBe(slips);
  for (const [a, b, slips] of cases)
    if (slips <= 2) expect(bitsOf(maskOf(a) ^ maskOf(b)), `${a} ${b}`).toBeLessThanOrEqual(2 * slips);
});

test('what is in a title comes first, then headings, then texts', () => {
  expect(find('foto'), 'a word that goes on counts less').toEqual([0, 1, 2]);
  expect(find('entrevista')).toEqual([1]);
});

test('accents and slips are forgiven, and the last word may be unfinished', () => {
  for (const typed of ['renovacion', 'RENOVACIÓN', 'renobación', 'rneovacion', 'renov'])
    expect(find(typed), typed).toEqual([1]);
  expect(find('formulraio')).toEqual([2]);
  expect(find('ds-160')).toEqual([2]);
  expect(find('fotogra')).toEqual([2]);
  expect(find('التاشيره')).toEqual([3]);
  expect(find('تجديد الجواز')).toEqual([3]);
});

test('words that every text has say nothing, but ESTA is a name', () => {
  expect(find('esta')).toEqual([4]);
  expect(find('¿Cómo es esta foto de la visa?')).toEqual(find('foto visa'));
  expect(find('visa para ESTA')).toEqual([4, 0, 1]);
  for (const typed of ['la', 'como', 'para que']) expect(find(typed), typed).toEqual([]);
});

test('"ds 160" is the one word of the index', () => {
  expect(find('ds 160')).toEqual([2]);
});

test('every word counts: who has more of them comes first, and one of many is not enough', () => {
  expect(find('visa entrevista')).toEqual([1, 0, 4]);
  expect(find('foto entrevista'), 'only one has both').toEqual([1, 0]);
  expect(find('foto xxxxxx yyyyyy')).toEqual([]);
});

test('nothing, signs and very long questions find nothing and break nothing', () => {
  for (const typed of ['', '   ', '!!!', '%%', '\u0000', 'a'.repeat(5000), '__proto__'])
    expect(find(typed), typed).toEqual([]);
  expect(openSearch(packSearch([])).find('foto')).toEqual([]);
});
