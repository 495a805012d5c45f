/** A phone by its code: what it may, for whom, how long, and what it never sees (T13, T27, D48). */
import { eq } from 'drizzle-orm';
import { credentials, documents, sessions, upload_passes, users } from '#db/schema.server.ts';
import { quickHash } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { applicantWith, documentsOf } from '#tests/documents-of.ts';
import { picture } from '#tests/uploads.ts';

const MINUTE = 60_000;
type Headers = Record<string, string>;

const passes = (api: TestApp, user_id: string, headers: Headers) => {
  const path = `/api-mv/docs/${user_id}/documents/pass`;
  return {
    make: () => api.send('POST', path, { headers, json: { locale: 'es' } }),
    look: (token?: string) => api.send('GET', path, { headers: { ...headers, ...(token && shows(token)) } }),
    end: (token?: string) => api.send('DELETE', path, { headers: { ...headers, ...(token && shows(token)) } }),
  };
};
const shows = (token: string) => ({ 'x-upload-pass': token });
const open = (api: TestApp, token: string) => api.send('POST', '/api-mv/docs/upload-pass', { headers: shows(token) });
const later = (api: TestApp, ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

async function withPass(api: TestApp) {
  const own = await applicantWith(api, { first_name: 'Ana', last_name: 'Rojas' });
  const { json } = await passes(api, own.user_id, own.bearer).make();
  return { own, json, token: String(json.token), phone: documentsOf(api, own.user_id, shows(json.token)) };
}

test('a phone with the code uploads for that person and sees nothing else', async ({ api }) => {
  const { own, json, token, phone } = await withPass(api);
  expect(json.url).toMatch(/\/subir#token=[\w-]{43}$/);
  expect(json.qr_svg).toContain('<svg');
  const [row] = await api.db.select().from(upload_passes);
  expect(JSON.stringify(row), 'only its hash is kept').not.toContain(token);
  const opened = await open(api, token);
  expect(opened).toMatchObject({ status: 200, json: { first_name: 'Ana', user_id: own.user_id } });
  expect(JSON.stringify(opened.json)).not.toContain('Rojas');
  expect(opened.json.documents).toContainEqual({ type: 'passport', is_needed: true });
  expect((await phone.upload('passport', await picture(), 'image/jpeg', { name: 'a.jpg' })).json).toMatchObject({
    file: { state: 'uploaded', file_number: 1, name: null, note: null },
  });
  expect(await own.row('passport')).toMatchObject({ state: 'uploaded', name: 'a.jpg', uploaded_by: own.user_id });
  expect((await open(api, token)).json.documents).not.toContainEqual({ type: 'passport', is_needed: true });
  for (const ask of [phone.list, () => phone.url('passport'), () => phone.remove('passport')])
    expect((await ask()).status).toBe(401);
  expect((await passes(api, own.user_id, shows(token)).make()).status, 'it makes no other').toBe(401);
  expect((await api.send('GET', `/user/${own.user_id}`, { headers: shows(token) })).status).toBe(401);
});

test('of what was there before a phone learns nothing, and it takes no place of it', async ({ api }) => {
  const own = await applicantWith(api);
  const before = { created_at: new Date(api.clock.now.getTime() - MINUTE), note: 'privado' };
  await api.db.insert(documents).values(handedIn(own.user_id, 'passport', before));
  await api.db.insert(documents).values(handedIn(own.user_id, 'photo', { ...before, state: 'incoming' }));
  const { json } = await passes(api, own.user_id, own.bearer).make();
  const phone = documentsOf(api, own.user_id, shows(json.token));
  expect((await phone.verify('passport', 1)).status).toBe(404);
  expect((await phone.askFor('photo', 'image/jpeg', { file_number: 1 })).status).toBe(409);
  expect(await own.row('photo')).toMatchObject({ note: 'privado' });
  expect((await phone.askFor('photo')).json.file_number).toBe(2);
  expect((await phone.askFor('photo', 'image/jpeg', { file_number: 2 })).status, 'its own, again').toBe(200);
});

test('for another person, with another token, or with none it opens nothing', async ({ api }) => {
  const { own, token } = await withPass(api);
  const other = await applicantWith(api);
  expect((await documentsOf(api, other.user_id, shows(token)).askFor('passport')).status).toBe(401);
  for (const wrong of ['', 'x', `${token.slice(1)}A`, `${token}A`])
    expect((await documentsOf(api, own.user_id, shows(wrong)).askFor('passport')).status, wrong).toBe(401);
  const asOther = documentsOf(api, own.user_id, other.bearer);
  expect((await asOther.askFor('passport')).status, 'a foreign session hears what it always heard').toBe(404);
  const both = documentsOf(api, own.user_id, { ...other.bearer, ...shows(token) });
  expect((await both.askFor('passport')).status, 'somebody else’s phone').toBe(200);
  expect((await open(api, 'x'.repeat(43))).status).toBe(404);
});

test('it ends after 15 minutes, when it is ended, and with the sessions of whoever made it', async ({ api }) => {
  const { own, token, phone } = await withPass(api);
  later(api, 14 * MINUTE);
  expect((await phone.askFor('passport')).status).toBe(200);
  later(api, MINUTE);
  expect((await phone.askFor('passport')).status).toBe(401);
  expect((await open(api, token)).status).toBe(404);
  const mine = passes(api, own.user_id, own.bearer);
  const second = (await mine.make()).json.token;
  const third = (await mine.make()).json.token;
  expect((await mine.end(second)).status).toBe(200);
  expect((await open(api, second)).status).toBe(404);
  expect((await open(api, third)).status, 'another code lives on').toBe(200);
  await api.db.update(sessions).set({ ended_at: api.clock.now }).where(eq(sessions.user_id, own.user_id));
  expect((await open(api, third)).status, 'logged out everywhere').toBe(404);
  later(api, 1000);
  await api.db.insert(sessions).values({
    ...{ token_hash: 'later', family_id: own.user_id, user_id: own.user_id, created_at: api.clock.now },
    expires_at: new Date(api.clock.now.getTime() + MINUTE * 60),
  });
  expect((await open(api, third)).status, 'a later log-in does not bring it back').toBe(404);
});

test('three live at most: the fourth ends the first', async ({ api }) => {
  const own = await applicantWith(api);
  const mine = passes(api, own.user_id, own.bearer);
  const tokens: string[] = [];
  for (let made = 0; made < 4; made++) {
    tokens.push((await mine.make()).json.token);
    later(api, 10);
  }
  const alive = async () => (await Promise.all(tokens.map((token) => open(api, token)))).map(({ status }) => status);
  expect(await alive()).toEqual([404, 200, 200, 200]);
});

test('the screen with the code hears of its own phone, and of what came', async ({ api }) => {
  const { own, token, phone } = await withPass(api);
  const mine = passes(api, own.user_id, own.bearer);
  const second = (await mine.make()).json.token;
  expect((await mine.look(token)).json).toMatchObject({ is_opened: false, is_over: false, files: 0 });
  await open(api, token);
  await phone.askFor('photo');
  await phone.upload('passport', await picture());
  expect((await mine.look(token)).json).toMatchObject({ is_opened: true, files: 1 });
  expect((await mine.look(second)).json, 'another code').toMatchObject({ is_opened: false });
  await mine.end();
  expect((await mine.look(token)).json).toMatchObject({ is_over: true });
  expect((await mine.look(second)).json, 'all of one’s own').toMatchObject({ is_over: true });
  const other = await applicantWith(api);
  expect((await passes(api, own.user_id, other.bearer).look()).status).toBe(404);
  expect((await passes(api, other.user_id, other.bearer).look(token)).status).toBe(404);
});

test('a guardian makes one for somebody without an account, which ends when they get one; staff make none', async ({
  api,
}) => {
  const head = await applicantWith(api);
  const child = await api.signIn('secondary', { primary_user_id: head.user_id });
  const { user_id } = child.user;
  const made = await passes(api, user_id, head.bearer).make();
  expect(made.status).toBe(200);
  const phone = documentsOf(api, user_id, shows(made.json.token));
  expect((await phone.askFor('passport')).status).toBe(200);
  await api.db.insert(credentials).values({ user_id, password_hash: await quickHash('tres gatos en el parque') });
  expect((await phone.askFor('photo')).status).toBe(401);
  const csr = await api.signIn('csr');
  expect((await passes(api, user_id, csr.bearer).make()).status).toBe(404);
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.user_id, head.user_id));
  expect((await open(api, made.json.token)).status).toBe(404);
});
