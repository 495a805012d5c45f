/** Hostile values in every place a call reads (Q36). `npm run prove` takes 200 for each call; FUZZ_SEED looks elsewhere. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { vi } from 'vitest';
import { expect, ownApp, test } from './app.ts';
import { type Call, callsOf, makeWorld, needsSession, type Person, sampleRequest, type World } from './calls.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 15);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const HANG_MS = 2000;

const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\ufeff',
  'ﬀ'.repeat(50),
  '🧨'.repeat(100),
  'e\u0301'.repeat(200),
  "'; drop table leads; --",
  "' or '1'='1",
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  '-9223372036854775809',
  '0x10',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%zz',
  '%00',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: x=1',
  'x'.repeat(20_000),
];
const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-15T10:00:00.123456789123456789Z',
  '2026-11-15T10:00Z',
  '2026-02-29T00:00:00Z',
  '2026-11-15T23:59:60Z',
];

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 12 }),
);
const number = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(-1, 0, 1e308, 2 ** 31, 2 ** 53, 0.1));
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 30 }),
  fc.dictionary(text, text, { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** What a list hands out as `next`, with hostile content. */
const sealed = fc
  .record({
    at: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...INSTANTS) }, text),
    id: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, text),
  })
  .map(({ at, id }) => ({ created_at: at, updated_at: at, completed_on: at, lead_id: id, user_id: id, id }))
  .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

const RAW_SEGMENTS = ['%', '%zz', '%ff', '%ED%A0%80', '%00', '%2e%2e', '%2f', '%F0%9F', ';', ':x', '*', "'", '+', '@'];
const encoded = (given: string) => encodeURIComponent(given.toWellFormed());
const segment = fc.oneof(text.map(encoded), fc.constantFrom(...RAW_SEGMENTS), fc.uuid());
const word = fc.oneof(text, { weight: 2, arbitrary: sealed }, fc.constantFrom(...INSTANTS), number.map(String));
/** Request accepts no other bytes in a header. */
const headerText = text.map((given) => given.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 8000));

const RAW_BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '0',
  '{"a":',
  '{"first_name":"\\ud800"}',
  '{"first_name":"\\u0000"}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `{"first_name":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`,
  '\ufeff{}',
  `{"first_name":"${'x'.repeat(200_000)}"}`,
  `{${Array.from({ length: 2000 }, (_, key) => `"k${key}":1`).join()}}`,
];

/** What a body becomes, out of one that is right. JSON.stringify would drop an own `__proto__` made by assignment: entries keep it. */
type Rewrite = (right: string) => string;

function bodyArbitrary(call: Call): fc.Arbitrary<Rewrite> {
  const schema = call.operation.requestBody?.content['application/json']?.schema as { properties?: object } | undefined;
  const names = Object.keys(schema?.properties ?? {});
  const key = names.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, text) : text;
  const oneOff = fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 4 }).map(
    (entries): Rewrite =>
      (right) =>
        JSON.stringify(Object.fromEntries([...Object.entries(JSON.parse(right)), ...entries])),
  );
  const whole = (given: fc.Arbitrary<string>) =>
    given.map(
      (one): Rewrite =>
        () =>
          one,
    );
  return fc.oneof(
    { weight: 6, arbitrary: oneOff },
    { weight: 2, arbitrary: whole(fc.constantFrom(...RAW_BODIES)) },
    { weight: 1, arbitrary: whole(value.map((given) => JSON.stringify(given) ?? '')) },
  );
}

/** Fields of a form that is sent by a page: a hostile one more, or in place of the right one. */
function fieldArbitrary(call: Call): fc.Arbitrary<Rewrite> {
  const schema = call.operation.requestBody?.content['application/x-www-form-urlencoded']?.schema as
    | { properties?: object }
    | undefined;
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(schema?.properties ?? { a: 1 })) },
    text,
  );
  return fc.tuple(name, word, fc.boolean()).map(
    ([field, given, isMore]): Rewrite =>
      (right) => {
        const fields = new URLSearchParams(right);
        if (isMore) fields.append(field, given);
        else fields.set(field, given);
        return fields.toString();
      },
  );
}

type Mutation =
  | { place: 'path' | 'query' | 'header'; name: string; given: string }
  | { place: 'body'; rewrite: Rewrite };

/** One hostile value (sometimes two) in a request that is right elsewhere: what is behind the first check is reached. */
function mutationsOf(call: Call): fc.Arbitrary<Mutation[]> {
  const of = (place: 'path' | 'query' | 'header', name: string, given: fc.Arbitrary<string>) =>
    given.map((one): Mutation => ({ place, name, given: one }));
  const declared = (call.operation.parameters ?? []).map(({ in: place, name }) => {
    if (place === 'path') return of(place, name, segment);
    return of(place, name, place === 'query' ? word : headerText);
  });
  const common = fc.oneof(
    ...['accept', 'accept-language', 'x-forwarded-for', 'range', 'content-type', 'if-none-match'].map((name) =>
      of('header', name, headerText),
    ),
    ...['limit', 'before', 'a[]', '__proto__', '\ud800', ''].map((name) => of('query', name, word)),
  );
  const type = call.operation['x-policy'].body?.type;
  const rewritten = (type === 'form' ? fieldArbitrary(call) : bodyArbitrary(call)).map(
    (rewrite): Mutation => ({ place: 'body', rewrite }),
  );
  const body = type === 'json' || type === 'form' ? [rewritten] : [];
  return fc.array(fc.oneof(...declared, ...body, ...body, common), { minLength: 1, maxLength: 2 });
}

/** What makes a call hang does so every time; a machine busy with something else does not. */
async function withoutHanging<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const started = performance.now();
    const answer = await ask();
    if (performance.now() - started < HANG_MS) return answer;
    expect(tries, `${what} took longer than ${HANG_MS} ms`).toBeLessThan(3);
  }
}

async function attack(world: World, call: Call, admin: Person, mutations: Mutation[]) {
  const at = (place: 'path' | 'query' | 'header') => mutations.flatMap((one) => (one.place === place ? [one] : []));
  const rewrite = mutations.find((one) => one.place === 'body')?.rewrite;
  const sample = await sampleRequest(world, call, admin);
  const good = sample.path.split('/');
  const hostile = new Map(at('path').map(({ name, given }) => [`{${name}}`, given]));
  const path = call.path
    .split('/')
    .map((slot, index) => hostile.get(slot) ?? good[index])
    .join('/');
  const query = at('query')
    .map(({ name, given }) => `${encoded(name)}=${encoded(given)}`)
    .join('&');
  const { status } = await withoutHanging(call.name, () =>
    world.api.send(call.method, `${path}${query && `?${query}`}`, {
      ...sample,
      ...(sample.body !== undefined && { body: rewrite ? rewrite(String(sample.body)) : sample.body }),
      headers: {
        ...sample.headers,
        ...Object.fromEntries(at('header').map(({ name, given }) => [name, given])),
        ...admin.signedIn?.bearer,
      },
    }),
  );
  expect(status, `${call.name}: ${path}?${query}`).toBeLessThan(500);
  return status;
}

test('no value in any place of any call breaks it', async () => {
  const api = await ownApp();
  try {
    const world = await makeWorld(api);
    const admin = world.people.at(-1) as Person;
    await api.raw('GET', '/no-such-page');
    const calls = callsOf(api.app);
    const names = new Set(calls.map(({ name }) => name));
    // A call with two addresses is one handler.
    for (const call of calls.filter(
      ({ name }) => !names.has(name.replace('/api-mv', '')) || !name.includes('/api-mv'),
    )) {
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(mutationsOf(call), async (mutations) => {
          const status = await attack(world, call, admin, mutations);
          await api.db.execute(sql`delete from limits`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect([...statuses.keys()], `${call.name}: a limit hid what lies behind it`).not.toContain(429);
      if (needsSession(call)) expect([...statuses.keys()], `${call.name}: the session was lost`).not.toContain(401);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await api.raw('GET', '/readyz')).status).toBe(200);
    expect(api.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  } finally {
    await api.close();
  }
}, 600_000);

test('no address breaks a page or the answer that there is none', async () => {
  const api = await ownApp();
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  try {
    await api.raw('GET', '/no-such-page');
    const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    const prefix = fc.constantFrom('', '/es', '/en', '/ar', '/api-mv', '/dev', '/assets');
    await fc.assert(
      fc.asyncProperty(prefix, path, word, async (at, below, query) => {
        const address = `${at}${below}?q=${encoded(query)}`;
        const { status } = await withoutHanging(address, () => api.raw('GET', address));
        expect(status, address).toBeLessThan(500);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect([...warn.mock.calls, ...error.mock.calls], 'addresses are printed unmasked').toEqual([]);
  } finally {
    vi.restoreAllMocks();
    await api.close();
  }
}, 120_000);
