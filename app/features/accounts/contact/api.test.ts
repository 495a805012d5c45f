/** Nobody becomes a customer by writing an own address, and no link of staff is seen by staff (T44, D12, D15). */
import { eq } from 'drizzle-orm';
import { audit, case_events, contact_changes, credentials, users } from '#db/schema.server.ts';
import { lastMail, logIn, member, PASSWORD, page, tokenOf } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const HOUR = 3_600_000;
const OLD = 'maria@correo.example';
const NEW = 'nueva@correo.example';
const later = (api: TestApp, ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
type Who = { cookie: { cookie: string } };
const change = (api: TestApp, user_id: string, who: Who, updates: object) =>
  api.send('PUT', `/user/${user_id}`, { json: { updates }, headers: { ...page, ...who.cookie } });
const decide = (api: TestApp, user_id: string, who: Who, change_id: string, answer: 'approve' | 'refuse' = 'approve') =>
  api.send('POST', `/user/${user_id}/contact-changes/${change_id}`, {
    json: { answer, reason: 'llamó desde su número' },
    headers: { ...page, ...who.cookie },
  });
const byLink = (api: TestApp, token: string, answer?: string) =>
  api.send('POST', '/auth/contact-change', { json: { token, ...(answer && { answer }) }, headers: page });
const rowOf = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];
const changesOf = (api: TestApp, user_id: string) =>
  api.db.select().from(contact_changes).where(eq(contact_changes.user_id, user_id));
const askReset = async (api: TestApp) => {
  await api.send('POST', '/auth/send-password-reset-link', { json: { phone_number: '+573001234567' }, headers: page });
  await api.runJobs();
};

test('an address that a CSR writes waits: reset links go to the old one until its owner says yes', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  const answer = await change(api, user.user_id, csr, { email: NEW, first_name: 'Mariana' });
  expect(answer.json).toMatchObject({
    message: 'The contact change waits for confirmation',
    user_profile: { email: OLD, first_name: 'Mariana' },
  });
  const asked = await lastMail(api, OLD);
  expect(asked.subject).toBe('¿Cambiamos los datos de contacto de tu cuenta?');
  expect(asked.text).toContain('/auth/confirm-contact#token=');
  await askReset(api);
  expect((await lastMail(api, NEW)).subject).toBeUndefined();
  expect((await byLink(api, asked.token)).json.contact_changes).toMatchObject([{ field: 'email', new_value: NEW }]);
  expect((await rowOf(api, user.user_id))?.email).toBe(OLD);
  expect((await byLink(api, asked.token, 'confirm')).status).toBe(200);
  expect(await rowOf(api, user.user_id)).toMatchObject({ email: NEW, email_verified_at: null });
  expect((await byLink(api, asked.token, 'confirm')).json).toMatchObject({ message: 'Invalid or expired link' });
});

test('for 72 hours no link that opens the account goes to an address that staff gave, not even with a yes', async ({
  api,
}) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  await change(api, user.user_id, csr, { email: NEW });
  await byLink(api, (await lastMail(api, OLD)).token, 'confirm');
  await lastMail(api, NEW);
  later(api, 72 * HOUR - 1000);
  await askReset(api);
  const link = async () => {
    const { cookie } = await api.signIn('csr');
    return api.send('POST', `/user/${user.user_id}/log-in-link`, { headers: { ...page, ...cookie } });
  };
  expect((await lastMail(api, NEW)).subject).toBe('Confirma tu correo');
  expect((await link()).status).toBe(409);
  later(api, 2000);
  await askReset(api);
  expect((await lastMail(api, NEW)).subject).toBe('Tu enlace para cambiar la contraseña');
  expect((await link()).status).toBe(200);
});

test('an admin who did not ask for it may approve, with a reason on record; the person hears of it', async ({
  api,
}) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  const admin = await api.signIn('admin');
  const other = await api.signIn('admin');
  await change(api, user.user_id, admin, { phone_number: '+573008888888' });
  const [asked] = await changesOf(api, user.user_id);
  const id = String(asked?.change_id);
  expect((await lastMail(api, OLD)).subject).toBe('¿Cambiamos los datos de contacto de tu cuenta?');
  later(api, 1000);
  expect((await decide(api, user.user_id, csr, id)).status).toBe(404);
  expect((await decide(api, user.user_id, admin, id)).json.message).toBe('Somebody else must approve it');
  const stranger = await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  expect((await decide(api, stranger.user.user_id, other, id)).status).toBe(404);
  expect((await rowOf(api, user.user_id))?.phone_number).toBe('+573001234567');
  expect((await decide(api, user.user_id, other, id)).status).toBe(200);
  expect((await rowOf(api, user.user_id))?.phone_number).toBe('+573008888888');
  expect((await lastMail(api, OLD)).subject).toBe('El celular de tu cuenta cambió');
  expect((await decide(api, user.user_id, other, id)).json.message).toBe('Decided before, or over');
  const [row] = await api.db.select().from(audit).where(eq(audit.action, 'contact.applied'));
  expect(row).toMatchObject({ actor_id: other.user.user_id, reason: 'llamó desde su número' });
});

test('when number and address change together, both notices go to the old address', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  await change(api, user.user_id, csr, { email: NEW, phone_number: '+573008888888' });
  await byLink(api, (await lastMail(api, OLD)).token, 'confirm');
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  const now = api.clock.now.toISOString();
  const toOld = json.messages.filter(
    (one: { to: string; received_at: string }) => one.to === OLD && one.received_at >= now,
  );
  expect(toOld.map(({ subject }: { subject: string }) => subject)).toEqual(
    expect.arrayContaining(['El correo de tu cuenta cambió', 'El celular de tu cuenta cambió']),
  );
  // Until the hold is over the new address decides nothing: an admin does.
  await change(api, user.user_id, csr, { email: 'otra@correo.example' });
  expect((await lastMail(api, NEW)).subject).toBe('Confirma tu correo');
});

test('staff ask a customer about changes five times a day at the most', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  const statuses = [];
  for (let one = 0; one < 6; one++)
    statuses.push((await change(api, user.user_id, csr, { email: `n${one}@correo.example` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the address that staff write for a new customer opens nothing: the person names one with the first password', async ({
  api,
}) => {
  const csr = await api.signIn('csr');
  const staff = { ...page, ...csr.cookie };
  const phone_number = '+573001234567';
  const own = 'csr-propio@correo.example';
  const made = await api.send('POST', '/api-mv/flow/flow-step-1', {
    json: {
      locale: 'es',
      first_name: 'María',
      last_name: 'Núñez',
      phone_number,
      email: own,
      service_type: 'FirstTime',
    },
    headers: staff,
  });
  const { user_id } = made.json.user_profile;
  const first = { phone_number, password: 'la primera de todas' };
  expect((await api.send('POST', '/api-mv/flow/flow-step-2', { json: first, headers: staff })).status).toBe(200);
  expect(await changesOf(api, user_id)).toMatchObject([{ field: 'email', new_value: own, state: 'waiting' }]);
  const cookie = `token=${tokenOf((await logIn(api, first)).headers)}`;
  const set = (json: object) => api.send('POST', '/auth/set-password', { json, headers: { ...page, cookie } });
  expect(await set({ password: PASSWORD })).toMatchObject({ status: 422, json: { field: 'email' } });
  expect((await set({ password: PASSWORD, email: 'mia@correo.example' })).status).toBe(200);
  await askReset(api);
  expect((await lastMail(api, own)).subject).toBeUndefined();
  expect((await lastMail(api, 'mia@correo.example')).subject).toBe('Tu enlace para cambiar la contraseña');
  expect(await rowOf(api, user_id)).toMatchObject({ last_name: 'Núñez', email: 'mia@correo.example' });
});

test('a change that was refused, or that a newer one replaced, changes nothing', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  await change(api, user.user_id, csr, { email: NEW });
  const first = await lastMail(api, OLD);
  later(api, 1000);
  await change(api, user.user_id, csr, { email: 'otra@correo.example', phone_number: '+573008888888' });
  const second = await lastMail(api, OLD);
  expect((await byLink(api, first.token, 'confirm')).status).toBe(422);
  expect((await byLink(api, second.token)).json.contact_changes).toHaveLength(2);
  expect((await byLink(api, second.token, 'refuse')).status).toBe(200);
  expect(await rowOf(api, user.user_id)).toMatchObject({ email: OLD, phone_number: '+573001234567' });
  expect((await changesOf(api, user.user_id)).map(({ state }) => state).sort()).toEqual([
    'refused',
    'refused',
    'replaced',
  ]);
  const admin = await api.signIn('admin');
  const [old] = await changesOf(api, user.user_id);
  expect((await decide(api, user.user_id, admin, String(old?.change_id))).status).toBe(409);
});

test('a change waits 72 hours for its answer, is told to staff, and finds out when the value is taken', async ({
  api,
}) => {
  const { user } = await member(api);
  await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  const csr = await api.signIn('csr');
  expect((await change(api, user.user_id, csr, { email: 'B@correo.example' })).json.message).toBe(
    'MAP:EMAIL_ALREADY_IN_USE',
  );
  expect(await changesOf(api, user.user_id)).toEqual([]);
  await change(api, user.user_id, csr, { email: NEW });
  const list = await api.send('GET', `/user/${user.user_id}/contact-changes`, { headers: csr.cookie });
  expect(list.json.contact_changes).toMatchObject([{ field: 'email', new_value: NEW, state: 'waiting' }]);
  const { token } = await lastMail(api, OLD);
  later(api, 72 * HOUR + 1);
  expect((await byLink(api, token, 'confirm')).status).toBe(422);
});

test('staff send a log-in link to the address on file and never see it; it works once', async ({ api }) => {
  const email = 'enlace@correo.example';
  const { user } = await member(api, 'applicant', { email });
  const csr = await api.signIn('csr');
  const sent = await api.send('POST', `/user/${user.user_id}/log-in-link`, { headers: { ...page, ...csr.cookie } });
  expect(sent.json).toEqual({ success: true, message: 'Link sent' });
  const mail = await lastMail(api, email);
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.pathname).toBe('/auth/log-in');
  const password = String(link.searchParams.get('password'));
  expect(link.searchParams.get('phone_number')).toBe('+573001234567');
  expect((await logIn(api, { password })).status).toBe(200);
  expect((await logIn(api, { password })).status).toBe(401);
});

test('an account that a person began has no address on file and no password from staff', async ({ api }) => {
  const phone_number = '+573001234567';
  const begun = await api.send('POST', '/api-mv/flow/flow-step-1', {
    json: {
      locale: 'es',
      first_name: 'María',
      last_name: '',
      phone_number,
      email: '',
      service_type: 'FirstTime',
      temporary: true,
    },
    headers: page,
  });
  const { user_id } = begun.json.user_profile;
  const csr = await api.signIn('csr');
  const headers = { ...page, ...csr.cookie };
  expect((await api.send('POST', `/user/${user_id}/log-in-link`, { headers })).status).toBe(409);
  const json = { phone_number, password: PASSWORD };
  expect((await api.send('POST', '/api-mv/flow/flow-step-2', { json, headers })).status).toBe(404);
  const [kept] = await api.db.select().from(credentials).where(eq(credentials.user_id, user_id));
  expect(kept?.password_hash).toBeNull();
  await change(api, user_id, csr, { email: 'csr@correo.example' });
  await askReset(api);
  expect((await lastMail(api, 'csr@correo.example')).subject).toBeUndefined();
});

test('a change that was applied ends the links of before, and its address is not confirmed yet', async ({ api }) => {
  const { user } = await member(api, 'applicant', { email_verified_at: api.clock.now });
  const csr = await api.signIn('csr');
  await askReset(api);
  const { token } = await lastMail(api, OLD);
  later(api, 1000);
  await change(api, user.user_id, csr, { email: NEW });
  expect((await byLink(api, (await lastMail(api, OLD)).token, 'confirm')).status).toBe(200);
  const json = { token, password: 'cuatro gatos en el techo' };
  expect((await api.send('POST', '/auth/reset-password', { json, headers: page })).status).toBe(422);
  expect(await rowOf(api, user.user_id)).toMatchObject({ email: NEW, email_verified_at: null });
});

test('what staff asked for is over after a week, whoever would approve it', async ({ api }) => {
  const { user } = await member(api);
  await change(api, user.user_id, await api.signIn('csr'), { email: NEW });
  const [asked] = await changesOf(api, user.user_id);
  later(api, 7 * 24 * HOUR);
  const answer = await decide(api, user.user_id, await api.signIn('admin'), String(asked?.change_id));
  expect(answer).toMatchObject({ status: 409, json: { message: 'Decided before, or over' } });
  expect((await rowOf(api, user.user_id))?.email).toBe(OLD);
});

test('who names an own address after a change by staff gets the links there at once', async ({ api }) => {
  const { user, headers } = await member(api);
  await change(api, user.user_id, await api.signIn('csr'), { email: NEW });
  await byLink(api, (await lastMail(api, OLD)).token, 'confirm');
  const json = { updates: { email: 'mia@correo.example' }, current_password: PASSWORD };
  expect((await api.send('PUT', `/user/${user.user_id}`, { json, headers })).status).toBe(200);
  later(api, 1000);
  await askReset(api);
  expect((await lastMail(api, 'mia@correo.example')).subject).toBe('Tu enlace para cambiar la contraseña');
});

const seenBy = async (api: TestApp, { cookie }: Who, user_id: string, tab = '/access') =>
  (await (await api.raw('GET', `/admin/people/${user_id}${tab}`, { headers: cookie })).text()).replace(
    /<script[\s\S]*?<\/script>/g,
    '',
  );

test('staff see that a change waits and for whom, who agreed and when; the agreement is a line of the trail', async ({
  api,
}) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr', { first_name: 'Carla', last_name: 'Oficina' });
  const banner = 'Un cambio de celular o correo espera respuesta';
  expect(await seenBy(api, csr, user.user_id)).toContain('El equipo no ha pedido ninguno.');
  await change(api, user.user_id, csr, { email: NEW, phone_number: '+573008888888' });
  expect(await seenBy(api, csr, user.user_id, '')).toContain(banner);
  const waits = await seenBy(api, csr, user.user_id);
  for (const shown of [NEW, 'Espera la respuesta de la persona', 'Lo pidió Carla Oficina el'])
    expect(waits).toContain(shown);
  expect(waits, 'a csr does not decide').not.toContain('Aprobar');
  const { token } = await lastMail(api, OLD);
  expect((await byLink(api, token, 'confirm')).status).toBe(200);
  expect(await seenBy(api, csr, user.user_id, '')).not.toContain(banner);
  expect(await seenBy(api, csr, user.user_id)).toMatch(/La persona aceptó el \d+.*con el enlace enviado a su correo/);
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'contact.agreed'));
  expect(line).toMatchObject({ actor_id: user.user_id, actor_role: 'applicant', subject_id: user.user_id });
  expect(Object.keys(line?.before ?? {}).sort()).toEqual(['email', 'phone_number']);
  expect(Object.keys(line?.after ?? {}).sort()).toEqual(['email', 'link_to', 'phone_number']);
  expect(JSON.stringify(line)).not.toMatch(/correo\.example|\+57300/);
  const told = await api.db.select().from(case_events).where(eq(case_events.user_id, user.user_id));
  expect(told.map(({ event, actor_id, data }) => [event, actor_id === user.user_id, data?.field])).toEqual([
    ['contact.waiting', false, 'email'],
    ['contact.waiting', false, 'phone_number'],
    ['contact.applied', true, 'email'],
    ['contact.applied', true, 'phone_number'],
  ]);
});

test('a link that a session opens names that session on the trail; a no is a line, too', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  await change(api, user.user_id, csr, { email: NEW });
  const json = { token: (await lastMail(api, OLD)).token, answer: 'refuse' };
  expect((await api.send('POST', '/auth/contact-change', { json, headers: { ...page, ...csr.cookie } })).status).toBe(
    200,
  );
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'contact.declined'));
  expect(line).toMatchObject({ actor_id: csr.user.user_id, actor_role: 'csr', subject_id: user.user_id });
  expect(await seenBy(api, csr, user.user_id)).toContain('La persona no aceptó, el ');
});

test('without a live link a change waits for an admin, after a week for nobody; who decided is named', async ({
  api,
}) => {
  const { user } = await member(api);
  await change(api, user.user_id, await api.signIn('csr'), { email: NEW });
  later(api, 72 * HOUR + 1);
  const admin = await api.signIn('admin', { first_name: 'Adela', last_name: 'Directora' });
  expect(await seenBy(api, admin, user.user_id)).toMatch(/Espera la respuesta de un administrador;.*Aprobar/s);
  const [asked] = await changesOf(api, user.user_id);
  expect((await decide(api, user.user_id, admin, String(asked?.change_id))).status).toBe(200);
  expect(await seenBy(api, admin, user.user_id)).toContain('Adela Directora lo aprobó el ');
  await change(api, user.user_id, admin, { email: 'otra@correo.example' });
  expect(await seenBy(api, admin, user.user_id), 'not by who asked').not.toContain('Aprobar');
  later(api, 7 * 24 * HOUR);
  const late = await api.signIn('admin');
  expect(await seenBy(api, late, user.user_id)).toContain('Nadie respondió en 7 días: ya no vale');
  expect(await seenBy(api, late, user.user_id, '')).not.toContain('espera respuesta');
  const told = await api.db.select().from(case_events).where(eq(case_events.event, 'contact.applied'));
  expect(told).toMatchObject([{ actor_id: admin.user.user_id }]);
});
