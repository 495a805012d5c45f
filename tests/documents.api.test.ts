/** Public pages as they leave: kept whole, compressed, the same for everybody (docs/architecture.md "Page cache"). */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localeOf } from '#app/i18n/locales.ts';
import { mailboxDir } from '#app/integrations/mail/mailbox.server.ts';
import { pathsOf } from '#app/paths.ts';
import { readTags, touchTag } from '#app/platform/pages/tags.server.ts';
import { createApp } from '#server/app.ts';
import { scriptHashes } from '#server/pages/render.ts';
import { expect, ORIGIN, pagesAreRead, sampleRows, test } from './app.ts';
import { askable } from './entry-paths.ts';

const documents = sampleRows()
  .filter(({ kind, layout, isSearch }) => layout === 'document' && (!kind || kind === 'notice') && !isSearch)
  .flatMap((row) => pathsOf(row).map((place) => ({ ...place, path: encodeURI(askable(place.path)) })));

test('every document is kept: known by its ETag, sent with brotli or gzip, the same bytes', async ({ api }) => {
  expect(documents.length).toBeGreaterThan(10);
  for (const { path } of documents) {
    const plain = await api.raw('GET', path);
    const html = await plain.text();
    expect(plain.status, path).toBe(200);
    expect(plain.headers.get('vary'), path).toBe('accept-encoding');
    const etag = String(plain.headers.get('etag'));
    expect(etag, path).toMatch(/^W\/"[\w-]{22}"$/);
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await api.raw('GET', path, { headers: { 'accept-encoding': `${encoding}, deflate` } });
      expect(packed.headers.get('content-encoding'), path).toBe(encoding);
      expect(String(read(Buffer.from(await packed.arrayBuffer()))), path).toBe(html);
    }
    const again = await api.raw('GET', path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()], path).toEqual([304, '']);
    const head = await api.raw('HEAD', path);
    expect([head.status, await head.text(), head.headers.get('etag')], path).toEqual([200, '', etag]);
  }
});

test('neither cookie, header nor query changes a page', async ({ api }) => {
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await api.raw('GET', path, { headers })).text();
  const page = await read('/en');
  const visitors: Record<string, string>[] = [
    { cookie: 'NEXT_LOCALE=ar; token=abc; has_session=1; user=%7B%7D' },
    { 'accept-language': 'ar', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'save-data': 'on', dnt: '1', 'user-agent': 'Mozilla/5.0 (Linux; Android 10)' },
  ];
  for (const headers of visitors) expect(await read('/en', headers)).toBe(page);
  expect(await read('/en?utm_source=x&q=%3Cscript%3E')).toBe(page);
  expect(await read('/en')).toBe(page);
});

test('at / the chosen language redirects, at no other page', async ({ api }) => {
  const cookie = (locale: string) => ({ headers: { cookie: `a=b; NEXT_LOCALE=${locale}` } });
  const byOurLink = { headers: { cookie: 'NEXT_LOCALE=ar', 'sec-fetch-site': 'same-origin' } };
  expect((await api.raw('GET', '/', byOurLink)).status, 'who comes by our own link has chosen').toBe(200);
  const away = await api.raw('GET', '/?utm_source=x', cookie('ar'));
  expect([away.status, away.headers.get('location')]).toEqual([302, '/ar?utm_source=x']);
  for (const locale of ['es', 'fr', '', '/evil'])
    expect((await api.raw('GET', '/', cookie(locale))).status, locale).toBe(200);
  expect((await api.raw('GET', '/privacy-policy', cookie('ar'))).status).toBe(200);
  expect((await api.raw('GET', '/en', cookie('ar'))).status).toBe(200);
});

test('a bare English slug leads to the Spanish page', async ({ api }) => {
  const answer = await api.raw('GET', '/maintenance?a=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/mantenimiento?a=1']);
  for (const path of ['/privacy-policy', '/mantenimiento', '/en/maintenance'])
    expect((await api.raw('GET', path)).status, path).toBe(200);
});

test('a page names its one address and the same page in every language it is written in', async ({ api }) => {
  for (const row of sampleRows().filter(({ kind, layout }) => layout === 'document' && !kind)) {
    const addresses = pathsOf(row).map((address) => ({ ...address, path: askable(address.path) }));
    const written = addresses.filter(({ locale, content, isOtherSpelling }) => locale === content && !isOtherSpelling);
    for (const { path, content } of addresses) {
      const html = await (await api.raw('GET', encodeURI(path))).text();
      const own = written.find(({ locale }) => locale === content);
      expect(html, path).toContain(`<link rel="canonical" href="${ORIGIN}${own?.path}"/>`);
      const named = [...html.matchAll(/<link rel="alternate" hrefLang="(\w\w)" href="([^"]*)"/g)];
      expect(named.map(([, locale, href]) => `${locale} ${href}`)).toEqual(
        written.map((other) => `${other.locale} ${ORIGIN}${other.path}`),
      );
    }
  }
});

test('inside the phone app a page has neither navigation bar nor footer, and its own place in the cache', async ({
  api,
}) => {
  const inApp = { headers: { 'user-agent': 'Mozilla/5.0 MiradorApp/1.2' } };
  for (const _ of ['first', 'kept']) {
    const html = await (await api.raw('GET', '/en', inApp)).text();
    expect(html).toContain('<main');
    expect(html).not.toMatch(/<header|<footer/);
    expect(await (await api.raw('GET', '/en')).text()).toMatch(/<header[\s\S]*<footer/);
  }
});

test('the policy of a page names each of its inline scripts by its hash, and nothing is allowed beside them', async ({
  api,
}) => {
  const script = 'document.title = 1;';
  const hash = createHash('sha256').update(script).digest('base64');
  const html = `<script>${script}</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  expect(scriptHashes(html)).toEqual([`'sha256-${hash}'`]);
  for (const { path } of documents) {
    const answer = await api.raw('GET', path);
    const policy = String(answer.headers.get('content-security-policy'));
    const named = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(named, path).toBe(["'self'", ...new Set(scriptHashes(await answer.text()))].join(' '));
  }
});

test('a page that cannot be made is the notice in its language, for now and for nobody to keep', async ({ api }) => {
  const env = { ...api.services.env };
  await pagesAreRead();
  const app = createApp({ ...api.services, env });
  const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    app.request(`${ORIGIN}${path}`, { headers: { host: '127.0.0.1:3000', ...headers } });
  await app.pages.prepare();
  env.PUBLIC_URL = 'no address';
  const titles = { '/': 'Estamos haciendo mejoras', '/en': 'We are making improvements', '/ar': 'نُجري تحسينات الآن' };
  for (const [path, title] of Object.entries(titles)) {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    expect(answer.headers.get('retry-after'), path).toBe('60');
    expect(html, path).toContain(`<html lang="${localeOf(path)}"`);
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    const known = { accept: 'text/html', 'if-none-match': String(answer.headers.get('etag')) };
    expect((await get(path, known)).status, 'never "as before"').toBe(503);
  }
  const call = await get('/en', { accept: 'application/json' });
  expect([call.status, await call.json()]).toEqual([500, { success: false, message: 'Internal Server Error' }]);
  expect(api.logLines.filter((line) => line.includes('request failed'))).toHaveLength(7);
  env.PUBLIC_URL = ORIGIN;
  expect((await get('/en')).status).toBe(200);
});

test('the home page that was made at the start stays when it can no longer be made', async ({ api }) => {
  const env = { ...api.services.env };
  await pagesAreRead();
  const app = createApp({ ...api.services, env });
  await app.pages.warm();
  env.PUBLIC_URL = 'no address';
  for (const path of ['/', '/en', '/ar']) {
    const answer = await app.request(`${ORIGIN}${path}`, { headers: { host: '127.0.0.1:3000', accept: 'text/html' } });
    expect(answer.status, path).toBe(200);
  }
});

test('a page whose data cannot be read says so, and says nothing of the reason', async ({ api }) => {
  const dataDir = join(api.services.env.DATA_DIR, 'unreadable');
  mkdirSync(mailboxDir(dataDir), { recursive: true });
  writeFileSync(join(mailboxDir(dataDir), 'a.json'), '{"subject": "half a');
  await pagesAreRead();
  const app = createApp({ ...api.services, env: { ...api.services.env, DATA_DIR: dataDir } });
  const answer = await app.request(`${ORIGIN}/dev/mailbox`, { headers: { host: '127.0.0.1:3000' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(html).toMatch(/<h1[^>]*>Algo falló de nuestro lado<\/h1>/);
  expect(html).not.toMatch(/JSON|SyntaxError|half a/);
  expect(api.logLines.join('')).toContain('page failed');
});

test('a tag counts its changes, whoever made them', async ({ api }) => {
  await touchTag(api.db, 'waits');
  await touchTag(api.db, 'waits');
  await touchTag(api.db, 'rates');
  expect(Object.fromEntries(await readTags(api.db))).toEqual({ waits: 2, rates: 1 });
});

test('addresses that lead nowhere get one and the same page, as 404 and for nobody to keep (T47)', async ({ api }) => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.raw('GET', path, { headers });
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    return answer.text();
  };
  const page = await read('/en/nothing');
  expect(page).toMatch(/<html lang="en"[\s\S]*<header/);
  for (const path of ['/en/other', '/en/-', '/en/congratulations/none'])
    expect((await read(path)).length, path).toBeGreaterThan(1000);
  expect(await read('/en/other', { 'if-none-match': '*' })).toBe(page);
  expect(await read('/nada')).toContain('<html lang="es"');
  expect(await read('/en/nothing', { 'user-agent': 'MiradorApp/1.2' })).not.toContain('<header');
  expect(await read('/en/nothing')).toBe(page);
});
