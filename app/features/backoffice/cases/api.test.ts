/** Who holds a case: taken once, given back, by many at once; the list by key with its filters. */
import { eq } from 'drizzle-orm';
import { audit, cases, reviews, users } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';

type Api = Pick<TestApp, 'send' | 'db' | 'signIn' | 'clock' | 'raw'>;
type TestSession = Awaited<ReturnType<Api['signIn']>>;

const path = (user_id: string) => `/api-mv/admin/cases/${user_id}`;
const change = (api: Api, by: TestSession, user_id: string, json: object) =>
  api.send('PUT', path(user_id), { json, headers: by.bearer });
const take = (api: Api, by: TestSession, user_id: string, version = 0) =>
  change(api, by, user_id, { version, owner_id: by.user.user_id });
const newCase = async (api: Api, more: Partial<typeof users.$inferInsert> = {}) =>
  (await api.signIn('applicant', more)).user.user_id;
const heldBy = async ({ db }: Api, user_id: string) =>
  (await db.select().from(cases).where(eq(cases.user_id, user_id)))[0];

test('a case is taken once: the second hears who has it; given back it is free again, and each step is on record', async ({
  api,
}) => {
  const [ana, luis] = [await api.signIn('csr', { first_name: 'Ana', last_name: 'Ruiz' }), await api.signIn('csr')];
  const user_id = await newCase(api);
  const deadline_at = '2026-12-01T04:59:59.000Z';
  const taken = await change(api, ana, user_id, { version: 0, owner_id: ana.user.user_id, deadline_at });
  expect(taken).toMatchObject({ status: 200, json: { case: { owner_name: 'Ana Ruiz', deadline_at, version: 1 } } });
  expect(await take(api, luis, user_id)).toMatchObject({
    status: 409,
    json: { success: false, message: 'held', case: { owner_name: 'Ana Ruiz' } },
  });
  expect((await take(api, luis, user_id, 1)).status, 'not with the right version either').toBe(409);
  expect((await change(api, luis, user_id, { version: 1, owner_id: null })).json.message).toBe('held');
  expect(await heldBy(api, user_id)).toMatchObject({ owner_id: ana.user.user_id, version: 1 });
  expect((await change(api, ana, user_id, { version: 1, owner_id: null })).status).toBe(200);
  expect(await heldBy(api, user_id)).toMatchObject({ owner_id: null, claimed_at: null });
  expect((await take(api, luis, user_id, 2)).status).toBe(200);
  const trail = await api.db.select().from(audit).where(eq(audit.subject_id, user_id)).orderBy(audit.audit_id);
  expect(trail.map(({ action }) => action)).toEqual(['case.claim', 'case.release', 'case.claim']);
});

test('two tabs never overwrite each other: an old version changes nothing', async ({ api }) => {
  const csr = await api.signIn('csr');
  const user_id = await newCase(api);
  expect((await change(api, csr, user_id, { version: 0, next_action: 'Llamar' })).json.case.version).toBe(1);
  const late = await change(api, csr, user_id, { version: 0, next_action: 'Escribir' });
  expect(late).toMatchObject({ status: 409, json: { message: 'changed', case: { next_action: 'Llamar' } } });
});

test('only an admin gives a case to somebody else, and only to staff', async ({ api }) => {
  const [csr, other, admin] = [await api.signIn('csr'), await api.signIn('csr'), await api.signIn('admin')];
  const user_id = await newCase(api);
  const to = (owner_id: string) => ({ version: 0, owner_id });
  expect((await change(api, csr, user_id, to(other.user.user_id))).status).toBe(409);
  expect((await change(api, admin, user_id, to(await newCase(api)))).json).toMatchObject({ field: 'owner_id' });
  expect((await change(api, admin, user_id, to(other.user.user_id))).status).toBe(200);
  expect(await heldBy(api, user_id)).toMatchObject({ owner_id: other.user.user_id });
});

test('nobody gets a case who cannot log in any more, and the lists of the team leave them out', async ({ api }) => {
  const admin = await api.signIn('admin', { first_name: 'Alba', last_name: 'Ruiz' });
  const gone = await api.signIn('csr', { first_name: 'Nora', last_name: 'Lejos', disabled_at: api.clock.now });
  const user_id = await newCase(api);
  const given = await change(api, admin, user_id, { version: 0, owner_id: gone.user.user_id });
  expect([given.status, given.json.field]).toEqual([422, 'owner_id']);
  const { listStaff } = await import('./store.server.ts');
  const names = (await listStaff(api.db)).map(({ name }) => name);
  expect(names).toContain('Alba Ruiz');
  expect(names).not.toContain('Nora Lejos');
});

test('a family is one case: by a member it is that of the one who applies', async ({ api }) => {
  const csr = await api.signIn('csr');
  const head = await newCase(api);
  const member = await api.signIn('secondary', { primary_user_id: head });
  expect((await take(api, csr, member.user.user_id)).json.case.user_id).toBe(head);
});

test('for everybody who is not staff there is no such call, and staff are nobody’s case', async ({ api }) => {
  const own = await api.signIn('applicant');
  const csr = await api.signIn('csr');
  expect((await take(api, own, own.user.user_id)).status).toBe(404);
  expect((await api.send('PUT', path(own.user.user_id), { json: { version: 0 } })).status).toBe(401);
  expect((await take(api, csr, (await api.signIn('admin')).user.user_id)).status).toBe(404);
  expect(await api.db.$count(cases)).toBe(0);
});

test('many at once: what somebody else holds is left and named, and what was before brings it back', async ({
  api,
}) => {
  const [ana, luis] = [await api.signIn('csr'), await api.signIn('csr')];
  const ids = [await newCase(api), await newCase(api), await newCase(api)] as const;
  await take(api, luis, ids[2]);
  const many = (json: object[]) =>
    api.send('PUT', '/api-mv/admin/cases', { json: { cases: json }, headers: ana.bearer });
  const owner_id = ana.user.user_id;
  const answer = await many(ids.map((user_id) => ({ user_id, version: 0, owner_id })));
  expect(answer.json.moved.map(({ before }: { before: object }) => before)).toEqual([
    { owner_id: null, deadline_at: null },
    { owner_id: null, deadline_at: null },
  ]);
  expect(answer.json.left).toMatchObject([{ user_id: ids[2], why: 'held' }]);
  type Row = { case: { user_id: string; version: number }; before: object };
  const undone = await many(
    answer.json.moved.map(({ case: { user_id, version }, before }: Row) => ({ user_id, version, ...before })),
  );
  expect(undone.json.left).toEqual([]);
  expect([(await heldBy(api, ids[0]))?.owner_id, (await heldBy(api, ids[2]))?.owner_id]).toEqual([
    ...[null, luis.user.user_id],
  ]);
  const [stranger, staff] = [crypto.randomUUID(), luis.user.user_id];
  const none = await many([stranger, staff].map((user_id) => ({ user_id, version: 0, owner_id })));
  expect(none.json).toMatchObject({ moved: [], left: [{ why: 'missing' }, { why: 'missing' }] });
});

test('of two who press at the same moment one has it, in every process', async () => {
  const api = await ownApp();
  try {
    const other = createApp(api.services);
    const people = [await api.signIn('csr'), await api.signIn('csr')];
    const user_id = await newCase(api);
    const answers = await Promise.all(
      people.map(({ token, user }, at) =>
        (at === 0 ? api.app : other).request(`http://127.0.0.1:3000${path(user_id)}`, {
          method: 'PUT',
          headers: {
            ...{ host: '127.0.0.1:3000', 'content-type': 'application/json', authorization: `Bearer ${token}` },
          },
          body: JSON.stringify({ version: 0, owner_id: user.user_id }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  } finally {
    await api.close();
  }
});

/** The names on the page of the list, in its order. */
const linksIn = (html: string) => [...html.matchAll(/id="case-([0-9a-f-]{36})"/g)].map(([, id]) => id);

test('the list: newest first, by filters of the address, overdue and own ones by deadline', async ({ api }) => {
  const csr = await api.signIn('csr');
  const made = async (minutes: number, more: Partial<typeof users.$inferInsert> = {}) =>
    newCase(api, { created_at: new Date(api.clock.now.getTime() - minutes * 60_000), ...more });
  const old = await made(30, { current_step: 'form_completed', service_type: 'FirstTime', marked_paid_by_csr: true });
  const mid = await made(20);
  const young = await made(10, { service_type: 'ESTA' });
  const gone = await made(5, { deleted_at: api.clock.now });
  await api.signIn('secondary', { primary_user_id: old });
  const list = async (query: string) => {
    const page = await api.raw('GET', `/admin/cases${query}`, { headers: csr.cookie });
    expect(page.status).toBe(200);
    return linksIn(await page.text());
  };
  expect(await list('')).toEqual([young, mid, old]);
  expect(await list('')).not.toContain(gone);
  expect(await list('?step=form_completed')).toEqual([old]);
  expect(await list('?service=ESTA')).toEqual([young]);
  expect(await list('?paid=yes')).toEqual([old]);
  expect(await list('?paid=no')).toEqual([young, mid]);
  const at = (hours: number) => new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString();
  await change(api, csr, mid, { version: 0, owner_id: csr.user.user_id, deadline_at: at(-2) });
  await change(api, csr, old, { version: 0, owner_id: csr.user.user_id, deadline_at: at(-5) });
  await change(api, csr, young, { version: 0, owner_id: csr.user.user_id });
  expect(await list('?owner=me')).toEqual([old, mid, young]);
  expect(await list('?overdue=yes')).toEqual([old, mid]);
  expect(await list('?owner=none')).toEqual([]);
  await api.db.update(users).set({ current_step: 'visa_received' }).where(eq(users.user_id, old));
  expect(await list('?overdue=yes'), 'what has its outcome is late no more').toEqual([mid]);
  expect(await list('?waiting=yes')).toEqual([]);
  const member = await api.signIn('secondary', { primary_user_id: mid });
  await api.db.insert(reviews).values({ user_id: member.user.user_id, state: 'asked', asked_at: api.clock.now });
  expect(await list('?waiting=yes'), 'somebody of the family has sent it').toEqual([mid]);
});

test('the list goes on after a key, and nobody comes twice or is left out', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { listCases } = await import('./list.server.ts');
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push(await newCase(api, { created_at: api.clock.now }));
  const ctx = { db: api.db, now: api.clock.now, actor: { user_id: csr.user.user_id } } as Parameters<
    typeof listCases
  >[0];
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCases>> = await listCases(ctx, {}, after, 2);
    seen.push(...page.cases.map(({ user_id }) => user_id));
    after = page.next;
  } while (after);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect((await listCases(ctx, {}, 'nonsense', 2)).cases, 'a key that is none begins at the beginning').toHaveLength(2);
});
