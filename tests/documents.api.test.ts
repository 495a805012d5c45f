/** Public pages as they leave: kept whole, compressed, the same for everybody (docs/architecture.md "Page cache"). */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathsOf, screenRows } from '#app/paths.ts';
import { readTags, touchTag } from '#app/platform/page-tags.server.ts';
import { scriptHashes } from '#server/pages.ts';
import { expect, ORIGIN, test } from './app.ts';

const documents = screenRows()
  .filter(({ kind, layout }) => layout === 'document' && (!kind || kind === 'notice'))
  .flatMap((row) => pathsOf(row));

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

test('a page names its one address and the same page in every language, both ways', async ({ api }) => {
  for (const row of screenRows().filter(({ kind, layout }) => layout === 'document' && !kind))
    for (const { path } of pathsOf(row)) {
      const html = await (await api.raw('GET', path)).text();
      expect(html, path).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
      for (const other of pathsOf(row))
        expect(html, path).toContain(`hrefLang="${other.locale}" href="${ORIGIN}${other.path}"`);
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

test('a tag counts its changes, whoever made them', async ({ api }) => {
  await touchTag(api.db, 'waits');
  await touchTag(api.db, 'waits');
  await touchTag(api.db, 'rates');
  expect(Object.fromEntries(await readTags(api.db))).toEqual({ waits: 2, rates: 1 });
});
