/** Sitemaps and robots.txt: made of the site map, so a new row of app/paths.ts is in them by itself. What each of them answers: site.api.test.ts. */

import { brotliDecompressSync } from 'node:zlib';
import { LOCALES } from '#app/i18n/locales.ts';
import { pathsOf, screenRows } from '#app/paths.ts';
import { expect, ORIGIN, PRODUCTION, type TestApp, test, withSettings } from './app.ts';
import { addressesOf } from './entry-paths.ts';

const isListed = ({ layout, kind, isSearch }: ReturnType<typeof screenRows>[number]) =>
  layout === 'document' && !kind && !isSearch;
const FILES = ['/sitemap.xml', ...LOCALES.map((locale) => `/sitemap-${locale}.xml`), '/robots.txt'];

const read = async (api: TestApp, path: string, headers?: Record<string, string>) => {
  const answer = await api.raw('GET', path, headers ? { headers } : {});
  expect(answer.status, path).toBe(200);
  return answer.text();
};

/** Address -> its alternates, as the sitemap of a language says. */
function entriesOf(xml: string) {
  return new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, loc = '', rest = '']) => [
      loc,
      [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    ]),
  );
}

test('the sitemap of a language holds every public page written in it, and nothing else', async ({ api }) => {
  for (const locale of LOCALES) {
    const expected = screenRows()
      .filter((row) => isListed(row) && addressesOf(row).some((one) => one.locale === locale && one.content === locale))
      .flatMap((row) =>
        addressesOf(row).filter((one) => one.locale === locale && one.content === locale && !one.isOtherSpelling),
      )
      .map(({ path }) => new URL(path, ORIGIN).href);
    const found = [...entriesOf(await read(api, `/sitemap-${locale}.xml`)).keys()];
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found).size).toBe(found.length);
  }
});

test('alternates point both ways, with the Spanish page for everybody else', async ({ api }) => {
  const all = new Map<string, string[]>();
  for (const locale of LOCALES)
    for (const [address, alternates] of entriesOf(await read(api, `/sitemap-${locale}.xml`)))
      all.set(address, alternates);
  for (const [address, alternates] of all) {
    const named = alternates.map((one) => one.split(' ') as [string, string]);
    if (named.length === 0) continue;
    expect(named.map(([, href]) => href)).toContain(address);
    for (const [, href] of named) expect(all.get(href), `${address} names ${href}`).toEqual(alternates);
    expect(Object.fromEntries(named)['x-default']).toBe(Object.fromEntries(named).es);
  }
});

test('pages that stand in for a language, notices and developer pages are in no sitemap', async ({ api }) => {
  const xml = (await Promise.all(LOCALES.map((locale) => read(api, `/sitemap-${locale}.xml`)))).join('');
  const left = screenRows().flatMap((row) =>
    addressesOf(row)
      .filter(({ locale, content, isOtherSpelling }) => !isListed(row) || locale !== content || isOtherSpelling)
      .map(({ path }) => new URL(path, ORIGIN).href),
  );
  expect(left.length).toBeGreaterThan(5);
  expect(left.filter((address) => xml.includes(`<loc>${address}</loc>`))).toEqual([]);
});

test('the index names the sitemap of each language, robots.txt the index, all at the public address', async ({
  api: demo,
}) => {
  const host = { host: 'mirador.example' };
  const api = withSettings(demo, PRODUCTION);
  const index = await read(api, '/sitemap.xml', host);
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, loc]) => loc)).toEqual(
    LOCALES.map((locale) => `https://mirador.example/sitemap-${locale}.xml`),
  );
  expect(await read(api, '/robots.txt', host)).toContain('\nSitemap: https://mirador.example/sitemap.xml\n');
  expect(await read(api, '/sitemap-en.xml', host)).toContain('<loc>https://mirador.example/en</loc>');
});

test('robots.txt closes the app, calls and developer pages, and no public page', async ({ api }) => {
  const closed = [...(await read(api, '/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning));
  for (const row of screenRows())
    for (const { path } of pathsOf(row))
      expect(isClosed(path), path).toBe(row.layout === 'app' || row.kind === 'developer' || row.kind === 'demo');
  for (const path of ['/admin', '/api-mv/openapi.json', '/en/portal/applicants'])
    expect(isClosed(path), path).toBe(true);
});

test('they have their type, are kept for an hour, known by their ETag and sent packed', async ({ api }) => {
  for (const path of FILES) {
    const answer = await api.raw('GET', path);
    const text = await answer.text();
    const etag = String(answer.headers.get('etag'));
    expect(answer.headers.get('content-type'), path).toBe(
      path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
    );
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=3600');
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect((await api.raw('GET', path, { headers: { 'if-none-match': etag } })).status, path).toBe(304);
    expect((await api.raw('HEAD', path)).status, path).toBe(200);
    expect((await api.raw('POST', path)).status, path).toBe(404);
    const packed = await api.raw('GET', path, { headers: { 'accept-encoding': 'br' } });
    expect(String(brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))), path).toBe(text);
  }
});

test('every public page says whose it is, and no other page does', async ({ api }) => {
  const organizations = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, text = '']) => JSON.parse(text) as { '@type': string; '@id'?: string })
      .filter((item) => item['@type'] === 'Organization')
      .map((item) => item['@id']);
  expect(organizations(await read(api, '/en'))).toEqual([`${ORIGIN}/#organization`]);
  expect(organizations(await read(api, '/privacy-policy'))).toEqual([`${ORIGIN}/#organization`]);
  for (const path of ['/mantenimiento', '/auth/log-in', '/dev/api'])
    expect(organizations(await read(api, path))).toEqual([]);
});
