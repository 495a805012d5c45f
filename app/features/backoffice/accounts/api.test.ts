import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { audit, credentials, messages, sessions, users } from '#db/schema.server.ts';
import { quickHash } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type Who = { bearer: Record<string, string> };
const OWN = 'tres perros en la playa';

const firstLink = (api: TestApp, { bearer }: Who, user_id: string) =>
  api.send('POST', `/api-mv/admin/${user_id}/one-time-link`, { headers: bearer });
const end = (api: TestApp, { bearer }: Who, user_id: string, more: object = {}) =>
  api.send('POST', `/api-mv/admin/${user_id}/update-password`, {
    headers: bearer,
    json: { current_password: OWN, reason: 'Perdió el teléfono', ...more },
  });
const logIn = (api: TestApp, link: string) => {
  const query = new URL(link).searchParams;
  return api.send('POST', '/api-mv/auth/login-with-phone-number', {
    json: { phone_number: query.get('phone_number'), password: query.get('password') },
  });
};

async function withPassword(
  api: TestApp,
  role: 'applicant' | 'csr' | 'admin',
  more: Partial<typeof users.$inferInsert> = {},
) {
  const who = await api.signIn(role, more);
  await api.db.insert(credentials).values({ user_id: who.user.user_id, password_hash: await quickHash(OWN) });
  return who;
}

let last = 0;
async function made(api: TestApp, { bearer }: Who) {
  last++;
  const { status, json } = await api.send('POST', '/api-mv/flow/flow-step-1', {
    headers: bearer,
    json: {
      ...{ locale: 'ar', first_name: 'Clienta', last_name: 'Nueva', phone_number: `+57310555${String(1000 + last)}` },
      ...{ email: `clienta${last}@correo.example`, service_type: 'FirstTime', complete_onboarding_forms: false },
    },
  });
  expect(status).toBe(200);
  return String(json.user_profile.user_id);
}

test('staff make an account and hand over one link: the person comes in once and has to choose a password', async ({
  api,
}) => {
  const csr = await api.signIn('csr');
  const user_id = await made(api, csr);
  const { status, json } = await firstLink(api, csr, user_id);
  expect(status).toBe(200);
  expect(json.text).toContain(json.link);
  expect(json.text).toMatch(/[\u0600-\u06ff]/);
  expect(json.chat).toContain(`https://wa.me/57310555${String(1000 + last)}?text=`);
  expect(new URL(json.link).pathname).toBe('/ar/auth/log-in');
  const again = await firstLink(api, csr, user_id);
  expect((await logIn(api, json.link)).status).toBe(401);
  const entered = await logIn(api, again.json.link);
  expect([entered.status, entered.json.user_profile.must_set_password]).toEqual([200, true]);
  expect((await logIn(api, again.json.link)).status).toBe(401);
  const late = await firstLink(api, csr, user_id);
  expect([late.status, late.json.message]).toEqual([409, 'Somebody has been in this account']);
  expect(await api.db.$count(audit, eq(audit.action, 'user.first-link'))).toBe(2);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(row).toMatchObject({ created_by: csr.user.user_id, complete_onboarding_forms: false });
});

test('an account that staff made does not lapse while its person has not come yet', async ({ api }) => {
  const csr = await api.signIn('csr');
  const user_id = await made(api, csr);
  await firstLink(api, csr, user_id);
  api.clock.now = new Date(api.clock.now.getTime() + 3 * 24 * 3_600_000);
  expect(await api.app.runJob('accounts.lapse', [{}])).toEqual([undefined]);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(row?.deleted_at).toBeNull();
  const later = await api.signIn('csr');
  expect((await firstLink(api, later, user_id)).status).toBe(200);
  await api.db.update(users).set({ last_active_at: api.clock.now }).where(eq(users.user_id, user_id));
  expect((await firstLink(api, later, user_id)).status).toBe(409);
});

test('no first link for accounts that people made themselves, for colleagues, or by customers', async ({ api }) => {
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const customer = await api.signIn('applicant', { phone_number: '+573105550001' });
  expect((await firstLink(api, csr, customer.user.user_id)).status).toBe(409);
  expect((await firstLink(api, csr, admin.user.user_id)).status).toBe(404);
  expect((await firstLink(api, customer, customer.user.user_id)).status).toBe(404);
  expect((await firstLink(api, csr, randomUUID())).status).toBe(404);
  const user_id = await made(api, csr);
  await api.db.update(users).set({ phone_number: null }).where(eq(users.user_id, user_id));
  expect((await firstLink(api, csr, user_id)).json.message).toBe('No phone number on file');
});

test('an admin ends a password: the old one and all sessions are over, a link leads in, nobody sees a password', async ({
  api,
}) => {
  const admin = await withPassword(api, 'admin');
  const phone_number = '+573105550002';
  const who = await withPassword(api, 'applicant', { phone_number, email: 'ana@correo.example' });
  const { user_id } = who.user;
  const { status, json } = await end(api, admin, user_id);
  expect(status).toBe(200);
  expect(Object.keys(json).sort()).toEqual(['chat', 'expires_at', 'link', 'success', 'text']);
  expect((await api.send('GET', `/api-mv/user/${user_id}`, { headers: who.bearer })).status).toBe(401);
  const old = await api.send('POST', '/api-mv/auth/login-with-phone-number', { json: { phone_number, password: OWN } });
  expect(old.status).toBe(401);
  const entered = await logIn(api, json.link);
  expect([entered.status, entered.json.user_profile.must_set_password]).toEqual([200, true]);
  const [mail] = await api.db.select().from(messages).where(eq(messages.user_id, user_id));
  expect(mail).toMatchObject({ kind: 'password_ended', to_address: 'ana@correo.example' });
  expect(mail?.text).not.toContain('password=');
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'user.password'));
  expect(line).toMatchObject({ actor_id: admin.user.user_id, subject_id: user_id, reason: 'Perdió el teléfono' });
  expect(JSON.stringify(line)).not.toContain(new URL(json.link).searchParams.get('password'));
});

test('never by a csr, on an admin, on oneself, without the own password or a reason', async ({ api }) => {
  const admin = await withPassword(api, 'admin', { phone_number: '+573105550003' });
  const other = await withPassword(api, 'admin', { phone_number: '+573105550004' });
  const csr = await withPassword(api, 'csr', { phone_number: '+573105550005' });
  const who = await withPassword(api, 'applicant', { phone_number: '+573105550006' });
  const { user_id } = who.user;
  expect((await end(api, csr, user_id)).status).toBe(404);
  expect((await end(api, who, user_id)).status).toBe(404);
  for (const one of [other, admin]) expect((await end(api, admin, one.user.user_id)).status).toBe(404);
  const wrong = await end(api, admin, user_id, { current_password: 'otra' });
  expect([wrong.status, wrong.json.field]).toEqual([422, 'current_password']);
  for (const reason of [' ', '\u200b\u200b\u200b', 'xx'])
    expect((await end(api, admin, user_id, { reason })).status, JSON.stringify(reason)).toBe(422);
  expect((await end(api, admin, user_id, { password: 'una nueva palabra' })).status).toBe(422);
  expect(await api.db.$count(sessions, eq(sessions.user_id, user_id))).toBe(1);
  expect((await api.send('GET', `/api-mv/user/${user_id}`, { headers: who.bearer })).status).toBe(200);
  expect((await end(api, admin, csr.user.user_id)).status).toBe(200);
});
