import { expect, test } from 'vitest';
import { allEntries } from '#server/article-entries.ts';
import { contentLocale, indexEntries, pagesOf, pathToEntry, placesOf, provideEntries, screenAt } from './path-match.ts';
import { pathsOf, pathTo, screenRows } from './paths.ts';

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
  const { at } = placesOf([row, { name: 'plain', file: '', layout: 'document', es: '/', en: '/en', ar: '/ar' }]);
  expect(at('/ar/guide/photo')).toEqual({ screen: 'guide', locale: 'ar', content: 'en', params: { topic: 'photo' } });
  expect(at('/ar/guide/photo/')).toEqual(at('/ar/guide/photo.data'));
  expect(at('/en/guide/photo')).toEqual({ screen: 'guide', locale: 'en', content: 'en', params: { topic: 'photo' } });
  expect(at('/ar')).toEqual({ screen: 'plain', locale: 'ar', content: 'ar', params: {} });
  expect(at('/ar/guia/photo')).toBeUndefined();
  expect(at('/ar/guide/photo/more')).toBeUndefined();
});

test('a page speaks the language of its address, also one that does not exist', () => {
  expect(['/', '/en', '/ar', '/ar/nothing'].map(contentLocale)).toEqual(['es', 'en', 'ar', 'ar']);
  expect(['/_.data', '/en.data', '/ar/nothing.data'].map(contentLocale)).toEqual(['es', 'en', 'ar']);
  expect(pathTo('home', 'ar')).toBe('/ar');
});

const guides = { ...row, ar: '/ar/dalil/:topic', hasEntries: true } as const;
const index = indexEntries([
  { name: 'photo', slugs: { es: 'foto', en: 'photo', ar: 'sura' }, old: ['retrato'] },
  { name: 'fees', slugs: { es: 'costos', en: 'fees' } },
  { name: 'courier', slugs: { es: 'mensajeria' } },
]);
const places = () => placesOf([guides], () => index);

test('a screen with entries finds them by their slug in each language, and nothing else', () => {
  const { at } = places();
  expect(at('/guia/foto')).toMatchObject({ entry: 'photo', locale: 'es', content: 'es', params: { topic: 'foto' } });
  expect(at('/ar/dalil/sura')).toMatchObject({ entry: 'photo', locale: 'ar', content: 'ar' });
  expect(at('/ar/dalil/fees'), 'English words stand in (D7)').toMatchObject({ entry: 'fees', content: 'en' });
  for (const nowhere of ['/guia/photo', '/guia/retrato', '/en/guide/mensajeria', '/ar/dalil/costos', '/guia/__proto__'])
    expect(at(nowhere), nowhere).toBeUndefined();
});

test('the language switch leads to the slug of the other language, and where there is none it says so', () => {
  const { at, pathToEntry } = places();
  const to = (from: string, locale: 'es' | 'en' | 'ar') => {
    const place = at(from);
    return place?.entry && pathToEntry(place.screen, place.entry, locale);
  };
  expect(to('/guia/foto', 'en')).toBe('/en/guide/photo');
  expect(to('/en/guide/fees', 'ar')).toBe('/ar/dalil/fees');
  expect(to('/guia/mensajeria', 'en')).toBeUndefined();
});

test('a slug of before, or of another language, leads to the one it has here; one that is right leads nowhere', () => {
  const { moved } = places();
  expect(moved('/guia/retrato')).toBe('/guia/foto');
  expect(moved('/guia/photo')).toBe('/guia/foto');
  expect(moved('/ar/dalil/foto')).toBe('/ar/dalil/sura');
  for (const right of ['/guia/foto', '/guia/nothing', '/en/guide/mensajeria', '/'])
    expect(moved(right), right).toBeUndefined();
});

test('a bare English address leads to the Spanish page of the entry, unless it is a page itself (D8)', () => {
  const { at, moved } = places();
  expect(moved('/guide/photo')).toBe('/guia/foto');
  expect(moved('/guide/retrato')).toBe('/guia/foto');
  for (const nowhere of ['/guide/nothing', '/guide/photo/more', '/guide'])
    expect(moved(nowhere), nowhere).toBeUndefined();
  expect(at('/guide/photo'), 'it is no page').toBeUndefined();
  const other = { name: 'other', file: '', layout: 'document', es: '/guide/:topic' } as const;
  expect(placesOf([guides, other], (screen) => (screen === 'guide' ? index : undefined)).moved('/guide/photo')).toBe(
    undefined,
  );
});

test('search engines are told of each entry in the languages it is written in', () => {
  expect(pagesOf([guides], () => index)).toEqual([
    { screen: 'guide', entry: 'photo', paths: { es: '/guia/foto', en: '/en/guide/photo', ar: '/ar/dalil/sura' } },
    { screen: 'guide', entry: 'fees', paths: { es: '/guia/costos', en: '/en/guide/fees' } },
    { screen: 'guide', entry: 'courier', paths: { es: '/guia/mensajeria' } },
  ]);
  expect(pagesOf([row]), 'without entries a screen with a parameter names no page').toEqual([]);
});

test('an entry is linked by its name, in the language of the page or the one that stands in', () => {
  const { pathToEntry } = places();
  expect(pathToEntry('guide', 'photo', 'ar')).toBe('/ar/dalil/sura');
  expect(pathToEntry('guide', 'fees', 'ar')).toBe('/ar/dalil/fees');
  expect(pathToEntry('guide', 'courier', 'en')).toBeUndefined();
  expect(pathToEntry('guide', 'nothing', 'es')).toBeUndefined();
});

test('the browser knows no entries: the server gives them, and every screen with entries has some', () => {
  expect(placesOf([guides], () => undefined).at('/guia/anything')).toMatchObject({ screen: 'guide' });
  const entries = allEntries();
  provideEntries(entries);
  expect(screenAt('/felicitaciones/anything')).toBeUndefined();
  expect(pathToEntry('congratulations', 'esta', 'en')).toBe('/en/congratulations/esta');
  for (const { name, hasEntries } of screenRows())
    expect(hasEntries ? entries[name as keyof typeof entries].length : 1, name).toBeGreaterThan(0);
});

test('ten thousand entries are found without looking through them', () => {
  const many = indexEntries(
    Array.from({ length: 10_000 }, (_, key) => ({ name: `n${key}`, slugs: { es: `es-${key}`, en: `en-${key}` } })),
  );
  const { at, moved } = placesOf([guides], () => many);
  const started = performance.now();
  for (let key = 0; key < 10_000; key++) {
    expect(at(`/guia/es-${key}`)?.entry === `n${key}` && moved(`/guia/en-${key}`) === `/guia/es-${key}`).toBe(true);
  }
  expect(performance.now() - started, 'a look through the list for each would take minutes').toBeLessThan(5000);
});
