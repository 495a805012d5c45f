/** Sign-up in two steps, the temporary one, and everybody who would take an account that is not theirs (Q6, Q7, D11, D12). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { SignUp } from '#app/features/accounts/input.server.ts';
import { VISITOR } from '#app/platform/access/actor.ts';
import { userCookieParts } from '#content/legal/facts.ts';
import { credentials, form_pages, sessions, users } from '#db/schema.server.ts';
import { lastMail } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { saveSignUp, setFirstPassword } from './store.server.ts';

const person = {
  locale: 'es',
  first_name: 'María',
  last_name: 'Gómez',
  phone_number: '+573001234567',
  email: 'maria@correo.example',
  service_type: 'FirstTime',
};
const PASSWORD = 'tres perros en la playa';
const page = { origin: 'http://127.0.0.1:3000' };

const stepOne = (api: TestApp, more: object = {}, headers: Record<string, string> = {}) =>
  api.send('POST', '/api-mv/flow/flow-step-1', { json: { ...person, ...more }, headers: { ...page, ...headers } });
const stepTwo = (api: TestApp, signup_token: string | undefined, more: object = {}) =>
  api.send('POST', '/api-mv/flow/flow-step-2', {
    json: { phone_number: person.phone_number, password: PASSWORD, ...more },
    headers: { ...page, ...(signup_token && { cookie: `signup_token=${signup_token}` }) },
  });
const logIn = (api: TestApp, password: string, phone_number = person.phone_number) =>
  api.send('POST', '/auth/login-with-phone-number', { json: { phone_number, password }, headers: page });

test('step 1 makes an account, and the browser gets a sign-up token that no script can read', async ({ api }) => {
  const answer = await stepOne(api, { utm_params: '{"utm_source":"google"}', pages_visited: ['/', '/usa'] });
  expect(answer).toMatchObject({
    status: 200,
    json: { success: true, user_profile: { current_step: 'account_created', status: 'Not Started', current_page: 1 } },
  });
  const { signup_token, token } = cookiesOf(answer.headers);
  expect(signup_token?.attributes).toMatchObject({ httponly: true, samesite: 'Lax', 'max-age': '1800', path: '/' });
  expect(token).toBeUndefined();
  const [row] = await api.db.select().from(users).where(eq(users.phone_number, person.phone_number));
  expect(row).toMatchObject({ utm_params: { utm_source: 'google' }, pages_visited: ['/', '/usa'] });
  for (const secret of ['ip_address', 'password_hash', 'utm_params'])
    expect(answer.json.user_profile).not.toHaveProperty(secret);
});

test('utm_params and pages_visited come as JSON text or as they are; what cannot be read stops nobody', async ({
  api,
}) => {
  const texts = { utm_params: { gclid: 'x' }, pages_visited: '["/citas"]' };
  await stepOne(api, texts);
  await stepOne(api, { phone_number: '+573001234568', email: 'b@correo.example', utm_params: '{', pages_visited: 7 });
  const rows = await api.db.select().from(users).where(eq(users.last_name, 'Gómez')).orderBy(users.phone_number);
  expect(rows.map(({ utm_params, pages_visited }) => [utm_params, pages_visited])).toEqual([
    [{ gclid: 'x' }, ['/citas']],
    [null, null],
  ]);
});

test('each required field is missed by its name, in the order of the form', async ({ api }) => {
  const wrong: [object, string][] = [
    [{ locale: 'fr' }, 'locale'],
    [{ first_name: ' ', last_name: '' }, 'first_name'],
    [{ first_name: 'Al' }, 'first_name'],
    [{ first_name: '\u200b\u200b\u200b' }, 'first_name'],
    [{ last_name: '' }, 'last_name'],
    [{ phone_number: '' }, 'phone_number'],
    [{ phone_number: '+5730012' }, 'phone_number'],
    [{ phone_number: '+576012345678' }, 'phone_number'],
    [{ phone_number: '+18005551234' }, 'phone_number'],
    [{ email: '' }, 'email'],
    [{ email: 'maria @correo.example' }, 'email'],
    [{ service_type: 'Moon' }, 'service_type'],
    [{ number_in_party: 11 }, 'number_in_party'],
    [{ role: 'admin' }, 'role'],
  ];
  for (const [more, field] of wrong)
    expect(await stepOne(api, more), JSON.stringify(more)).toMatchObject({
      status: 422,
      json: { success: false, field },
    });
  expect(await api.db.$count(users)).toBe(0);
});

test('an existing phone or e-mail, however it is spelt, gets the one word, no profile, and nothing changes', async ({
  api,
}) => {
  await stepOne(api);
  const before = await api.db.select().from(users);
  const same = [
    { email: 'otra@correo.example', phone_number: '+57 (300) 123-45-67' },
    { email: 'otra@correo.example', phone_number: '+57 ٣٠٠ ١٢٣ ٤٥٦٧' },
    { phone_number: '+573009998877', email: 'MARIA@Correo.Example ' },
  ];
  for (const more of same) {
    const answer = await stepOne(api, { first_name: 'Ladrona', ...more });
    expect(answer, JSON.stringify(more)).toMatchObject({
      status: 409,
      json: { success: false, message: 'User already exists' },
    });
    expect(answer.json).not.toHaveProperty('user_profile');
    expect(cookiesOf(answer.headers)).toEqual({});
  }
  expect(await api.db.select().from(users)).toEqual(before);
});

test('the same Idempotency-Key, or the living token, gets the first answer again; a correction mends the same account', async ({
  api,
}) => {
  const headers = { 'idempotency-key': 'llave-0001' };
  const first = await stepOne(api, {}, headers);
  const again = await stepOne(api, {}, headers);
  expect(again.json).toEqual({ success: true, message: 'Account created' });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const token = cookiesOf(again.headers).signup_token?.value;
  const mended = await stepOne(api, { phone_number: '+573007654321' }, { cookie: `signup_token=${token}` });
  expect(mended.json.user_profile).toMatchObject({
    user_id: first.json.user_profile.user_id,
    phone_number: '+573007654321',
  });
  expect(await api.db.$count(users)).toBe(1);
});

test('a link sent to a mistyped address or number ends with its correction, and lives on with that of a name', async ({
  api,
}) => {
  const sendLink = async (phone_number: string, to: string) => {
    await api.send('POST', '/auth/send-password-reset-link', { json: { phone_number }, headers: page });
    return (await lastMail(api, to)).token;
  };
  const reset = async (token: string) =>
    (await api.send('POST', '/auth/reset-password', { json: { token, password: PASSWORD }, headers: page })).status;
  let { signup_token } = cookiesOf((await stepOne(api, { email: 'otra@ajeno.example' })).headers);
  const mend = async (more: object) => {
    const mended = await stepOne(api, more, { cookie: `signup_token=${signup_token?.value}` });
    expect(mended.status).toBe(200);
    signup_token = cookiesOf(mended.headers).signup_token;
  };
  const stranger = await sendLink(person.phone_number, 'otra@ajeno.example');
  await mend({});
  expect(await reset(stranger)).toBe(422);
  const ofOtherNumber = await sendLink(person.phone_number, person.email);
  await mend({ phone_number: '+573007654321' });
  expect(await reset(ofOtherNumber)).toBe(422);
  const own = await sendLink('+573007654321', person.email);
  await mend({ phone_number: '+573007654321', first_name: 'Mariana' });
  expect(await reset(own)).toBe(200);
});

test('step 2 sets the password once, opens the session and moves the case', async ({ api }) => {
  const { headers } = await stepOne(api);
  const answer = await stepTwo(api, cookiesOf(headers).signup_token?.value);
  expect(answer).toMatchObject({ status: 200, json: { user_profile: { current_step: 'password_set' } } });
  expect(answer.json.user_profile).not.toHaveProperty('token');
  const { token, user_id, user, has_session, signup_token } = cookiesOf(answer.headers);
  expect(token?.attributes).toMatchObject({ httponly: true, samesite: 'Lax', path: '/', 'max-age': '2592000' });
  expect(user_id?.value).toBe(answer.json.user_profile.user_id);
  expect(has_session?.value).toBe('1');
  expect(signup_token?.attributes['max-age']).toBe('0');
  const shown = JSON.parse(decodeURIComponent(user?.value ?? ''));
  expect(Object.keys(shown), 'what the privacy policy names').toEqual([...userCookieParts]);
  expect(shown).toEqual({
    first_name: 'María',
    locale: 'es',
    user_type: 'primary',
    current_step: 'password_set',
    must_set_password: false,
    marked_paid_by_csr: false,
  });
  const own = await api.send('GET', `/user/${user_id?.value}`, { headers: { cookie: `token=${token?.value}` } });
  expect(own.status).toBe(200);
  expect((await logIn(api, PASSWORD)).status).toBe(200);
});

test('without, with a foreign, an expired or a used token, or over a password, step 2 changes nothing', async ({
  api,
}) => {
  const mine = cookiesOf((await stepOne(api)).headers).signup_token?.value;
  const other = await stepOne(api, { phone_number: '+573001112233', email: 'otra@correo.example' });
  const foreign = cookiesOf(other.headers).signup_token?.value;
  expect((await stepTwo(api, undefined)).status).toBe(401);
  expect((await stepTwo(api, foreign)).status).toBe(401);
  expect((await stepTwo(api, 'x'.repeat(43))).status).toBe(401);
  const start = api.clock.now.getTime();
  api.clock.now = new Date(start + 31 * 60_000);
  expect((await stepTwo(api, mine)).status).toBe(401);
  api.clock.now = new Date(start);
  expect((await stepTwo(api, mine)).status).toBe(200);
  expect((await stepTwo(api, mine, { password: 'otra clave muy larga' })).status).toBe(401);
  expect((await logIn(api, PASSWORD)).status).toBe(200);
  expect((await logIn(api, 'otra clave muy larga')).status).toBe(401);
});

test('weak passwords are refused by name', async ({ api }) => {
  const token = cookiesOf((await stepOne(api)).headers).signup_token?.value;
  for (const password of ['', 'corta', '12345678', 'password1', 'Colombia2024', 'x'.repeat(201)])
    expect((await stepTwo(api, token, { password })).json, password).toMatchObject({ field: 'password' });
});

test('twenty at once with one token: one password wins', async () => {
  const api = await ownApp();
  const token = cookiesOf((await stepOne(api)).headers).signup_token?.value;
  const passwords = Array.from({ length: 20 }, (_, number) => `clave larga número ${number}`);
  const answers = await Promise.all(passwords.map((password) => stepTwo(api, token, { password })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  const works = await Promise.all(
    [winner, ...passwords.filter((one) => one !== winner).slice(0, 3)].map((one) => logIn(api, one)),
  );
  expect(works.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
  await api.close();
});

test('two people race for one phone: one wins, the other hears that the user exists', async () => {
  const api = await ownApp();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => stepOne(api, { email: `p${number}@correo.example` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.message === 'User already exists')).toHaveLength(7);
  await api.close();
});

test('staff make accounts for customers, on record, and keep their own cookies; created_by_csr is only believed of them', async ({
  api,
}) => {
  const csr = await api.signIn('csr');
  const made = await stepOne(api, {}, csr.cookie);
  expect(cookiesOf(made.headers)).toEqual({});
  const setFirst = () =>
    api.send('POST', '/api-mv/flow/flow-step-2', {
      json: { phone_number: person.phone_number, password: PASSWORD, created_by_csr: true },
      headers: { ...page, ...csr.cookie },
    });
  const set = await setFirst();
  expect((await setFirst()).status, 'once').toBe(404);
  expect(set).toMatchObject({ status: 200, json: { user_profile: { must_set_password: true } } });
  expect(cookiesOf(set.headers)).toEqual({});
  const [row] = await api.db.select().from(users).where(eq(users.phone_number, person.phone_number));
  expect(row?.created_by).toBe(csr.user.user_id);
  const token = cookiesOf((await logIn(api, PASSWORD)).headers).token?.value;
  const setOwn = (password: string) =>
    api.send('POST', '/auth/set-password', {
      json: { password, email: person.email },
      headers: { ...page, cookie: `token=${token}` },
    });
  expect((await setOwn(PASSWORD)).json, 'staff know it').toMatchObject({ message: 'Same password', field: 'password' });
  expect((await setOwn('una clave que nadie dio')).status).toBe(200);
  const applicant = await api.signIn('applicant');
  await stepOne(api, { phone_number: '+573001112233', email: 'otra@correo.example' });
  const denied = await api.send('POST', '/api-mv/flow/flow-step-2', {
    json: { phone_number: '+573001112233', password: PASSWORD, created_by_csr: true },
    headers: { ...page, ...applicant.cookie },
  });
  expect(denied.status).toBe(401);
});

test('the hero form opens a session at once, with placeholders that are never mailed', async ({ api }) => {
  const answer = await stepOne(api, {
    last_name: '',
    email: '',
    temporary: true,
    number_in_party: 4,
    passport_help: 'Y',
  });
  const { user_profile } = answer.json;
  expect(user_profile).toMatchObject({ last_name: '-', must_set_password: true, number_in_party: 4 });
  expect(user_profile.email).toMatch(/@placeholder\.invalid$/);
  const { token } = cookiesOf(answer.headers);
  const headers = { ...page, cookie: `token=${token?.value}` };
  const [answers] = await api.db.select().from(form_pages);
  expect(answers).toMatchObject({ form_name: 'eligibility', form_data: { destination: 'US', passport_help: 'Y' } });
  const [kept] = await api.db.select().from(credentials);
  expect(kept).toMatchObject({ password_hash: null });
  await api.send('POST', '/auth/send-password-reset-link', { json: { phone_number: person.phone_number } });
  await api.runJobs();
  const set = (json: object) => api.send('POST', '/auth/set-password', { json, headers });
  expect(await set({ password: PASSWORD })).toMatchObject({ status: 422, json: { field: 'email' } });
  expect((await set({ password: PASSWORD, email: person.email })).json).toMatchObject({ field: 'last_name' });
  const done = await set({ password: PASSWORD, email: person.email, last_name: 'Gómez' });
  expect(done.json.user_profile).toMatchObject({ must_set_password: false, current_step: 'password_set' });
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  expect(json.messages.map((message: { to: string }) => message.to)).toEqual([person.email]);
  expect((await logIn(api, PASSWORD)).status).toBe(200);
});

test('a repeated key opens no account that has a password by now', async ({ api }) => {
  const headers = { 'idempotency-key': 'llave-0002' };
  const hero = { last_name: '', email: '', temporary: true };
  const first = await stepOne(api, hero, headers);
  const cookie = `token=${cookiesOf(first.headers).token?.value}`;
  const json = { password: PASSWORD, email: person.email, last_name: 'Gómez' };
  expect((await api.send('POST', '/auth/set-password', { json, headers: { ...page, cookie } })).status).toBe(200);
  expect(cookiesOf((await stepOne(api, hero, headers)).headers)).toEqual({});
});

test('without password and verified address an account ends after 24 hours and frees its phone', async ({ api }) => {
  const start = api.clock.now.getTime();
  await stepOne(api, { last_name: '', email: '', temporary: true });
  const finished = await stepOne(api, { phone_number: '+573001112233', email: 'otra@correo.example' });
  await stepTwo(api, cookiesOf(finished.headers).signup_token?.value, { phone_number: '+573001112233' });
  const lapse = () => api.app.runJob('accounts.lapse', [{}]);
  // The use of a session is known to the hour.
  api.clock.now = new Date(start + 25 * 3_600_000 - 1000);
  await lapse();
  expect((await stepOne(api)).status).toBe(409);
  api.clock.now = new Date(start + 25 * 3_600_000 + 1000);
  await lapse();
  expect((await stepOne(api)).status).toBe(200);
  expect((await logIn(api, PASSWORD, '+573001112233')).status).toBe(200);
  const [gone] = await api.db.select().from(users).where(eq(users.first_name, ''));
  expect(gone).toMatchObject({ phone_number: null, email: null, ip_address: null });
  const open = and(eq(sessions.user_id, String(gone?.user_id)), isNull(sessions.ended_at));
  expect(await api.db.$count(sessions, open)).toBe(0);
});

test('whoever has a session makes another account only by saying that it is for somebody else (D38)', async ({
  api,
}) => {
  const ana = await api.signIn('applicant', { phone_number: '+573005550001', email: 'ana@correo.example' });
  const hero = { last_name: '', email: '', temporary: true };
  for (const more of [{}, hero, { for_somebody_else: false }])
    expect(await stepOne(api, more, ana.cookie)).toMatchObject({ status: 409, json: { message: 'Already signed in' } });
  expect(await api.db.$count(users, eq(users.phone_number, person.phone_number))).toBe(0);

  const answer = await stepOne(api, { ...hero, for_somebody_else: true }, ana.cookie);
  expect(answer).toMatchObject({ status: 200, json: { user_profile: { first_name: 'María' } } });
  expect(cookiesOf(answer.headers).token?.value).toBeTruthy();
  const mine = await api.send('GET', `/user/${ana.user.user_id}`, { headers: ana.cookie });
  expect(mine.status, 'the new session takes the place of the old one').toBe(401);
});

test('a repeated key is answered before the session that its first answer opened is looked at', async ({ api }) => {
  const headers = { 'idempotency-key': 'llave-0003' };
  const hero = { last_name: '', email: '', temporary: true };
  const { token } = cookiesOf((await stepOne(api, hero, headers)).headers);
  const again = await stepOne(api, hero, { ...headers, cookie: `token=${token?.value}` });
  expect(again).toMatchObject({ status: 200, json: { message: 'Account created' } });
});

test('a repeated key replaces no session that began since (D38)', async ({ api }) => {
  const headers = { 'idempotency-key': 'llave-0004' };
  const hero = { last_name: '', email: '', temporary: true };
  await stepOne(api, hero, headers);
  const ana = await api.signIn('applicant', { phone_number: '+573005550001', email: 'ana@correo.example' });
  const again = await stepOne(api, hero, { ...headers, ...ana.cookie });
  expect(again).toMatchObject({ status: 409, json: { message: 'Already signed in' } });
  expect(cookiesOf(again.headers)).toEqual({});
  expect((await api.send('GET', `/user/${ana.user.user_id}`, { headers: ana.cookie })).status).toBe(200);
});

test('an account begun in two steps and opened by the hero form still has its password to set before it pays', async ({
  api,
}) => {
  const { signup_token } = cookiesOf((await stepOne(api)).headers);
  const cookie = `signup_token=${signup_token?.value}`;
  const opened = await stepOne(api, { last_name: '', email: '', temporary: true, number_in_party: 1 }, { cookie });
  expect(opened).toMatchObject({ status: 200, json: { user_profile: { must_set_password: true } } });
  const token = cookiesOf(opened.headers).token?.value;
  // Nor does a correction of step 1 take that back.
  await stepOne(api, { for_somebody_else: true }, { cookie: `${cookie}; token=${token}` });
  const [kept] = await api.db.select().from(credentials);
  expect(kept).toMatchObject({ must_set_password: true, password_hash: null });
});

test('step 2 does not put another account in the place of a session that began since', async ({ api }) => {
  const { signup_token } = cookiesOf((await stepOne(api)).headers);
  const ana = await api.signIn('applicant', { phone_number: '+573005550001', email: 'ana@correo.example' });
  const json = { phone_number: person.phone_number, password: PASSWORD };
  const cookie = `token=${ana.token}; signup_token=${signup_token?.value}`;
  const send = (more: object) =>
    api.send('POST', '/api-mv/flow/flow-step-2', { json: { ...json, ...more }, headers: { ...page, cookie } });
  expect(await send({})).toMatchObject({ status: 409, json: { message: 'Already signed in' } });
  expect((await logIn(api, PASSWORD)).json).toMatchObject({ message: 'Invalid password' });
  expect(await send({ for_somebody_else: true })).toMatchObject({ status: 200 });
});

test('what somebody said yes to, and whether the questions are theirs to answer, stays with the account', async ({
  api,
}) => {
  await stepOne(api, { terms_version: '1.2', data_consent_version: '1.3', complete_onboarding_forms: false });
  const [row] = await api.db.select().from(users).where(eq(users.phone_number, person.phone_number));
  expect(row).toMatchObject({
    terms_version: '1.2',
    data_consent_version: '1.3',
    complete_onboarding_forms: false,
  });
});

/** What a call of the stores works with, and a moment between what it reads and the lock that it takes. */
const callAs = (api: TestApp, actor: object, between: () => Promise<unknown> = async () => {}) => {
  const { env, jobs, log } = api.services;
  const db = new Proxy(api.db, {
    get: (real, name) =>
      name === 'transaction'
        ? async (work: Parameters<typeof real.transaction>[0]) => {
            await between();
            return real.transaction(work);
          }
        : Reflect.get(real, name),
  });
  return { db, env, jobs, log, now: api.clock.now, actor, address: '192.0.2.1', request_id: 'x' } as unknown as Ctx;
};

test('step 1 that finds the account finished once it has the lock changes nothing', async ({ api }) => {
  const token = cookiesOf((await stepOne(api)).headers).signup_token?.value ?? '';
  const [begun] = await api.db.select().from(users);
  const unfinished = { user_id: String(begun?.user_id), token };
  const mend = () =>
    saveSignUp(callAs(api, VISITOR), api.db, { ...person, phone_number: '+573009999999' } as SignUp, {
      unfinished,
      agent: '',
    });
  expect((await stepTwo(api, token)).status).toBe(200);
  await expect(mend()).rejects.toMatchObject({ status: 409 });
  expect(await api.db.select().from(users)).toMatchObject([{ phone_number: person.phone_number }]);
});

test('step 2 that finds another number, or somebody in the account, once it has the lock sets no password', async ({
  api,
}) => {
  const token = cookiesOf((await stepOne(api)).headers).signup_token?.value ?? '';
  const [begun] = await api.db.select().from(users);
  const user_id = String(begun?.user_id);
  const fields = { phone_number: person.phone_number, password: PASSWORD };
  const mended = callAs(api, VISITOR, () => api.db.update(users).set({ phone_number: '+573009999999' }));
  await expect(setFirstPassword(mended, fields, { token, user_id })).rejects.toMatchObject({ status: 401 });
  const csr = (await api.signIn('csr')).user;
  await api.db
    .update(users)
    .set({ phone_number: person.phone_number, created_by: csr.user_id })
    .where(eq(users.user_id, user_id));
  const comesIn = () =>
    api.db.insert(sessions).values({
      ...{ token_hash: 'x', family_id: user_id, user_id, created_at: api.clock.now, expires_at: api.clock.now },
    });
  const staff = callAs(api, { role: 'csr', user_id: csr.user_id }, comesIn);
  await expect(setFirstPassword(staff, fields, null)).rejects.toMatchObject({ status: 404 });
  const [kept] = await api.db.select().from(credentials).where(eq(credentials.user_id, user_id));
  expect(kept?.password_hash ?? null).toBeNull();
});
