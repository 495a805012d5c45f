/** A hundred acts leave a hundred lines; whatever is done to them afterwards is found (Q17). */
import { sql } from 'drizzle-orm';
import { sealAuditJob } from '#app/platform/jobs/seal-audit.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { audit, audit_checkpoints, audit_seals } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

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
