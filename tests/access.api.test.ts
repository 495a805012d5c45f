/** The published policy against every call, person and spelling (Q1, Q5). */
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { screenAt } from '#app/path-match.ts';
import { ANYONE, ROLES, SIGNED_IN, STAFF } from '#app/platform/access/actor.ts';
import type { Policy } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { describeApi, requirePolicies } from '#server/openapi.ts';
import { expect, test } from './app.ts';
import {
  type Call,
  callsOf,
  headersOf,
  isUnsafe,
  makeWorld,
  mergeHeaders,
  needsSession,
  type Person,
  type Sample,
  sampleRequest,
  secretsIn,
  takesProof,
  verdictOf,
  type Way,
  type World,
} from './calls.ts';

const LONG = 600_000;

type AskOptions = { twist?: Twist; sample?: Sample };

async function ask(world: World, call: Call, person: Person, way: Way, { twist = {}, sample }: AskOptions = {}) {
  const { path, headers, body, ...rest } = sample ?? (await sampleRequest(world, call, person));
  const response = await world.api.raw(call.method, twist.path?.(path) ?? path, {
    ...rest,
    ...(body !== undefined && call.method !== 'GET' && { body }),
    headers: { ...mergeHeaders(headers, headersOf(person, way, call)), ...twist.headers?.(path) },
  });
  const text = await response.text();
  if (response.ok && response.headers.get('content-type')?.includes('json'))
    world.api.expectDeclared(call.method, path, response.status, JSON.parse(text));
  const label = `${call.name} as ${person.name} by ${way}`;
  expect(secretsIn(text, world), label).toEqual([]);
  if (person.role !== 'csr' && person.role !== 'admin' && person.name !== 'applicant B')
    expect(text, label).not.toMatch(/b@vecino\.example|573009990002/);
  return { status: response.status, label: `${label}: ${text.slice(0, 200)}` };
}

type Twist = { path?: (path: string) => string; headers?: (path: string) => Record<string, string> };

function expectVerdict(verdict: ReturnType<typeof verdictOf>, { status, label }: { status: number; label: string }) {
  if (verdict === 'allowed') expect([401, 403, 500, 503], label).not.toContain(status);
  else expect(status, label).toBe(verdict);
}

test('every operation publishes a policy whose roles are known', ({ api }) => {
  const calls = callsOf(api.app);
  expect(calls.length).toBeGreaterThan(10);
  for (const { name, operation } of calls) {
    expect(operation['x-policy'].roles.length > 0 || operation['x-policy'].proof !== null, name).toBe(true);
    for (const role of operation['x-policy'].roles) expect(ROLES, name).toContain(role);
  }
  expect(api.app.calls.length).toBe(calls.length);
});

test('an app with a call that has no policy does not start', () => {
  const answer = { responses: { 200: { description: 'OK' } } };
  const bare = router().openapi(createRoute({ method: 'get', path: '/open', ...answer }), (c) => c.body(null, 200));
  expect(() => requirePolicies(bare, describeApi(bare))).toThrow('GET /open');

  const hidden = router();
  hidden.get('/hidden/:id', (c) => c.body(null, 200));
  expect(() => requirePolicies(hidden, describeApi(hidden))).toThrow('GET /hidden/:id');

  const nobody = call({ method: 'get', path: '/nobody', 'x-policy': { roles: [] }, ...answer });
  const empty = router().openapi(nobody, (c) => c.body(null, 200));
  expect(() => requirePolicies(empty, describeApi(empty))).toThrow('GET /nobody');

  const good = call({ method: 'get', path: '/good', 'x-policy': { roles: ['admin'] }, ...answer });
  const governed = router().openapi(good, (c) => c.body(null, 200));
  expect(() => requirePolicies(governed, describeApi(governed))).not.toThrow();
});

test('an app with a call that does not say whose things it gives does not start', () => {
  const answer = { responses: { 200: { description: 'OK' } } };
  const proof = { kind: 'key', in: 'header', check: () => null, refusal: { status: 404 } } as const;
  type TestRoute = { path?: `/${string}`; request?: RouteConfig['request'] };
  const starts = (policy: Policy, { path = '/orders/{order_id}', request = {} }: TestRoute = {}) => {
    const params = z.object({ order_id: z.string() });
    const route = call({ method: 'post', path, 'x-policy': policy, request: { params, ...request }, ...answer });
    const api = router().openapi(route as never, (c) => c.body(null, 200) as never);
    return () => requirePolicies(api, describeApi(api));
  };
  for (const roles of [ANYONE, SIGNED_IN, ['applicant'], ['secondary'], ['visitor'], STAFF, ['admin']] as const)
    expect(starts({ roles }), roles.join()).toThrow('POST /orders/:order_id');
  expect(starts({ roles: ['applicant'], proof }), 'a session needs no proof').toThrow('POST /orders/:order_id');
  expect(starts({ roles: SIGNED_IN, owner: ['self'], subjectOf: person })).not.toThrow();
  expect(starts({ roles: ANYONE, subjectOf: 'none: our own posts' })).not.toThrow();
  expect(starts({ roles: [], proof })).not.toThrow();

  const plain = { path: '/orders', request: { params: z.object({}) } } as const;
  expect(starts({ roles: ANYONE }, plain)).not.toThrow();
  const query = z.object({ user_id: z.string() });
  expect(starts({ roles: ANYONE }, { ...plain, request: { query } }), 'a query').toThrow('POST /orders');
  const schema = z.object({ members: z.array(z.object({ user_id: z.string() }).openapi('Named')) });
  const body = { content: { 'application/json': { schema } } };
  expect(starts({ roles: ANYONE }, { ...plain, request: { body } }), 'a body').toThrow('POST /orders');
});

/** In one transaction old rows only grow: four worlds are faster than one. */
const PARTS = [0, 1, 2, 3];
for (const part of PARTS)
  test(
    `every call answers its sample with 2xx to everybody its policy admits and nobody else (${part + 1} of ${PARTS.length})`,
    async ({ api }) => {
      const world = await makeWorld(api);
      for (const call of callsOf(api.app).filter((_, at) => at % PARTS.length === part)) {
        // What is refused uses nothing up: one sample, which names what is A's, is enough for all of them.
        const ofA = await sampleRequest(world, call);
        for (const person of world.people)
          for (const way of ['cookie', 'bearer'] as const) {
            const verdict = verdictOf(world, call, person, way);
            const answer = await ask(world, call, person, way, verdict === 'allowed' ? {} : { sample: ofA });
            if (verdict === 'allowed')
              // A form without scripts leads back to its page.
              expect(answer.status, `${answer.label}\n(a new call needs samples in tests/calls.ts)`).toBeLessThan(
                '303' in call.operation.responses ? 304 : 300,
              );
            else expect(answer.status, answer.label).toBe(verdict);
          }
      }
    },
    LONG,
  );

test(
  'somebody the policy refuses learns nothing from a malformed request',
  async ({ api }) => {
    const world = await makeWorld(api);
    const malformed = { headers: { 'content-type': 'application/json' }, body: '{"a":' };
    for (const call of callsOf(api.app).filter((one) => needsSession(one) || takesProof(one)))
      for (const person of world.people)
        for (const way of ['cookie', 'bearer'] as const) {
          const verdict = verdictOf(world, call, person, way, { showsProof: false });
          // Without the name of a customer it is one's own cart that is asked for.
          const isOwn = call.operation['x-policy'].subjectOf === 'buyer' && person.role === 'applicant';
          if (verdict === 'allowed' || isOwn) continue;
          const path = `${call.path.replace(/\{\w+\}/g, "%00'x")}?limit=-1&before=x`;
          const response = await api.raw(call.method, path, {
            ...(isUnsafe(call) && malformed),
            headers: { ...malformed.headers, ...headersOf(person, way, call) },
          });
          expect(response.status, `${call.name} as ${person.name}`).toBe(verdict);
        }
  },
  LONG,
);

const upperCase = (path: string) => path.replace(/[a-z]+/g, (word) => word.toUpperCase());
const TWISTS: Record<string, Twist> = {
  'a trailing slash': { path: (path) => `${path}/` },
  'a doubled slash': { path: (path) => path.replace(/\/(?=[^/]*$)/, '//') },
  'a doubled slash at the start': { path: (path) => `/${path}` },
  'a %2e segment': { path: (path) => path.replace(/\/(?=[^/]*$)/, '/%2e/') },
  'a %2e%2e segment': { path: (path) => `/healthz/%2e%2e${path}` },
  'an encoded letter': {
    path: (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  },
  'upper case': { path: upperCase },
  'a .data ending': { path: (path) => `${path}.data` },
  'x-middleware-subrequest': {
    headers: () => ({ 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware' }),
  },
  'X-Original-URL': { headers: (path) => ({ 'x-original-url': '/healthz', 'x-rewrite-url': path }) },
  'X-HTTP-Method-Override': { headers: () => ({ 'x-http-method-override': 'GET', 'x-method-override': 'GET' }) },
  'X-Forwarded-For': { headers: () => ({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }) },
};

for (const [name, twist] of Object.entries(TWISTS))
  test(
    `${name} never opens more than the plain request`,
    async ({ api }) => {
      const world = await makeWorld(api);
      for (const call of callsOf(api.app).filter(needsSession)) {
        const sample = await sampleRequest(world, call);
        for (const person of world.people) {
          if (verdictOf(world, call, person, 'cookie') === 'allowed') continue;
          const { status, label } = await ask(world, call, person, 'cookie', { twist, sample });
          expect([301, 400, 401, 404], label).toContain(status);
          if (twist.headers) expectVerdict(verdictOf(world, call, person, 'cookie'), { status, label });
        }
      }
    },
    LONG,
  );

test('a header that names another address or method does not reach another call', async ({ api }) => {
  const world = await makeWorld(api);
  const csr = world.people.find(({ name }) => name === 'csr') as Person;
  const headers = { ...csr.signedIn?.bearer, 'x-original-url': '/leads', 'x-rewrite-url': '/leads' };
  expect((await api.raw('GET', '/nothing', { headers })).status).toBe(404);
  const override = { ...csr.signedIn?.bearer, 'x-http-method-override': 'GET' };
  expect((await api.raw('POST', '/leads', { headers: override })).status).toBe(404);
});

/** The address of one call is that of another, too: `eligibility` is the name of a form like any other. */
const covers = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

test(
  'methods that the document does not name are 404, also for an admin',
  async ({ api }) => {
    const world = await makeWorld(api);
    const admin = world.people.at(-1) as Person;
    const calls = callsOf(api.app);
    for (const { path } of calls)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (calls.some((other) => other.method === method && covers(other.path, path))) continue;
        // A call and a page may share an address (D5).
        if (method === 'GET' && screenAt(path)) continue;
        const call = { ...(calls.find((other) => other.path === path) as Call), method, name: `${method} ${path}` };
        const { status, label } = await ask(world, call, admin, 'bearer');
        expect(status, label).toBe(404);
      }
  },
  LONG,
);

test('HEAD is asked for the same session as GET', async ({ api }) => {
  const world = await makeWorld(api);
  for (const call of callsOf(api.app).filter((one) => needsSession(one) && one.method === 'GET')) {
    const { path } = await sampleRequest(world, call);
    expect((await api.raw('HEAD', path)).status, call.name).toBe(401);
  }
});
