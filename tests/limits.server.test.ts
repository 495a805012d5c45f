/** Too much, too deep, too slow: the running process refuses it and goes on serving (Q42). */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';
import { type Server, startServer } from './server.ts';

// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  onCleanup(() => server.stop());
  return server;
});

const LEAD = '/leads/+573001234567/eva@correo.example/contact';
const SLOW_MS = 12_000;

type SentRequest = { method?: string; headers?: Record<string, string>; chunks?: (string | Buffer)[] };

/** The status, or 'closed' when the process hung up instead. */
function send({ port }: Server, path: string, { method = 'GET', headers = {}, chunks = [] }: SentRequest = {}) {
  return new Promise<number | 'closed'>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 'closed');
    });
    asked.on('error', () => resolve('closed'));
    for (const chunk of chunks) asked.write(chunk);
    asked.end();
  });
}

const json = { 'content-type': 'application/json' };
const isRefusal = (status: number | 'closed') => status === 'closed' || (status >= 400 && status < 500);

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  return { value: await work, ms: performance.now() - started };
}

/** What an address costs is the least of three tries: the first may make a page, and another process may be in the way. */
async function quickest(server: Server, path: string) {
  const tries = [];
  for (let number = 0; number < 3; number++) tries.push(await timed(send(server, path)));
  return { values: tries.map(({ value }) => value), ms: Math.min(...tries.map(({ ms }) => ms)) };
}

async function expectAlive(server: Server) {
  expect(await send(server, '/healthz')).toBe(200);
  expect(server.child.exitCode).toBeNull();
}

test('JSON 10,000 levels deep is refused', async ({ server }) => {
  const arrays = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const field = `{"first_name":${arrays}}`;
  const objects = `${'{"":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  for (const body of [
    arrays,
    field,
    objects,
    '['.repeat(10_000),
    `{"utm_params":{"a":${arrays}},"first_name":"Eva"}`,
  ]) {
    const { value, ms } = await timed(
      send(server, LEAD, {
        method: 'POST',
        headers: { ...json, 'content-length': String(body.length) },
        chunks: [body],
      }),
    );
    expect(isRefusal(value), `${body.slice(0, 20)}: ${value}`).toBe(true);
    expect(ms).toBeLessThan(2000);
  }
  await expectAlive(server);
});

test('5 MB is refused with and without its length, and when the length lies', async ({ server }) => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const chunks = Array.from({ length: 80 }, () => chunk);
  const bytes = String(chunk.length * chunks.length);
  const bodies: SentRequest[] = [
    { headers: { ...json, 'content-length': bytes }, chunks },
    { headers: { ...json, 'transfer-encoding': 'chunked' }, chunks },
  ];
  for (const sent of bodies) {
    const { value, ms } = await timed(send(server, LEAD, { method: 'POST', ...sent }));
    expect([413, 'closed']).toContain(value);
    expect(ms).toBeLessThan(10_000);
  }
  for (const path of ['/healthz', '/no-such-call', '/api-mv/files/x'])
    expect(
      isRefusal(await send(server, path, { method: 'POST', headers: { 'content-length': bytes }, chunks })),
      path,
    ).toBe(true);
  await expectAlive(server);
});

test('a header of 100 kB is refused', async ({ server }) => {
  for (const name of ['cookie', 'authorization', 'x-anything'])
    expect(await send(server, '/leads', { headers: { [name]: 'a'.repeat(100_000) } }), name).toSatisfy(isRefusal);
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [`x-${key}`, 'a']));
  expect(await send(server, '/leads', { headers: many })).toSatisfy(isRefusal);
  await expectAlive(server);
});

test('10,000 query keys are refused, and as many as fit cost nothing', async ({ server }) => {
  const keys = Array.from({ length: 10_000 }, (_, key) => `k${key}=1`).join('&');
  expect(await send(server, `/leads?${keys}`)).toSatisfy(isRefusal);
  expect(await send(server, `/api-mv/openapi.json?${keys}`)).toSatisfy(isRefusal);
  for (const path of ['/leads', '/api-mv/openapi.json', '/', '/no-such-page', '/es/']) {
    const { values, ms } = await quickest(server, `${path}?${'a&'.repeat(7000)}`);
    for (const value of values) expect(value, path).toBeLessThan(500);
    expect(ms, path).toBeLessThan(500);
  }
  await expectAlive(server);
});

test('the longest address costs the process nothing', async ({ server }) => {
  for (const tail of [
    'a'.repeat(15_000),
    '1.'.repeat(7000),
    '%40'.repeat(5000),
    'a@'.repeat(7000),
    '/'.repeat(15_000),
  ]) {
    const { values, ms } = await quickest(server, `/${tail}`);
    for (const value of values) expect(value === 301 || isRefusal(value), `${tail.slice(0, 9)}: ${value}`).toBe(true);
    expect(ms, tail.slice(0, 9)).toBeLessThan(500);
  }
});

/** Opens the socket and writes one byte every half second until the process answers or hangs up. */
function drip(port: number, head: string, tail: string) {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  let said = '';
  let at = 0;
  const timer = setInterval(() => socket.write(tail[at++ % tail.length] ?? ' '), 500);
  const over = new Promise<{ ms: number; said: string }>((resolve) => {
    const end = () => {
      clearInterval(timer);
      resolve({ ms: performance.now() - started, said });
    };
    socket.on('data', (chunk) => {
      said += chunk;
      end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
  socket.on('connect', () => socket.write(head));
  return { socket, over };
}

async function slowly(server: Server, head: string, tail: string) {
  const drips = Array.from({ length: 200 }, () => drip(server.port, head, tail));
  let isOver = false;
  const ended = Promise.all(drips.map(({ over }) => over)).finally(() => {
    isOver = true;
  });
  const served: number[] = [];
  while (!isOver) {
    const { value, ms } = await timed(send(server, '/healthz'));
    expect(value).toBe(200);
    served.push(ms);
    await new Promise((next) => setTimeout(next, 50));
    if (served.length > 1000) break;
  }
  const results = await ended;
  for (const { socket } of drips) socket.destroy();
  return { results, slowest: Math.max(...served), served: served.length };
}

test('200 sockets with slow headers are closed in time while others are served', async ({ server }) => {
  const { results, slowest, served } = await slowly(server, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a');
  for (const { ms, said } of results) {
    expect(ms).toBeLessThan(SLOW_MS);
    expect(said === '' || /^HTTP\/1\.1 4\d\d/.test(said), said.slice(0, 40)).toBe(true);
  }
  expect(served).toBeGreaterThan(20);
  expect(slowest).toBeLessThan(2000);
  await expectAlive(server);
}, 60_000);

test('200 sockets with slow bodies are refused in time while others are served', async ({ server }) => {
  const head = `POST ${LEAD} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"first_name":"`;
  const { results, slowest, served } = await slowly(server, head, 'a');
  for (const { ms, said } of results) {
    expect(ms).toBeLessThan(SLOW_MS);
    expect(said === '' || /^HTTP\/1\.1 4\d\d/.test(said), said.slice(0, 40)).toBe(true);
  }
  expect(served).toBeGreaterThan(3);
  expect(slowest).toBeLessThan(2000);
  await expectAlive(server);
}, 60_000);

/** The target as it is, which no client would send. */
async function sendRaw({ port }: Server, target: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('a target that is no path makes no page, and none is replaced by it (T47)', async ({ server }) => {
  const inApp = { headers: { 'user-agent': 'MiradorApp/1.2' } };
  const before = await Promise.all([
    fetch(`${server.url}/en`).then((answer) => answer.text()),
    fetch(`${server.url}/en`, inApp).then((answer) => answer.text()),
  ]);
  const fragments = Array.from({ length: 32 }, (_, number) => `/en#${number}`);
  const others = ['/en#app', '/en#', 'http://evil.example/en', '*', 'en', '/en\\x', '/en\u00ff'];
  const answers = await Promise.all([...fragments, ...others].map((target) => sendRaw(server, target)));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/cache-control: public|<html/i);
  }
  const after = await Promise.all([
    fetch(`${server.url}/en`).then((answer) => answer.text()),
    fetch(`${server.url}/en`, inApp).then((answer) => answer.text()),
  ]);
  expect(after).toEqual(before);
  await expectAlive(server);
});

test('somebody else is served while one address holds all the connections it may', async ({ server }) => {
  const held = Array.from({ length: 300 }, () => connect(server.port, '127.0.0.1').on('error', () => {}));
  for (const socket of held) socket.resume();
  // Long before the server tires of waiting for their headers.
  await expect.poll(() => held.filter(({ closed }) => closed).length, { timeout: 5000 }).toBeGreaterThanOrEqual(44);
  const asked = request({
    host: '127.0.0.1',
    port: server.port,
    path: '/healthz',
    localAddress: '127.0.0.2',
    agent: false,
  });
  const [answer] = await once(asked.end(), 'response');
  expect(answer.statusCode).toBe(200);
  for (const socket of held) socket.destroy();
  await expectAlive(server);
});

test('no spelling of an address opens a call without a session', async ({ server }) => {
  const document = (await (await fetch(`${server.url}/api-mv/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { 'x-policy': { roles: string[] } }>>;
  };
  const spellings: ((path: string) => string)[] = [
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.replace(/\/(?=[^/]*$)/, '/%2e/'),
    (path) => path.replace(/\/(?=[^/]*$)/, '/./'),
    (path) => `/healthz/..${path}`,
    (path) => `/healthz/%2e%2e${path}`,
    (path) => `/healthz%2f..${path}`,
    (path) => path.replace(/\//g, '%2f'),
    (path) => path.replace(/\//g, '\\'),
    (path) => path.toUpperCase(),
    (path) => `${path};a=b`,
    (path) => `${path}%00`,
    (path) => `${path}.data`,
    (path) => `http://127.0.0.1:${server.port}${path}`,
  ];
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation['x-policy'].roles.includes('visitor')) continue;
      const plain = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-0000000000ff');
      for (const spell of [(given: string) => given, ...spellings])
        expect([301, 400, 401, 404, 'closed'], spell(plain)).toContain(
          await send(server, spell(plain), { method: method.toUpperCase() }),
        );
    }
  await expectAlive(server);
});
