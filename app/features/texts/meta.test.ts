/** What a shared link shows. */
import pictures from 'virtual:sharing-pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ogImage, pageMeta, sharing } from './meta.ts';

/** Empty in tests; other files read the same module. */
beforeAll(() => {
  pictures.es = {
    home: '/assets/og-home-es-a.png',
    'privacy-policy': '/assets/og-privacy-policy-es-b.png',
    'resource/one': '/assets/og-one-es-c.png',
  };
});
afterAll(() => {
  delete pictures.es;
});

const ORIGIN = 'https://mirador.example';
const page = { title: 'Tu visa', description: 'Paso a paso', url: `${ORIGIN}/`, locale: 'es' } as const;
const read = (found: ReturnType<typeof sharing>, key: string) =>
  found.flatMap((one) => {
    const { property, name, content } = one as { property?: string; name?: string; content?: string };
    return (property ?? name) === key ? [content] : [];
  });

test('a shared link has title, description, type, address, language and picture', () => {
  const found = sharing({ ...page, image: '/assets/og-home-es-a.png' });
  const expected = {
    'og:type': 'website',
    'og:site_name': 'Mirador',
    'og:title': 'Tu visa',
    'og:description': 'Paso a paso',
    'og:url': `${ORIGIN}/`,
    'og:locale': 'es_LA',
    'og:image': `${ORIGIN}/assets/og-home-es-a.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Tu visa',
    'twitter:card': 'summary_large_image',
  };
  for (const [key, content] of Object.entries(expected)) expect(read(found, key), key).toEqual([content]);
  expect(read(found, 'og:locale:alternate')).toEqual(['en_US', 'ar_AR']);
});

test('without a picture the card is small and names none', () => {
  const found = sharing({ ...page, image: undefined });
  expect(read(found, 'twitter:card')).toEqual(['summary']);
  expect(found.filter((one) => 'property' in one && String(one.property).startsWith('og:image'))).toEqual([]);
});

test('a page has its own picture, or the home page’s in its language, or none', () => {
  expect(ogImage('privacy-policy', 'es')).toBe('/assets/og-privacy-policy-es-b.png');
  expect(ogImage('terms-conditions', 'es')).toBe('/assets/og-home-es-a.png');
  expect(ogImage('home', 'en')).toBeUndefined();
  expect(ogImage('resource', 'es', 'one'), 'an article').toBe('/assets/og-one-es-c.png');
  expect(ogImage('resource', 'es', 'two')).toBe('/assets/og-home-es-a.png');
});

test('a page’s head is made of its title, its description and the origin that the layout tells', () => {
  const matches = [undefined, { id: 'document', loaderData: { origin: ORIGIN } }];
  const found = pageMeta({ location: { pathname: '/privacy-policy' }, matches }, page);
  expect(found.slice(0, 2)).toEqual([{ title: 'Tu visa' }, { name: 'description', content: 'Paso a paso' }]);
  expect(read(found, 'og:url')).toEqual([`${ORIGIN}/privacy-policy`]);
  expect(read(found, 'og:image')).toEqual([`${ORIGIN}/assets/og-privacy-policy-es-b.png`]);
});

test('a page that could not be made shares nothing but its title and description', () => {
  const failed = pageMeta({ location: { pathname: '/' }, matches: [{ id: 'document' }] }, page);
  const missing = pageMeta(
    { location: { pathname: '/nowhere' }, matches: [{ id: 'document', loaderData: { origin: ORIGIN } }] },
    page,
  );
  for (const found of [failed, missing]) expect(found).toHaveLength(2);
});
