/** Passports as calls: what is read, suggested and confirmed, by whom, and that nothing of it stays (spec 7, D25, D48, T29, T40). */
import { and, eq } from 'drizzle-orm';
import { afterEach, vi } from 'vitest';
import { passportReader, passports } from '#app/integrations/passport/index.server.ts';
import { readTyped } from '#app/integrations/passport/typed.ts';
import { Problem } from '#app/platform/problem.ts';
import { audit, credentials, documents, form_pages, reviews, users } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { applicantWith, documentsOf, loggedInAgo } from '#tests/documents-of.ts';
import { drawPage } from '#tests/passports/draw.ts';
import { holderFrom } from '#tests/passports/people.ts';
import { variants } from '#tests/passports/variants.ts';
import { paper, picture } from '#tests/uploads.ts';

afterEach(() => vi.restoreAllMocks());

const [first, second] = holderFrom('COL').lines;
const lines = { first, second };
type Headers = Record<string, string>;

const passportOf = (api: TestApp, user_id: string, headers: Headers) => {
  const post = (what: string, json?: object) =>
    api.send('POST', `/api-mv/docs/${user_id}/documents/passport/${what}`, { headers, ...(json && { json }) });
  return {
    process: (query = '') => post(`process${query}`),
    type: (typed: object = lines) => post('lines', typed),
    take: (reading: string, facts: string[], more = {}) => post('answers', { reading, facts, ...more }),
  };
};

async function somebody(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  const own = await applicantWith(api, { first_name: 'Valentina', last_name: 'Rodríguez', ...more });
  return { ...own, ...passportOf(api, own.user_id, own.bearer) };
}

const pageOf = async (api: TestApp, user_id: string, page_number: number) => {
  const [row] = await api.db
    .select()
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), eq(form_pages.page_number, page_number)));
  return row;
};
const savePage = (api: TestApp, user_id: string, headers: Headers, page: number, form_data: object, more = {}) =>
  api.send('PUT', `/api-mv/form/${user_id}/ds160/pages/${page}`, { headers, json: { form_data, ...more } });
const profileOf = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];

/** The thread gives what two lines say: what counts here is what becomes of it. */
const reads = (country = 'COL') => {
  const [one, two] = holderFrom(country).lines;
  return vi.spyOn(passports, 'readPassport').mockImplementation(async () => readTyped(one, two, '2026-11-18'));
};

const factsIn = (json: { suggestions: { fact: string }[] }) => json.suggestions.map(({ fact }) => fact);

test('a photo is uploaded, read by both readers, confirmed, and stands in the form as from the passport', async ({
  api,
}) => {
  const patient = passportReader({ most: 1, seconds: 100, idleSeconds: 1, patience: 90_000 });
  vi.spyOn(passports, 'readPassport').mockImplementation((bytes) => patient.readPassport(bytes));
  const own = await somebody(api);
  const photo = await variants.rotated(await drawPage(holderFrom('COL')), 0);
  expect((await own.upload('passport', photo)).status).toBe(200);
  expect(await profileOf(api, own.user_id)).toMatchObject({ passport_uploaded: true });
  const { status, json } = await own.process('?locale=en');
  expect(status).toBe(200);
  expect(json).toMatchObject({ found: true, why: null, has_form: true, warnings: [] });
  expect(json.checks).toEqual({ number: true, birth: true, expiry: true, personal: true, all: true });
  expect(json.fields.slice(1).map(({ fact, value, certain }: never) => [fact, value, certain])).toEqual([
    ...[
      ['surnames', 'RODRIGUEZ QUINTERO', true],
      ['given', 'VALENTINA', true],
      ['number', 'AZ648213', true],
      ['nationality', 'CO', true],
    ],
    ...[
      ['birth', '1991-04-07', true],
      ['sex', 'F', true],
      ['issuer', 'CO', true],
      ['expiry', '2031-02-18', true],
    ],
  ]);
  expect(json.suggestions.find(({ fact }: { fact: string }) => fact === 'number')).toMatchObject({
    place: { source: 'form', form_name: 'ds160', page_number: 7, field: 'passport_number', written: '' },
  });
  expect((await own.take(json.reading, ['surnames', 'number', 'birth'])).status).toBe(200);
  expect(await pageOf(api, own.user_id, 1)).toMatchObject({
    status: 'In Progress',
    form_data: { surnames: 'RODRIGUEZ QUINTERO', date_of_birth: '1991-04-07' },
    origins: { surnames: 'passport', date_of_birth: 'passport' },
  });
  expect(await pageOf(api, own.user_id, 7)).toMatchObject({
    form_data: { passport_number: 'AZ648213', passport_expiry_date: null },
    origins: { passport_number: 'passport' },
  });
  expect(await pageOf(api, own.user_id, 2), 'nothing of it was chosen').toBeUndefined();
});

test('two typed lines say the same; what is no line is not found', async ({ api }) => {
  const own = await somebody(api);
  const { json } = await own.type();
  expect(json).toMatchObject({ found: true, has_form: true });
  expect(factsIn(json)).toEqual(['surnames', 'given', 'sex', 'birth', 'nationality', 'number', 'issuer', 'expiry']);
  expect(json.suggestions.filter(({ certain }: { certain: boolean }) => certain)).toHaveLength(3);
  const other = await own.type({ first, second: second.slice(0, 30).replaceAll('<', '0') });
  expect(other).toMatchObject({ status: 200, json: { found: false, why: 'no_lines', suggestions: [], fields: [] } });
  expect((await own.type({ first: '', second })).status).toBe(422);
  expect((await own.type({ first: 'P'.repeat(121), second })).status).toBe(422);
});

test('what stands in the form is not offered; what differs names both places with label, page and words', async ({
  api,
}) => {
  const own = await somebody(api, { first_name: 'Luisa' });
  await savePage(api, own.user_id, own.bearer, 1, { surnames: 'Rodríguez Quintero', date_of_birth: '1991-04-08' });
  await savePage(api, own.user_id, own.bearer, 2, { nationality: 'VE' });
  const { json } = await own.type({ ...lines, locale: 'en' });
  expect(factsIn(json)).toEqual(['given', 'sex', 'number', 'issuer', 'expiry']);
  expect(json.warnings).toEqual([
    {
      ...{ kind: 'differs', certain: true },
      places: [
        { source: 'passport', field: 'birth' },
        {
          ...{ source: 'form', form_name: 'ds160', page_number: 1, field: 'date_of_birth' },
          ...{ label: 'Date of birth', title: expect.stringMatching(/./), written: 'April 8, 1991' },
        },
      ],
    },
    {
      ...{ kind: 'differs', certain: false },
      places: [
        { source: 'passport', field: 'nationality' },
        expect.objectContaining({ page_number: 2, field: 'nationality', written: 'Venezuela' }),
      ],
    },
    {
      ...{ kind: 'differs', certain: false },
      places: [
        { source: 'passport', field: 'given' },
        { source: 'profile', field: 'first_name', written: 'Luisa' },
      ],
    },
  ]);
});

test('a passport that ends too soon after the trip leads to both; one that has ended is not written', async ({
  api,
}) => {
  const own = await somebody(api);
  const trip = {
    purpose_class: 'B',
    purpose_specify: 'B1-B2',
    specific_plans: 'N',
    intended_arrival_date: '2030-12-20',
  };
  expect((await savePage(api, own.user_id, own.bearer, 3, trip)).status).toBe(200);
  const { json } = await own.type();
  expect(json.warnings).toMatchObject([
    { kind: 'expires-soon', places: [{ source: 'passport' }, { source: 'form', page_number: 3 }] },
  ]);
  const [one, two] = holderFrom('MEX').lines;
  const over = await own.type({ first: one, second: two });
  expect(over.json.warnings).toContainEqual({
    ...{ kind: 'expired', certain: true, places: [{ source: 'passport', field: 'expiry' }] },
  });
  expect(factsIn(over.json), 'the form wants one that is valid').not.toContain('expiry');
});

test('a page that nobody has saved keeps what it would have opened with; the passport goes first', async ({ api }) => {
  const own = await somebody(api);
  const { json } = await own.type();
  expect((await own.take(json.reading, ['given'])).status).toBe(200);
  expect(await pageOf(api, own.user_id, 1)).toMatchObject({
    form_data: { given_names: 'VALENTINA', surnames: expect.stringMatching(/rodr/i) },
    origins: { given_names: 'passport', surnames: 'profile' },
  });
});

test('two tabs: what was written meanwhile is not replaced, and nothing of the rest is written', async ({ api }) => {
  const own = await somebody(api);
  const { json } = await own.type();
  await savePage(api, own.user_id, own.bearer, 7, { passport_number: 'ZZ999999' });
  const taken = await own.take(json.reading, ['number', 'birth']);
  expect(taken).toMatchObject({ status: 409, json: { success: false, facts: ['number'] } });
  expect(await pageOf(api, own.user_id, 1)).toBeUndefined();
  expect(await pageOf(api, own.user_id, 7)).toMatchObject({ version: 1, form_data: { passport_number: 'ZZ999999' } });
  expect((await own.take(json.reading, ['birth', 'expiry'])).status, 'the rest').toBe(200);
  expect(await pageOf(api, own.user_id, 7)).toMatchObject({
    version: 2,
    form_data: { passport_number: 'ZZ999999', passport_expiry_date: '2031-02-18' },
    origins: { passport_expiry_date: 'passport' },
  });
  const old = await savePage(api, own.user_id, own.bearer, 7, { passport_number: 'ZZ1' }, { version: 1 });
  expect(old.status, 'an open tab does not write over it').toBe(409);
});

test('sent twice, after an answer that got lost, it is there once', async () => {
  const api = await ownApp();
  const own = await somebody(api);
  const { json } = await own.type();
  for (let time = 0; time < 2; time++) expect((await own.take(json.reading, ['birth'])).status).toBe(200);
  const both = await Promise.all([own.take(json.reading, ['number']), own.take(json.reading, ['number'])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await pageOf(api, own.user_id, 1)).toMatchObject({ version: 1, origins: { date_of_birth: 'passport' } });
  expect(await pageOf(api, own.user_id, 7)).toMatchObject({ version: 1 });
});

test('only what we have read for this person within the hour is taken', async ({ api }) => {
  const [own, other] = [await somebody(api), await somebody(api)];
  const { json } = await own.type();
  const field = async (reading: string, facts = ['birth']) => {
    const answer = await own.take(reading, facts);
    return [answer.status, answer.json.field];
  };
  const [text = '', signature = ''] = String(json.reading).split('.');
  const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('1991', '1981')).toString('base64url');
  expect(await field(`${forged}.${signature}`)).toEqual([422, 'reading']);
  expect(await field('x')).toEqual([422, 'reading']);
  expect(await field((await other.type()).json.reading)).toEqual([422, 'reading']);
  expect(await field(json.reading, ['birth', 'full_name']), 'nothing asks for it').toEqual([422, 'facts']);
  expect((await own.take(json.reading, ['shoe'])).status).toBe(422);
  expect((await own.take(json.reading, [])).status).toBe(422);
  expect(await pageOf(api, own.user_id, 1)).toBeUndefined();
  const now = api.clock.now;
  api.clock.now = new Date(now.getTime() + 61 * 60_000);
  expect(await field(json.reading)).toEqual([422, 'reading']);
  api.clock.now = now;
});

test('with an adviser: it can be read, and is not written', async ({ api }) => {
  const own = await somebody(api);
  const { json } = await own.type();
  await api.db.insert(reviews).values({ user_id: own.user_id, state: 'opened', asked_at: api.clock.now });
  expect((await own.take(json.reading, ['birth'])).status).toBe(423);
  expect(await pageOf(api, own.user_id, 1)).toBeUndefined();
});

test('the newest one that was uploaded, or the one that is named', async ({ api }) => {
  const read = reads();
  const own = await somebody(api);
  expect((await own.process()).status, 'nothing there').toBe(404);
  await own.upload('passport', await picture(60, 40));
  await own.upload('passport', await picture(80, 40));
  await own.askFor('passport');
  const widthOf = async (query: string) => {
    await own.process(query);
    const { default: sharp } = await import('sharp');
    return (await sharp(read.mock.lastCall?.[0] ?? new Uint8Array()).metadata()).width;
  };
  expect(await widthOf('?file_number=1')).toBe(60);
  expect((await own.process('?file_number=3')).status, 'no bytes yet').toBe(404);
  expect((await own.process('?file_number=21')).status).toBe(422);
  await api.db
    .update(documents)
    .set({ created_at: new Date(0) })
    .where(eq(documents.file_number, 1));
  expect(await widthOf('')).toBe(80);
});

test('a photo inside a PDF is read; a PDF without one says that a photo is needed', async ({ api }) => {
  const read = reads();
  const own = await somebody(api);
  await own.upload('passport', paper(), 'application/pdf');
  expect((await own.process()).json).toMatchObject({ found: false, why: 'no_picture', suggestions: [] });
  expect(read).not.toHaveBeenCalled();
  vi.spyOn(passports, 'readPassport').mockResolvedValue({ found: false });
  await own.upload('passport', await picture(), 'image/jpeg');
  expect((await own.process('?file_number=2')).json).toMatchObject({ found: false, why: 'not_found', checks: null });
  vi.spyOn(passports, 'readPassport').mockResolvedValue({ found: false, isLate: true });
  expect((await own.process('?file_number=2')).json, 'no time to look everywhere').toMatchObject({ why: 'late' });
});

test('too many wait: 503 before a byte is fetched, and it may be asked again', async ({ api }) => {
  const own = await somebody(api);
  await own.upload('passport', await picture());
  const room = vi.spyOn(passports, 'requireRoom').mockImplementation(() => {
    throw new Problem(503, undefined, { retryAfter: 10 });
  });
  await api.db.update(documents).set({ object_key: 'docs/gone' }).where(eq(documents.user_id, own.user_id));
  const busy = await own.process();
  expect(busy.status, 'not 404: nobody has looked for the bytes').toBe(503);
  expect(busy.headers.get('retry-after')).toBe('10');
  room.mockRestore();
  expect((await own.process()).status).toBe(404);
});

test('after thirty readings of one person in an hour comes 429, whoever reads', async ({ api }) => {
  reads();
  const own = await somebody(api);
  const csr = passportOf(api, own.user_id, (await api.signIn('csr')).bearer);
  await own.upload('passport', paper(), 'application/pdf');
  for (let time = 0; time < 15; time++) {
    expect((await own.process()).status).toBe(200);
    expect((await csr.process()).status).toBe(200);
  }
  expect((await own.process()).status).toBe(429);
  expect((await csr.process()).status).toBe(429);
  expect((await own.type()).status, 'typing goes on').toBe(200);
});

test('an old log-in asks for the password, unless they have just uploaded it themselves (T40)', async ({ api }) => {
  reads();
  const own = await somebody(api);
  await own.upload('passport', await picture());
  await loggedInAgo(api, own.user_id, 25);
  expect((await own.process()).status, 'just uploaded').toBe(200);
  await api.db.update(documents).set({ created_at: new Date(api.clock.now.getTime() - 16 * 60_000) });
  expect(await own.process()).toMatchObject({ status: 403, json: { field: 'password' } });
  await api.db.update(documents).set({ created_at: api.clock.now, uploaded_by: null });
  expect((await own.process()).status, 'uploaded by somebody else').toBe(403);
});

test('who may: the person, the one who applies for somebody without an account, staff on record; nobody else', async ({
  api,
}) => {
  reads();
  const own = await somebody(api);
  const [member] = await api.db
    .insert(users)
    .values({
      ...{ role: 'secondary', user_type: 'secondary', primary_user_id: own.user_id },
      ...{ first_name: 'Ana', last_name: 'Gil' },
    })
    .returning();
  const user_id = String(member?.user_id);
  await documentsOf(api, user_id, own.bearer).upload('passport', await picture());
  const statuses = async (headers: Headers) => {
    const theirs = passportOf(api, user_id, headers);
    const typed = await theirs.type();
    const taken = await theirs.take(typed.json.reading ?? 'x', ['birth']);
    return [(await theirs.process()).status, typed.status, taken.status];
  };
  const stranger = await api.signIn('applicant');
  expect(await statuses(own.bearer), 'without an account').toEqual([200, 200, 200]);
  expect(await pageOf(api, user_id, 1)).toMatchObject({ saved_by: own.user_id });
  expect(await statuses(stranger.bearer)).toEqual([404, 404, 404]);
  expect(await statuses({})).toEqual([401, 401, 401]);
  await api.db.insert(credentials).values({ user_id, password_hash: 'x' });
  expect(await statuses(own.bearer), 'with an account of their own (D48)').toEqual([404, 404, 404]);
  const csr = await api.signIn('csr');
  const staff = passportOf(api, own.user_id, csr.bearer);
  await own.upload('passport', await picture());
  expect((await staff.process()).status).toBe(200);
  expect((await staff.take((await staff.type()).json.reading, ['birth'])).status).toBe(200);
  const trail = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id));
  const done = trail.filter(({ actor_id }) => actor_id === csr.user.user_id).map(({ action }) => action);
  expect(done).toEqual(['passport.read', 'passport.read', 'form.save']);
});

test('passport_uploaded is true while a passport is there, and follows its last file', async ({ api }) => {
  const own = await somebody(api);
  const flag = async () => (await profileOf(api, own.user_id))?.passport_uploaded;
  await own.upload('photo', await picture());
  expect(await flag()).toBe(false);
  await own.upload('passport', '<html>');
  expect(await flag(), 'refused').toBe(false);
  await own.upload('passport', await picture());
  await own.upload('passport', await picture());
  expect(await flag()).toBe(true);
  const files = (await own.filesOf('passport')).filter(({ state }: { state: string }) => state === 'uploaded');
  expect((await own.askAgain('passport', 'borrosa', files[0].file_number)).status, 'staff only').toBe(404);
  for (const [at, { file_number }] of files.entries()) {
    await own.remove('passport', file_number);
    expect(await flag()).toBe(at === 0);
  }
});

test('nothing of a passport reaches the log or a table before it is confirmed', async ({ api }) => {
  reads();
  const own = await somebody(api);
  await own.upload('passport', await picture());
  await own.process();
  const { json } = await own.type();
  await own.type({ first, second: `${second.slice(0, 20)}!` });
  await own.take(json.reading.replace('.', '.x'), ['birth']);
  vi.spyOn(passports, 'readPassport').mockRejectedValue(new Error('no reading of a passport: broken'));
  expect((await own.process()).status).toBe(500);
  const log = api.logLines.join('');
  expect(api.logLines.length).toBeGreaterThan(4);
  const marks = ['AZ648213', 'QUINTERO', '1991-04-07', '910407', second.slice(0, 12), json.reading.slice(0, 40)];
  for (const mark of marks) expect(log, mark).not.toContain(mark);
  expect(await api.db.select().from(form_pages).where(eq(form_pages.user_id, own.user_id))).toEqual([]);
  const [row] = await api.db.select().from(documents).where(eq(documents.user_id, own.user_id));
  for (const mark of marks) expect(JSON.stringify(row), mark).not.toContain(mark);
});
