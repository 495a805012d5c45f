/** Another site's page with a person's cookies changes nothing (Q40, D13). */
import { sql } from 'drizzle-orm';
import { limits } from '#db/schema.server.ts';
import { expect, ORIGIN, PRODUCTION, type TestApp, test, withSettings } from './app.ts';
import {
  type Call,
  callsOf,
  isUnsafe,
  makeWorld,
  mergeHeaders,
  sampleRequest,
  verdictOf,
  type Way,
  type World,
} from './calls.ts';
import { JOB_TABLE } from './job-rows.ts';

const LONG = 600_000;
const FOREIGN: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.example' },
  'our host on another port': { origin: 'http://127.0.0.1:3001' },
  'our host over https': { origin: ORIGIN.replace('http:', 'https:') },
  'our name as a part of theirs': { origin: `${ORIGIN}.evil.example` },
  'origin null': { origin: 'null' },
  'sec-fetch-site cross-site': { 'sec-fetch-site': 'cross-site' },
  'sec-fetch-site same-site': { 'sec-fetch-site': 'same-site' },
  'cross-site with our origin': { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
  'a form of another site': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    'sec-fetch-mode': 'navigate',
  },
};
const SIMPLE_TYPES = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

const unsafeCalls = (api: TestApp) => callsOf(api.app).filter(isUnsafe);

/** Every row of every table, as one line a table; the counters of limits may move. */
async function rowsOf({ db }: TestApp) {
  const list = (await db.execute(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'limits' order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const names = [...list.rows.map(({ name }) => name), JOB_TABLE];
  const sums = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const { rows } = (await db.execute(sql.raw(sums.join(' union all ')))) as unknown as {
    rows: { name: string; sum: string }[];
  };
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function tryAll(
  world: World,
  call: Call,
  expected: number,
  variants: Record<string, { headers: Record<string, string>; type?: string }>,
) {
  // What is refused uses nothing up: one sample is enough for all of them.
  const sample = await sampleRequest(world, call);
  const before = await rowsOf(world.api);
  for (const person of world.people) {
    await world.api.db.delete(limits);
    for (const [name, { headers, type }] of Object.entries(variants)) {
      const { 'content-type': ownType, ...own } = sample.headers;
      const contentType = type ?? ownType;
      const { status } = await world.api.raw(call.method, sample.path, {
        ...sample,
        body: sample.body && new TextEncoder().encode(String(sample.body)),
        headers: {
          ...mergeHeaders(own, person.token ? { cookie: `user_id=x; token=${person.token}` } : {}),
          ...(contentType && { 'content-type': contentType }),
          ...headers,
        },
      } as Parameters<TestApp['raw']>[2]);
      const verdict = verdictOf(world, call, person, 'cookie');
      const right = expected === 400 && verdict !== 'allowed' ? verdict : expected;
      expect(status, `${call.name} as ${person.name}, ${name}`).toBe(right);
    }
  }
  expect(await rowsOf(world.api), `${call.name} changed something`).toEqual(before);
}

test(
  'an unsafe call of another site, with any type of body, is 403 for every person and changes nothing',
  async ({ api }) => {
    const world = await makeWorld(api);
    const calls = unsafeCalls(api);
    expect(calls.length).toBeGreaterThan(2);
    const origins = Object.entries(FOREIGN).map(([name, headers]) => [name, { headers }]);
    const forms = SIMPLE_TYPES.map((type) => [
      type || 'no type',
      { type, headers: { origin: 'https://evil.example' } },
    ]);
    for (const call of calls) await tryAll(world, call, 403, Object.fromEntries([...origins, ...forms]));
  },
  LONG,
);

test(
  'a body of the wrong content type is 400 from our own pages and changes nothing',
  async ({ api }) => {
    const world = await makeWorld(api);
    for (const call of unsafeCalls(api)) {
      const type = call.operation['x-policy'].body?.type;
      if (!type) continue;
      const wrong = SIMPLE_TYPES.filter((one) => type !== 'form' || !one.includes('urlencoded'));
      const variants = Object.fromEntries(
        wrong.map((one) => [one || 'no type', { type: one, headers: { origin: ORIGIN } }]),
      );
      await tryAll(world, call, 400, variants);
    }
  },
  LONG,
);

test(
  'our own origin, a typed address and a bearer without origin are served',
  async ({ api }) => {
    const world = await makeWorld(api);
    const own: Record<string, string>[] = [
      { origin: ORIGIN },
      { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    const served = new Set<string>();
    /** An origin is judged before the person: one of those who may call is enough. */
    const serve = async (call: Call, way: Way, headers: Record<string, string>) => {
      const person = world.people.findLast((one) => verdictOf(world, call, one, way) === 'allowed');
      if (!person) return;
      const sample = await sampleRequest(world, call, person);
      const { token } = person;
      const name = way === 'bearer' ? 'authorization' : 'cookie';
      const session = token && { [name]: way === 'bearer' ? `Bearer ${token}` : `token=${token}` };
      const { status } = await api.raw(call.method, sample.path, {
        ...sample,
        headers: mergeHeaders(sample.headers, { ...headers, ...(session || {}) }),
      });
      expect(status, `${call.name} as ${person.name} with ${Object.keys(headers)}`).toBeLessThan(
        '303' in call.operation.responses ? 304 : 300,
      );
      served.add(call.name);
    };
    for (const call of unsafeCalls(api)) {
      await serve(call, 'bearer', {});
      for (const headers of own) await serve(call, 'cookie', headers);
    }
    expect(unsafeCalls(api).filter(({ name }) => !served.has(name))).toEqual([]);
  },
  LONG,
);

test('in production only the public address is our origin', async ({ api: demo }) => {
  const api = withSettings(demo, PRODUCTION);
  const send = (origin: string) =>
    api.raw('POST', '/leads/+573001234567/eva@correo.example/contact', {
      json: { first_name: 'Eva' },
      headers: { host: 'mirador.example', origin },
    });
  expect((await send('http://mirador.example')).status).toBe(403);
  expect((await send(ORIGIN)).status).toBe(403);
  expect((await send('https://mirador.example')).status).toBe(200);
});
