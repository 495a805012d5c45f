/** What comes at the same time (Q55, T43, T50). */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { seal } from '#app/platform/access/seal.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { credentials, leads, sessions, users } from '#db/schema.server.ts';
import { logIn, member, PASSWORD, page, tokenOf } from './account.ts';
import { ownApp, type TestApp } from './app.ts';

const path = '/leads/+573001234567/eva@correo.example/contact';

test('ten copies of one request at once have one effect and one answer', async () => {
  const api = await ownApp();
  const headers = { 'idempotency-key': 'carrera-0001' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.send('POST', path, { json: { first_name: 'Eva' }, headers })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.headers.get('idempotency-replayed')).length).toBe(9);
  expect(await api.db.select().from(leads)).toMatchObject([{ times_sent: 1 }]);
  await api.close();
});

test('two people racing for one lead row lose nothing', async () => {
  const api = await ownApp();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => api.send('POST', path, { json: { first_name: `Eva ${n}` } })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(await api.db.select().from(leads)).toMatchObject([{ times_sent: 8 }]);
  await api.close();
});

test('a limit counts every one of many tries at once', async () => {
  const api = await ownApp();
  const send = (n: number) =>
    api.send('POST', `/leads/+5730012300${10 + n}/eva@correo.example/contact`, {
      json: { first_name: 'Eva' },
      address: '198.51.100.9',
    });
  const statuses = (await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await api.close();
});

test('no session of the old password outlives its change, however they race', async () => {
  const api = await ownApp();
  const owner = await member(api);
  const json = { password: 'cuatro gatos en el techo', current_password: PASSWORD };
  const thief = async () => {
    const answers = [];
    for (let one = 0; one < 4; one++) answers.push(await logIn(api, { address: '192.0.2.9' }));
    return answers;
  };
  const [changed, ...tries] = await Promise.all([
    api.send('POST', '/auth/set-password', { json, headers: owner.headers }),
    thief(),
    thief(),
    thief(),
  ]);
  expect(changed.status).toBe(200);
  const entered = tries.flat().filter(({ status }) => status === 200);
  for (const { headers } of entered) {
    const cookie = `token=${tokenOf(headers)}`;
    expect((await api.send('GET', '/auth/sessions', { headers: { cookie } })).status).toBe(401);
  }
  expect((await api.send('GET', '/auth/sessions', { headers: owner.cookie })).status).toBe(200);
  await api.close();
});

test('what was erased is not written again by a call that was under way', async () => {
  const api = await ownApp();
  for (let round = 0; round < 3; round++) {
    const phone_number = `+57300123450${round}`;
    const begun = await api.send('POST', '/api-mv/flow/flow-step-1', {
      json: {
        ...{ locale: 'es', first_name: 'María', last_name: '', phone_number, email: '' },
        ...{ service_type: 'FirstTime', temporary: true },
      },
      headers: page,
    });
    const { user_id } = begun.json.user_profile;
    const headers = { ...page, cookie: `token=${tokenOf(begun.headers)}` };
    const json = { password: PASSWORD, last_name: 'Núñez', email: `m${round}@correo.example` };
    await Promise.all([
      api.send('POST', '/auth/set-password', { json, headers }),
      api.send('DELETE', `/user/${user_id}/personal-data`, { json: {}, headers }),
    ]);
    const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
    if (row?.deleted_at) {
      expect(row).toMatchObject({ first_name: '', last_name: '', email: null });
      expect(await api.db.$count(credentials, eq(credentials.user_id, user_id))).toBe(0);
    }
  }
  await api.close();
});

test('a second factor that is begun anew while it is confirmed is not the one that counts', async () => {
  const api = await ownApp();
  const admin = await member(api, 'admin');
  const thief = tokenOf((await logIn(api)).headers);
  const { json } = await api.send('POST', '/auth/second-factor', { headers: admin.headers });
  const epoch = () => Math.floor(api.clock.now.getTime() / 1000);
  const code = generateSync({ secret: json.secret, epoch: epoch() });
  const begin = () => api.send('POST', '/auth/second-factor', { headers: { ...page, cookie: `token=${thief}` } });
  const [confirmed] = await Promise.all([
    api.send('PUT', '/auth/second-factor', { json: { code }, headers: admin.headers }),
    begin(),
    begin(),
    begin(),
  ]);
  api.clock.now = new Date(api.clock.now.getTime() + 30_000);
  const next = generateSync({ secret: json.secret, epoch: epoch() });
  if (confirmed.status === 200) expect((await logIn(api, { code: next })).status).toBe(200);
  else expect([409, 422]).toContain(confirmed.status);
  await api.close();
});

type Owner = { user_id: string; phone_number: string; token: string };

async function openSession({ db, clock }: TestApp, user_id: string, more: Partial<typeof sessions.$inferInsert> = {}) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(clock.now.getTime() + 3_600_000);
  const row = { token_hash: hashToken(token), family_id: randomUUID(), user_id, created_at: clock.now, expires_at };
  await db.insert(sessions).values({ ...row, ...more });
  return token;
}

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Each ends the session of the token, whose family bears the id of its owner. */
const endings: Record<string, (api: TestApp, owner: Owner) => Promise<{ status: number }>> = {
  'log-out': (api, { token }) => api.send('POST', '/auth/log-out', { headers: { ...page, cookie: `token=${token}` } }),
  'the end of one device': (api, { user_id, token }) =>
    api.send('DELETE', `/auth/sessions/${user_id}`, { headers: { ...page, cookie: `token=${token}` } }),
  'a log-in over it': (api, { phone_number, token }) => logIn(api, { phone_number, cookie: `token=${token}` }),
  'a replaced token that comes again': async (api, { user_id }) => {
    const rotated_at = new Date(api.clock.now.getTime() - 120_000);
    const stolen = await openSession(api, user_id, { family_id: user_id, rotated_at });
    return api.send('GET', '/auth/sessions', { headers: { cookie: `token=${stolen}` } });
  },
  'a removed second factor': async (api, { user_id }) => {
    const totp_secret = seal(api.services.env.APP_SECRET, TOTP_SECRET);
    const set = { totp_secret, totp_confirmed_at: api.clock.now };
    await api.db.update(credentials).set(set).where(eq(credentials.user_id, user_id));
    const code = generateSync({ secret: TOTP_SECRET, epoch: Math.floor(api.clock.now.getTime() / 1000) });
    const headers = { ...page, cookie: `token=${await openSession(api, user_id)}` };
    return api.send('DELETE', '/auth/second-factor', { json: { password: PASSWORD, code }, headers });
  },
};

async function ownerOf(api: TestApp, number: number): Promise<Owner> {
  const phone_number = `+5730012340${10 + number}`;
  const { user, token } = await member(api, 'csr', { phone_number, email: `a${number}@correo.example` });
  return { user_id: user.user_id, phone_number, token };
}

/** Goes on from token to token, as whoever wants to stay would; the answer is the last. */
async function renewWhilePossible(api: TestApp, first: string) {
  let token = first;
  for (let times = 0; times < 12; times++) {
    const renewed = await api.send('POST', '/auth/refresh-token', { headers: { authorization: `Bearer ${token}` } });
    if (renewed.status !== 200) break;
    token = renewed.json.user_profile.token;
  }
  return token;
}

test.each(Object.entries(endings))('%s leaves no session that was being renewed', async (name, end) => {
  const api = await ownApp();
  for (let round = 0; round < 20; round++) {
    const owner = await ownerOf(api, round);
    // Later from round to round: somewhere it meets a renewal that has written its row and is not through.
    const endLater = setTimeout(round % 10).then(() => end(api, owner));
    const [ended, last] = await Promise.all([endLater, renewWhilePossible(api, owner.token)]);
    expect(ended.status).toBe(name.includes('comes again') ? 401 : 200);
    const headers = { authorization: `Bearer ${last}` };
    expect((await api.send('GET', '/auth/sessions', { headers })).status, `round ${round}`).toBe(401);
  }
  await api.close();
});

test('whatever ends a session has held its person, on an engine without races, too', async () => {
  const api = await ownApp();
  // The row of the person remembers the last transaction that locked it.
  const heldBy = async ({ user_id }: Owner) => {
    const [row] = await api.db.select({ by: sql<string>`xmax::text` }).from(users).where(eq(users.user_id, user_id));
    return row?.by;
  };
  const other = await ownerOf(api, 50);
  for (const [number, [name, end]] of Object.entries(endings).entries()) {
    const owner = await ownerOf(api, number);
    const before = await heldBy(owner);
    // The log-in of somebody else holds that one by itself: what it must hold as well is whose session it ends.
    await end(api, name === 'a log-in over it' ? { ...owner, phone_number: other.phone_number } : owner);
    expect(await heldBy(owner), name).not.toBe(before);
  }
  await api.close();
});
