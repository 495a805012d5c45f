import { expect, test } from 'vitest';
import { matchesSearch } from './search-match.ts';

test('a word is found from its first letters, accents or not', () => {
  expect(matchesSearch('México', 'me')).toBe(true);
  expect(matchesSearch('Perú', 'PERU')).toBe(true);
  expect(matchesSearch('El Salvador', 's')).toBe(true);
  expect(matchesSearch('Bolivia', 'a')).toBe(false);
});

test('three letters are found anywhere: Arabic names begin with an article', () => {
  expect(matchesSearch('الأردن', 'اردن')).toBe(true);
  expect(matchesSearch('Guatemala', 'mala')).toBe(true);
});

test('nothing typed, or spaces alone, hides nothing', () => {
  expect(matchesSearch('Chile', '  ')).toBe(true);
});
