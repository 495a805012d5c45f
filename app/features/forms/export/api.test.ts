/** The export as calls: who gets it, who is refused and how, what it keeps of the original, what is on record. */
import { and, eq } from 'drizzle-orm';
import { pathTo } from '#app/paths.ts';
import { audit, credentials, form_pages, subscriptions, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { FINISHED, fillIn } from '#tests/finished-form.ts';
import type { OfficialPack } from './official.ts';

type Headers = Record<string, string>;
const exportPath = (user_id: string, end = '', form_name = 'ds160') =>
  `/api-mv/form/${user_id}/${form_name}/export${end}`;

async function applicant(api: TestApp, more: object = {}) {
  const { user, bearer, cookie } = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
  return { user_id: user.user_id, bearer, cookie };
}
const paid = (api: TestApp, more: object = {}) => applicant(api, { marked_paid_by_csr: true, ...more });
const ask = (api: TestApp, user_id: string, headers: Headers, end = '') =>
  api.send('GET', exportPath(user_id, end), { headers });
const rowAt = ({ pages }: OfficialPack, path: string) =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)).find((row) => row.path === path);
const recorded = async (api: TestApp, subject_id: string) =>
  (
    await api.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subject_id, subject_id), eq(audit.action, 'form.export')))
  ).length;

test('a paid form is handed out with its originals, to be kept by nobody on the way, under a name that is nobody’s', async ({
  api,
}) => {
  const own = await paid(api);
  await fillIn(api, own.user_id, { 1: { ...FINISHED[1], surnames: "Muñoz-D'Ávila" } });
  const { status, json, headers } = await ask(api, own.user_id, own.bearer);
  expect(status).toBe(200);
  expect(json).toMatchObject({ format: 'mirador-export/1', form_name: 'ds160', locale: 'es', status: 'Finished' });
  expect(rowAt(json, 'surnames')).toMatchObject({ original: "Muñoz-D'Ávila", official: 'MUNOZ DAVILA' });
  const [stored] = await api.db
    .select()
    .from(form_pages)
    .where(and(eq(form_pages.user_id, own.user_id), eq(form_pages.page_number, 1)));
  expect(stored?.form_data).toMatchObject({ surnames: "Muñoz-D'Ávila" });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toBe('attachment; filename="mirador-ds160.json"');
});

test('the same answers are the same bytes; another answer is another one', async ({ api }) => {
  const own = await paid(api);
  await fillIn(api, own.user_id);
  const bytes = async () => (await api.raw('GET', exportPath(own.user_id), { headers: own.bearer })).text();
  const first = await bytes();
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  expect(await bytes()).toBe(first);
  await api.send('PUT', `/api-mv/form/${own.user_id}/ds160/pages/1`, {
    headers: own.bearer,
    json: { form_data: { ...FINISHED[1], given_names: 'Otra' } },
  });
  expect(await bytes()).not.toBe(first);
});

test('without payment there is a refusal of its own, also for staff; another product pays for nothing', async ({
  api,
}) => {
  const own = await applicant(api);
  await fillIn(api, own.user_id);
  const csr = await api.signIn('csr');
  const { user_id } = own;
  const buy = (sid: string) =>
    api.db.insert(subscriptions).values({ user_id, sid, applicants_covered: 1, state: 'active' });
  for (const end of ['', '/pdf'])
    for (const headers of [own.bearer, csr.bearer])
      expect(await ask(api, user_id, headers, end), end).toMatchObject({
        status: 402,
        json: { success: false, message: 'Payment Required' },
      });
  await buy('BackgroundCheck');
  expect((await ask(api, user_id, own.bearer)).status).toBe(402);
  await buy('FirstTime');
  expect((await ask(api, user_id, own.bearer)).status).toBe(200);
  expect(await recorded(api, user_id), 'what was refused was not read').toBe(0);
});

test('who may: the person, the guardian of somebody without an account, staff on record; nobody else (D48)', async ({
  api,
}) => {
  const head = await paid(api);
  const primary_user_id = head.user_id;
  const child = await api.signIn('secondary', { primary_user_id, first_name: 'Luz' });
  const grown = await api.signIn('secondary', { primary_user_id, first_name: 'Iván' });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'x' });
  const stranger = await paid(api);
  const csr = await api.signIn('csr');
  const admin = await api.signIn('admin');
  const status = async (user_id: string, headers: Headers) => (await ask(api, user_id, headers)).status;
  expect(await status(child.user.user_id, head.bearer), 'of a child').toBe(200);
  expect(await status(child.user.user_id, child.bearer), 'a secondary of themselves').toBe(200);
  expect(await status(grown.user.user_id, grown.bearer)).toBe(200);
  expect(await status(grown.user.user_id, head.bearer), 'a member with an own account').toBe(404);
  expect(await status(head.user_id, child.bearer), 'the head by a secondary').toBe(404);
  expect(await status(head.user_id, stranger.bearer)).toBe(404);
  expect(await status(head.user_id, {})).toBe(401);
  expect(await recorded(api, head.user_id)).toBe(0);
  for (const { bearer } of [csr, admin]) expect(await status(head.user_id, bearer)).toBe(200);
  expect(await recorded(api, head.user_id), 'each reading of staff').toBe(2);
  expect(await status(csr.user.user_id, csr.bearer), 'staff have no form').toBe(404);
});

test('a form that is not of the service is not there, nor is a language that we do not speak', async ({ api }) => {
  const own = await paid(api);
  for (const path of [exportPath(own.user_id, '', 'esta'), exportPath(own.user_id, '/pdf', 'renewal')])
    expect((await api.send('GET', path, { headers: own.bearer })).status).toBe(404);
  expect((await ask(api, own.user_id, own.bearer, '?locale=fr')).status).toBe(422);
  const { json } = await ask(api, own.user_id, own.bearer, '?locale=ar');
  expect(json.locale).toBe('ar');
  expect(json, 'nothing is answered yet').toMatchObject({ status: 'Not Started', summary: { answers: 0 } });
});

test('the paper is a PDF under the same rules, and so often only', async ({ api }) => {
  const own = await paid(api);
  await fillIn(api, own.user_id);
  const answer = await api.raw('GET', exportPath(own.user_id, '/pdf?locale=en'), { headers: own.bearer });
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mirador-ds160.pdf"');
  await api.db.update(users).set({ marked_paid_by_csr: false }).where(eq(users.user_id, own.user_id));
  const asked = await Promise.all(Array.from({ length: 30 }, () => ask(api, own.user_id, own.bearer, '/pdf')));
  expect(asked.map(({ status }) => status).filter((status) => status === 402)).toHaveLength(29);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
});

const screen = (name: 'portal-form-official' | 'portal-form-check', user_id: string) =>
  pathTo(name, 'es', { user_id, form_name: 'ds160' });
const read = async (api: TestApp, path: string, headers: Headers) => {
  const answer = await api.raw('GET', path, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('the screen of the applicant: what is in doubt, what is missing, and one sentence while it is not paid', async ({
  api,
}) => {
  const own = await paid(api);
  await fillIn(api, own.user_id, { 1: { ...FINISHED[1], surnames: 'ß'.repeat(20), birth_city: '' } });
  const shown = await read(api, screen('portal-form-official', own.user_id), own.cookie);
  expect(shown.status).toBe(200);
  for (const words of ['1 respuesta por decidir', 'Sobran 7 letras', 'Falta 1 respuesta del formulario'])
    expect(shown.text).toContain(words);
  expect((await read(api, screen('portal-form-check', own.user_id), own.cookie)).text).toContain(
    '1 respuesta por decidir',
  );
  await api.db.update(users).set({ marked_paid_by_csr: false }).where(eq(users.user_id, own.user_id));
  const unpaid = await read(api, screen('portal-form-official', own.user_id), own.cookie);
  expect(unpaid.text).toContain('Hace parte del servicio pagado');
  expect(unpaid.text, 'nothing of it leaves').not.toContain('SSSS');
});

test('the pack of staff is for staff, on record, and shows no answer while it is not paid', async ({ api }) => {
  const own = await paid(api);
  await fillIn(api, own.user_id, { 1: { ...FINISHED[1], surnames: 'Muñoz Ávila' } });
  const csr = await api.signIn('csr');
  const path = pathTo('admin-entry-pack', 'es', { user_id: own.user_id, form_name: 'ds160' });
  expect((await read(api, path, own.cookie)).status, 'the person').toBe(404);
  const shown = await read(api, path, csr.cookie);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('MUNOZ AVILA');
  expect(await recorded(api, own.user_id)).toBe(1);
  expect((await read(api, path.replace('ds160', 'esta'), csr.cookie)).status, 'another form').toBe(404);
  await api.db.update(users).set({ marked_paid_by_csr: false }).where(eq(users.user_id, own.user_id));
  const unpaid = await read(api, path, csr.cookie);
  expect(unpaid.text).toContain('El servicio no está pagado');
  expect(unpaid.text).not.toContain('MUNOZ');
});
