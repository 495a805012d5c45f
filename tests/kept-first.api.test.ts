/** A kept page leaves by a short way of its own: nobody may be able to tell (server/kept-first.ts). */
import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Outgoing } from '#app/platform/header.server.ts';
import { createApp } from '#server/app.ts';
import { expect, pagesAreRead, type TestApp, test } from './app.ts';

type Asked = { path: string; method?: string; headers?: Record<string, string> };

async function listen(handle: RequestListener<typeof import('node:http').IncomingMessage, typeof Outgoing>) {
  const server = createServer({ ServerResponse: Outgoing }, handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async ask({ path, method = 'GET', headers = {} }: Asked) {
      const sent = request({ port, path, method, headers: { host: '127.0.0.1:3000', ...headers }, agent: false }).end();
      const [answer] = await once(sent, 'response');
      const { date: _date, 'x-request-id': id, ...rest } = answer.headers;
      expect(id).toMatch(/^[\w-]{36}$/);
      return { status: answer.statusCode, headers: rest, body: String(await buffer(answer)) };
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
    if (app.keptFirst(incoming, outgoing)) taken++;
    else long(incoming, outgoing);
  });
  const whole = await listen(long);
  return { short, whole, taken: () => taken, stop: () => [short.stop(), whole.stop()] };
}

const IN_APP = { 'user-agent': 'Mozilla/5.0 MiradorApp/1.2' };
const pages: Asked[] = [
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
const others: Asked[] = [
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
