/** Profiles: whose they are, what may be written, and how a phone number changes hands (Q3, Q6, Q15, Q17, T9-T11). */
import { eq } from 'drizzle-orm';
import { audit, case_events, subscriptions, users } from '#db/schema.server.ts';
import { lastMail, logIn, member, PASSWORD, page } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';

const put = (api: TestApp, user_id: string, body: object, headers: Record<string, string>, query = '') =>
  api.send('PUT', `/user/${user_id}${query}`, { json: body, headers });
const rowOf = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];

test('one reads one’s own profile; foreign and missing ones answer alike to the byte', async ({ api }) => {
  const a = await member(api);
  const b = await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  const { json } = await api.send('GET', `/user/${a.user.user_id}`, { headers: a.cookie });
  expect(json.user_profile).toMatchObject({ user_id: a.user.user_id, first_name: 'María', current_page: 1 });
  for (const ask of [
    (id: string) => api.raw('GET', `/user/${id}`, { headers: a.cookie }),
    (id: string) => api.raw('GET', `/api-mv/user/${id}/credentials`, { headers: a.cookie }),
    (id: string) => api.raw('GET', `/user/${id}/secondary-applicants`, { headers: a.cookie }),
    (id: string) => api.raw('GET', `/api-mv/subscriptions/?user_id=${id}`, { headers: a.cookie }),
    (id: string) =>
      api.raw('PUT', `/user/${id}`, {
        headers: { ...a.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ updates: { first_name: 'Ladrona' } }),
      }),
    (id: string) => api.raw('DELETE', `/user/${a.user.user_id}/secondary-applicants/${id}`, { headers: a.headers }),
  ]) {
    const foreign = await ask(b.user.user_id);
    const missing = await ask('00000000-0000-4000-8000-0000000000ff');
    expect(foreign.status).toBe(404);
    expect(missing.status).toBe(404);
    expect(await foreign.text()).toBe(await missing.text());
  }
  expect((await rowOf(api, b.user.user_id))?.first_name).toBe('María');
});

test('of a family member with an account of their own the one who applies reads no profile until they allow it (D48)', async ({
  api,
}) => {
  const head = await member(api);
  const primary_user_id = head.user.user_id;
  const more = { primary_user_id, phone_number: '+573007777777', email: 'luz@correo.example' };
  const grown = await member(api, 'secondary', { ...more, denied_visa_before: true });
  const child = await api.signIn('secondary', { primary_user_id });
  const read = async (user_id: string) => (await api.send('GET', `/user/${user_id}`, { headers: head.cookie })).status;
  expect([await read(child.user.user_id), await read(grown.user.user_id)]).toEqual([200, 404]);
  await put(api, grown.user.user_id, { updates: { lets_primary: true } }, grown.headers);
  expect(await read(grown.user.user_id)).toBe(200);
});

test('a path that names somebody cannot be opened by naming oneself in the query', async ({ api }) => {
  const a = await member(api);
  const b = await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  for (const path of [`/user/${b.user.user_id}`, `/user/${b.user.user_id}/secondary-applicants`])
    expect((await api.send('GET', `${path}?user_id=${a.user.user_id}`, { headers: a.cookie })).status).toBe(404);
});

const FORBIDDEN: [string, unknown][] = [
  ['user_id', '00000000-0000-4000-8000-0000000000ff'],
  ['token', 'x'],
  ['ip_address', '127.0.0.1'],
  ['current_page', 9],
  ['status', 'Finished'],
  ['form_finished', true],
  ['supporting_documents_status', 'Finished'],
  ['marked_paid_by_csr', true],
  ['sign_up_event_sent', true],
  ['generate_lead_event_sent', true],
  ['qualify_lead_event_sent', true],
  ['purchase_event_sent', true],
  ['role', 'admin'],
  ['is_admin', true],
  ['user_type', 'staff'],
  ['primary_user_id', null],
  ['password_hash', 'x'],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['email_verified_at', '2020-01-01T00:00:00Z'],
  ['version', 9],
  ['shares_address', true],
  ['lets_primary', true],
  ['current_step', 'visa_lost'],
  ['number_in_party', 11],
  ['number_in_party', 1.5],
  ['service_type', 'Free'],
  ['first_name', 'Al'],
  ['first_name', { $ne: 1 }],
];

test('a field outside the list is refused by its name and nothing is saved, at both methods', async ({ api }) => {
  const a = await member(api);
  const before = await rowOf(api, a.user.user_id);
  for (const [field, value] of FORBIDDEN)
    for (const method of ['PUT', 'POST']) {
      const json = { updates: { first_name: 'Otra', last_name: 'Persona', [field]: value } };
      const answer = await api.send(method, `/user/${a.user.user_id}`, { json, headers: a.headers });
      expect(answer, field).toMatchObject({ status: 422, json: { success: false } });
      expect(answer.json.field, field).toContain(field);
    }
  for (const body of [
    '{"updates":{"first_name":"Otra","__proto__":{"role":"admin"}}}',
    '{"updates":{"first_name":"Otra","constructor":{"prototype":{"role":"admin"}}}}',
    '{"updates":{}}',
    '{"updates":{"first_name":"Otra"},"role":"admin"}',
    '{"first_name":"Otra"}',
  ]) {
    const headers = { ...a.headers, 'content-type': 'application/json' };
    expect((await api.raw('PUT', `/user/${a.user.user_id}`, { body, headers })).status, body).toBe(422);
  }
  expect(await rowOf(api, a.user.user_id)).toEqual(before);
});

test('what is in the list is saved, and the display cookie follows unless it is told not to', async ({ api }) => {
  const a = await member(api);
  const updates = { first_name: 'Ana', last_name: 'Núñez', locale: 'en', number_in_party: 3, service_type: 'Renewal' };
  const answer = await put(api, a.user.user_id, { updates }, a.headers);
  expect(answer.json).toMatchObject({ message: 'Profile updated successfully!', user_profile: updates });
  expect(decodeURIComponent(cookiesOf(answer.headers).user?.value ?? '')).toContain('"first_name":"Ana"');
  const quiet = await put(api, a.user.user_id, { updates: { first_name: 'Eva' } }, a.headers, '?set_cookies=false');
  expect(cookiesOf(quiet.headers)).toEqual({});
});

test('after payment neither party nor service can be changed; another product locks nothing (D51)', async ({ api }) => {
  const a = await member(api, 'applicant', { service_type: 'FirstTime' });
  await api.db
    .insert(subscriptions)
    .values({ user_id: a.user.user_id, sid: 'BackgroundCheck', applicants_covered: 1, state: 'active' });
  expect((await put(api, a.user.user_id, { updates: { number_in_party: 3 } }, a.headers)).status).toBe(200);
  await api.db
    .insert(subscriptions)
    .values({ user_id: a.user.user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  for (const updates of [{ number_in_party: 2 }, { service_type: 'Renewal' }])
    expect((await put(api, a.user.user_id, { updates }, a.headers)).status).toBe(422);
  const { json } = await api.send('GET', `/api-mv/subscriptions/?user_id=${a.user.user_id}`, { headers: a.cookie });
  expect(json.subscriptions).toHaveLength(2);
  expect(json.subscriptions).toContainEqual(expect.objectContaining({ sid: 'FirstTime', applicants_covered: 1 }));
});

test('steps move forward only, by whom the table names, each with its case event', async ({ api }) => {
  const a = await member(api, 'applicant', { current_step: 'required_visa_seen' });
  const move = (current_step: string, headers = a.headers) =>
    put(api, a.user.user_id, { updates: { current_step } }, headers);
  expect((await move('payment_page_seen')).json.user_profile.current_step).toBe('payment_page_seen');
  expect((await move('payment_page_seen')).status).toBe(200);
  expect((await move('application_page_seen')).json.user_profile.current_step).toBe('application_page_seen');
  expect((await move('payment_page_seen')).json.user_profile.current_step).toBe('application_page_seen');
  expect(await move('interview_scheduled')).toMatchObject({
    status: 409,
    json: { message: 'current_step interview_scheduled is set by staff', field: 'updates.current_step' },
  });
  expect((await move('form_started')).status).toBe(409);
  expect((await move('password_set')).status).toBe(200);
  const csr = await api.signIn('csr');
  const staff = { ...page, ...csr.cookie };
  expect((await move('form_completed', staff)).status).toBe(409);
  expect((await move('interview_scheduled', staff)).json.user_profile.current_step).toBe('interview_scheduled');
  expect((await move('form_started', staff)).json.user_profile.current_step).toBe('interview_scheduled');
  const story = await api.db.select().from(case_events).where(eq(case_events.user_id, a.user.user_id));
  expect(story.map(({ from_step, to_step, actor_id }) => [from_step, to_step, actor_id])).toEqual([
    ['required_visa_seen', 'payment_page_seen', a.user.user_id],
    ['payment_page_seen', 'application_page_seen', a.user.user_id],
    ['application_page_seen', 'interview_scheduled', csr.user.user_id],
  ]);
});

test('before the questions are answered no later page counts as seen, and nothing else of the request is saved', async ({
  api,
}) => {
  const a = await member(api, 'applicant', { current_step: 'password_set' });
  const updates = { current_step: 'payment_page_seen', first_name: 'Otra' };
  expect(await put(api, a.user.user_id, { updates }, a.headers)).toMatchObject({
    status: 409,
    json: { message: 'the questions come first' },
  });
  expect(await rowOf(api, a.user.user_id)).toMatchObject({ first_name: 'María', current_step: 'password_set' });
});

test('an outcome is corrected by an admin alone, with a reason, on record, and the person hears of it', async ({
  api,
}) => {
  const a = await member(api, 'applicant', { current_step: 'visa_received' });
  const csr = await api.signIn('csr');
  const admin = await api.signIn('admin');
  const correct = (who: { cookie: { cookie: string } }, current_step: string, reason?: string) =>
    put(api, a.user.user_id, { updates: { current_step }, ...(reason && { reason }) }, { ...page, ...who.cookie });
  expect((await correct(csr, 'visa_denied')).status).toBe(409);
  expect((await correct(csr, 'visa_denied', 'se equivocó el consulado')).status).toBe(422);
  expect((await correct(admin, 'visa_denied')).status).toBe(409);
  expect((await correct(admin, 'form_started', 'no es un resultado')).status).toBe(409);
  expect((await correct(admin, 'visa_denied', 'se equivocó el consulado')).status).toBe(200);
  expect((await rowOf(api, a.user.user_id))?.current_step).toBe('visa_denied');
  expect((await correct(admin, 'interview_completed', 'aún no hay resultado')).status).toBe(200);
  const story = await api.db.select().from(case_events).where(eq(case_events.user_id, a.user.user_id));
  expect(story.map(({ event, from_step, to_step }) => [event, from_step, to_step])).toEqual([
    ['step.corrected', 'visa_received', 'visa_denied'],
    ['step.corrected', 'visa_denied', 'interview_completed'],
  ]);
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'step.corrected'));
  expect(trail.map(({ reason, actor_role }) => [reason, actor_role])).toEqual([
    ['se equivocó el consulado', 'admin'],
    ['aún no hay resultado', 'admin'],
  ]);
  expect((await lastMail(api, 'maria@correo.example')).subject).toBe('Corregimos el estado de tu solicitud');
});

test('a new phone or e-mail needs the password; the old address hears of it, and the new one must be verified', async ({
  api,
}) => {
  const a = await member(api, 'applicant', { email_verified_at: new Date() });
  const change = (updates: object, current_password?: string) =>
    put(api, a.user.user_id, { updates, ...(current_password && { current_password }) }, a.headers);
  const phone_number = '+573008888888';
  expect((await change({ phone_number })).json).toMatchObject({
    message: 'Invalid password',
    field: 'current_password',
  });
  expect((await change({ phone_number }, 'no es esta')).status).toBe(422);
  expect((await rowOf(api, a.user.user_id))?.phone_number).toBe('+573001234567');
  expect((await change({ phone_number }, PASSWORD)).json.user_profile.phone_number).toBe(phone_number);
  expect((await lastMail(api, 'maria@correo.example')).subject).toBe('El celular de tu cuenta cambió');
  expect((await logIn(api, { phone_number })).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const email = 'nueva@correo.example';
  expect((await change({ email }, PASSWORD)).json.user_profile).toMatchObject({ email, email_verified_at: null });
  expect((await lastMail(api, 'maria@correo.example')).subject).toBe('El correo de tu cuenta cambió');
  const { token } = await lastMail(api, email);
  expect((await api.send('POST', '/auth/verify-email', { json: { token }, headers: page })).status).toBe(200);
});

test('a number or address of somebody else says so in the words of the specification', async ({ api }) => {
  const a = await member(api);
  await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  const taken: [object, string][] = [
    [{ phone_number: '+57 300 777 7777' }, 'MAP:PHONE_NUMBER_ALREADY_IN_USE'],
    [{ email: 'B@correo.example', first_name: 'Otra' }, 'MAP:EMAIL_ALREADY_IN_USE'],
  ];
  for (const [updates, message] of taken)
    expect(await put(api, a.user.user_id, { updates, current_password: PASSWORD }, a.headers)).toMatchObject({
      status: 409,
      json: { success: false, message },
    });
  expect((await rowOf(api, a.user.user_id))?.first_name).toBe('María');
});

test('two people race for one number: one gets it', async () => {
  const api = await ownApp();
  const people = [
    await member(api, 'applicant', { phone_number: '+573001110001', email: 'a@correo.example' }),
    await member(api, 'applicant', { phone_number: '+573001110002', email: 'b@correo.example' }),
    await member(api, 'applicant', { phone_number: '+573001110003', email: 'c@correo.example' }),
  ];
  const body = { updates: { phone_number: '+573008888888' }, current_password: PASSWORD };
  const answers = await Promise.all(people.map(({ user, headers }) => put(api, user.user_id, body, headers)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.message === 'MAP:PHONE_NUMBER_ALREADY_IN_USE')).toHaveLength(2);
  await api.close();
});

test('staff find a customer by number, others hit and miss alike; staff are not found', async ({ api }) => {
  const a = await member(api);
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  const find = (number: string, headers: Record<string, string>) =>
    api.send('GET', `/user/phone-number/${encodeURIComponent(number)}`, { headers });
  expect((await find('+57 300 1234567', csr.cookie)).json.user_profile.user_id).toBe(a.user.user_id);
  expect((await find('+573002222222', csr.cookie)).status).toBe(404);
  for (const number of ['+573001234567', '+573009999999']) expect((await find(number, a.cookie)).status).toBe(404);
  expect(api.logLines.join('')).not.toContain('3001234567');
});

test('credentials say whether and since when, to oneself and to an admin, and never more', async ({ api }) => {
  const a = await member(api);
  const admin = await api.signIn('admin');
  const csr = await api.signIn('csr');
  const ask = (headers: Record<string, string>) => api.send('GET', `/user/${a.user.user_id}/credentials`, { headers });
  expect((await ask(a.cookie)).json.credentials).toEqual({
    has_password: true,
    must_set_password: false,
    last_changed: null,
  });
  expect((await ask(admin.cookie)).status).toBe(200);
  expect((await ask(csr.cookie)).status).toBe(404);
});

test('fifty things that staff do are fifty lines of the audit trail: who, what, whom, which fields', async ({
  api,
}) => {
  const a = await member(api);
  const csr = await api.signIn('csr');
  const headers = { ...page, ...csr.cookie };
  const id = a.user.user_id;
  const actions = [
    () => api.send('GET', `/user/${id}`, { headers }),
    () => api.send('GET', '/user/phone-number/+573001234567', { headers }),
    () => put(api, id, { updates: { first_name: `Nombre ${Math.random()}` } }, headers),
    () => api.send('GET', `/user/${id}/secondary-applicants`, { headers }),
    () => api.send('GET', `/api-mv/subscriptions?user_id=${id}`, { headers }),
  ];
  for (let round = 0; round < 10; round++)
    for (const action of actions) {
      const answer = await action();
      expect(answer.status).toBe(200);
      expect(cookiesOf(answer.headers)).toEqual({});
    }
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, csr.user.user_id));
  expect(trail).toHaveLength(50);
  expect(trail.every(({ subject_id, actor_role }) => subject_id === id && actor_role === 'csr')).toBe(true);
  const change = trail.find(({ action }) => action === 'user.update');
  expect(change?.before?.first_name).toMatch(/^hmac:[\w-]{43}$/);
  expect(Object.keys(change?.after ?? {})).toEqual(['first_name']);
  await api.send('GET', `/user/${id}`, { headers: a.cookie });
  expect(await api.db.$count(audit)).toBe(50);
});
