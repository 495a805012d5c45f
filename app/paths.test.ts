import { expect, test } from 'vitest';
import { contentLocale, placesOf } from './path-match.ts';
import { pathsOf, pathTo } from './paths.ts';

const row = { name: 'guide', file: '', layout: 'document', es: '/guia/:topic', en: '/en/guide/:topic' } as const;

test('a page not yet in Arabic stands below /ar with the English content', () => {
  expect(pathsOf(row)).toEqual([
    { locale: 'es', content: 'es', path: '/guia/:topic' },
    { locale: 'en', content: 'en', path: '/en/guide/:topic' },
    { locale: 'ar', content: 'en', path: '/ar/guide/:topic' },
  ]);
  expect(pathsOf({ ...row, en: '/en' }).at(-1)).toEqual({ locale: 'ar', content: 'en', path: '/ar' });
  expect(pathsOf({ ...row, ar: '/ar/dalil/:topic' }).at(-1)).toMatchObject({ content: 'ar', path: '/ar/dalil/:topic' });
});

test('a page in Spanish alone stands nowhere else', () => {
  expect(pathsOf({ file: '', layout: 'document', es: '/dev/api' }).map(({ path }) => path)).toEqual(['/dev/api']);
});

test('a path is found with the language around the page and that of the page', () => {
  const at = placesOf([row, { name: 'plain', file: '', layout: 'document', es: '/', en: '/en', ar: '/ar' }]);
  expect(at('/ar/guide/photo')).toEqual({ screen: 'guide', locale: 'ar', content: 'en', params: { topic: 'photo' } });
  expect(at('/ar/guide/photo/')).toEqual(at('/ar/guide/photo.data'));
  expect(at('/en/guide/photo')).toEqual({ screen: 'guide', locale: 'en', content: 'en', params: { topic: 'photo' } });
  expect(at('/ar')).toEqual({ screen: 'plain', locale: 'ar', content: 'ar', params: {} });
  expect(at('/ar/guia/photo')).toBeUndefined();
  expect(at('/ar/guide/photo/more')).toBeUndefined();
});

test('a page speaks the language of its address, also one that does not exist', () => {
  expect(['/', '/en', '/ar', '/ar/nothing'].map(contentLocale)).toEqual(['es', 'en', 'ar', 'ar']);
  expect(pathTo('home', 'ar')).toBe('/ar');
});
