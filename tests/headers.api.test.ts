/** What every answer tells the browser, and whom it answers at all (Q39). */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOf } from '#app/i18n/locales.ts';
import { pathsOf } from '#app/paths.ts';
import { Problem } from '#app/platform/problem.ts';
import { createApp } from '#server/app.ts';
import { expect, ORIGIN, PRODUCTION, pagesAreRead, sampleRows, type TestApp, test, withSettings } from './app.ts';
import { callsOf, headersOf, makeWorld, type Person, sampleRequest } from './calls.ts';
import { askable } from './entry-paths.ts';

const PUBLIC_HOST = { host: 'mirador.example' };
const pages = () =>
  sampleRows().flatMap((row) =>
    pathsOf(row).map(({ path }) => ({
      ...row,
      path: encodeURI(askable(path)),
      isKept: row.layout === 'document' && row.kind !== 'demo' && !row.isSearch,
    })),
  );

/** What the router takes for the same page. */
const spellingsOf = (path: string) => [
  path,
  `${path}.data`,
  `${path}.data?_routes=mailbox`,
  `${path}/_.data`,
  `${path.toUpperCase()}`,
  `${path.toUpperCase()}.data`,
  path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

function directivesOf(policy: string | null) {
  return Object.fromEntries(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

function expectGuarded({ headers }: { headers: Headers }, label: string, isHttps = false) {
  const csp = directivesOf(headers.get('content-security-policy'));
  const scripts = csp['script-src'] ?? csp['default-src'];
  expect(scripts, `${label}: scripts`).toBeDefined();
  for (const source of [...(scripts ?? []), ...(csp['script-src-elem'] ?? []), ...(csp['script-src-attr'] ?? [])])
    expect(source, `${label}: scripts`).toMatch(
      /^'(?:self|none|strict-dynamic|nonce-[\w+/=-]+|sha(?:256|384|512)-[\w+/=-]+)'$/,
    );
  expect(csp['object-src'], `${label}: object-src`).toEqual(["'none'"]);
  expect(csp['base-uri'], `${label}: base-uri`).toEqual(["'none'"]);
  expect(csp['frame-ancestors'], `${label}: frame-ancestors`).toEqual(["'none'"]);
  expect(headers.get('x-content-type-options'), label).toBe('nosniff');
  expect(headers.get('referrer-policy'), label).toMatch(
    /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  );
  expect(headers.has('x-powered-by'), label).toBe(false);
  expect(headers.has('server'), label).toBe(false);
  expect(headers.has('access-control-allow-origin'), label).toBe(false);
  if (isHttps) expect(headers.get('strict-transport-security'), label).toMatch(/max-age=31536000/);
  else expect(headers.has('strict-transport-security'), label).toBe(false);
}

test('every call is guarded and keeps personal answers out of caches, whatever it answers', async ({ api }) => {
  const world = await makeWorld(api);
  const [nobody, admin] = [world.people[0], world.people.at(-1)] as [Person, Person];
  for (const call of callsOf(api.app)) {
    const sample = await sampleRequest(world, call);
    for (const person of [nobody, admin])
      for (const broken of [true, false]) {
        const { path, headers, ...rest } = sample;
        const response = await api.raw(
          call.method,
          broken ? `${path}${call.path.endsWith('}') ? 'x' : ''}?limit=0` : path,
          {
            ...rest,
            headers: { ...headers, ...headersOf(person, 'bearer', call) },
          },
        );
        const label = `${call.name} as ${person.name}: ${response.status}`;
        expectGuarded(response, label);
        if (call.operation['x-policy'].cache !== 'public' || response.status >= 400)
          expect(response.headers.get('cache-control'), label).toMatch(/no-store/);
      }
  }
}, 120_000);

test('refusals of a limit, a foreign site and a body are guarded and not kept', async ({ api }) => {
  const send = (more: Parameters<TestApp['raw']>[2], phone = '+573001234567') =>
    api.raw('POST', `/leads/${phone}/eva@correo.example/contact`, { json: { first_name: 'Eva' }, ...more });
  for (let number = 0; number < 10; number++) await send({ address: `10.0.0.${number}` }, '+573009999999');
  const answers = {
    429: await send({ address: '10.0.0.99' }, '+573009999999'),
    403: await send({ headers: { origin: 'https://evil.example' } }),
    413: await send({ json: { first_name: 'x'.repeat(40_000) } }),
    422: await send({ json: {} }),
    400: await send({ headers: { 'content-type': 'text/plain' } }),
  };
  for (const [status, response] of Object.entries(answers)) {
    expect(response.status).toBe(Number(status));
    expectGuarded(response, status);
    expect(response.headers.get('cache-control'), status).toBe('no-store');
  }
});

test('pages, missing pages, redirects and files of the build are guarded', async ({ api }) => {
  const assetsDir = join(api.services.env.DATA_DIR, 'client');
  mkdirSync(join(assetsDir, 'assets'), { recursive: true });
  writeFileSync(join(assetsDir, 'assets/a-1234.js'), 'export {}');
  const app = createApp({ ...api.services, assetsDir });
  await pagesAreRead();
  const get = (path: string, method = 'GET') =>
    app.request(`${ORIGIN}${path}`, { method, headers: { host: '127.0.0.1:3000' } });
  const expected: [string, number, string?][] = [
    ...pages().map(({ path, roles }): [string, number] => [path, roles ? 302 : 200]),
    ['/no-such-page', 404],
    ['/en/no-such-page', 404],
    ['/api-mv/no-such-call', 404],
    ['/no-such-call', 404, 'POST'],
    ['/es/', 301],
    ['/en/', 301],
    ['/assets/a-1234.js', 200],
    ['/assets/none.js', 404],
  ];
  for (const [path, status, method] of expected) {
    const response = await get(path, method);
    expect(response.status, path).toBe(status);
    expectGuarded(response, `${path} ${status}`);
  }
  expect((await get('/assets/a-1234.js')).headers.get('cache-control')).toContain('immutable');
  for (const { path, isKept } of pages()) {
    expect((await get(path)).headers.get('cache-control'), path).toMatch(isKept ? /public/ : /no-store/);
    // What an address means is decided before its language is.
    if (!isKept && localeOf(path) === 'es')
      for (const spelt of spellingsOf(path))
        expect((await get(spelt)).headers.get('cache-control'), spelt).toMatch(/no-store/);
  }
}, 300_000);

test('a fault inside is a guarded 500 without its reason', async ({ api }) => {
  const { bearer } = await api.signIn('admin');
  const reason = 'select secret from users at /srv/db.ts:12';
  const broken = new Proxy(
    {},
    {
      get: () => {
        throw new Error(reason);
      },
    },
  ) as never;
  const app = createApp({ ...api.services, connection: { ...api.services.connection, db: broken } });
  for (const path of ['/leads', '/api-mv/admin/jobs']) {
    const response = await app.request(`${ORIGIN}${path}`, { headers: { host: '127.0.0.1:3000', ...bearer } });
    expect(response.status).toBe(500);
    expectGuarded(response, `${path} 500`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: false, message: 'Internal Server Error' });
  }
  expect(api.logLines.join('')).toContain('request failed');
});

test('a queue that is full is a refusal, not a fault: the log keeps its line and no stack', async ({ api }) => {
  const { bearer } = await api.signIn('admin');
  const full = new Proxy(
    {},
    {
      get: () => {
        throw new Problem(503, undefined, { retryAfter: 10 });
      },
    },
  ) as never;
  const app = createApp({ ...api.services, connection: { ...api.services.connection, db: full } });
  const response = await app.request(`${ORIGIN}/leads`, { headers: { host: '127.0.0.1:3000', ...bearer } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(api.logLines.join('')).not.toContain('request failed');
  expect(api.logLines.join('')).toContain('503');
});

test('who hangs up in the middle of a body is no fault of ours, nor of the database', async ({ api }) => {
  const body = new ReadableStream({
    start: (sent) => sent.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const headers = { 'content-type': 'application/json', origin: ORIGIN };
  expect((await api.raw('POST', '/auth/login-with-phone-number', { body, headers })).status).toBe(400);
  expect(api.logLines.join('')).not.toContain('request failed');
});

test('with an https address every answer, also a refusal, asks for https only', async ({ api: demo }) => {
  const api = withSettings(demo, PRODUCTION);
  const paths = [
    ...pages().map(({ path }) => path),
    '/healthz',
    '/readyz',
    '/leads',
    '/no-such-page',
    '/es/x',
    '/api-mv/x',
  ];
  for (const path of paths) expectGuarded(await api.raw('GET', path, { headers: PUBLIC_HOST }), path, true);
  expectGuarded(await api.raw('GET', '/', { headers: { host: 'evil.example' } }), 'foreign host', true);
}, 300_000);

test('the mailbox of demo mode does not exist in production', async ({ api: demo }) => {
  const api = withSettings(demo, PRODUCTION);
  expect(callsOf(api.app).filter(({ operation }) => operation['x-policy'].mode === 'demo')).toEqual([]);
  expect((await api.raw('GET', '/api-mv/dev/mailbox', { headers: PUBLIC_HOST })).status).toBe(404);
  for (const { path } of pages().filter(({ kind }) => kind === 'demo'))
    for (const spelt of spellingsOf(path))
      expect((await api.raw('GET', spelt, { headers: PUBLIC_HOST })).status, spelt).toBe(404);
});

test('a foreign Host is refused, the probes answer', async ({ api: demo }) => {
  const api = withSettings(demo, PRODUCTION);
  const foreign = [
    'evil.example',
    'mirador.example.evil.example',
    'mirador.example:8443',
    'mirador.example@evil.example',
    '127.0.0.1:3000',
    '',
  ];
  for (const host of foreign) {
    for (const path of ['/', '/leads', '/no-such-page', '/es/x', '/api-mv/openapi.json'])
      expect((await api.raw('GET', path, { headers: { host } })).status, `${host} ${path}`).toBe(400);
    for (const path of ['/healthz', '/readyz'])
      expect((await api.raw('GET', path, { headers: { host } })).status, `${host} ${path}`).toBe(200);
  }
  expect((await api.raw('GET', '/', { headers: { ...PUBLIC_HOST, 'x-forwarded-host': 'evil.example' } })).status).toBe(
    200,
  );
}, 300_000);

test('demo mode answers loopback names only', async ({ api }) => {
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '127.8.8.8', 'LOCALHOST'])
    expect((await api.raw('GET', '/api-mv/openapi.json', { headers: { host } })).status, host).toBe(200);
  for (const host of [
    'evil.example',
    '192.168.1.10:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example:3000',
    '0.0.0.0',
    '[::]:3000',
  ])
    expect((await api.raw('GET', '/api-mv/openapi.json', { headers: { host } })).status, host).toBe(400);
});

test('/es/..., capitals and trailing slashes go to the one address of a page, with their query', async ({ api }) => {
  const moved: [string, string][] = [
    ['/es', '/'],
    ['/es/', '/'],
    ['/es?a=1', '/?a=1'],
    ['/en/', '/en'],
    ['/ar/?utm=x&b=%2F', '/ar?utm=x&b=%2F'],
    ['/es/dev/mailbox', '/dev/mailbox'],
    ['/dev//mailbox/', '/dev/mailbox'],
    ['/PRIVACY-policy', '/privacy-policy'],
    ['/AR?a=B', '/ar?a=B'],
    ['/EN/%70rivacy-Policy/', '/en/privacy-policy'],
  ];
  for (const [from, to] of moved)
    for (const method of ['GET', 'HEAD']) {
      const response = await api.raw(method, from);
      expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
    }
});

test('no redirect leaves our origin', async ({ api }) => {
  const hostile = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/\\/evil.example/',
    '/es//evil.example',
    '/es//evil.example/',
    '/es/\\evil.example/',
    '/es/\\\\evil.example/',
    '/es///evil.example/%2e%2e',
    '/.//evil.example/',
    '/es/.//evil.example/',
    '/es/%2f%2fevil.example/',
    '/es/%5cevil.example/',
    '/es/\t/evil.example/',
    '/es/https://evil.example/',
    '/es//evil.example@127.0.0.1/',
    '/en//evil.example/?next=//evil.example',
  ];
  for (const path of hostile) {
    const response = await api.raw('GET', path);
    const location = response.headers.get('location');
    expect([301, 404], path).toContain(response.status);
    if (location === null) continue;
    expect(location, path).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, ORIGIN).origin, path).toBe(ORIGIN);
  }
});
