/** A hundred acts leave a hundred lines; whatever is done to them afterwards is found (Q17). */

import { eq, sql } from 'drizzle-orm';
import { screenRows } from '#app/paths.ts';
import { sealAuditJob } from '#app/platform/jobs/seal-audit.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { PLAIN } from '#app/platform/record/audit.server.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { wordKey } from '#app/platform/record/audit-words.server.ts';
import en from '#content/text/en/office-audit.json';
import es from '#content/text/es/office-audit.json';
import { audit, audit_checkpoints, audit_seals } from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { GROUPS } from './rules.ts';

const check = (api: TestApp) => checkAudit(api.db, api.services.env.APP_SECRET);
const seal = async (api: TestApp) => expect(await api.app.runJob(sealAuditJob.name, [{}])).toEqual([undefined]);
const kinds = async (api: TestApp) => (await check(api)).faults.map(({ kind, audit_id }) => [kind, audit_id]);

/** As somebody who can write to the database and knows no secret of ours. */
async function tamper(api: TestApp, statement: ReturnType<typeof sql>) {
  await api.db.execute(sql`alter table audit disable trigger audit_no_change`);
  await api.db.execute(statement);
  await api.db.execute(sql`alter table audit enable trigger audit_no_change`);
}

async function acts(api: TestApp, count: number) {
  const csr = await api.signIn('csr');
  const { user } = await api.signIn('applicant');
  for (let act = 0; act < count; act++)
    expect((await api.raw('GET', `/user/${user.user_id}`, { headers: csr.cookie })).status).toBe(200);
  return { csr, subject: user };
}

test('a hundred acts of staff are a hundred lines, and the trail is whole', async ({ api }) => {
  const { csr } = await acts(api, 100);
  const lines = await api.db.select().from(audit);
  expect(lines.filter(({ actor_id }) => actor_id === csr.user.user_id)).toHaveLength(100);
  expect(await check(api)).toMatchObject({ lines: 100, faults: [], head: { seal_id: 0 } });
  await seal(api);
  expect(await check(api)).toMatchObject({ lines: 100, faults: [], head: { seal_id: 100 } });
  await acts(api, 2);
  expect((await check(api)).faults, 'the newest have their mark alone').toEqual([]);
  await seal(api);
  expect(await check(api)).toMatchObject({ lines: 102, faults: [], head: { seal_id: 102 } });
});

test('a line that was altered, removed or inserted is found, each by its name', async ({ api }) => {
  await acts(api, 6);
  await seal(api);
  const [, second, third, fourth] = (await api.db.select().from(audit).orderBy(audit.audit_id)).map(
    (one) => one.audit_id,
  );
  await tamper(api, sql`update audit set action = 'user.nothing' where audit_id = ${second}`);
  expect(await kinds(api)).toEqual([['altered', second]]);
  await tamper(api, sql`update audit set action = 'user.read' where audit_id = ${second}`);
  expect(await kinds(api), 'as it was').toEqual([]);
  await tamper(api, sql`delete from audit where audit_id = ${third}`);
  expect(await kinds(api)).toEqual([['removed', third]]);
  await api.db.insert(audit).values({ actor_role: 'admin', action: 'user.read' });
  const copy = sql`insert into audit (created_at, actor_id, actor_role, action, subject_id, request_id, mac)
    select created_at, actor_id, actor_role, 'payments.mark', subject_id, request_id, mac from audit where audit_id = ${fourth}`;
  await api.db.execute(copy);
  await seal(api);
  const inserted = (await api.db.select().from(audit).orderBy(audit.audit_id)).slice(-2).map((one) => one.audit_id);
  expect(await kinds(api), 'no link is made for what nobody of us wrote').toEqual([
    ['removed', third],
    ...inserted.map((id) => ['inserted', id]),
  ]);
});

test('a copy of a line, mark and all, is found, whether it was linked or not and whatever number it took', async ({
  api,
}) => {
  await acts(api, 4);
  await seal(api);
  const [first, second] = (await api.db.select().from(audit).orderBy(audit.audit_id)).map((one) => one.audit_id);
  const copy = (of: number | undefined, number: string) =>
    api.db.execute(sql`insert into audit (audit_id, created_at, actor_id, actor_role, action, subject_id, request_id, mac)
      overriding system value select ${sql.raw(number)}, created_at, actor_id, actor_role, action, subject_id, request_id, mac
      from audit where audit_id = ${of}`);
  await copy(first, '9000');
  expect(await kinds(api), 'a moment ago').toEqual([['inserted', 9000]]);
  await copy(second, '8000');
  await seal(api);
  expect((await kinds(api)).toSorted(), 'linked meanwhile').toEqual([
    ['inserted', 8000],
    ['inserted', 9000],
  ]);
});

test('a line that goes with its link leaves a hole in the chain', async ({ api }) => {
  await acts(api, 4);
  await seal(api);
  const { audit_id = 0, seal_id = 0 } = (await api.db.select().from(audit_seals).orderBy(audit_seals.seal_id))[1] ?? {};
  await tamper(api, sql`delete from audit where audit_id = ${audit_id}`);
  await api.db.execute(sql`delete from audit_seals where seal_id = ${seal_id}`);
  expect((await check(api)).faults).toEqual([{ kind: 'broken', audit_id: null, seal_id }]);
});

test('after five years the oldest end with a signed checkpoint, and the rest can still be walked', async ({ api }) => {
  await api.db.insert(audit).values({ actor_role: 'csr', action: 'user.read', created_at: new Date('2019-03-01') });
  await api.db.insert(audit).values({ actor_role: 'csr', action: 'user.read', created_at: new Date('2019-03-02') });
  await acts(api, 3);
  await seal(api);
  expect((await check(api)).faults, 'lines from before marks existed').toEqual([]);
  expect(await api.app.runJob(tidyJob.name, [{}])).toEqual([undefined]);
  expect(await api.db.$count(audit)).toBe(3);
  const [point] = await api.db.select().from(audit_checkpoints);
  expect(point).toMatchObject({ seal_id: 2, removed: 2 });
  expect(await check(api)).toMatchObject({ lines: 3, faults: [] });
  await api.db.update(audit_checkpoints).set({ removed: 1 });
  expect((await check(api)).faults).toMatchObject([{ kind: 'broken', seal_id: 2 }]);
});

test('admins read it by who, about whom, what and when, page by page; reading is on record; nobody else does', async ({
  api,
}) => {
  const { csr, subject } = await acts(api, 3);
  const admin = await api.signIn('admin');
  const read = (query: string, headers: Record<string, string> = admin.bearer) =>
    api.send('GET', `/api-mv/admin/audit?${query}`, { headers });
  const first = (await read(`limit=2&actor_id=${csr.user.user_id}`)).json;
  expect(first.lines).toMatchObject([
    { actor_name: 'Prueba csr', action: 'user.read', subject_id: subject.user_id },
    { action: 'user.read' },
  ]);
  expect((await read(`limit=2&actor_id=${csr.user.user_id}&before=${first.next}`)).json).toMatchObject({
    lines: [{ action: 'user.read' }],
    next: null,
  });
  expect((await read('action=audit.')).json.lines, 'the two looks before').toHaveLength(2);
  expect((await read('action=%25')).json.lines, 'a sign is a sign').toEqual([]);
  expect((await read(`subject_id=${subject.user_id}&from=2999-01-01T00:00:00Z`)).json.lines).toEqual([]);
  for (const who of [csr, await api.signIn('applicant')])
    for (const path of ['audit', 'audit/check'])
      expect((await api.raw('GET', `/api-mv/admin/${path}`, { headers: who.bearer })).status).toBe(404);
  const whole = await api.send('GET', '/api-mv/admin/audit/check', { headers: admin.bearer });
  expect(whole.json).toMatchObject({ success: true, faults: [] });
});

test('a hundred different things that staff do are a hundred lines', async ({ api }) => {
  const csr = await api.signIn('csr');
  const people = [];
  for (let at = 0; at < 5; at++) people.push((await api.signIn('applicant')).user.user_id);
  const calls = (id: string): [string, string, object?][] => [
    ['GET', `/user/${id}`],
    ['GET', `/user/${id}/credentials`],
    ['GET', `/user/${id}/contact-changes`],
    ['PUT', `/user/${id}`, { updates: { first_name: 'Otra' } }],
    ['GET', `/user/${id}/secondary-applicants`],
    ['GET', `/docs/${id}/documents`],
    ['GET', `/form/${id}/ds160/pages`],
    ['GET', `/payments/${id}/payments`],
    ['GET', '/admin/comments'],
    ['GET', '/admin/articles/visa-photo/votes'],
    ['PUT', `/admin/cases/${id}`, { version: 0, owner_id: csr.user.user_id }],
    ['PUT', `/admin/cases/${id}`, { version: 1, owner_id: null }],
    ['GET', '/auth/second-factor'],
    ['GET', '/admin/search?q=Prueba'],
    ['GET', `/user/${id}/subscriptions`],
  ];
  const done = new Set<string>();
  let acts = 0;
  const before = await api.db.$count(audit);
  for (const id of people)
    for (const [method, path, json] of calls(id)) {
      const { status } = await api.raw(method, `/api-mv${path}`, { headers: csr.bearer, ...(json && { json }) });
      if (status !== 200) continue;
      acts++;
      done.add(`${method} ${path.replaceAll(id, '')}`);
    }
  // Some of the hundred again: each time is a line of its own.
  for (const id of people) {
    for (let at = 0; acts < 100 && at < 20; at++) {
      await api.raw('GET', `/api-mv/user/${id}`, { headers: csr.bearer });
      acts++;
    }
  }
  expect(done.size, [...done].join(', ')).toBeGreaterThanOrEqual(8);
  expect([acts, (await api.db.$count(audit)) - before]).toEqual([100, 100]);
  expect((await check(api)).faults).toEqual([]);
});

test('the filtered trail leaves as a file after the password, and how many lines went is on record', async ({
  api,
}) => {
  const { csr } = await acts(api, 4);
  const admin = await api.signIn('admin');
  const file = (query: string) => api.raw('GET', `/api-mv/admin/audit/export?${query}`, { headers: admin.bearer });
  expect((await file('format=csv')).status).toBe(403);
  await confirmPassword(api, admin.user.user_id);
  await api.db.insert(audit).values({
    ...{ actor_role: 'csr', actor_id: csr.user.user_id, action: 'user.update', reason: '=1+1' },
    after: { fields: ['@x'] },
  });
  const answer = await file(`format=csv&actor_id=${csr.user.user_id}`);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="mirador-audit-.*\.csv"/);
  const text = await answer.text();
  const [head, first, ...others] = text.split('\r\n');
  expect(head).toMatch(/"audit_id","created_at"/);
  expect(first).toContain(`"'=1+1"`);
  expect(others).toHaveLength(5);
  const json = await (await file(`format=json&action=user.read&actor_id=${csr.user.user_id}`)).json();
  expect(json).toHaveLength(4);
  const done = await api.db.select().from(audit).where(eq(audit.action, 'audit.exported'));
  expect(done.map(({ after }) => after?.count)).toEqual([5, 4]);
  expect(await api.db.$count(audit, eq(audit.action, 'audit.export'))).toBe(2);
  await confirmPassword(api, csr.user.user_id);
  expect((await api.raw('GET', '/api-mv/admin/audit/export', { headers: csr.bearer })).status).toBe(404);
});

test('the page says each line in words, what it was before, and by whom and how the chain was last checked', async ({
  api,
}) => {
  const { csr, subject } = await acts(api, 2);
  const admin = await api.signIn('admin', { first_name: 'Adela', last_name: 'Directora' });
  await api.db.insert(audit).values({
    ...{ actor_role: 'admin', actor_id: admin.user.user_id, action: 'staff.role', subject_id: csr.user.user_id },
    ...{ before: { role: 'csr' }, after: { role: 'admin', email: 'hmac:x' }, reason: 'Asciende' },
  });
  const page = async (query = '') => {
    const answer = await api.raw('GET', `/admin/audit${query}`, { headers: admin.cookie });
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  await api.db.insert(audit).values([
    {
      ...{ actor_role: 'csr', actor_id: csr.user.user_id, action: 'payment.marked', subject_id: subject.user_id },
      after: { state: 'paid', amount: 9700, currency: 'USD' },
    },
    { actor_role: 'admin', action: 'rates.write', after: { currency: 'COP', amount: 4100.5 } },
    { actor_role: 'csr', action: 'case.update', after: { fields: ['deadline_at', 'next_action'] } },
  ]);
  const whole = await page();
  expect(whole, 'a sum is money').toMatch(/Monto: 97\sUSD/);
  expect(whole, 'a rate is a figure').toContain('Monto: 4100.5');
  expect(whole).toContain('Campos: Plazo, Próximo paso');
  expect(whole).toContain('Cambió el rol de un colega');
  expect(whole).toContain('Rol: Asesor → Administración');
  expect(whole).toContain('Correo (cambió; el valor no se guarda)');
  expect(whole).toContain(`Caso ${subject.case_number}`);
  expect(whole).not.toContain('hmac:');
  expect(whole).toContain('No se ha revisado');
  expect(whole, 'hours as on every other screen').not.toMatch(/\d [ap]\.\s?m\./u);
  const about = await page(`?about=${subject.case_number}&action=user`);
  expect(about.match(/Miró el perfil/g)?.length).toBeGreaterThanOrEqual(2);
  expect(about).not.toContain('Cambió el rol de un colega');
  expect(await page('?about=999999')).toContain('Ningún caso tiene ese número');
  await api.send('GET', '/api-mv/admin/audit/check', { headers: admin.bearer });
  expect(await page()).toMatch(/por Adela Directora\. Estaba completo/);
  expect((await api.raw('GET', '/admin/audit', { headers: csr.cookie })).status).toBe(404);
});

test('each action that a policy names has its words', async ({ api }) => {
  const named = [
    ...Object.values(api.app.document.paths).flatMap((one) => Object.values(one).map((call) => call['x-policy'].audit)),
    ...screenRows().map((row) => row.audit),
  ].filter((one) => typeof one === 'string');
  for (const words of [es.actions, en.actions])
    expect([...new Set(named)].filter((action) => !(wordKey(action) in words))).toEqual([]);
  const all = [...named, ...Object.keys(es.actions).map((key) => key.replace('_', '.'))];
  expect(
    all.filter((action) => !GROUPS.some((group) => action.startsWith(group))),
    'found by a filter',
  ).toEqual([]);
  for (const { groups, fields } of [es, en]) {
    expect(Object.keys(groups).toSorted()).toEqual([...GROUPS].toSorted());
    expect([...PLAIN].filter((field) => !(field in fields))).toEqual([]);
  }
});
