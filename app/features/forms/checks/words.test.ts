/** Every warning in words: no key, no brace, both labels, in every language. */
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { changed, seeds } from '#tests/contradictions.ts';
import { asPerson, fillIn, TODAY } from '#tests/family-forms.ts';
import { families } from '#tests/known-families.ts';
import { findContradictions } from './find.ts';
import { sentenceOf, wordsOf } from './words.server.ts';

const found = seeds.flatMap(([, family, changes]) => {
  const people = changed(fillIn(families[family]), changes).map(asPerson);
  return people.flatMap((person) =>
    findContradictions(ds160, { person, family: people.filter((one) => one !== person), today: TODAY }),
  );
});

test('every seeded contradiction is a whole sentence with the labels of its fields', () => {
  expect(found.length).toBeGreaterThanOrEqual(seeds.length);
  for (const locale of LOCALES)
    for (const one of found) {
      const words = wordsOf(ds160, one, locale, one.other && 'Jorge');
      const sentence = sentenceOf(words);
      const where = `${locale} ${one.key}: ${sentence}`;
      expect(sentence, where).toMatch(/^[^{}_]{20,}\.$/);
      for (const { field, label } of words.fields) expect(label, where).not.toBe(field.field);
      const links = words.pieces.filter((piece) => typeof piece !== 'string');
      expect(links, where).toEqual(words.fields.slice(0, links.length));
      expect(links.length, where).toBeGreaterThan(0);
      if (one.other) expect(sentence, where).toContain('Jorge');
    }
});

test('a row is named with its number, a whole group by its own name', () => {
  const of = (check: string) => found.find((one) => one.check === check) ?? expect.unreachable(check);
  const labels = (check: string) => wordsOf(ds160, of(check), 'es', 'Livia').fields.map(({ label }) => label);
  expect(labels('us-visited-never-there')[0]).toMatch(/ 2: /);
  expect(labels('companion-missing')[1]).not.toMatch(/\d/);
  expect(labels('given-names-profile')).toEqual(['Nombres, como en tu pasaporte', 'Nombre del perfil']);
});
