import { eq } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import { audit, messages, users } from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buy } from '#tests/paid-family.ts';

type Who = { bearer: Record<string, string>; user: { user_id: string } };
type Next = { start_key_pk: string; start_key_sk: string } | null;

const profiles = (api: TestApp, { bearer }: Pick<Who, 'bearer'>, json: object = {}) =>
  api.send('POST', '/api-mv/bulk/fetch-all-profiles', { headers: bearer, json });
const referrals = (api: TestApp, { bearer }: Pick<Who, 'bearer'>, query = '') =>
  api.send('GET', `/api-mv/bulk/fetch-all-referrals${query}`, { headers: bearer });
const file = (api: TestApp, { bearer }: Pick<Who, 'bearer'>, path: string) =>
  api.raw('GET', `/api-mv/admin/exports/${path}`, { headers: bearer });
const EVIL = ['=1+1', '+1', '-1', '@x', '"quoted", and\nbroken', '<script>alert(1)</script>'];
const people = (api: TestApp, count: number, more: Partial<typeof users.$inferInsert> = {}) =>
  api.db.insert(users).values(
    Array.from({ length: count }, (_, at) => ({
      ...{ first_name: EVIL[at % EVIL.length] ?? '', last_name: `P${at}`, ...more },
      created_at: new Date(api.clock.now.getTime() - (count - at) * 1000),
    })),
  );

test('all people, page by page, none twice and none left out; nothing secret among them', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, 7);
  const seen: string[] = [];
  let next: Next = null;
  do {
    const { status, json } = await profiles(api, admin, { limit: 3, ...(next ?? {}) });
    expect(status).toBe(200);
    seen.push(...json.profiles.map(({ user_id }: { user_id: string }) => user_id));
    expect(JSON.stringify(json)).not.toMatch(/password_hash|argon|totp|ip_address|"token"/);
    next = json.next;
  } while (next);
  const all = await api.db.select({ user_id: users.user_id }).from(users);
  expect(seen.sort()).toEqual(all.map(({ user_id }) => user_id).sort());
  expect(new Set(seen).size).toBe(seen.length);
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'bulk.profiles'));
  expect(lines.reduce((sum, { after }) => sum + Number(after?.count), 0)).toBe(seen.length);
});

test('a key is ours alone: made up, halved, swapped or of the other list it is refused', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, 4, { affiliate_code: 'AMIGA' });
  const { json } = await profiles(api, admin, { limit: 1 });
  const { start_key_pk, start_key_sk } = json.next;
  for (const wrong of [
    { start_key_pk },
    { start_key_sk },
    { start_key_pk: start_key_sk, start_key_sk: start_key_pk },
    { start_key_pk: 'a'.repeat(40), start_key_sk: 'b'.repeat(40) },
  ])
    expect((await profiles(api, admin, wrong)).status).toBe(422);
  const query = new URLSearchParams({ start_key_pk, start_key_sk });
  expect((await referrals(api, admin, `?${query}`)).status).toBe(422);
  expect((await profiles(api, admin, { limit: 101 })).status).toBe(422);
});

test('referrals are sign-ups and orders with a code, in one order over both, between days', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, 3, { affiliate_code: 'AMIGA' });
  await people(api, 2);
  const [first] = await api.db.select().from(users).where(eq(users.last_name, 'P0')).limit(1);
  await buy(api, { user_id: String(first?.user_id), order: { affiliate_code: 'AMIGA' } });
  await buy(api, { user_id: String(first?.user_id) });
  const seen: { kind: string; created_at: string }[] = [];
  let next: Next = null;
  do {
    const query: string = next ? `&${new URLSearchParams(next)}` : '';
    const { json } = await referrals(api, admin, `?limit=2${query}`);
    seen.push(...json.referrals);
    next = json.next;
  } while (next);
  expect(seen.map(({ kind }) => kind)).toEqual(['sign_up', 'sign_up', 'sign_up', 'order']);
  expect(seen.map(({ created_at }) => created_at)).toEqual(seen.map(({ created_at }) => created_at).toSorted());
  expect((await referrals(api, admin, '?end_date=2020-01-01')).json.referrals).toEqual([]);
  expect((await referrals(api, admin, '?start_date=0000-01-01')).status).toBe(422);
});

test('only an admin reads in bulk or exports', async ({ api }) => {
  for (const role of ['applicant', 'csr'] as const) {
    const who = await api.signIn(role);
    await confirmPassword(api, who.user.user_id);
    expect((await profiles(api, who)).status).toBe(404);
    expect((await referrals(api, who)).status).toBe(404);
    expect((await file(api, who, 'profiles')).status).toBe(404);
  }
  expect((await profiles(api, { bearer: {} })).status).toBe(401);
});

test('above a thousand rows an hour the other admins and our mailbox hear of it, once', async ({ api }) => {
  const admin = await api.signIn('admin', { email: 'lee@mirador.example' });
  await api.signIn('admin', { email: 'otra@mirador.example' });
  await people(api, 120);
  for (let page = 0; page < 10; page++) await profiles(api, admin, { limit: 100 });
  expect(await api.db.$count(messages, eq(messages.kind, 'bulk_alarm'))).toBe(0);
  for (let page = 0; page < 3; page++) await profiles(api, admin, { limit: 100 });
  const mails = await api.db.select().from(messages).where(eq(messages.kind, 'bulk_alarm'));
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual([brand.staffEmail, 'otra@mirador.example'].sort());
  expect(api.logLines.filter((line) => line.includes('more rows of people read'))).toHaveLength(1);
  api.clock.now = new Date(api.clock.now.getTime() + 3_700_000);
  await profiles(api, admin, { limit: 100 });
  expect(await api.db.$count(messages, eq(messages.kind, 'bulk_alarm'))).toBe(2);
});

test('an export wants the password inside the session, and leaves how many rows went', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, 5);
  expect((await file(api, admin, 'profiles')).status).toBe(403);
  await confirmPassword(api, admin.user.user_id);
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000);
  expect((await file(api, admin, 'profiles')).status).toBe(403);
  await confirmPassword(api, admin.user.user_id);
  const answer = await file(api, admin, 'profiles?format=json');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mirador-profiles-.*\.json"$/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect((await answer.json()).length).toBe(6);
  const [done] = await api.db.select().from(audit).where(eq(audit.action, 'export.done'));
  expect(done?.after).toEqual({ count: 6 });
  expect(await api.db.$count(audit, eq(audit.action, 'export.profiles'))).toBe(1);
});

test('hostile text stays text in every cell of the table', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, EVIL.length);
  await confirmPassword(api, admin.user.user_id);
  // As bytes: reading it as text would take the mark away.
  const text = Buffer.from(await (await file(api, admin, 'profiles?format=csv')).arrayBuffer()).toString();
  for (const evil of EVIL.slice(0, 4)) {
    expect(text).toContain(`"'${evil}"`);
    expect(text).not.toContain(`"${evil}"`);
  }
  expect(text).toContain('"""quoted"", and\nbroken"');
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFF"user_id",/);
  expect(text.split('\r\n')).toHaveLength(EVIL.length + 3);
});

test('who stops reading has read what went, and no more', async ({ api }) => {
  const admin = await api.signIn('admin');
  await people(api, 1100);
  await confirmPassword(api, admin.user.user_id);
  const reader = (await file(api, admin, 'profiles?format=csv')).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  const [done] = await api.db.select().from(audit).where(eq(audit.action, 'export.done'));
  expect(Number(done?.after?.count)).toBeGreaterThanOrEqual(500);
  expect(Number(done?.after?.count)).toBeLessThan(1101);
});
