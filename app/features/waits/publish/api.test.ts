import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { WAITS_TAG } from '#app/features/waits/store.server.ts';
import { type City, WAIT_SOURCE } from '#content/waits.ts';
import { audit, page_tags, wait_times } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { waitPage } from '#tests/wait-page.ts';
import { readWaitsJob } from './write.server.ts';

const path = '/api-mv/admin/wait-times';
const row = {
  city: 'bogota',
  category: 'visitor',
  as_of: '2026-10-01',
  avg_months: 10.5,
  next_months: 8,
  source_url: WAIT_SOURCE,
};

const tagVersion = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.select().from(page_tags).where(eq(page_tags.tag, WAITS_TAG)))[0]?.version ?? 0;
const read = async (api: Pick<TestApp, 'send'>, city: string, category: string) =>
  (await api.send('GET', '/api-mv/wait-times')).json.wait_times.find(
    (wait: { city: string; category: string }) => wait.city === city && wait.category === category,
  );

test('everybody reads the newest figures and their history, with day, source and age', async ({ api }) => {
  api.clock.now = new Date('2026-07-20T00:00:00Z');
  const answer = await api.send('GET', '/api-mv/wait-times');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('public');
  const bogota = await read(api, 'bogota', 'visitor');
  expect(bogota).toMatchObject({
    latest: { as_of: '2026-07-14', avg_months: 11, next_months: 9, source_url: WAIT_SOURCE },
    is_old: false,
  });
  expect(bogota.history.map(({ as_of }: { as_of: string }) => as_of)).toEqual([
    '2026-04-02',
    '2026-05-19',
    '2026-06-19',
    '2026-07-14',
  ]);
  expect(await read(api, 'bogota', 'crew')).toBeUndefined();
  api.clock.now = new Date('2026-11-15T00:00:00Z');
  expect((await read(api, 'bogota', 'visitor')).is_old).toBe(true);
});

test('an admin writes figures; pages are made anew, and what was there before is on record', async ({ api }) => {
  const admin = await api.signIn('admin');
  const before = await tagVersion(api);
  const correction = { ...row, as_of: '2026-07-14', avg_months: null, next_months: 0 };
  const answer = await api.send('PUT', path, { json: { wait_times: [row, correction] }, headers: admin.cookie });
  expect(answer).toMatchObject({ status: 200, json: { success: true } });
  expect(await tagVersion(api)).toBe(before + 1);
  expect(await read(api, 'bogota', 'visitor')).toMatchObject({ latest: { as_of: '2026-10-01', next_months: 8 } });
  const [corrected] = await api.db
    .select()
    .from(wait_times)
    .where(and(eq(wait_times.city, 'bogota'), eq(wait_times.category, 'visitor'), eq(wait_times.as_of, '2026-07-14')));
  expect(corrected).toMatchObject({ avg_months: null, next_months: 0, created_by: admin.user.user_id });
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'wait-times.write'));
  expect(trail).toHaveLength(1);
  expect(trail[0]).toMatchObject({
    actor_id: admin.user.user_id,
    before: { wait_times: [{ as_of: '2026-07-14', avg_months: 11, next_months: 9 }] },
    after: { wait_times: [row, correction] },
  });
});

test('a figure of a wrong day goes, once, and the one before counts again; what it said is on record', async ({
  api,
}) => {
  const admin = await api.signIn('admin');
  await api.send('PUT', path, { json: { wait_times: [row] }, headers: admin.cookie });
  const before = await tagVersion(api);
  const place = `${path}/bogota/visitor/2026-10-01`;
  for (const role of ['applicant', 'csr'] as const)
    expect((await api.send('DELETE', place, { headers: (await api.signIn(role)).cookie })).status).toBe(404);
  expect((await api.send('DELETE', place, { headers: admin.cookie })).status).toBe(200);
  expect(await tagVersion(api)).toBe(before + 1);
  expect(await read(api, 'bogota', 'visitor')).toMatchObject({ latest: { as_of: '2026-07-14' } });
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'wait-times.remove'));
  expect(trail).toHaveLength(1);
  expect(trail[0]).toMatchObject({ actor_id: admin.user.user_id, before: { wait_times: [row] } });
  expect((await api.send('DELETE', place, { headers: admin.cookie })).status).toBe(404);
});

test('nobody but an admin writes figures', async ({ api }) => {
  const json = { wait_times: [row] };
  expect((await api.send('PUT', path, { json })).status).toBe(401);
  for (const role of ['applicant', 'csr'] as const) {
    const { cookie } = await api.signIn(role);
    expect((await api.send('PUT', path, { json, headers: cookie })).status).toBe(404);
  }
});

test('a figure that cannot be is refused by its field, and nothing of its list is saved', async ({ api }) => {
  const { cookie } = await api.signIn('admin');
  const tomorrow = new Date(api.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const before = await api.db.select().from(wait_times);
  const bad: [object, string][] = [
    [{ city: 'caracas' }, 'city'],
    [{ category: 'all' }, 'category'],
    [{ as_of: tomorrow }, 'as_of'],
    [{ as_of: '2026-02-30' }, 'as_of'],
    [{ as_of: '0000-01-01' }, 'as_of'],
    [{ next_months: 61 }, 'next_months'],
    [{ next_months: 1.25 }, 'next_months'],
    [{ avg_months: -1 }, 'avg_months'],
    [{ source_url: 'https://evil.example/' }, 'source_url'],
    [{ source_url: 'http://travel.state.gov/' }, 'source_url'],
    [{ note: 'x' }, 'note'],
  ];
  for (const [change, field] of bad) {
    const wait_times = [
      { ...row, as_of: '2026-09-01' },
      { ...row, ...change },
    ];
    const answer = await api.send('PUT', path, { json: { wait_times }, headers: cookie });
    expect(answer, field).toMatchObject({ status: 422, json: { field: `wait_times.1.${field}` } });
  }
  for (const wait_times of [[], [row, row], Array(101).fill(row)])
    expect((await api.send('PUT', path, { json: { wait_times }, headers: cookie })).status).toBe(422);
  expect(await api.db.select().from(wait_times)).toEqual(before);
});

test('the daily reader writes what changed, keeps what it does not understand away, and repeats nothing', async () => {
  let page = waitPage({ bogota: ['11 Months', '9 Months', '2.5 Months', 'NA', 'NA'] });
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const api = await ownApp({ WAIT_TIMES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  api.clock.now = new Date('2026-07-20T11:40:00Z');
  const run = async () => (await api.app.runJob(readWaitsJob.name, [{}]))[0] as Error | undefined;
  const daysOf = async (city: City) =>
    (await read(api, city, 'visitor')).history.map(({ as_of }: { as_of: string }) => as_of).slice(3);

  expect(await run()).toBeUndefined();
  // Bogota is as known; Lima was 7 and 9.
  expect(await daysOf('bogota')).toEqual(['2026-07-14']);
  expect(await daysOf('lima')).toEqual(['2026-07-14', '2026-07-20']);
  expect((await read(api, 'lima', 'visitor')).latest).toEqual({
    as_of: '2026-07-20',
    avg_months: null,
    next_months: 3,
    source_url: WAIT_SOURCE,
  });
  const version = await tagVersion(api);
  api.clock.now = new Date('2026-07-21T11:40:00Z');
  expect(await run()).toBeUndefined();
  expect(await tagVersion(api)).toBe(version);

  // What staff wrote today stands until tomorrow's reading.
  const { cookie } = await api.signIn('admin');
  const own = { city: 'quito', category: 'visitor', as_of: '2026-07-21', avg_months: 4, next_months: 8 };
  const json = { wait_times: [{ ...own, source_url: WAIT_SOURCE }] };
  expect((await api.send('PUT', '/api-mv/admin/wait-times', { json, headers: cookie })).status).toBe(200);
  expect(await run()).toBeUndefined();
  expect((await read(api, 'quito', 'visitor')).latest).toMatchObject({ next_months: 8 });
  const written = await tagVersion(api);

  page = waitPage({ lima: ['NA', 'Closed', 'NA', 'NA', 'NA'] });
  expect((await run())?.message).toBe('no figure: Closed');
  page = '<p>Moved</p>';
  expect((await run())?.message).toMatch(/^0 tables/);
  expect(await tagVersion(api)).toBe(written);
  expect(await daysOf('lima')).toEqual(['2026-07-14', '2026-07-20']);
  await new Promise((closed) => server.close(closed).closeAllConnections());
  expect(await run()).toBeInstanceOf(Error);
  await api.close();
});

test('without an address the reader does nothing', async ({ api }) => {
  const before = await api.db.select().from(wait_times);
  expect(await api.app.runJob(readWaitsJob.name, [{}])).toEqual([undefined]);
  expect(await api.db.select().from(wait_times)).toEqual(before);
});
