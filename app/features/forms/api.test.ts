/** Pages of an application form as calls: decided by the server, never lost, never overwritten unseen (spec 4, D23, D47, D48, T32). */
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { audit, case_events, credentials, form_pages, limits, users } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { bornIn, OF_WORK, PAGES, WHOLE } from '#tests/form-answers.ts';

const LAST = 23;
const OF_CHILD = PAGES.filter((page) => !OF_WORK.includes(page));
type Headers = Record<string, string>;

/** The form of a person, as somebody with these headers reaches it. */
function formOf(api: TestApp, user_id: string, headers: Headers = {}) {
  const path = `/api-mv/form/${user_id}/ds160/pages`;
  const save = (page: number, form_data: object = WHOLE[page] ?? {}, rest: object = {}, method = 'PUT') =>
    api.send(method, `${path}/${page}`, { json: { form_data, ...rest }, headers });
  const write = (page: number, form_data?: object, rest: object = {}) =>
    save(page, form_data, { ...rest, autosave: true });
  const read = async (page: number) => (await api.send('GET', `${path}/${page}`, { headers })).json.page;
  const clear = (page: number) => api.send('DELETE', `${path}/${page}`, { headers });
  const all = async () => (await api.send('GET', `/api-mv/form/${user_id}`, { headers })).json.forms[0];
  const row = async () => (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];
  const steps = async () => {
    const events = await api.db.select().from(case_events).where(eq(case_events.user_id, user_id));
    return events.flatMap(({ event, to_step }) => (event === 'step' ? to_step : []));
  };
  const saveAll = async (pages = PAGES) => {
    for (const page of pages) await save(page);
  };
  return { path, save, write, read, clear, all, row, steps, saveAll };
}

async function applicant(api: TestApp, more: object = {}) {
  const { user, bearer } = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
  return { user_id: user.user_id, bearer, ...formOf(api, user.user_id, bearer) };
}

/** The same clock, so many days later; the session is new. */
async function daysLater(api: TestApp, user_id: string, days: number) {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
  const { bearer } = await api.signIn('csr');
  return formOf(api, user_id, bearer);
}
const dayOf = (api: TestApp, days = 0) =>
  new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('before anything is saved a page is empty, and every page of the form is listed as Not Started', async ({
  api,
}) => {
  const { read, all, path, bearer: headers } = await applicant(api);
  const empty = { form_data: {}, status: 'Not Started', version: 0, confirm_later: [], origins: {} };
  const nobody = { saved_by: null, saved_from: null, saved_at: null, written_in: null };
  expect(await read(2)).toEqual({ page_number: 2, ...empty, ...nobody });
  const form = await all();
  expect(form).toMatchObject({ form_name: 'ds160', status: 'Not Started' });
  expect(
    form.pages.map((page: { page_number: number }) => page.page_number),
    'work too: nobody has said that it is for a child',
  ).toEqual(PAGES);
  const { json } = await api.send('GET', path, { headers });
  expect(json.pages).toHaveLength(PAGES.length);
  expect(json.pages[1]).toEqual(await read(2));
});

test('the first save makes the page and the person In Progress and moves the step, with its event', async ({ api }) => {
  const { user_id, save, row, steps, all } = await applicant(api, { current_step: 'application_page_seen' });
  const { status, json } = await save(1, { surnames: '  Muñoz   Ávila ' });
  expect(status).toBe(200);
  expect(json.page).toMatchObject({ page_number: 1, status: 'In Progress', version: 1, saved_by: user_id });
  expect(json.page.form_data.surnames, 'tidied').toBe('Muñoz Ávila');
  expect(await row()).toMatchObject({ status: 'In Progress', form_finished: false, current_step: 'form_started' });
  expect(await steps()).toEqual(['form_started']);
  const { pages, ...form } = await all();
  expect(form).toMatchObject({ status: 'In Progress' });
  const statuses = pages.map((page: { status: string; version: number }) => [page.status, page.version]);
  expect(statuses).toEqual([['In Progress', 1], ...Array(PAGES.length - 1).fill(['Not Started', 0])]);
});

test('the server says what is finished, whatever the browser believes', async ({ api }) => {
  const { save } = await applicant(api);
  expect((await save(2, { nationality: 'CO' }, { finished: true })).json.page.status).toBe('In Progress');
  expect((await save(2, WHOLE[2], { finished: false })).json.page.status).toBe('Finished');
  for (const wrong of [{ national_id: '10-20' }, { nationality: 'XX' }, { us_ssn: '12', us_ssn_na: false }])
    expect((await save(2, { ...WHOLE[2], ...wrong }, { finished: true })).json.page.status).toBe('In Progress');
});

test('what is hidden, freed or empty is stored as null; what the service decides stands there', async ({ api }) => {
  const { save, read } = await applicant(api);
  await save(1, { ...WHOLE[1], full_name_native: 'Ana', telecode_surnames: '1234', other_names: [{ surname: 'X' }] });
  const { form_data } = await read(1);
  expect(form_data).toMatchObject({
    ...{ full_name_native: null, full_name_native_na: true, telecode_surnames: null, other_names: null },
    ...{ birth_state: null, marital_status_other: null, surnames: 'Muñoz Ávila' },
  });
  await save(2, { national_id: '' });
  expect((await read(2)).form_data).toMatchObject({ national_id: null, nationality: null, national_id_na: false });
  await save(3, { specific_plans: 'N' });
  expect((await read(3)).form_data).toMatchObject({ purpose_class: 'B', purpose_specify: 'B1-B2', arrival_date: null });
  await save(3, { specific_plans: 'N', purpose_class: null });
  expect((await read(3)).form_data, 'a choice that was taken back').toMatchObject({
    purpose_class: null,
    purpose_specify: null,
  });
});

test('what cannot be an answer of the page is refused by its name, and nothing is saved', async ({ api }) => {
  const { save, read, row } = await applicant(api);
  const rows = (count: number) => Array.from({ length: count }, () => ({ surname: 'A', given: 'B' }));
  const yes = { other_names_used: 'Y' };
  const refused: [form_data: object, field: string][] = [
    [{ ...WHOLE[1], colour: 'red' }, 'colour'],
    [{ nationality: 'CO' }, 'nationality'],
    [{ age: '30' }, 'age'],
    [{ surnames: 7 }, 'surnames'],
    [{ surnames: ['A'] }, 'surnames'],
    [{ surnames: { a: 'b' } }, 'surnames'],
    [{ surnames: 'x'.repeat(8001) }, 'surnames'],
    [{ birth_state_na: 'true' }, 'birth_state_na'],
    [{ ...yes, other_names: rows(11) }, 'other_names'],
    [{ ...yes, other_names: { surname: 'A' } }, 'other_names'],
    [{ ...yes, other_names: ['A'] }, 'other_names.0'],
    [{ ...yes, other_names: [...rows(2), { surname: 'A', colour: 'red' }] }, 'other_names.2.colour'],
    [{ ...yes, other_names: [{ surname: 5 }] }, 'other_names.0.surname'],
    [{ constructor: 'x' }, 'constructor'],
  ];
  for (const [form_data, name] of refused)
    expect(await save(1, form_data), name).toMatchObject({
      status: 422,
      json: { success: false, field: `form_data.${name}` },
    });
  expect((await save(1, { ...yes, other_names: rows(10) })).status, 'ten are not too many').toBe(200);
  expect((await save(3, {}, { form_name: 'x' })).status, 'an unknown key beside the answers').toBe(422);
  expect((await read(3)).version).toBe(0);
  expect((await row())?.current_page).toBe(2);
});

test('a key that would reach a prototype is refused by its name, in the page and in a row', async ({ api }) => {
  const { path, bearer, read } = await applicant(api);
  const headers = { ...bearer, 'content-type': 'application/json' };
  for (const [text, field] of [
    ['{"__proto__":{"surnames":"x"}}', 'form_data.__proto__'],
    ['{"other_names_used":"Y","other_names":[{"__proto__":"x"}]}', 'form_data.other_names.0.__proto__'],
  ])
    expect(await api.send('PUT', `${path}/1`, { body: `{"form_data":${text}}`, headers })).toMatchObject({
      status: 422,
      json: { field },
    });
  expect((await read(1)).version).toBe(0);
});

test('text that a database cannot hold is refused by its name', async ({ api }) => {
  const { save } = await applicant(api);
  for (const birth_city of ['a\0b', 'a\ud800'])
    expect((await save(1, { birth_city })).json.field).toBe('form_data.birth_city');
  expect((await save(1, {}, { confirm_later: ['a\0b'] })).status).toBe(422);
});

test('POST and PUT are one call; the same page sent again changes nothing', async ({ api }) => {
  const { save, read } = await applicant(api);
  const made = (await save(2, WHOLE[2], {}, 'POST')).json.page;
  expect(made).toMatchObject({ status: 'Finished', version: 1 });
  expect((await save(2, WHOLE[2], {}, 'POST')).json.page).toEqual(made);
  expect((await save(2, WHOLE[2], { version: 0 })).json.page, 'the answer to the first one was lost').toEqual(made);
  expect((await save(2, { ...WHOLE[2], national_id: '99' })).json.page.version).toBe(2);
  expect((await read(2)).form_data.national_id).toBe('99');
});

test('another version answers 409 with what is stored', async ({ api }) => {
  const { save, read } = await applicant(api);
  await save(2, WHOLE[2], { version: 0 });
  await save(2, { ...WHOLE[2], national_id: '22' }, { version: 1 });
  const late = await save(2, { ...WHOLE[2], national_id: '33' }, { version: 1 });
  expect(late).toMatchObject({ status: 409, json: { success: false, message: 'Changed elsewhere' } });
  expect(late.json.page).toEqual(await read(2));
  expect(late.json.page).toMatchObject({ version: 2, form_data: { national_id: '22' } });
  expect((await save(2, WHOLE[2], { version: 7 })).status, 'nor one that is not there yet').toBe(409);
});

test('of saves at the same time one is stored and the others are told; none is lost in silence', async () => {
  const api = await ownApp();
  onTestFinished(api.close);
  const { save, read, row, steps } = await applicant(api);
  const ids = ['11', '22', '33', '44'];
  const tabs = await Promise.all(ids.map((national_id) => save(2, { ...WHOLE[2], national_id }, { version: 0 })));
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const won = tabs.find(({ status }) => status === 200)?.json.page;
  for (const { json } of tabs) expect(json.page).toEqual(won);
  expect(await read(2)).toEqual(won);
  await Promise.all(OF_CHILD.filter((page) => page !== 2).map((page) => save(page)));
  await Promise.all(OF_WORK.map((page) => save(page)));
  expect(await row(), 'pages that are saved at once all count').toMatchObject({
    status: 'Finished',
    form_finished: true,
  });
  expect(await steps()).toEqual(['form_started', 'form_partly_complete', 'form_completed']);
});

test('writing does not move on: an autosave keeps the page to go on with, and the step stays at form_started', async ({
  api,
}) => {
  const { write, save, row, steps } = await applicant(api);
  for (const page of PAGES) expect((await write(page)).json.page.status).toBe('Finished');
  expect(await row()).toMatchObject({ current_page: 1, current_step: 'form_started', status: 'Finished' });
  expect((await save(LAST)).json.page.version, 'Next after it saves nothing anew').toBe(1);
  expect(await row()).toMatchObject({ current_page: LAST, current_step: 'form_completed' });
  expect(await steps()).toEqual(['form_started', 'form_partly_complete', 'form_completed']);
});

test('Next leads to the next page that is for this person, at most the last', async ({ api }) => {
  const { save, row } = await applicant(api);
  const after = async (page: number, form_data?: object) => {
    await save(page, form_data);
    return (await row())?.current_page;
  };
  expect(await after(1)).toBe(2);
  expect(await after(5, { been_in_us: 'Y' }), 'a page half done does not hold one back').toBe(6);
  expect(await after(9), 'who is single is not asked about a spouse').toBe(11);
  expect(await after(18), 'a visitor is no student, of no crew, and has no petition').toBe(LAST);
  expect(await after(LAST)).toBe(LAST);
  expect(await after(1, { ...WHOLE[1], marital_status: 'M' })).toBe(2);
  expect(await after(9)).toBe(10);
  expect(await after(1, bornIn(new Date().getUTCFullYear() - 5))).toBe(2);
  expect(await after(9), 'work is not for a child').toBe(14);
});

test('a birth date of a child takes work out of list and count, and the page to go on with follows; and back', async ({
  api,
}) => {
  const { save, write, read, row, all, saveAll } = await applicant(api);
  const listed = async () => (await all()).pages.map((page: { page_number: number }) => page.page_number);
  await saveAll();
  await save(11, {});
  expect(await row()).toMatchObject({ status: 'In Progress', form_finished: false, current_page: 12 });
  const year = new Date().getUTCFullYear();
  await write(1, bornIn(year - 5));
  expect(await listed()).toEqual(OF_CHILD);
  expect(await row()).toMatchObject({ status: 'Finished', form_finished: true, current_page: 14 });
  await write(1);
  expect(await listed()).toEqual(PAGES);
  expect(await row()).toMatchObject({ status: 'In Progress', form_finished: false, current_page: 14 });
  expect((await read(11)).status).toBe('In Progress');
});

test('a page that is no longer for this person keeps its answers: an old tab cannot empty it', async ({ api }) => {
  const { save, read } = await applicant(api);
  await save(1);
  await save(11);
  await save(1, bornIn(new Date().getUTCFullYear() - 5));
  const late = await save(11, { occupation: 'RT' });
  expect(late).toMatchObject({ status: 409, json: { page: { form_data: { occupation: 'H' } } } });
  await save(1);
  expect(await read(11)).toMatchObject({ status: 'Finished', version: 1, form_data: { occupation: 'H' } });
});

test('a save says how far every page is now, and which pages came and went with it', async ({ api }) => {
  const { save } = await applicant(api);
  type PageProgress = { page_number: number; status: string; version: number; to_answer: number };
  const numbers = (pages: PageProgress[]) => pages.map(({ page_number }) => page_number);
  const { page, pages } = (await save(1)).json;
  expect(numbers(pages), 'work is asked of an adult').toContain(11);
  expect(pages[0]).toEqual({ page_number: 1, status: 'Finished', version: page.version, to_answer: 0 });
  expect(pages[1]).toMatchObject({ page_number: 2, status: 'Not Started', version: 0 });
  const half = (await save(2, { nationality: 'CO' })).json.pages as PageProgress[];
  expect(half[1]).toMatchObject({ status: 'In Progress', version: 1 });
  expect(half[1]?.to_answer).toBeLessThan(pages[1].to_answer);
  await save(9);
  const older = (await save(1, { ...WHOLE[1], date_of_birth: '1950-03-07' })).json.pages as PageProgress[];
  expect(
    older.find(({ page_number }) => page_number === 9),
    'another page than the one that was saved',
  ).toMatchObject({ status: 'In Progress', version: 1 });
  const child = (await save(1, bornIn(new Date().getUTCFullYear() - 5))).json.pages;
  expect(numbers(child)).not.toContain(11);
  const late = await save(11, { occupation: 'RT' }, { version: 0 });
  expect(numbers(late.json.pages), 'whoever is told 409 sees that the page is gone').toEqual(numbers(child));
  const other = await save(2, WHOLE[2], { version: 7 });
  expect(numbers(other.json.pages), 'and a page that only changed is still there').toContain(2);
});

test('another page keeps its answers and changes its status only', async ({ api }) => {
  const { save, read } = await applicant(api);
  await save(1);
  await save(9);
  const before = await read(9);
  await save(1, { ...WHOLE[1], date_of_birth: '1950-03-07' });
  expect(await read(9), 'a mother born after her child').toEqual({ ...before, status: 'In Progress' });
  await save(1);
  expect(await read(9)).toEqual(before);
});

test('a page that was right when it was saved stays finished as time passes', async ({ api }) => {
  const { user_id, save, saveAll } = await applicant(api);
  await saveAll();
  const plan = {
    ...{ specific_plans: 'Y', arrival_date: dayOf(api, 3), arrival_city: 'Miami', departure_date: dayOf(api, 3) },
    ...{ departure_city: 'Miami', locations: [{ location: 'Miami' }] },
  };
  const { intended_arrival_date: _, stay_unit: __, stay_length: ___, ...rest } = WHOLE[3] ?? {};
  expect(
    (await save(3, { ...rest, ...plan, arrival_date: dayOf(api) })).json.page.status,
    'today is not after today',
  ).toBe('In Progress');
  expect((await save(3, { ...rest, ...plan })).json.page.status).toBe('Finished');
  const later = await daysLater(api, user_id, 30);
  await later.save(2, { ...WHOLE[2], national_id: '99' });
  expect(await later.read(3)).toMatchObject({ status: 'Finished', version: 3 });
  expect(await later.row()).toMatchObject({ status: 'Finished', form_finished: true });
  const again = (await later.save(3, { ...rest, ...plan })).json.page;
  expect(again, 'it is looked at again when it is saved').toMatchObject({ status: 'In Progress', version: 4 });
  expect(await later.row()).toMatchObject({ status: 'In Progress', form_finished: false });
});

test('what was too early to be right is right once it is saved again', async ({ api }) => {
  const { user_id, save } = await applicant(api);
  expect((await save(1, { ...WHOLE[1], date_of_birth: dayOf(api) })).json.page.status).toBe('In Progress');
  const later = await daysLater(api, user_id, 2);
  expect((await later.save(1, { ...WHOLE[1], date_of_birth: dayOf(api, -2) })).json.page.status).toBe('Finished');
});

test('all pages finished: the person is, with the step and its event; one page open again, and they are not', async ({
  api,
}) => {
  const { save, saveAll, row, steps, all } = await applicant(api);
  await saveAll(PAGES.slice(0, -1));
  expect(await row()).toMatchObject({
    status: 'In Progress',
    form_finished: false,
    current_step: 'form_partly_complete',
  });
  await saveAll([LAST]);
  expect(await row()).toMatchObject({ status: 'Finished', form_finished: true, current_step: 'form_completed' });
  expect(await steps()).toEqual(['form_started', 'form_partly_complete', 'form_completed']);
  expect((await all()).status).toBe('Finished');
  await save(5, {});
  expect(await row()).toMatchObject({ status: 'In Progress', form_finished: false, current_step: 'form_completed' });
});

test('a save says which opening of the page it comes from, until the page is cleared by whomever', async ({ api }) => {
  const { save, read, clear } = await applicant(api);
  const { json } = await save(1, { surnames: 'Muñoz' }, { written_in: 'abc12.7' });
  expect(json.page.written_in).toBe('abc12.7');
  await save(1, { surnames: 'Muñoz Ávila' }, { version: 1 });
  expect((await read(1)).written_in, 'a client that does not say it').toBeNull();
  await save(1, { surnames: 'Ávila' }, { version: 2, written_in: 'abc12.8' });
  expect((await clear(1)).json.page.written_in).toBeNull();
  for (const written_in of ['abc12', 'Ana Muñoz.1', `${'a'.repeat(40)}.1`])
    expect((await save(1, {}, { written_in })).status).toBe(422);
});

test('clearing puts a page back to Not Started, one version up; an old tab cannot bring it back', async ({ api }) => {
  const { save, saveAll, clear, read, row } = await applicant(api);
  expect((await clear(2)).json.page, 'nothing was there').toMatchObject({ status: 'Not Started', version: 0 });
  expect(await row()).toMatchObject({ status: 'Not Started', current_page: 1 });
  await saveAll();
  await save(2, WHOLE[2], { confirm_later: ['national_id'] });
  const cleared = (await clear(2)).json.page;
  expect(cleared).toMatchObject({ form_data: {}, status: 'Not Started', version: 3, confirm_later: [] });
  expect(await read(2)).toEqual(cleared);
  expect(await row()).toMatchObject({ status: 'In Progress', form_finished: false });
  expect(await save(2, WHOLE[2], { version: 2 })).toMatchObject({ status: 409, json: { page: cleared } });
  expect((await save(2, WHOLE[2], { version: 3 })).json.page).toMatchObject({ status: 'Finished', version: 4 });
  expect(await row()).toMatchObject({ status: 'Finished', form_finished: true });
  for (const page of PAGES) await clear(page);
  expect(await row()).toMatchObject({ status: 'Not Started', form_finished: false, current_step: 'form_completed' });
});

test('what somebody wants to confirm later is kept until it is said otherwise', async ({ api }) => {
  const { save } = await applicant(api);
  const saved = async (rest: object) => (await save(2, WHOLE[2], rest)).json.page;
  expect(await saved({ confirm_later: ['national_id'] })).toMatchObject({ confirm_later: ['national_id'], version: 1 });
  expect(await saved({})).toMatchObject({ confirm_later: ['national_id'], version: 1 });
  expect(await saved({ confirm_later: [] }), 'a change like any other').toMatchObject({
    confirm_later: [],
    version: 2,
  });
});

test('the day that the browser tells counts when it can be one of today; another is a wrong clock', async ({ api }) => {
  const { save } = await applicant(api);
  const born = async (date_of_birth: string, today?: string) =>
    (await save(1, { ...WHOLE[1], date_of_birth }, today ? { today } : {})).json.page.status;
  expect(await born(dayOf(api, -1))).toBe('Finished');
  expect(await born(dayOf(api, 0), dayOf(api, 1)), 'it is tomorrow in Auckland').toBe('Finished');
  expect(await born(dayOf(api, -1), dayOf(api, -1)), 'it is still yesterday in Bogotá').toBe('In Progress');
  expect(await born(dayOf(api, 1), dayOf(api, 2))).toBe('In Progress');
  expect(await born(dayOf(api, -2), dayOf(api, -30))).toBe('Finished');
  expect((await save(1, WHOLE[1], { today: '2026-02-30' })).status).toBe(422);
});

test('a form that the service does not have, and a page that the form does not have, are not there', async ({
  api,
}) => {
  const other = await applicant(api, { service_type: 'StudyPermitCanada' });
  const { path, bearer: headers } = other;
  expect((await other.save(1)).status).toBe(404);
  expect((await other.clear(1)).status).toBe(404);
  for (const address of [path, `${path}/1`]) expect((await api.send('GET', address, { headers })).status).toBe(404);
  expect((await api.send('GET', `/api-mv/form/${other.user_id}`, { headers })).json).toEqual({
    success: true,
    forms: [],
  });
  const canadian = await applicant(api, { service_type: 'VisitorVisaCanada' });
  expect((await canadian.save(1)).status, 'the form of another service').toBe(404);
  const own = await applicant(api);
  for (const page of [24, 99]) expect((await own.save(page)).status).toBe(404);
  const unknown = own.path.replace('ds160', 'constructor');
  expect((await api.send('GET', unknown, { headers: own.bearer })).status).toBe(422);
});

test('who may: the person, the guardian of somebody without an account, staff on record; nobody else (D48)', async ({
  api,
}) => {
  const head = await applicant(api);
  const primary_user_id = head.user_id;
  const child = await api.signIn('secondary', { primary_user_id, first_name: 'Luz' });
  const grown = await api.signIn('secondary', { primary_user_id, first_name: 'Iván' });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'x' });
  const stranger = await api.signIn('applicant');
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];

  /** The status of each call, by the same person. */
  const statuses = async (user_id: string, headers: Headers) => {
    const form = formOf(api, user_id, headers);
    return [
      (await api.send('GET', `/api-mv/form/${user_id}`, { headers })).status,
      (await api.send('GET', form.path, { headers })).status,
      (await api.send('GET', `${form.path}/2`, { headers })).status,
      (await form.save(2)).status,
      (await form.save(2, WHOLE[2], {}, 'POST')).status,
      (await form.clear(2)).status,
    ];
  };
  const [yes, no, out] = [Array(6).fill(200), Array(6).fill(404), Array(6).fill(401)];
  expect(await statuses(head.user_id, head.bearer)).toEqual(yes);
  expect(await statuses(grown.user.user_id, grown.bearer), 'a member with an account: their own').toEqual(yes);
  expect(await statuses(child.user.user_id, head.bearer), 'the guardian').toEqual(yes);
  expect(await statuses(grown.user.user_id, head.bearer), 'the primary of somebody with an account').toEqual(no);
  for (const { bearer } of [stranger, child, grown]) expect(await statuses(head.user_id, bearer)).toEqual(no);
  expect(await statuses(child.user.user_id, grown.bearer)).toEqual(no);
  expect(await statuses(head.user_id, {})).toEqual(out);
  for (const { bearer } of [csr, admin]) expect(await statuses(head.user_id, bearer)).toEqual(yes);
  expect(await statuses(csr.user.user_id, admin.bearer), 'staff have no application').toEqual(no);

  /** Iván opens his form to the one who applies, and nobody can do it for him. */
  const allow = (headers: Headers, lets_primary: boolean) =>
    api.send('PUT', `/api-mv/user/${grown.user.user_id}`, { headers, json: { updates: { lets_primary } } });
  expect([(await allow(head.bearer, true)).status, (await allow(csr.bearer, true)).status]).toEqual([404, 422]);
  expect(await statuses(grown.user.user_id, head.bearer)).toEqual(no);
  expect((await allow(grown.bearer, true)).status).toBe(200);
  expect(await statuses(grown.user.user_id, head.bearer), 'allowed').toEqual(yes);
  expect(await statuses(grown.user.user_id, child.bearer), 'to nobody else').toEqual(no);
  expect(await statuses(head.user_id, grown.bearer), 'one way').toEqual(no);
  expect((await allow(grown.bearer, false)).status).toBe(200);
  expect(await statuses(grown.user.user_id, head.bearer), 'taken back').toEqual(no);
});

test('what staff read and write of an application is on record: which fields, never what stands in them', async ({
  api,
}) => {
  const own = await applicant(api);
  await own.save(2, { ...WHOLE[2], national_id: '1020304050' });
  const csr = await api.signIn('csr');
  const byStaff = formOf(api, own.user_id, csr.bearer);
  const recorded = () =>
    api.db
      .select({ action: audit.action, after: audit.after, actor_id: audit.actor_id })
      .from(audit)
      .where(eq(audit.subject_id, own.user_id))
      .orderBy(audit.audit_id);
  expect(await recorded(), 'one’s own').toEqual([]);
  await byStaff.read(2);
  expect(await recorded()).toMatchObject([{ action: 'form.read', actor_id: csr.user.user_id }]);
  const { json } = await byStaff.save(2, { ...WHOLE[2], national_id: '777888', nationality: 'PE' });
  expect(json.page.saved_by).toBe(csr.user.user_id);
  await byStaff.save(2, { ...WHOLE[2], national_id: '777888', nationality: 'PE' });
  await byStaff.clear(2);
  const rows = await recorded();
  expect(
    rows.map(({ action }) => action),
    'a save that changes nothing is none',
  ).toEqual([...['form.read', 'form.save', 'form.clear']]);
  expect(rows[1]?.after).toEqual({ form_name: 'ds160', page_number: 2, fields: ['nationality', 'national_id'] });
  expect(JSON.stringify(rows)).not.toMatch(/777888|1020304050/);
});

test('who is told that a page stands otherwise has read it', async ({ api }) => {
  const own = await applicant(api);
  await own.save(2);
  const { bearer } = await api.signIn('csr');
  const { status, json } = await formOf(api, own.user_id, bearer).save(2, {}, { version: 99 });
  expect([status, json.page.form_data.nationality]).toEqual([409, 'CO']);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id));
  expect(rows).toMatchObject([{ action: 'form.read', after: { form_name: 'ds160', page_number: 2 } }]);
});

test('only what stands on the page is confirmed later, each once', async ({ api }) => {
  const { write } = await applicant(api);
  const marked = ['national_id', 'nobody', 'national_id', 'surnames', 'other_nationalities.7.country'];
  const { json } = await write(2, WHOLE[2], { confirm_later: marked });
  expect(json.page.confirm_later).toEqual(['national_id']);
});

test('a name in its own script has no signs that cannot be seen', async ({ api }) => {
  const { save } = await applicant(api);
  const named = (full_name_native: string) =>
    save(1, { ...WHOLE[1], full_name_native, full_name_native_na: false }).then(({ json }) => json.page);
  expect(await named('محمد علي')).toMatchObject({ status: 'Finished', form_data: { full_name_native: 'محمد علي' } });
  for (const sign of ['\u202e', '\u2066', '\u0007', '\u001b'])
    expect(await named(`A${sign}na`), JSON.stringify(sign)).toMatchObject({ form_data: { full_name_native: 'Ana' } });
});

test('a body over 256 kB is not read', async ({ api }) => {
  const { save, read } = await applicant(api);
  expect((await save(5, { visa_refused_explain: 'x'.repeat(262_144) })).status).toBe(413);
  expect((await read(5)).version).toBe(0);
  const long = 'x'.repeat(4000);
  const explained = { ...WHOLE[5], visa_refused: 'Y', visa_refused_explain: long };
  expect((await save(5, explained)).json.page).toMatchObject({
    status: 'Finished',
    form_data: { visa_refused_explain: long },
  });
});

test('saving ends at its limit, which nobody reaches by writing', async ({ api }) => {
  const { save, write, read } = await applicant(api);
  await save(2);
  await api.db.update(limits).set({ count: 3000 }).where(eq(limits.bucket, 'form.save'));
  expect((await write(2, { national_id: '99' })).status).toBe(429);
  expect((await read(2)).version, 'reading goes on').toBe(1);
  const call = api.app.document.paths['/api-mv/form/{user_id}/{form_name}/pages/{page_number}'];
  for (const method of ['put', 'post', 'delete'] as const)
    expect(call?.[method]?.['x-policy'].limits).toEqual([{ bucket: 'form.save', by: 'actor', max: 3000, minutes: 60 }]);
});

test('the onboarding questions are another form: they neither begin nor finish this one', async ({ api }) => {
  const { user_id, all, row, save } = await applicant(api);
  await api.db.insert(form_pages).values({
    ...{ user_id, form_name: 'eligibility', page_number: 1, status: 'Finished' as const },
    form_data: { destination: 'US' },
  });
  expect((await all()).status).toBe('Not Started');
  await save(2, {});
  expect((await row())?.status).toBe('In Progress');
  const [questions] = await api.db.select().from(form_pages).where(eq(form_pages.form_name, 'eligibility'));
  expect(questions).toMatchObject({ status: 'Finished', version: 1 });
});
