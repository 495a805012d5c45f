/** Log-in, its limits, sessions and their end (Q10, Q11, D13, D14, D15). */
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { vi } from 'vitest';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { makeFirstAdmin } from '#db/first-admin.server.ts';
import { messages, sessions, users } from '#db/schema.server.ts';
import { logIn, member, PASSWORD, page, tokenOf } from '#tests/account.ts';
import { expect, PRODUCTION, type TestApp, test, withSettings } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';

const HOUR = 3_600_000;
const later = (api: TestApp, ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const own = (api: TestApp, user_id: string, token: string) =>
  api.send('GET', `/user/${user_id}`, { headers: { cookie: `token=${token}` } });

test('any spelling of the number logs in; each log-in has a new token of 256 bits, kept as a hash', async ({ api }) => {
  const { user } = await member(api);
  const tokens = new Set<string>();
  for (const phone_number of [
    '+573001234567',
    '+57 300 123 4567',
    '+57-(300)-1234567',
    '+57 ٣٠٠١٢٣٤٥٦٧',
    '+５７３００１２３４５６７',
  ]) {
    const answer = await logIn(api, { phone_number });
    expect(answer, phone_number).toMatchObject({ status: 200, json: { success: true, message: 'Logged in' } });
    tokens.add(tokenOf(answer.headers));
  }
  expect(tokens.size).toBe(5);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await own(api, user.user_id, token)).status).toBe(200);
    const [row] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, hashToken(token)));
    expect(row?.user_id).toBe(user.user_id);
  }
});

test('the token is in the answer only for callers that are no page of a browser', async ({ api }) => {
  await member(api);
  const json = { phone_number: '+573001234567', password: PASSWORD };
  const ask = (headers: Record<string, string>) => api.send('POST', '/auth/login-with-phone-number', { json, headers });
  expect((await ask(page)).json.user_profile.token).toBeUndefined();
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).json.user_profile.token).toBeUndefined();
  const program = await ask({});
  expect(program.json.user_profile.token).toBe(tokenOf(program.headers));
  const authorization = `Bearer ${program.json.user_profile.token}`;
  const { user_id } = program.json.user_profile;
  expect((await api.send('GET', `/user/${user_id}`, { headers: { authorization } })).status).toBe(200);
  expect((await own(api, user_id, program.json.user_profile.token)).json.user_profile).not.toHaveProperty('token');
});

test('the first tries hear what is wrong, later ones the same word for both', async ({ api }) => {
  await member(api);
  const messages: string[] = [];
  for (const phone_number of ['+573009999999', '+573001234567', '+573009999998', '+573009999997', '+573001234567'])
    messages.push((await logIn(api, { phone_number, password: 'no es esta', address: '198.51.100.1' })).json.message);
  expect(messages).toEqual(['User not found', 'Invalid password', 'User not found', 'Login failed', 'Login failed']);
  const many: string[] = [];
  for (let number = 0; number < 6; number++)
    many.push((await logIn(api, { password: 'no es esta', address: `203.0.113.${number}` })).json.message);
  expect(many.slice(0, 3)).toEqual(Array(3).fill('Invalid password'));
  expect(many.at(-1)).toBe('Login failed');
});

test('a number without an account is looked up as often as one with it: the time tells nothing', async ({ api }) => {
  await member(api);
  const selects = vi.spyOn(api.db, 'select');
  const countOf = async (phone_number: string) => {
    selects.mockClear();
    expect((await logIn(api, { phone_number, password: 'no es esta' })).status).toBe(401);
    return selects.mock.calls.length;
  };
  try {
    const known = await countOf('+573001234567');
    expect(known).toBeGreaterThan(1);
    expect(await countOf('+573009999999')).toBe(known);
  } finally {
    selects.mockRestore();
  }
});

test('with AUTH_ERRORS=generic nobody hears more than that it failed', async ({ api: helpful }) => {
  const api = withSettings(helpful, { AUTH_ERRORS: 'generic' });
  await member(api);
  for (const phone_number of ['+573001234567', '+573009999999'])
    expect((await logIn(api, { phone_number, password: 'no es esta' })).json.message).toBe('Login failed');
});

test('200 wrong passwords are 10 checks; the owner still gets in from elsewhere, and from a browser that was in before', async ({
  api,
}) => {
  const { user } = await member(api);
  const known = `known_browser=${cookiesOf((await logIn(api, { address: '192.0.2.1' })).headers).known_browser?.value}`;
  const statuses: number[] = [];
  for (let number = 0; number < 200; number++)
    statuses.push((await logIn(api, { password: `intento ${number}`, address: '198.51.100.9' })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  expect((await logIn(api, { address: '198.51.100.9' })).status).toBe(429);
  expect((await logIn(api, { address: '203.0.113.5' })).status).toBe(200);
  expect((await logIn(api, { address: '198.51.100.9', cookie: known })).status).toBe(200);
  later(api, 15 * 60_000 + 1);
  expect((await logIn(api, { address: '198.51.100.9' })).status).toBe(200);
  expect(user.user_id).toBeTruthy();
});

test('one address cannot try a password on two hundred accounts', async ({ api }) => {
  let checks = 0;
  for (let number = 0; number < 200; number++) {
    const phone_number = `+57300${String(number).padStart(7, '0')}`;
    if ((await logIn(api, { phone_number, password: 'colombia 2026', address: '198.51.100.9' })).status !== 429)
      checks++;
  }
  expect(checks).toBe(40);
});

test('a mark of another browser, forged or of somebody else, gives no budget', async ({ api }) => {
  await member(api);
  const other = await member(api, 'applicant', { phone_number: '+573007777777', email: 'otro@correo.example' });
  const theirs = cookiesOf((await logIn(api, { phone_number: '+573007777777' })).headers).known_browser?.value;
  expect(other.user.user_id).toBeTruthy();
  for (let number = 0; number < 10; number++) await logIn(api, { password: 'no es esta', address: '198.51.100.9' });
  for (const mark of [theirs, 'x'.repeat(43), ''])
    expect((await logIn(api, { address: '198.51.100.9', cookie: `known_browser=${mark}` })).status).toBe(429);
});

test('log-out ends the session at the API, and every cookie that spoke for it', async ({ api }) => {
  const { user } = await member(api);
  const token = tokenOf((await logIn(api)).headers);
  const out = await api.send('POST', '/auth/log-out', { headers: { ...page, cookie: `token=${token}` } });
  expect(out.status).toBe(200);
  for (const name of ['token', 'user', 'user_id', 'has_session'])
    expect(cookiesOf(out.headers)[name]?.attributes['max-age'], name).toBe('0');
  expect(out.headers.get('clear-site-data')).toContain('storage');
  expect((await own(api, user.user_id, token)).status).toBe(401);
  expect((await api.send('POST', '/api-mv/auth/log-out', { headers: page })).status).toBe(200);
});

test('a renewed token leaves the old one a minute; later use of that ends both', async ({ api }) => {
  const { user } = await member(api);
  const first = tokenOf((await logIn(api)).headers);
  const renew = (token: string) =>
    api.send('POST', '/auth/refresh-token', { headers: { ...page, cookie: `token=${token}` } });
  const second = tokenOf((await renew(first)).headers);
  expect(second).not.toBe(first);
  later(api, 59_000);
  expect((await own(api, user.user_id, first)).status).toBe(200);
  expect((await own(api, user.user_id, second)).status).toBe(200);
  later(api, 2000);
  expect((await own(api, user.user_id, second)).status).toBe(200);
  expect((await own(api, user.user_id, first)).status).toBe(401);
  expect((await own(api, user.user_id, second)).status).toBe(401);
  expect((await renew(second)).status).toBe(401);
});

test('a session ends after 30 days unless it is renewed, one of staff after 12 hours in any case', async ({ api }) => {
  const { user } = await member(api);
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  const token = tokenOf((await logIn(api)).headers);
  const staff = tokenOf((await logIn(api, { phone_number: '+573002222222' })).headers);
  later(api, 12 * HOUR - 1000);
  const renewed = await api.send('POST', '/auth/refresh-token', { headers: { ...page, cookie: `token=${staff}` } });
  expect(Number(cookiesOf(renewed.headers).token?.attributes['max-age'])).toBeLessThanOrEqual(1);
  later(api, 1000);
  expect((await own(api, csr.user.user_id, tokenOf(renewed.headers))).status).toBe(401);
  later(api, 30 * 24 * HOUR - 12 * HOUR - 1000);
  expect((await own(api, user.user_id, token)).status).toBe(200);
  later(api, 1000);
  expect((await own(api, user.user_id, token)).status).toBe(401);
});

test('a changed role, a closed account and a changed password count at the next request', async ({ api }) => {
  const { user } = await member(api);
  const token = tokenOf((await logIn(api)).headers);
  const staffCall = () => api.send('GET', '/leads', { headers: { cookie: `token=${token}` } });
  expect((await staffCall()).status).toBe(404);
  await api.db.update(users).set({ role: 'csr', user_type: 'staff' }).where(eq(users.user_id, user.user_id));
  expect((await staffCall()).status).toBe(200);
  await api.db.update(users).set({ role: 'applicant', user_type: 'primary' }).where(eq(users.user_id, user.user_id));
  expect((await staffCall()).status).toBe(404);
  const other = tokenOf((await logIn(api)).headers);
  await api.send('POST', '/auth/set-password', {
    json: { password: 'cuatro gatos en el techo', current_password: PASSWORD },
    headers: { ...page, cookie: `token=${other}` },
  });
  expect((await own(api, user.user_id, token)).status).toBe(401);
  expect((await own(api, user.user_id, other)).status).toBe(200);
  await api.db.update(users).set({ disabled_at: api.clock.now }).where(eq(users.user_id, user.user_id));
  expect((await own(api, user.user_id, other)).status).toBe(401);
  expect((await logIn(api, { password: 'cuatro gatos en el techo' })).status).toBe(401);
});

test('one sees one’s devices, ends one of them, and all at once; nobody else’s', async ({ api }) => {
  const { user } = await member(api);
  const stranger = await member(api, 'applicant', { phone_number: '+573007777777', email: 'otro@correo.example' });
  const here = tokenOf((await logIn(api)).headers);
  const there = tokenOf((await logIn(api)).headers);
  const headers = { ...page, cookie: `token=${here}` };
  const { json } = await api.send('GET', '/auth/sessions', { headers });
  expect(json.sessions).toHaveLength(3);
  expect(json.sessions.filter((one: { is_this: boolean }) => one.is_this)).toHaveLength(1);
  const [row] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, hashToken(there)));
  const path = `/auth/sessions/${row?.family_id}`;
  expect((await api.send('DELETE', path, { headers: stranger.headers })).status).toBe(404);
  expect((await own(api, user.user_id, there)).status).toBe(200);
  expect((await api.send('DELETE', path, { headers })).status).toBe(200);
  expect((await own(api, user.user_id, there)).status).toBe(401);
  expect((await api.send('POST', '/auth/log-out-everywhere', { headers })).status).toBe(200);
  expect((await own(api, user.user_id, here)).status).toBe(401);
});

test('logging in over a session ends that one', async ({ api }) => {
  const { user } = await member(api);
  const first = tokenOf((await logIn(api)).headers);
  await logIn(api, { cookie: `token=${first}` });
  expect((await own(api, user.user_id, first)).status).toBe(401);
});

test('a one-time code in the place of the password works once, for its person, for a day', async ({ api }) => {
  const { user } = await member(api);
  const code = await issueToken(api.db, api.clock.now, {
    purpose: 'log_in_code',
    user_id: user.user_id,
    minutes: 1440,
  });
  expect((await logIn(api, { password: code })).status).toBe(200);
  expect((await logIn(api, { password: code })).status).toBe(401);
  const late = await issueToken(api.db, api.clock.now, {
    purpose: 'log_in_code',
    user_id: user.user_id,
    minutes: 1440,
  });
  later(api, 24 * HOUR + 1000);
  expect((await logIn(api, { password: late })).status).toBe(401);
});

test('the first admin comes in by the code of the command line and sets a password', async ({ api }) => {
  const phone_number = '+573009090909';
  const code = await makeFirstAdmin(api.db, phone_number, api.clock.now);
  const entered = await logIn(api, { phone_number, password: code });
  expect(entered.json.user_profile).toMatchObject({ role: 'admin', must_set_password: true });
  const headers = { ...page, cookie: `token=${tokenOf(entered.headers)}` };
  expect((await api.send('POST', '/auth/set-password', { json: { password: PASSWORD }, headers })).status).toBe(200);
  expect((await logIn(api, { phone_number })).status).toBe(200);
  expect((await logIn(api, { phone_number, password: code })).status).toBe(401);
});

const codeAt = (api: TestApp, secret: string) =>
  generateSync({ secret, epoch: Math.floor(api.clock.now.getTime() / 1000) });

test('staff set up a second factor; then a code or a recovery code is asked for, each once', async ({ api }) => {
  const csr = await member(api, 'csr');
  const begun = await api.send('POST', '/auth/second-factor', { headers: csr.headers });
  const { secret, uri, qr_svg } = begun.json;
  expect(uri).toContain('otpauth://totp/');
  expect(qr_svg).toContain('<svg');
  const confirm = (code: string) => api.send('PUT', '/auth/second-factor', { json: { code }, headers: csr.headers });
  expect((await confirm('000000')).json).toMatchObject({ message: 'Invalid code', field: 'code' });
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await logIn(api)).status).toBe(200);
  const { recovery_codes } = (await confirm(arabic(codeAt(api, secret)))).json;
  expect(recovery_codes).toHaveLength(10);
  expect((await logIn(api)).json.message).toBe('Second factor required');
  expect((await logIn(api, { code: '123456' })).json.message).toBe('Invalid code');
  expect((await logIn(api, { code: codeAt(api, secret) })).json.message).toBe('Invalid code');
  later(api, 30_000);
  const code = codeAt(api, secret);
  expect((await logIn(api, { code: arabic(code) })).status).toBe(200);
  expect((await logIn(api, { code })).json.message).toBe('Invalid code');
  expect((await logIn(api, { code: recovery_codes[0].toUpperCase() })).status).toBe(200);
  expect((await logIn(api, { code: recovery_codes[0] })).status).toBe(401);
  expect((await logIn(api, { password: 'no es esta', code: recovery_codes[1] })).json.message).toBe('Invalid password');
});

test('who waits in a session of the password alone gains nothing when the owner sets up the second factor', async ({
  api,
}) => {
  const admin = await member(api, 'admin');
  const { user_id } = admin.user;
  await api.db.update(sessions).set({ is_limited: true }).where(eq(sessions.user_id, user_id));
  const thief = tokenOf((await logIn(api)).headers);
  await api.db
    .update(sessions)
    .set({ is_limited: true })
    .where(eq(sessions.token_hash, hashToken(thief)));
  const { json } = await api.send('POST', '/auth/second-factor', { headers: admin.headers });
  const confirmed = await api.send('PUT', '/auth/second-factor', {
    json: { code: codeAt(api, json.secret) },
    headers: admin.headers,
  });
  expect(confirmed.status).toBe(200);
  expect((await api.send('GET', '/leads', { headers: admin.cookie })).status).toBe(200);
  const waiting = { ...page, cookie: `token=${thief}` };
  expect((await api.send('GET', '/leads', { headers: waiting })).status).toBe(401);
  expect((await api.send('POST', '/auth/refresh-token', { headers: waiting })).status).toBe(401);
});

test('who has the password guesses ten codes an hour, from however many addresses; the right one is free', async ({
  api,
}) => {
  const { headers } = await member(api, 'csr');
  const { secret } = (await api.send('POST', '/auth/second-factor', { headers })).json;
  const set = { code: codeAt(api, secret) };
  expect((await api.send('PUT', '/auth/second-factor', { json: set, headers })).status).toBe(200);
  const next = () => {
    api.clock.now = new Date(api.clock.now.getTime() + 30_000);
    return codeAt(api, secret);
  };
  const guess = async (one: number, code = '123456') => (await logIn(api, { code, address: `198.51.${one}.7` })).status;
  for (let one = 0; one < 9; one++) expect(await guess(one)).toBe(401);
  for (let one = 20; one < 23; one++) expect(await guess(one, next()), 'gives its try back').toBe(200);
  expect(await guess(30)).toBe(401);
  expect([await guess(31), await guess(32, next())]).toEqual([429, 429]);
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  expect(await guess(33, next())).toBe(200);
});

test('who guesses codes does not lock out the owner in a browser that was in before, which has ten of its own', async ({
  api,
}) => {
  const { headers } = await member(api, 'csr');
  const { secret } = (await api.send('POST', '/auth/second-factor', { headers })).json;
  const set = { code: codeAt(api, secret) };
  expect((await api.send('PUT', '/auth/second-factor', { json: set, headers })).status).toBe(200);
  const next = () => {
    later(api, 30_000);
    return codeAt(api, secret);
  };
  const first = await logIn(api, { code: next() });
  const cookie = `known_browser=${cookiesOf(first.headers).known_browser?.value}`;
  const guess = async (one: number) => (await logIn(api, { code: '123456', address: `198.51.${one}.7` })).status;
  for (let one = 0; one < 10; one++) expect(await guess(one)).toBe(401);
  expect([await guess(11), (await logIn(api, { code: next() })).status]).toEqual([429, 429]);
  expect((await logIn(api, { cookie, code: next() })).status).toBe(200);
  for (let one = 0; one < 10; one++) expect((await logIn(api, { cookie, code: '123456' })).status).toBe(401);
  // Past the quarter of an hour of the log-in itself.
  later(api, 16 * 60_000);
  expect((await logIn(api, { cookie, code: next() })).status).toBe(429);
});

test('a browser that was in before a second factor was confirmed is a stranger again', async ({ api }) => {
  const { headers } = await member(api, 'csr');
  const markOf = (answer: { headers: Headers }) => `known_browser=${cookiesOf(answer.headers).known_browser?.value}`;
  const before = markOf(await logIn(api, { address: '192.0.2.1' }));
  const enrol = async () => {
    const { secret } = (await api.send('POST', '/auth/second-factor', { headers })).json;
    const json = { code: codeAt(api, secret) };
    const set = await api.send('PUT', '/auth/second-factor', { json, headers });
    expect(set.status).toBe(200);
    return { mark: markOf(set), code: set.json.recovery_codes[0] as string };
  };
  const first = await enrol();
  later(api, 60_000);
  const json = { password: PASSWORD, code: first.code };
  expect((await api.send('DELETE', '/auth/second-factor', { json, headers })).status).toBe(200);
  const second = await enrol();
  for (let one = 0; one < 10; one++) await logIn(api, { password: 'no es esta', address: '198.51.100.9' });
  const again = async (cookie: string) => (await logIn(api, { address: '198.51.100.9', cookie })).status;
  expect([await again(before), await again(first.mark)]).toEqual([429, 429]);
  expect(await again(second.mark), 'asked for the code: it keeps its own tries').toBe(401);
});

test('guesses from elsewhere do not keep the owner from removing the second factor', async ({ api }) => {
  const { headers, phone_number, recovery_codes } = await withFactor(api, '+573001111111');
  for (let one = 0; one < 10; one++) await logIn(api, { phone_number, code: '123456', address: `198.51.${one}.7` });
  const json = { password: PASSWORD, code: recovery_codes[0] };
  expect((await api.send('DELETE', '/auth/second-factor', { json, headers })).status).toBe(200);
});

test('the code of the command line is spent by the log-in, not by the question for the second factor', async ({
  api,
}) => {
  const phone_number = '+573009090909';
  const admin = await member(api, 'admin', { phone_number });
  const { json } = await api.send('POST', '/auth/second-factor', { headers: admin.headers });
  await api.send('PUT', '/auth/second-factor', { json: { code: codeAt(api, json.secret) }, headers: admin.headers });
  later(api, 30_000);
  const password = await makeFirstAdmin(api.db, phone_number, api.clock.now);
  expect((await logIn(api, { phone_number, password })).json.message).toBe('Second factor required');
  expect((await logIn(api, { phone_number, password, code: '123456' })).json.message).toBe('Invalid code');
  expect((await logIn(api, { phone_number, password, code: codeAt(api, json.secret) })).status).toBe(200);
  later(api, 30_000);
  expect((await logIn(api, { phone_number, password, code: codeAt(api, json.secret) })).status).toBe(401);
});

test('in production staff may do nothing before their second factor but set it up', async ({ api: demo }) => {
  const api = withSettings(demo, PRODUCTION);
  const https = { origin: 'https://mirador.example', host: 'mirador.example' };
  await member(api, 'csr');
  const answer = await api.send('POST', '/auth/login-with-phone-number', {
    json: { phone_number: '+573001234567', password: PASSWORD },
    headers: https,
  });
  const { token, '__Host-token': host } = cookiesOf(answer.headers);
  expect(token?.attributes).toMatchObject({ secure: true, httponly: true });
  expect(host?.value).toBe(token?.value);
  const headers = { ...https, cookie: `token=${token?.value}` };
  expect((await api.send('GET', '/leads', { headers })).status).toBe(404);
  const { json } = await api.send('POST', '/auth/second-factor', { headers });
  await api.send('PUT', '/auth/second-factor', { json: { code: codeAt(api, json.secret) }, headers });
  expect((await api.send('GET', '/leads', { headers })).status).toBe(200);
});

test('in production a session that gives up its second factor may do what it could before it had one', async ({
  api: demo,
}) => {
  const api = withSettings(demo, PRODUCTION);
  const https = { origin: 'https://mirador.example', host: 'mirador.example' };
  await member(api, 'admin');
  const answer = await api.send('POST', '/auth/login-with-phone-number', {
    json: { phone_number: '+573001234567', password: PASSWORD },
    headers: https,
  });
  const headers = { ...https, cookie: `token=${tokenOf(answer.headers)}` };
  const readJobs = async () => (await api.send('GET', '/api-mv/admin/jobs', { headers })).status;
  const before = await readJobs();
  const { secret } = (await api.send('POST', '/auth/second-factor', { headers })).json;
  const json = { code: codeAt(api, secret) };
  const { recovery_codes } = (await api.send('PUT', '/auth/second-factor', { json, headers })).json;
  expect([before, await readJobs()]).toEqual([404, 200]);
  const removal = { password: PASSWORD, code: recovery_codes[0] };
  expect((await api.send('DELETE', '/auth/second-factor', { json: removal, headers })).status).toBe(200);
  expect(await readJobs()).toBe(before);
  expect((await api.send('GET', '/auth/second-factor', { headers })).json).toMatchObject({ must_set: true });
});

test('a token that is renewed twice does not live longer for it', async ({ api }) => {
  const { user } = await member(api);
  const stolen = tokenOf((await logIn(api)).headers);
  const renew = () => api.send('POST', '/auth/refresh-token', { headers: { ...page, cookie: `token=${stolen}` } });
  expect((await renew()).status).toBe(200);
  later(api, 50_000);
  expect((await renew()).status).toBe(200);
  later(api, 11_000);
  expect((await own(api, user.user_id, stolen)).status).toBe(401);
});

test('a session that is renewed before the second factor is set is as limited as it was', async ({ api }) => {
  const csr = await member(api, 'csr');
  await api.db.update(sessions).set({ is_limited: true }).where(eq(sessions.user_id, csr.user.user_id));
  const renewed = tokenOf((await api.send('POST', '/auth/refresh-token', { headers: csr.headers })).headers);
  expect((await api.send('GET', '/leads', { headers: { cookie: `token=${renewed}` } })).status).toBe(404);
});

async function withFactor(api: TestApp, phone_number: string) {
  const who = await member(api, 'csr', { phone_number, email: `${phone_number}@correo.example` });
  const { secret } = (await api.send('POST', '/auth/second-factor', { headers: who.headers })).json;
  const json = { code: codeAt(api, secret) };
  const { recovery_codes } = (await api.send('PUT', '/auth/second-factor', { json, headers: who.headers })).json;
  return { ...who, phone_number, recovery_codes: recovery_codes as string[] };
}

test('a recovery code of one opens no account of another', async ({ api }) => {
  const [one, other] = [await withFactor(api, '+573001111111'), await withFactor(api, '+573002222222')];
  const code = String(other.recovery_codes[0]);
  expect((await logIn(api, { phone_number: one.phone_number, code })).json.message).toBe('Invalid code');
  expect((await logIn(api, { phone_number: other.phone_number, code })).status).toBe(200);
});

const toldOf = async ({ db }: TestApp, user_id: string) =>
  (await db.select({ kind: messages.kind }).from(messages).where(eq(messages.user_id, user_id)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('second_factor'))
    .sort();

test('a second factor is removed by password and code together, and the owner is told of both ends', async ({
  api,
}) => {
  const { headers, phone_number, recovery_codes, user } = await withFactor(api, '+573001111111');
  expect(await toldOf(api, user.user_id)).toEqual(['second_factor_set']);
  const remove = (password: string, code: string | undefined) =>
    api.send('DELETE', '/auth/second-factor', { json: { password, code }, headers });
  expect((await remove('no es esta', recovery_codes[0])).json).toMatchObject({ field: 'password' });
  expect((await remove(PASSWORD, '123456')).json).toMatchObject({ message: 'Invalid code', field: 'code' });
  expect((await logIn(api, { phone_number })).json.message).toBe('Second factor required');
  expect((await remove(PASSWORD, recovery_codes[0])).status).toBe(200);
  expect((await api.send('GET', '/leads', { headers })).status, 'where none is demanded').toBe(200);
  expect((await logIn(api, { phone_number })).status).toBe(200);
  expect(await toldOf(api, user.user_id)).toEqual(['second_factor_removed', 'second_factor_set']);
});

test('limits of log-in survive a restart', async ({ api }) => {
  await member(api);
  for (let number = 0; number < 10; number++) await logIn(api, { password: 'no es esta' });
  const { createApp } = await import('#server/app.ts');
  const again = createApp(api.services);
  const answer = await again.request('http://127.0.0.1:3000/auth/login-with-phone-number', {
    method: 'POST',
    headers: { ...page, host: '127.0.0.1:3000', 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: '+573001234567', password: PASSWORD }),
  });
  expect(answer.status).toBe(429);
});
