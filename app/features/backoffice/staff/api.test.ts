/** The team: invited, promoted, demoted, disabled, and what ends at once with each of it (D17, T16, T44, T45). */
import { and, eq, isNull } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { hashPassword } from '#app/platform/access/password.server.ts';
import { seal } from '#app/platform/access/seal.server.ts';
import {
  audit,
  cases,
  credentials,
  form_pages,
  messages,
  one_time_tokens,
  sessions,
  users,
} from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, ownApp, PRODUCTION, type TestApp, test } from '#tests/app.ts';

type Who = Awaited<ReturnType<TestApp['signIn']>>;
const PASSWORD = 'tres perros en la playa';
const NEW = 'cuatro nubes sobre el mar';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let last = 0;

/** Somebody of the team with a password, whose log-in was confirmed a moment ago. */
async function colleague(api: TestApp, role: 'csr' | 'admin', more: Partial<typeof users.$inferInsert> = {}) {
  last++;
  const phone_number = `+5731077${String(10_000 + last)}`;
  const who = await api.signIn(role, { user_type: 'staff', phone_number, email: `c${last}@mirador.example`, ...more });
  await api.db.insert(credentials).values({ user_id: who.user.user_id, password_hash: await hashPassword(PASSWORD) });
  await confirmPassword(api, who.user.user_id);
  return { ...who, user_id: who.user.user_id, phone_number };
}

const ask = (api: TestApp, { bearer }: Who, method: string, path: string, json?: object) =>
  api.send(method as 'GET', `/api-mv/admin/staff${path}`, { headers: bearer, ...(json && { json }) });
const reason = 'Cambio de turno';
const setRole = (api: TestApp, who: Who, user_id: string, role: string, more: object = {}) =>
  ask(api, who, 'PUT', `/${user_id}/role`, { role, reason, ...more });
const disable = (api: TestApp, who: Who, user_id: string, more: object = {}) =>
  ask(api, who, 'POST', `/${user_id}/disable`, { reason, ...more });
const logIn = (api: TestApp, phone_number: string, password = PASSWORD, code?: string) =>
  api.send('POST', '/api-mv/auth/login-with-phone-number', { json: { phone_number, password, ...(code && { code }) } });
const isIn = async (api: TestApp, { bearer }: Who) =>
  (await api.raw('GET', '/api-mv/admin/cases', { headers: bearer })).status !== 401 &&
  (await api.raw('GET', '/api-mv/auth/sessions', { headers: bearer })).status === 200;
const row = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];

const invitee = () => {
  last++;
  return {
    ...{ first_name: 'Nadia', last_name: 'Nueva', email: `nadia${last}@mirador.example`, role: 'csr' as const },
    phone_number: `+5731088${String(10_000 + last)}`,
  };
};
const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
async function mailOf(api: TestApp, user_id: string, kind: string) {
  const rows = await api.db.select().from(messages).where(eq(messages.user_id, user_id));
  return rows.filter((one) => one.kind === kind);
}
const accept = (api: TestApp, token: string, password = NEW) =>
  api.send('POST', '/api-mv/auth/accept-staff-invitation', { json: { token, password } });

test('somebody is invited by a link that only their address gets, sets a password and is in', async ({ api }) => {
  const admin = await colleague(api, 'admin');
  const wanted = invitee();
  const invited = await ask(api, admin, 'POST', '', wanted);
  expect(invited.status).toBe(200);
  const { user_id } = invited.json;
  const [mail] = await mailOf(api, user_id, 'staff_invite');
  expect(mail?.to_address).toBe(wanted.email);
  const token = tokenIn(mail?.text);
  expect(JSON.stringify(invited.json)).not.toContain(token);
  const team = (await ask(api, admin, 'GET', '')).json.staff;
  expect(JSON.stringify(team)).not.toContain(token);
  const found = team.find((one: { user_id: string }) => one.user_id === user_id);
  expect(found).toMatchObject({ has_password: false, role: 'csr', open_sessions: 0, seen_at: null });
  expect(found.invited_until).not.toBeNull();
  expect((await logIn(api, wanted.phone_number, '')).status).toBe(422);

  const looked = await api.send('POST', '/api-mv/auth/staff-invitation', { json: { token } });
  expect(looked.json.invitation).toEqual({ first_name: 'Nadia', phone_number: wanted.phone_number, role: 'csr' });
  expect((await accept(api, token, '12345678')).json.field).toBe('password');
  const entered = await accept(api, token);
  expect([entered.status, entered.json.user_profile.must_set_password]).toEqual([200, false]);
  expect((await accept(api, token)).json).toMatchObject({ field: 'token' });
  expect((await logIn(api, wanted.phone_number, NEW)).status).toBe(200);
  const acts = await api.db.select().from(audit).where(eq(audit.subject_id, user_id));
  expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['staff.invited', 'staff.joined']));
  expect(JSON.stringify(acts)).not.toContain(wanted.email);
});

test('in production whoever comes in can do nothing but set up the second factor', async () => {
  const api = await ownApp(PRODUCTION);
  try {
    const headers = { host: 'mirador.example' };
    const admin = await colleague(api as never, 'admin', { email: null });
    const invited = await api.send('POST', '/api-mv/admin/staff', {
      headers: { ...admin.bearer, ...headers },
      json: invitee(),
    });
    expect(invited.status).toBe(200);
    const [mail] = await mailOf(api as never, invited.json.user_id, 'staff_invite');
    const token = tokenIn(mail?.text);
    const entered = await api.send('POST', '/api-mv/auth/accept-staff-invitation', {
      ...{ headers, json: { token, password: NEW } },
    });
    expect(entered.status).toBe(200);
    const bearer = { authorization: `Bearer ${entered.json.user_profile.token}`, ...headers };
    expect((await api.raw('GET', '/api-mv/admin/cases', { headers: bearer })).status).toBe(404);
    const state = await api.send('GET', '/api-mv/auth/second-factor', { headers: bearer });
    expect(state.json).toMatchObject({ is_set: false, must_set: true });
  } finally {
    await api.close();
  }
});

test('an invitation is sent again with a new link, and cancelled with all that was written', async ({ api }) => {
  const admin = await colleague(api, 'admin');
  const wanted = invitee();
  const { user_id } = (await ask(api, admin, 'POST', '', wanted)).json;
  const taken = await ask(api, admin, 'POST', '', { ...invitee(), email: wanted.email });
  expect([taken.status, taken.json.field]).toEqual([409, 'email']);
  expect((await ask(api, admin, 'POST', `/${user_id}/invitation`)).status).toBe(200);
  const [first, second] = (await mailOf(api, user_id, 'staff_invite')).map(({ text }) => tokenIn(text));
  const tokens = await api.db.select().from(one_time_tokens).where(eq(one_time_tokens.user_id, user_id));
  expect(tokens.filter(({ used_at }) => used_at === null)).toHaveLength(1);
  expect([(await accept(api, first ?? '')).status, (await accept(api, second ?? '')).status].sort()).toEqual([
    200, 422,
  ]);
  expect((await ask(api, admin, 'POST', `/${user_id}/invitation`)).json.message).toMatch(/has a password/);
  expect((await ask(api, admin, 'DELETE', `/${user_id}/invitation`)).status).toBe(409);

  const other = invitee();
  const { user_id: gone } = (await ask(api, admin, 'POST', '', other)).json;
  const [mail] = await mailOf(api, gone, 'staff_invite');
  expect((await ask(api, admin, 'DELETE', `/${gone}/invitation`)).status).toBe(200);
  expect((await accept(api, tokenIn(mail?.text))).status).toBe(422);
  expect(await row(api, gone)).toMatchObject({ email: null, phone_number: null, first_name: '' });
  expect((await ask(api, admin, 'POST', '', other)).status).toBe(200);
});

test('a role is changed with reason and password; sessions and links of before end, the person hears of it', async ({
  api,
}) => {
  const [admin, csr] = [await colleague(api, 'admin'), await colleague(api, 'csr')];
  for (const unseen of [' ', '\u200b\u2060\u200b'])
    expect((await setRole(api, admin, csr.user_id, 'admin', { reason: unseen })).status).toBe(422);
  await api.db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, admin.user_id));
  const refused = await setRole(api, admin, csr.user_id, 'admin');
  expect([refused.status, refused.json.field]).toEqual([403, 'password']);
  await confirmPassword(api, admin.user.user_id);
  expect((await setRole(api, admin, csr.user_id, 'csr')).status).toBe(409);
  expect((await setRole(api, admin, csr.user_id, 'admin')).json).toMatchObject({ sessions: 1, cases: 0 });
  expect(await isIn(api, csr)).toBe(false);
  expect(await mailOf(api, csr.user_id, 'role_changed')).toHaveLength(1);
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'staff.role'));
  expect(line).toMatchObject({
    ...{ actor_id: admin.user_id, subject_id: csr.user_id, reason },
    ...{ before: { role: 'csr' }, after: { role: 'admin' } },
  });
  const entered = await logIn(api, csr.phone_number);
  expect(entered.json.user_profile.role).toBe('admin');
});

test('without a role an account is anybody’s; the role comes back only to who worked here and applies for nothing', async ({
  api,
}) => {
  const [admin, csr] = [await colleague(api, 'admin'), await colleague(api, 'csr')];
  const customer = await api.signIn('applicant');
  await api.db.insert(cases).values({ user_id: customer.user.user_id, owner_id: csr.user_id });
  expect((await setRole(api, admin, csr.user_id, 'none')).json).toMatchObject({ cases: 1 });
  expect(await row(api, csr.user_id)).toMatchObject({ role: 'applicant', user_type: 'primary' });
  expect((await api.db.select().from(cases))[0]).toMatchObject({ owner_id: null, claimed_at: null, version: 2 });
  expect((await logIn(api, csr.phone_number)).json.user_profile.role).toBe('applicant');
  const team = (await ask(api, admin, 'GET', '')).json.staff.map((one: { user_id: string }) => one.user_id);
  expect(team).not.toContain(csr.user_id);
  expect((await setRole(api, admin, customer.user.user_id, 'csr')).status).toBe(404);
  expect((await setRole(api, admin, csr.user_id, 'csr')).status).toBe(200);
  expect(await row(api, csr.user_id)).toMatchObject({ role: 'csr', user_type: 'staff' });
  await setRole(api, admin, csr.user_id, 'none');
  await api.db.insert(form_pages).values({
    ...{ user_id: csr.user_id, form_name: 'ds160', page_number: 1, form_data: {}, status: 'In Progress' },
    service_type: 'FirstTime',
  });
  expect((await setRole(api, admin, csr.user_id, 'admin')).json.message).toMatch(/application of its own/);
});

test('whoever is disabled is out at once and stays out; open cases are freed, or handed to somebody who works here', async ({
  api,
}) => {
  const [admin, csr, heir] = [
    await colleague(api, 'admin'),
    await colleague(api, 'csr'),
    await colleague(api, 'csr', { first_name: 'Heredera' }),
  ];
  const customer = await api.signIn('applicant');
  await api.db.insert(cases).values({ user_id: customer.user.user_id, owner_id: csr.user_id });
  expect(await isIn(api, csr)).toBe(true);
  for (const wrong of [csr.user_id, customer.user.user_id])
    expect((await disable(api, admin, csr.user_id, { hand_to: wrong })).json.field).toBe('hand_to');
  expect((await disable(api, admin, csr.user_id, { hand_to: heir.user_id })).json).toMatchObject({ cases: 1 });
  expect(await isIn(api, csr)).toBe(false);
  expect((await logIn(api, csr.phone_number)).status).toBe(401);
  expect((await api.db.select().from(cases))[0]?.owner_id).toBe(heir.user_id);
  expect(await api.db.$count(audit, and(eq(audit.action, 'case.claim'), eq(audit.actor_id, admin.user_id)))).toBe(1);
  expect((await disable(api, admin, csr.user_id)).status).toBe(409);
  expect((await disable(api, admin, heir.user_id, { hand_to: csr.user_id })).json.field).toBe('hand_to');
  const given = await api.send('PUT', `/api-mv/admin/cases/${customer.user.user_id}`, {
    ...{ headers: admin.bearer, json: { version: 2, owner_id: csr.user_id } },
  });
  expect([given.status, given.json.field]).toEqual([422, 'owner_id']);
  expect((await ask(api, admin, 'POST', `/${csr.user_id}/enable`, { reason })).status).toBe(200);
  expect((await logIn(api, csr.phone_number)).status).toBe(200);
  expect((await ask(api, admin, 'POST', `/${csr.user_id}/enable`, { reason })).status).toBe(409);
});

test('a lost second factor is reset: sessions end, the person hears of it, and sets up a new one', async ({ api }) => {
  const [admin, csr] = [await colleague(api, 'admin'), await colleague(api, 'csr')];
  const reset = () => ask(api, admin, 'DELETE', `/${csr.user_id}/second-factor`, { reason });
  expect((await reset()).status).toBe(409);
  await api.db
    .update(credentials)
    .set({ totp_secret: seal(api.services.env.APP_SECRET, SECRET), totp_confirmed_at: api.clock.now })
    .where(eq(credentials.user_id, csr.user_id));
  expect((await logIn(api, csr.phone_number)).json.message).toBe('Second factor required');
  expect((await reset()).json).toMatchObject({ sessions: 1 });
  expect(await isIn(api, csr)).toBe(false);
  const [known] = await api.db.select().from(credentials).where(eq(credentials.user_id, csr.user_id));
  expect(known).toMatchObject({ totp_secret: null, totp_confirmed_at: null, recovery_codes: null });
  expect(known?.password_hash).not.toBeNull();
  expect(await mailOf(api, csr.user_id, 'second_factor_reset')).toHaveLength(1);
  const code = generateSync({ secret: SECRET, epoch: Math.floor(api.clock.now.getTime() / 1000) });
  expect((await logIn(api, csr.phone_number, PASSWORD, code)).status).toBe(200);
});

test('devices of a colleague are seen, and ended one by one or all', async ({ api }) => {
  const [admin, csr, other] = [await colleague(api, 'admin'), await colleague(api, 'csr'), await colleague(api, 'csr')];
  await logIn(api, csr.phone_number);
  const listed = (await ask(api, admin, 'GET', `/${csr.user_id}/sessions`)).json.sessions;
  expect(listed).toHaveLength(2);
  expect((await ask(api, admin, 'DELETE', `/${csr.user_id}/sessions/${other.user_id}`)).status).toBe(404);
  expect((await ask(api, admin, 'DELETE', `/${csr.user_id}/sessions/${csr.user_id}`)).json.sessions).toBe(1);
  expect(await isIn(api, csr)).toBe(false);
  expect((await ask(api, admin, 'DELETE', `/${csr.user_id}/sessions`)).json.sessions).toBe(1);
  expect(await api.db.$count(sessions, and(eq(sessions.user_id, csr.user_id), isNull(sessions.ended_at)))).toBe(0);
  expect(await isIn(api, other)).toBe(true);
});

test('nobody but an admin does any of it, nobody to themselves, to a customer or to who is only invited', async ({
  api,
}) => {
  const [admin, csr] = [await colleague(api, 'admin'), await colleague(api, 'csr')];
  const customer = await api.signIn('applicant');
  const { user_id: waiting } = (await ask(api, admin, 'POST', '', invitee())).json;
  const deeds = (user_id: string): [string, string, object?][] => [
    ['PUT', `/${user_id}/role`, { role: 'csr', reason }],
    ['POST', `/${user_id}/disable`, { reason }],
    ['POST', `/${user_id}/enable`, { reason }],
    ['DELETE', `/${user_id}/second-factor`, { reason }],
    ['DELETE', `/${user_id}/sessions`],
  ];
  for (const [method, path, json] of deeds(admin.user_id)) {
    expect((await ask(api, csr, method, path, json)).status, `${method} ${path}`).toBe(404);
    expect((await ask(api, customer, method, path, json)).status, `${method} ${path}`).toBe(404);
    expect((await ask(api, admin, method, path, json)).status, `own ${path}`).toBe(409);
  }
  for (const [method, path, json] of deeds(customer.user.user_id))
    expect((await ask(api, admin, method, path, json)).status, `customer ${path}`).toBe(404);
  expect((await setRole(api, admin, waiting, 'admin')).json.message).toMatch(/accepted this invitation/);
  expect((await disable(api, admin, waiting)).status).toBe(409);
  expect((await ask(api, csr, 'GET', '')).status).toBe(404);
  expect((await ask(api, csr, 'POST', '', invitee())).status).toBe(404);
  expect(await row(api, admin.user_id)).toMatchObject({ role: 'admin', disabled_at: null });
});

test('two admins who take the role from each other at once: one of them stays', async () => {
  const api = (await ownApp()) as never as TestApp & { close(): Promise<void> };
  try {
    for (const [one, other] of [
      ['role', 'role'],
      ['disable', 'role'],
      ['disable', 'disable'],
    ]) {
      const pair = [await colleague(api, 'admin'), await colleague(api, 'admin')] as const;
      const act = (what: string | undefined, who: Who, whom: string) =>
        what === 'role' ? setRole(api, who, whom, 'none') : disable(api, who, whom);
      const answers = await Promise.all([act(one, pair[0], pair[1].user_id), act(other, pair[1], pair[0].user_id)]);
      expect(answers.map(({ status }) => status).sort()[0], JSON.stringify(answers.map(({ json }) => json))).toBe(200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await Promise.all(pair.map(({ user_id }) => row(api, user_id)));
      expect(left.filter((who) => who?.role === 'admin' && !who.disabled_at)).toHaveLength(1);
      await api.db.update(users).set({ disabled_at: api.clock.now }).where(eq(users.role, 'admin'));
    }
  } finally {
    await api.close();
  }
});
