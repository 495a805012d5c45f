/** Documents as calls: what is uploaded, refused, opened, deleted, by whom and when (spec 7, D25, D48-D50, T27, T28, T40). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { audit, credentials, documents, reviews, users } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { quickHash } from '#tests/account.ts';
import { expect, ORIGIN, type TestApp, test } from '#tests/app.ts';
import { handedIn, handInAll } from '#tests/document-samples.ts';
import { applicantWith, documentsOf, loggedInAgo } from '#tests/documents-of.ts';
import { fromPhone, imageBomb, paper, picture } from '#tests/uploads.ts';

const filesBelow = (api: TestApp, folder: string) => {
  try {
    return readdirSync(join(api.services.env.DATA_DIR, 'files', folder));
  } catch {
    return [];
  }
};
const keyIn = (row: { object_key: string } | undefined) => row?.object_key.split('/').at(-1);

test('a photo is put, looked at, listed and given back upright, without what the phone wrote into it', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const asked = await own.askFor('passport', 'image/jpeg', { name: 'pasaporte.jpg' });
  expect(asked.json).toMatchObject({ success: true, method: 'PUT', headers: { 'content-type': 'image/jpeg' } });
  expect(asked.json.file_number).toBe(1);
  expect((await own.verify('passport', 1)).status, 'no bytes yet').toBe(409);
  expect(await own.put(asked.json.url, await fromPhone(), 'image/jpeg')).toBe(200);
  expect(await own.put(asked.json.url, await picture(), 'image/jpeg'), 'once').toBe(404);
  const incoming = await own.row('passport');
  expect(incoming).toMatchObject({ state: 'incoming', object_key: expect.stringMatching(/^incoming\//) });
  const verified = await own.verify('passport', 1);
  expect(verified).toMatchObject({ status: 200, json: { file: { key: 'passport_1', state: 'uploaded' } } });
  expect(verified.json.file).toMatchObject({ name: 'pasaporte.jpg', scanned: 'not_scanned', refused_for: null });
  expect((await own.verify('passport', 1)).status, 'again').toBe(200);
  expect(filesBelow(api, 'incoming')).not.toContain(keyIn(incoming));
  const { status, json } = await own.url('passport');
  expect(status).toBe(200);
  const answer = await own.read(json.url);
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''passport_1.jpg");
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 60, exif: undefined });
});

test('what is not what it says is refused with a word, never listed as uploaded, never served', async ({ api }) => {
  const own = await applicantWith(api);
  const cases = [
    ['<html><script>1</script>', 'image/jpeg', 'wrong_type'],
    ['', 'image/jpeg', 'empty'],
    [await picture(9, 9, 'png'), 'image/jpeg', 'wrong_type'],
    [imageBomb(), 'image/png', 'too_many_pixels'],
    [paper({ catalog: '/OpenAction <</S/JavaScript/JS(x)>>' }), 'application/pdf', 'pdf_script'],
  ] as const;
  for (const [bytes, type, word] of cases) {
    const answer = await own.upload('cv', bytes, type);
    expect(answer, word).toMatchObject({ status: 422, json: { success: false, refused_for: word } });
    expect((await own.filesOf('cv')).at(-1)).toMatchObject({ state: 'refused', refused_for: word });
    expect((await own.url('cv')).status, word).toBe(404);
  }
  expect((await own.list()).json).toMatchObject({ status: 'Not Started' });
  expect((await own.upload('cv', await picture())).status, 'another stands beside them').toBe(200);
  expect(await own.filesOf('cv')).toMatchObject([...cases.map(() => ({ state: 'refused' })), { state: 'uploaded' }]);
  expect((await own.askFor('photo', 'application/pdf')).status, 'a photo is a picture').toBe(422);
});

test('a refused file keeps its number while another is free, and gives it up when none is', async ({ api }) => {
  const own = await applicantWith(api);
  const refused = { file_number: 1, state: 'refused', refused_for: 'pdf_script' } as const;
  await api.db.insert(documents).values(handedIn(own.user_id, 'cv', refused));
  expect((await own.askFor('cv')).json.file_number).toBe(2);
  const others = Array.from({ length: 18 }, (_, at) => handedIn(own.user_id, 'cv', { file_number: at + 3 }));
  await api.db.insert(documents).values(others);
  expect((await own.askFor('cv')).json.file_number).toBe(1);
});

test('type, number, length and name are what the call says, whatever is sent (Q31)', async ({ api }) => {
  const own = await applicantWith(api);
  for (const type of ['../../x', '%2e%2e%2f', 'passport\0', 'Passport', 'pass/port', '', 'ｐassport', '__proto__'])
    expect((await own.askFor(type)).status, type).toBe(422);
  for (const file_number of ['0', '21', '-1', '1e0', '1.0', '0x1', ' 1', '1e9', '', '١', 'NaN'])
    expect((await own.askFor('passport', 'image/jpeg', { file_number })).status, file_number).toBe(422);
  for (const content_type of ['image/svg+xml', 'text/html', 'image/jpeg; charset=utf-8', 'IMAGE/JPEG', 'image/jpg', ''])
    expect((await own.askFor('passport', content_type)).status, content_type).toBe(422);
  for (const content_length of ['10485761', '0', '-1', 'many'])
    expect((await own.askFor('passport', 'image/jpeg', { content_length })).status, content_length).toBe(422);
  expect((await own.askFor('passport', 'image/jpeg', { name: 'a\u202Egpj.exe' })).status).toBe(422);
  expect((await own.askFor('passport', 'image/jpeg', { state: 'uploaded' })).status, 'a column').toBe(422);
  for (const number of ['0', '21', '1e0', '%00', '１'])
    for (const ask of [own.url, own.remove]) expect((await ask('passport', number)).status, number).toBe(422);
  for (const type of ['..%2f..%2fx', '%00', 'nothing'])
    for (const ask of [own.url, own.remove]) expect((await ask(type)).status, type).toBe(422);
  expect(await api.db.$count(documents)).toBe(0);
  expect((await own.askFor('passport', 'image/jpeg', { content_length: 10_485_760 })).status).toBe(200);
});

test('what is hard to read is sent with a note, in words of ours, and shown to the person and to staff', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const bytes = await picture();
  for (const [more, field] of [
    [{ doubts: 'blurred' }, 'note'],
    [{ doubts: 'blurred', note: '  ' }, 'note'],
    [{ doubts: 'blurred,ugly', note: 'No tengo otra' }, 'doubts'],
    [{ doubts: '<script>', note: 'No tengo otra' }, 'doubts'],
  ] as const)
    expect(await own.askFor('passport', 'image/jpeg', more)).toMatchObject({ status: 422, json: { field } });
  const more = { doubts: 'glare,blurred,glare', note: 'No tengo otra' };
  expect((await own.upload('passport', bytes, 'image/jpeg', more)).status).toBe(200);
  expect((await own.upload('photo', bytes, 'image/jpeg', { doubts: '' })).status, 'none').toBe(200);
  const csr = await api.signIn('csr');
  for (const reader of [own, documentsOf(api, own.user_id, csr.bearer)]) {
    const told = { doubts: ['blurred', 'glare'], note: 'No tengo otra' };
    expect(await reader.filesOf('passport')).toMatchObject([told]);
    expect(await reader.filesOf('photo')).toMatchObject([{ doubts: [], note: null }]);
  }
});

test('an announced length is the only one that is taken', async ({ api }) => {
  const own = await applicantWith(api);
  const bytes = await picture();
  const { json } = await own.askFor('passport', 'image/jpeg', { content_length: bytes.length });
  expect(await own.put(json.url, bytes.subarray(1), 'image/jpeg')).toBe(400);
  expect(await own.put(json.url, bytes, 'image/png')).toBe(400);
  expect(await own.put(json.url, bytes, 'image/jpeg')).toBe(200);
  expect((await own.verify('passport', 1)).status).toBe(200);
});

test('each file has its own number, a number that is taken stays, twenty are enough', async ({ api }) => {
  const own = await applicantWith(api);
  await api.db
    .insert(documents)
    .values([1, 2, 4].map((file_number) => handedIn(own.user_id, 'pay_slips', { file_number })));
  expect((await own.askFor('pay_slips')).json.file_number, 'a gap is filled').toBe(3);
  expect((await own.askFor('pay_slips')).json.file_number, 'what is on its way holds its number').toBe(5);
  expect((await own.askFor('pay_slips', 'image/jpeg', { file_number: 4 })).status).toBe(409);
  expect((await own.askFor('pay_slips', 'image/jpeg', { file_number: 3 })).json.file_number).toBe(3);
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000);
  expect((await own.askFor('pay_slips')).json.file_number, 'what never came gives it back').toBe(3);
  const rest = Array.from({ length: 20 }, (_, at) => at + 1).filter((number) => ![1, 2, 3, 4].includes(number));
  await api.db.delete(documents).where(eq(documents.file_number, 5));
  await api.db.insert(documents).values(rest.map((file_number) => handedIn(own.user_id, 'pay_slips', { file_number })));
  expect(await own.askFor('pay_slips')).toMatchObject({ status: 409, json: { field: 'file_number' } });
  expect((await own.askFor('passport')).status, 'of that type').toBe(200);
});

test('200 MB a person, counted when announced and again when the bytes are there', async ({ api }) => {
  const own = await applicantWith(api);
  const MB = 1024 * 1024;
  await api.db.insert(documents).values(handedIn(own.user_id, 'tax_return', { bytes: 200 * MB - 100 }));
  expect((await own.askFor('passport', 'image/jpeg', { content_length: 101 })).status).toBe(409);
  expect((await own.askFor('photo', 'image/jpeg', { content_length: 100 })).status).toBe(200);
  expect((await own.askFor('passport')).status, 'of unknown length: the most it can be').toBe(409);
  await own.remove('tax_return');
  const bytes = await picture();
  const { json } = await own.askFor('cv', 'image/jpeg', { content_length: bytes.length });
  await own.put(json.url, bytes, 'image/jpeg');
  await api.db.insert(documents).values(handedIn(own.user_id, 'tax_return', { bytes: 200 * MB - 100 }));
  expect(await own.verify('cv', 1)).toMatchObject({ json: { refused_for: 'quota' } });
  await own.remove('tax_return');
  expect((await own.upload('passport', await picture())).status).toBe(200);
});

test('the status follows each upload and each deletion, without additional documents', async ({ api }) => {
  const own = await applicantWith(api);
  const jpeg = await picture();
  await own.upload('additional_documents', jpeg);
  expect(await own.status()).toBe('Not Started');
  await own.upload('passport', jpeg);
  expect(await own.status()).toBe('In Progress');
  await own.upload('photo', jpeg);
  expect(await own.upload('bank_statements', paper(), 'application/pdf')).toMatchObject({ status: 200 });
  expect(await own.status(), 'nothing else is known to be needed yet').toBe('Finished');
  expect((await own.remove('photo')).json).toEqual({ success: true, status: 'In Progress' });
  expect(await own.status()).toBe('In Progress');
  const { json } = await own.list();
  expect(json.status).toBe('In Progress');
  expect(json.documents[0]).toMatchObject({ type: 'passport', state: 'needed', status: 'Uploaded' });
  expect(json.documents.find(({ type }: { type: string }) => type === 'photo')).toMatchObject({
    ...{ status: 'Not uploaded', files: [] },
  });
  expect((await own.list('?document_type=passport')).json.documents).toHaveLength(1);
});

test('bytes that came and were never verified are looked at by the list; storage that fails leaves it true', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const { json } = await own.askFor('passport');
  await own.put(json.url, await picture(), 'image/jpeg');
  expect(await own.filesOf('passport')).toMatchObject([{ state: 'uploaded' }]);
  const late = await own.askFor('photo');
  for (let count = 0; count < 4; count++) await own.askFor('cv');
  expect((await own.list()).status).toBe(200);
  expect(await own.filesOf('photo')).toMatchObject([{ state: 'incoming' }]);
  await own.put(late.json.url, 'GIF89a', 'image/jpeg');
  expect(await own.filesOf('photo')).toMatchObject([{ state: 'refused' }]);
});

test('a full disk: 503, the list stays true, and with room again the same address and the same bytes do (Q34)', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const full = createApp({ ...api.services, env: { ...api.services.env, DISK_RESERVE_MB: 1e9 } });
  const onFull = async (method: string, path: string, body: BodyInit, type: string) => {
    const headers = { ...own.bearer, host: '127.0.0.1:3000', 'content-type': type };
    return (await full.request(`${ORIGIN}${path}`, { method, headers, body })).status;
  };
  const bytes = new Uint8Array(await picture());
  const { json } = await own.askFor('passport');
  expect(await onFull('PUT', new URL(json.url).pathname, bytes, 'image/jpeg')).toBe(503);
  expect((await own.verify('passport', 1)).status, 'nothing came').toBe(409);
  expect(await own.put(json.url, bytes, 'image/jpeg'), 'its address is not spent').toBe(200);
  const asked = 'document_type=passport&file_number=1';
  const verify = `/api-mv/docs/${own.user_id}/documents/verify`;
  expect(await onFull('POST', verify, asked, 'application/x-www-form-urlencoded')).toBe(503);
  expect(await own.row('passport'), 'what came waits').toMatchObject({ state: 'incoming' });
  expect((await own.list()).json.status).toBe('In Progress');
  expect(await own.row('passport')).toMatchObject({ state: 'uploaded' });
});

test('who may: the person, the guardian of somebody without an account, staff on record; nobody else (D48)', async ({
  api,
}) => {
  const head = await applicantWith(api);
  const child = await api.signIn('secondary', { primary_user_id: head.user_id });
  const grown = await api.signIn('secondary', { primary_user_id: head.user_id });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'hash' });
  const stranger = await applicantWith(api);
  const csr = await api.signIn('csr');
  const all = [child.user.user_id, grown.user.user_id, head.user_id];
  await api.db.insert(documents).values(all.map((user_id) => handedIn(user_id, 'passport')));
  const asked = async (user_id: string, headers: Record<string, string>) => {
    const reach = documentsOf(api, user_id, headers);
    const answers = [
      ...[await reach.list(), await reach.askFor('photo'), await reach.verify('passport', 1)],
      ...[await reach.url('passport'), await reach.remove('photo')],
    ];
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await asked(head.user_id, head.bearer)).toEqual([200]);
  expect(await asked(grown.user.user_id, grown.bearer)).toEqual([200]);
  expect(await asked(child.user.user_id, head.bearer), 'the guardian').toEqual([200]);
  expect(await asked(grown.user.user_id, head.bearer), 'somebody with an account').toEqual([404]);
  for (const { bearer } of [stranger, grown, child]) expect(await asked(head.user_id, bearer)).toEqual([404]);
  expect(await asked(head.user_id, {})).toEqual([401]);
  expect(await asked(head.user_id, csr.bearer)).toEqual([200]);
  const rows = await api.db.select().from(audit).where(eq(audit.actor_id, csr.user.user_id)).orderBy(audit.audit_id);
  expect(rows.map(({ action, after }) => [action, after])).toEqual([
    ['documents.list', null],
    ['document.upload', { document_type: 'photo', file_number: 1 }],
    ['document.read', { document_type: 'passport', file_number: 1 }],
    ['document.delete', { document_type: 'photo', file_number: 1 }],
  ]);
  const byApplicant = { document_type: 'passport', from_user_id: grown.user.user_id, from_file_number: 1 };
  expect((await head.post('', byApplicant)).status).toBe(404);
  for (const ask of [head.accept('passport'), head.askAgain('passport', 'borrosa')])
    expect((await ask).status).toBe(404);
});

test('a form of another site reaches nothing (T28)', async ({ api }) => {
  const own = await applicantWith(api);
  const answer = await api.send('POST', `/api-mv/docs/${own.user_id}/documents/upload-url`, {
    headers: { ...own.cookie, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'document_type=passport&content_type=image%2Fjpeg',
  });
  expect(answer.status).toBe(403);
  const ours = await api.send('POST', `/api-mv/docs/${own.user_id}/documents/upload-url`, {
    headers: { ...own.cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'document_type=passport&content_type=image%2Fjpeg',
  });
  expect(ours.status).toBe(200);
});

test('a day after the log-in a file asks for the password, which holds for 15 minutes (D50, T40)', async ({ api }) => {
  const own = await applicantWith(api);
  await api.db.insert(credentials).values({ user_id: own.user_id, password_hash: await quickHash('tres perros') });
  await api.db.insert(documents).values(handedIn(own.user_id, 'passport'));
  await loggedInAgo(api, own.user_id, 23.9);
  expect((await own.url('passport')).status).toBe(200);
  await loggedInAgo(api, own.user_id, 24.1);
  expect(await own.url('passport')).toMatchObject({ status: 403, json: { field: 'password' } });
  expect((await own.list()).status, 'the list stays').toBe(200);
  const confirm = (password: string) =>
    api.send('POST', '/auth/confirm-password', { headers: own.bearer, json: { password } });
  expect(await confirm('otra cosa')).toMatchObject({ status: 422, json: { field: 'password' } });
  expect((await own.url('passport')).status).toBe(403);
  expect((await confirm('tres perros')).status).toBe(200);
  expect((await own.url('passport')).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
  expect((await own.url('passport')).status).toBe(403);
});

test('while a case is with an adviser files stay, but for what was asked for again and what comes later (D49)', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const csr = await api.signIn('csr');
  const adviser = documentsOf(api, own.user_id, csr.bearer);
  await handInAll(api, own.user_id);
  await own.askFor('passport', 'image/jpeg', { file_number: 7 });
  await api.db.insert(reviews).values({ user_id: own.user_id, state: 'asked', asked_at: api.clock.now });
  expect((await own.askFor('passport', 'image/jpeg', { file_number: 2 })).status).toBe(423);
  expect((await own.remove('passport')).status).toBe(423);
  expect((await adviser.remove('passport')).status, 'for everybody').toBe(423);
  expect((await own.askFor('mrv_receipt', 'image/jpeg', { file_number: 2 })).status, 'after filing').toBe(200);
  expect((await adviser.askFor('cv', 'image/jpeg', { file_number: 2 })).status, 'staff add').toBe(200);
  expect((await adviser.askAgain('photo', 'Se ve borrosa, toma otra con luz de día')).json.status).toBe('In Progress');
  expect(await own.filesOf('photo')).toMatchObject([{ asked_again: 'Se ve borrosa, toma otra con luz de día' }]);
  expect((await own.upload('photo', await picture())).status).toBe(200);
  expect(await own.status()).toBe('Finished');
  expect((await adviser.accept('photo', 2)).status).toBe(200);
  expect((await own.filesOf('photo'))[1].accepted_at).not.toBeNull();
  expect((await own.remove('photo')).status).toBe(200);
});

test('an upload that was begun before the case was sent does not slip in afterwards (T27)', async ({ api }) => {
  const own = await applicantWith(api);
  const { json } = await own.askFor('passport');
  await own.put(json.url, await picture(), 'image/jpeg');
  await api.db.insert(reviews).values({ user_id: own.user_id, state: 'asked', asked_at: api.clock.now });
  expect((await own.verify('passport', 1)).status).toBe(423);
  expect(await own.filesOf('passport')).toMatchObject([{ state: 'incoming' }]);
});

test('staff register a file of the family: the row is copied, and the bytes go with the last row (D50)', async ({
  api,
}) => {
  const head = await applicantWith(api);
  const child = await api.signIn('secondary', { primary_user_id: head.user_id, is_minor: true });
  const stranger = await applicantWith(api);
  const csr = await api.signIn('csr');
  await head.upload('bank_statements', paper(), 'application/pdf');
  const kept = keyIn(await head.row('bank_statements'));
  const from = { document_type: 'bank_statements', from_user_id: head.user_id, from_file_number: 1 };
  const ofChild = documentsOf(api, child.user.user_id, csr.bearer);
  expect((await documentsOf(api, stranger.user_id, csr.bearer).post('', from)).status, 'not of the family').toBe(404);
  expect((await ofChild.post('', { ...from, from_file_number: 2 })).status).toBe(404);
  expect(await ofChild.post('', from)).toMatchObject({ status: 200, json: { file_number: 1 } });
  expect(keyIn(await ofChild.row('bank_statements'))).toBe(kept);
  await head.remove('bank_statements');
  await api.runJobs();
  expect(filesBelow(api, 'docs')).toContain(kept);
  await ofChild.remove('bank_statements');
  await api.runJobs();
  expect(filesBelow(api, 'docs')).not.toContain(kept);
});

test('what whoever pays hands in counts for the family, by a job', async ({ api }) => {
  const head = await applicantWith(api);
  const child = await api.signIn('secondary', { primary_user_id: head.user_id });
  const ofChild = documentsOf(api, child.user.user_id, head.bearer);
  await api.db
    .insert(documents)
    .values((['passport', 'photo', 'national_id'] as const).map((type) => handedIn(child.user.user_id, type)));
  expect((await ofChild.list()).json.status).toBe('In Progress');
  await head.upload('bank_statements', paper(), 'application/pdf');
  await api.runJobs();
  expect(await ofChild.status()).toBe('Finished');
  await head.remove('bank_statements');
  await api.runJobs();
  expect(await ofChild.status()).toBe('In Progress');
});

test('staff register what they put below incoming/, looked at like any other', async ({ api }) => {
  const own = await applicantWith(api);
  const other = await applicantWith(api);
  const csr = await api.signIn('csr');
  const adviser = documentsOf(api, own.user_id, csr.bearer);
  const { json } = await other.askFor('passport');
  await other.put(json.url, await picture(), 'image/jpeg');
  const theirs = keyIn(await other.row('passport')) ?? '';
  const stored = { document_type: 'passport', object_id: theirs, content_type: 'image/jpeg' };
  expect((await adviser.post('', stored)).status, 'what somebody is uploading').toBe(404);
  await api.db.delete(documents).where(eq(documents.user_id, other.user_id));
  expect((await adviser.post('', stored)).status).toBe(200);
  expect(await own.row('passport')).toMatchObject({ state: 'uploaded' });
  expect((await adviser.post('', stored)).status, 'nothing is there any more').toBe(404);
  expect(await own.row('passport', 2)).toBeUndefined();
  expect((await adviser.post('', { document_type: 'passport' })).status).toBe(422);
});

test('a change of service or of answers changes the status with it', async ({ api }) => {
  const own = await applicantWith(api);
  await api.db
    .insert(documents)
    .values((['passport', 'photo', 'bank_statements'] as const).map((type) => handedIn(own.user_id, type)));
  expect((await own.list()).json.status).toBe('Finished');
  const put = (updates: object) => api.send('PUT', `/user/${own.user_id}`, { headers: own.bearer, json: { updates } });
  expect((await put({ service_type: 'Renewal' })).status).toBe(200);
  expect(await own.status()).toBe('In Progress');
  await put({ service_type: 'FirstTime' });
  expect(await own.status()).toBe('Finished');
  const kept = await own.list();
  expect(kept.json.documents.find(({ state }: { state: string }) => state === 'kept')).toBeUndefined();
  await api.db.update(users).set({ service_type: 'ESTA' }).where(eq(users.user_id, own.user_id));
  const shown = (await own.list()).json.documents;
  expect(shown.at(-1)).toMatchObject({ type: 'bank_statements', state: 'kept', status: 'Uploaded' });
});
