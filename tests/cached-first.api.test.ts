/** A kept page leaves by a short way of its own: nobody may be able to tell (server/pages/cached-first.ts). */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { placesOf } from '#app/path-match.ts';
import { StandingResponse } from '#app/platform/calls/header.server.ts';
import { pageCache } from '#app/platform/pages/cache.server.ts';
import { cacheAnswer, compressed } from '#app/platform/pages/cached-answer.server.ts';
import type { Row } from '#app/site-map/row.ts';
import { createApp } from '#server/app.ts';
import { cachedFirst } from '#server/pages/cached-first.ts';
import { findCached, type Key, nameOf } from '#server/pages/render.ts';
import { expect, ownApp, pagesAreRead, type TestApp, test } from './app.ts';

type TestRequest = { path: string; method?: string; headers?: Record<string, string> };

async function listen(handle: RequestListener<typeof import('node:http').IncomingMessage, typeof StandingResponse>) {
  const server = createServer({ ServerResponse: StandingResponse }, handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async ask({ path, method = 'GET', headers = {} }: TestRequest) {
      const sent = request({ port, path, method, headers: { host: '127.0.0.1:3000', ...headers }, agent: false }).end();
      const [answer] = await once(sent, 'response');
      const { date: _date, 'x-request-id': id, ...rest } = answer.headers;
      expect(id).toMatch(/^[\w-]{36}$/);
      return { status: answer.statusCode, headers: rest, body: String(await buffer(answer)) };
    },
    /** The target as it is, which no client would send. */
    async askRaw(target: string, headers = '') {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\n${headers}Connection: close\r\n\r\n`, 'latin1');
      const said = await text(socket);
      return { status: Number(said.slice(9, 12)), said };
    },
    stop: () => server.close(),
  };
}

/** The same app behind both ways. */
async function bothWays(api: TestApp, isDraining = () => false) {
  await pagesAreRead();
  const app = createApp({ ...api.services, isDraining });
  const long = getRequestListener(app.fetch);
  let taken = 0;
  const short = await listen((incoming, outgoing) => {
    if (app.cachedFirst(incoming, outgoing)) taken++;
    else long(incoming, outgoing);
  });
  const whole = await listen(long);
  return { short, whole, taken: () => taken, stop: () => [short.stop(), whole.stop()] };
}

const IN_APP = { 'user-agent': 'Mozilla/5.0 MiradorApp/1.2' };
const pages: TestRequest[] = [
  { path: '/healthz', headers: { host: 'probe.example' } },
  { path: '/' },
  { path: '/en', headers: { 'accept-encoding': 'gzip, deflate, br' } },
  { path: '/ar/privacy-policy', headers: { 'accept-encoding': 'gzip' } },
  { path: '/en?utm_source=x&phone=%2B573001234567' },
  { path: '/en', headers: IN_APP },
  { path: '/', headers: { cookie: 'NEXT_LOCALE=es; token=abc' } },
  { path: '/en', headers: { cookie: 'NEXT_LOCALE=ar' } },
  { path: '/en', headers: { 'if-none-match': 'W/"another"', host: 'localhost:3000' } },
];
const others: TestRequest[] = [
  { path: '/', headers: { cookie: 'NEXT_LOCALE=ar' } },
  { path: '/en', method: 'HEAD' },
  { path: '/en', method: 'POST' },
  { path: '/en', headers: { host: 'evil.example' } },
  { path: '/en/' },
  { path: '/EN' },
  { path: '/es' },
  { path: '/en/nothing' },
  { path: '/auth/log-in' },
];

test('a kept page leaves by the short way with the same answer as by the long one', async ({ api }) => {
  const { short, whole, taken, stop } = await bothWays(api);
  for (const page of pages) await whole.ask(page);
  for (const [index, page] of pages.entries()) {
    const answer = await short.ask(page);
    expect(answer, JSON.stringify(page)).toEqual(await whole.ask(page));
    expect([answer.status, taken()]).toEqual([200, index + 1]);
    const known = { ...page, headers: { ...page.headers, 'if-none-match': `W/"x", ${answer.headers.etag}` } };
    expect(await whole.ask(known)).toMatchObject({ status: 304, body: '' });
  }
  const etag = String((await short.ask({ path: '/en' })).headers.etag);
  const known = { path: '/en', headers: { 'if-none-match': etag } };
  expect(await short.ask(known)).toEqual(await whole.ask(known));
  expect(taken()).toBe(pages.length + 2);
  stop();
});

test('whatever is not a kept page takes the long way', async ({ api }) => {
  const { short, whole, taken, stop } = await bothWays(api);
  for (const page of pages) await whole.ask(page);
  for (const other of others)
    expect((await short.ask(other)).status, JSON.stringify(other)).toBe((await whole.ask(other)).status);
  expect(taken()).toBe(0);
  stop();
});

test('an address of ours gets pages without the tag manager, by either way; everybody else has it', async () => {
  const more = { GTM_ID: 'GTM-TEST123', EXCLUDED_IPS: '203.0.113.0/24', TRUST_PROXY: 'loopback' };
  const api = await ownApp(more);
  const { short, whole, taken, stop } = await bothWays(api);
  const from = (address: string) => ({ path: '/en', headers: { 'x-forwarded-for': address } });
  for (const way of [whole, short, short])
    for (const [address, hasTags] of [
      ['203.0.113.9', false],
      ['198.51.100.7', true],
    ] as const) {
      const { status, headers, body } = await way.ask(from(address));
      expect(status).toBe(200);
      expect(body.includes('GTM-TEST123'), address).toBe(hasTags);
      expect(String(headers['content-security-policy']).includes('googletagmanager'), address).toBe(hasTags);
    }
  expect(taken(), 'only pages that are for everybody').toBe(2);
  stop();
  await api.close();
});

test('both ways write the same line, and never a query', async ({ api }) => {
  const { short, whole, stop } = await bothWays(api);
  await whole.ask({ path: '/en' });
  const linesOf = async (way: typeof short) => {
    api.logLines.length = 0;
    await way.ask({ path: '/en?phone=%2B573001234567' });
    await expect.poll(() => api.logLines.length).toBe(1);
    const { time: _time, request_id: _id, ms: _ms, ...rest } = JSON.parse(String(api.logLines[0]));
    return rest;
  };
  const line = await linesOf(short);
  expect(line).toEqual({ level: 'info', method: 'GET', path: '/en', status: 200, msg: 'request' });
  expect(line).toEqual(await linesOf(whole));
  stop();
});

test('a server that is about to end says so on kept pages too', async ({ api }) => {
  const { short, whole, taken, stop } = await bothWays(api, () => true);
  await whole.ask({ path: '/en' });
  expect((await short.ask({ path: '/en' })).headers.connection).toBe('close');
  expect(taken()).toBe(0);
  stop();
});

const list = { file: '', layout: 'document', isPaged: true } as const;
const madeUp: (Row & { name: string })[] = [
  { ...list, name: 'blog', es: '/blog/:category', ar: '/ar/مدونة/:category' },
  { ...list, name: 'news', es: '/noticias' },
  { name: 'plain', file: '', layout: 'document', es: '/visas/:kind' },
];

test('a page of a list is never answered with its first one, whatever stands in its address (T47)', async ({ api }) => {
  const { at } = placesOf(madeUp);
  const cache = pageCache<Key>({
    nameOf,
    make: async ({ path }) => ({ status: 200, html: path, tags: new Set() }),
    store: async ({ html }) => cacheAnswer('text/html', {}, await compressed(html)),
    readTags: async () => new Map(),
    failed: console.error,
  });
  const first = cachedFirst(
    { ...api.services, isDraining: () => false },
    findCached(cache, (path) => madeUp.find(({ name }) => name === at(path)?.screen)),
  );
  const nowhere = { standing: {}, writeHead() {}, end() {} } as unknown as StandingResponse;
  const isSentAtOnce = (url: string) =>
    first({ method: 'GET', url, headers: { host: '127.0.0.1:3000' } } as IncomingMessage, nowhere);
  const arabic = encodeURI('/ar/مدونة/تأشيرات');
  for (const path of ['/blog/visas', '/noticias', '/visas/b1', arabic]) await cache.ask({ path, isInApp: false });
  for (const path of ['/blog/visas', '/noticias', '/visas/b1', '/visas/b1?page=2', arabic])
    expect(isSentAtOnce(path), path).toBe(true);
  for (const path of ['/blog/visas?page=2', '/noticias?page=2', `${arabic}?page=2`, '/blog/visas?utm_source=x'])
    expect(isSentAtOnce(path), path).toBe(false);
});

/** What else somebody may write where the path of a page belongs, and what it leads to. */
const targets: [target: string, statuses: number[]][] = [
  ...['/en#x', '/en#app', '/#', '/en#?a=b', '/en#/../ar', 'http://127.0.0.1:3000/en#app'].map(
    (one) => [one, [400]] as [string, number[]],
  ),
  ['http://evil.example/en', [400]],
  ['http://127.0.0.1:3000@evil.example/en', [400]],
  ['http://user@127.0.0.1:3000/en', [400]],
  ['en', [400]],
  ['*', [400]],
  ['app /en', [400]],
  ['/en\\', [400]],
  ['/\\evil.example', [400]],
  ['/en\x01', [400]],
  ['/en\xff', [400]],
  ['/en;a=b', [404]],
  ['/en%23x', [404]],
  ['/en%23app', [404]],
  ['/en%2523app', [404]],
  ['/en%3Fx', [404]],
  ['/en%00', [404]],
  ['/en%0d%0ax', [404]],
  ['/en%E2%80%A8', [404]],
  ['/en%E2%80%AE', [404]],
  ['/en%', [404]],
  ['/%65n', [301]],
  ['/%2565n', [404]],
  ['/EN', [301]],
  ['//en', [301]],
  ['/en/.', [301]],
  ['/felicitaciones/B-1-B-2', [301]],
  ['/felicitaciones/b-1-b-2%23', [404]],
  ['/felicitaciones/%2562-1-b-2', [404]],
  ['/felicitaciones/nothing', [404]],
  ['/felicitaciones/b-1-b-2.data', [404]],
  ['/en.data', [404]],
  [`/en/${'a'.repeat(9000)}`, [404]],
];

test('only a path of the site map, in its own spelling, names a page that is kept (T47)', async ({ api }) => {
  const { short, whole, taken, stop } = await bothWays(api);
  for (const [target, statuses] of targets)
    for (const way of [short, short, whole]) {
      const { status, said } = await way.askRaw(target);
      expect(statuses, `${target} ${said.slice(0, 60)}`).toContain(status);
      if (status >= 400) expect(said, target).not.toMatch(/cache-control: public/i);
      expect(said, target).not.toContain('evil.example');
    }
  expect(taken()).toBe(0);
  const inApp = await short.ask({ path: '/en', headers: IN_APP });
  expect(inApp.body, 'not the page that /en#app led to').not.toMatch(/<header|<footer/);
  expect((await short.ask({ path: '/en' })).body).toMatch(/<header[\s\S]*<footer/);
  for (const path of ['/en#app', '/en#x', '/en%23app', '/felicitaciones/b-1-b-2.data']) await short.askRaw(path);
  expect((await short.ask({ path: '/en', headers: IN_APP })).body).toBe(inApp.body);
  expect(taken()).toBe(1);
  for (const target of ['/en?#app', '/en?a#x', 'http://127.0.0.1:3000/en'])
    expect((await short.askRaw(target)).said, target).toMatch(/<header[\s\S]*<footer/);
  stop();
});

test('in process a fragment is refused likewise', async ({ api }) => {
  for (const path of ['/en#x', '/en#app', '/auth/log-in#x', '/api-mv/openapi.json#x']) {
    const answer = await api.raw('GET', path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([400, 'no-store']);
  }
});
