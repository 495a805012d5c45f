/** Search, notes, messages and the pages of a case: what staff see, that each look is on record, and that nobody else does. */
import { eq } from 'drizzle-orm';
import { audit, messages, orders, staff_messages, staff_notes, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buy } from '#tests/paid-family.ts';

type Api = Pick<TestApp, 'send' | 'db' | 'signIn' | 'clock' | 'raw' | 'runJobs'>;
type TestSession = Awaited<ReturnType<Api['signIn']>>;

const search = async (api: Api, by: TestSession, q: string) =>
  (await api.send('POST', '/api-mv/admin/people/search', { json: { q }, headers: by.bearer })).json.people.map(
    ({ user_id }: { user_id: string }) => user_id,
  );
const notesOf = (user_id: string) => `/api-mv/admin/people/${user_id}/notes`;
const messagesOf = (user_id: string) => `/api-mv/admin/people/${user_id}/messages`;
const actionsOn = async ({ db }: Api, user_id: string) =>
  (await db.select().from(audit).where(eq(audit.subject_id, user_id)).orderBy(audit.audit_id)).map(
    ({ action }) => action,
  );

test('people are found by the beginning of name, phone, e-mail, by case, payment and order', async ({ api }) => {
  const csr = await api.signIn('csr', { first_name: 'José', last_name: 'Oficina' });
  const jose = await api.signIn('applicant', {
    ...{ first_name: 'José', last_name: 'Ñáñez', phone_number: '+573007654321', email: 'Pepe@correo.example' },
  });
  const { user_id } = jose.user;
  const other = await api.signIn('applicant', {
    first_name: 'Joaquín',
    last_name: 'Paz',
    email: 'pep%@correo.example',
  });
  const { order_id, payment_id } = await buy(api as TestApp, { user_id });
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, order_id));
  expect(payment_id).toBeTruthy();
  for (const q of ['jose', 'JOSÉ ñañ', 'Nane', '+57 300 765', '3007654', 'pepe@', `#${jose.user.case_number}`])
    expect(await search(api, csr, q), q).toEqual([user_id]);
  expect(await search(api, csr, String(order?.reference).slice(0, 12))).toEqual([user_id]);
  expect(await search(api, csr, 'pep%'), 'a sign is a letter').toEqual([other.user.user_id]);
  for (const q of ['', 'j', 'oficina', '%', '__', 'nobody'])
    expect(await search(api, csr, q), `${q}: nobody, and never staff`).toEqual([]);
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.user_id, user_id));
  expect(await search(api, csr, 'jose')).toEqual([]);
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'people.search'));
  expect(trail.length).toBeGreaterThan(5);
});

test('the search is for staff', async ({ api }) => {
  const json = { q: 'Ana' };
  const own = await api.signIn('applicant', { first_name: 'Ana' });
  expect((await api.send('POST', '/api-mv/admin/people/search', { json, headers: own.bearer })).status).toBe(404);
  expect((await api.send('POST', '/api-mv/admin/people/search', { json })).status).toBe(401);
});

test('a note is added once for its key, read by colleagues newest first, and by nobody else', async ({ api }) => {
  const csr = await api.signIn('csr', { first_name: 'Ana', last_name: 'Ruiz' });
  const own = await api.signIn('applicant');
  const { user_id } = own.user;
  const add = (note: string, key?: string) =>
    api.send('POST', notesOf(user_id), {
      json: { note },
      headers: { ...csr.bearer, ...(key && { 'idempotency-key': key }) },
    });
  const first = await add(' Llama el lunes \n con calma ', 'key-00000001');
  expect(first.json.note).toMatchObject({ note: 'Llama el lunes \n con calma', by: 'Ana Ruiz' });
  expect((await add(' Llama el lunes \n con calma ', 'key-00000001')).json).toEqual(first.json);
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const half = await add('Segunda \ud800');
  expect([half.status, half.json.note?.note], 'half a sign').toEqual([200, 'Segunda']);
  const read = await api.send('GET', notesOf(user_id), { headers: csr.bearer });
  expect(read.json.notes.map(({ note }: { note: string }) => note)).toEqual([
    ...['Segunda', 'Llama el lunes \n con calma'],
  ]);
  for (const nothing of ['  ', '\u200b\u200b\u200b', '\u0000']) expect((await add(nothing)).status).toBe(422);
  expect((await add('x'.repeat(2001))).status).toBe(422);
  expect((await api.send('GET', notesOf(user_id), { headers: own.bearer })).status).toBe(404);
  expect(await api.db.$count(staff_notes)).toBe(2);
  expect(await actionsOn(api, user_id)).toEqual(['note.add', 'note.add', 'notes.read']);
});

test('a note is taken away by whoever wrote it, or an admin, on record; not by a colleague, nor in another case', async ({
  api,
}) => {
  const [csr, colleague, admin] = [await api.signIn('csr'), await api.signIn('csr'), await api.signIn('admin')];
  const own = await api.signIn('applicant');
  const { user_id } = own.user;
  const other = (await api.signIn('applicant')).user.user_id;
  const add = async () =>
    (await api.send('POST', notesOf(user_id), { json: { note: 'De otra persona' }, headers: csr.bearer })).json.note
      .note_id as string;
  const [first, second] = [await add(), await add()];
  const remove = async ({ bearer }: TestSession, note_id: string, of = user_id) =>
    (await api.send('DELETE', `${notesOf(of)}/${note_id}`, { headers: bearer })).status;
  expect([await remove(colleague, first), await remove(own, first), await remove(admin, first, other)]).toEqual([
    404, 404, 404,
  ]);
  expect(await api.db.$count(staff_notes)).toBe(2);
  expect([await remove(csr, first), await remove(csr, first), await remove(admin, second)]).toEqual([200, 404, 200]);
  expect(await api.db.$count(staff_notes)).toBe(0);
  expect((await actionsOn(api, user_id)).filter((action) => action === 'note.remove')).toHaveLength(2);
});

test('a mail leaves in the language that was chosen and stays in the history; WhatsApp is kept only', async ({
  api,
}) => {
  const csr = await api.signIn('csr', { first_name: 'Ana', last_name: 'Ruiz' });
  const own = await api.signIn('applicant', { email: 'eva@correo.example', phone_number: '+573005550001' });
  const { user_id } = own.user;
  const write = (json: object) => api.send('POST', messagesOf(user_id), { json, headers: csr.bearer });
  const mail = {
    channel: 'mail',
    template: 'form',
    locale: 'es',
    subject: 'Tu formulario',
    message: 'Hola.\n\nSigue <b>aquí</b>.',
  };
  expect((await write(mail)).json.message).toMatchObject({ ...mail, by: 'Ana Ruiz' });
  const [sent] = await api.db.select().from(messages);
  expect(sent).toMatchObject({ to_address: 'eva@correo.example', subject: 'Tu formulario', locale: 'es', user_id });
  expect(sent?.html, 'what is typed is text').not.toContain('<b>');
  await api.runJobs();
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  expect((await write({ channel: 'whatsapp', locale: 'ar', message: 'مرحبًا' })).status).toBe(200);
  expect(await api.db.$count(messages)).toBe(1);
  const read = await api.send('GET', messagesOf(user_id), { headers: csr.bearer });
  expect(read.json.messages.map(({ channel }: { channel: string }) => channel)).toEqual(['whatsapp', 'mail']);
  expect((await api.send('POST', messagesOf(user_id), { json: mail, headers: own.bearer })).status).toBe(404);
});

test('nothing is written where nothing arrives: without an address, and to a placeholder', async ({ api }) => {
  const csr = await api.signIn('csr');
  for (const email of [null, 'x@placeholder.invalid']) {
    const own = await api.signIn('applicant', { email });
    const json = { channel: 'mail', locale: 'es', message: 'Hola' };
    const answer = await api.send('POST', messagesOf(own.user.user_id), { json, headers: csr.bearer });
    expect(answer).toMatchObject({ status: 422, json: { field: 'channel' } });
  }
  expect(await api.db.$count(staff_messages)).toBe(0);
});

const TABS = ['', '/messages', '/history', '/portal'] as const;

test('the tabs of a case: for staff, each look on record, hostile names harmless; for everybody else missing', async ({
  api,
}) => {
  const own = await api.signIn('applicant', {
    ...{
      first_name: '<script>alert(1)</script>',
      last_name: 'Paz',
      service_type: 'FirstTime',
      phone_number: '+573005550009',
    },
  });
  const member = await api.signIn('secondary', { primary_user_id: own.user.user_id, first_name: 'Luz' });
  const csr = await api.signIn('csr');
  const { user_id } = own.user;
  for (const tab of TABS) {
    const path = `/en/admin/people/${user_id}${tab}`;
    const page = await api.raw('GET', path, { headers: csr.cookie });
    expect([page.status, path]).toEqual([200, path]);
    const html = await page.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`Case ${own.user.case_number}`);
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const headers of [own.cookie, member.cookie])
      expect((await api.raw('GET', path, { headers })).status).toBe(404);
    expect((await api.raw('GET', path)).status).toBe(302);
  }
  expect(await actionsOn(api, user_id)).toEqual(['case.read', 'messages.read', 'history.read', 'portal.seen']);
  const summary = await (await api.raw('GET', `/en/admin/people/${user_id}`, { headers: csr.cookie })).text();
  for (const shown of ['Answer the first questions', 'Pay for our service', 'Luz', 'Document: Passport'])
    expect(summary).toContain(shown);
  const seen = await (await api.raw('GET', `/en/admin/people/${user_id}/portal`, { headers: csr.cookie })).text();
  expect(seen).toContain('Read only: nothing here can be changed or sent');
});

test('what the trail says of a person is shown to admins alone', async ({ api }) => {
  const { user_id } = (await api.signIn('applicant')).user;
  const csr = await api.signIn('csr');
  const path = `/en/admin/people/${user_id}/history`;
  await api.raw('GET', `/en/admin/people/${user_id}`, { headers: csr.cookie });
  const read = async (by: TestSession) => (await api.raw('GET', path, { headers: by.cookie })).text();
  expect(await read(csr)).not.toContain('Opened the case');
  expect(await read(await api.signIn('admin'))).toContain('Opened the case');
});

test('staff begin at their home; in Arabic the English words stand in, and say so', async ({ api }) => {
  const csr = await api.signIn('csr');
  const own = await api.signIn('applicant');
  const page = await api.raw('GET', '/ar/admin', { headers: csr.cookie });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('lang="en" dir="ltr"');
  expect(html).toContain('New accounts today');
  for (const path of ['/admin', '/admin/cases'])
    expect((await api.raw('GET', path, { headers: own.cookie })).status).toBe(404);
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, csr.user.user_id));
  expect(trail.map(({ action }) => action)).toEqual(['cases.list']);
});
