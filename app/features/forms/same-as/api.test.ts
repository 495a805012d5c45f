/** Prefilled answers and "same as" as calls: marks by what was offered, nobody's answers for whom they are not (D48). */
import { and, eq } from 'drizzle-orm';
import { audit, credentials, form_pages, reviews, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { WHOLE } from '#tests/form-answers.ts';

type Headers = Record<string, string>;
const HOME = {
  home_street1: 'Calle 1',
  home_city: 'Cali',
  home_state: 'Valle',
  home_postal_na: true,
  home_country: 'CO',
};

function formOf(api: TestApp, user_id: string, headers: Headers) {
  const path = `/api-mv/form/${user_id}/ds160/pages`;
  const save = async (page: number, form_data: object, rest: object = {}) =>
    (await api.send('PUT', `${path}/${page}`, { json: { form_data, ...rest }, headers })).json.page;
  return {
    user_id,
    save,
    write: (page: number, form_data: object, rest: object = {}) => save(page, form_data, { ...rest, autosave: true }),
    read: async (page: number) => (await api.send('GET', `${path}/${page}`, { headers })).json.page,
    sameAs: (page: number, other: string, as: Headers = headers) =>
      api.send('GET', `${path}/${page}/same-as/${other}`, { headers: as }),
  };
}

async function family(api: TestApp) {
  const signed = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Marta', last_name: 'Gil' });
  const { user, bearer } = signed;
  await api.db.insert(credentials).values({ user_id: user.user_id, password_hash: 'x' });
  const add = async (first_name: string, more: object = {}) => {
    const made = await api.signIn('secondary', {
      ...{ primary_user_id: user.user_id, first_name, last_name: 'Gil', relationship: 'child', shares_address: true },
      ...more,
    });
    return { bearer: made.bearer, ...formOf(api, made.user.user_id, bearer) };
  };
  return { bearer, add, ...formOf(api, user.user_id, bearer) };
}

/** Gives a member a log-in of their own. */
const withAccount = (api: TestApp, user_id: string) =>
  api.db.insert(credentials).values({ user_id, password_hash: 'x' });

test('what the page was opened with is marked when it is saved, until it is changed, confirmed or Next is pressed', async ({
  api,
}) => {
  const { write, save, read } = await family(api);
  expect(await read(1), 'nobody has saved it').toMatchObject({ form_data: {}, status: 'Not Started', origins: {} });
  const first = await write(1, { surnames: 'Gil', given_names: 'Martha', birth_city: 'Cali' });
  expect(first.origins).toEqual({ surnames: 'profile' });
  const kept = await write(1, { surnames: 'Gil', given_names: 'Marta', birth_city: 'Cali' }, { version: 1 });
  expect(kept.origins, 'typed by the person after the first save').toEqual({ surnames: 'profile' });
  expect((await write(1, { surnames: 'Gil Ruiz' }, { version: 2 })).origins).toEqual({});
  expect((await write(1, { surnames: 'Gil' }, { version: 3 })).origins, 'typed again').toEqual({});

  await write(2, {});
  const page = { traveling_with_others: 'N' };
  expect((await write(4, page)).origins).toEqual({});
  const office = { assisted: 'Y', preparer_organization: 'Mirador', preparer_country: 'CO', preparer_city: 'Quito' };
  expect((await write(23, office)).origins).toEqual({ preparer_organization: 'office', preparer_country: 'office' });
  const confirmed = await write(23, office, { version: 1, confirmed: ['preparer_country'] });
  expect(confirmed).toMatchObject({ version: 2, origins: { preparer_organization: 'office' } });
  expect((await write(23, office, { version: 1 })).origins, 'only marks differ: no clash, and none comes back').toEqual(
    {
      preparer_organization: 'office',
    },
  );
  expect((await save(23, office, { version: 2 })).origins, 'Next').toEqual({});
  expect((await read(23)).form_data.preparer_city).toBe('Quito');
});

test('a browser cannot say itself where an answer came from', async ({ api }) => {
  const { user_id, bearer: headers } = await family(api);
  const path = `/api-mv/form/${user_id}/ds160/pages/1`;
  const json = { form_data: { birth_city: 'Cali' }, autosave: true, origins: { birth_city: 'profile' } };
  expect((await api.send('PUT', path, { json, headers })).status).toBe(422);
});

test('"same as" gives whole blocks of what a family shares to whoever may read both, and to nobody else', async ({
  api,
}) => {
  const head = await family(api);
  const [luis, eva] = [await head.add('Luis'), await head.add('Eva')];
  await head.write(3, { ...WHOLE[3], payer: 'S', us_stay_zip: '33101' });
  await head.write(7, { passport_number: 'AB123' });
  await eva.write(8, { contact_surnames: 'Rojas', contact_given: 'Ana', contact_relationship: 'R' });

  const { status, json } = await luis.sameAs(3, head.user_id);
  expect(status).toBe(200);
  expect(json).toMatchObject({ first_name: 'Marta', form_data: { us_stay_city: 'Miami', us_stay_street2: null } });
  for (const own of ['payer', 'purpose_class', 'payer_relationship']) expect(json.form_data).not.toHaveProperty(own);
  const contact = (await luis.sameAs(8, eva.user_id)).json.form_data;
  expect(contact).toMatchObject({ contact_surnames: 'Rojas' });
  expect(contact, 'how one knows them is one’s own').not.toHaveProperty('contact_relationship');
  for (const page of [1, 7, 14, 23]) expect((await luis.sameAs(page, head.user_id)).status, `page ${page}`).toBe(404);
  expect((await luis.sameAs(6, head.user_id)).status, 'nothing there yet').toBe(404);
  expect((await luis.sameAs(3, luis.user_id)).status, 'oneself').toBe(404);

  const stranger = await api.signIn('applicant', { service_type: 'FirstTime' });
  const own = formOf(api, stranger.user.user_id, stranger.bearer);
  await own.write(3, WHOLE[3] ?? {});
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const asked: [who: string, as: Headers, subject: typeof luis | typeof own, other: string, status: number][] = [
    ['visitor', {}, luis, head.user_id, 401],
    ['stranger about both', stranger.bearer, luis, head.user_id, 404],
    ['stranger for themselves', stranger.bearer, own, head.user_id, 404],
    ['the primary about a stranger', head.bearer, luis, own.user_id, 404],
    ['staff across families', csr.bearer, luis, own.user_id, 404],
    ['csr', csr.bearer, luis, head.user_id, 200],
    ['admin', admin.bearer, luis, head.user_id, 200],
    ['a member about the primary', luis.bearer, luis, head.user_id, 404],
    ['a member about another', luis.bearer, eva, head.user_id, 404],
  ];
  for (const [who, as, subject, other, expected] of asked)
    expect((await subject.sameAs(3, other, as)).status, who).toBe(expected);
  const lines = await api.db.select().from(audit).where(eq(audit.actor_id, csr.user.user_id));
  expect(
    lines.map(({ action, subject_id }) => [action, subject_id]),
    'both are on record',
  ).toEqual([
    ['form.read', luis.user_id],
    ['form.read', head.user_id],
  ]);
});

test('whoever has an account of their own is read by nobody of the family, and reads nobody', async ({ api }) => {
  const head = await family(api);
  const [luis, eva] = [await head.add('Luis'), await head.add('Eva')];
  await head.write(3, WHOLE[3] ?? {});
  await luis.write(3, WHOLE[3] ?? {});
  await withAccount(api, luis.user_id);
  expect((await head.sameAs(3, luis.user_id)).status).toBe(404);
  expect((await eva.sameAs(3, luis.user_id)).status).toBe(404);
  expect((await luis.sameAs(3, head.user_id, luis.bearer)).status).toBe(404);
  expect((await luis.sameAs(3, head.user_id, (await api.signIn('csr')).bearer)).status, 'staff may').toBe(200);

  // Nor is a guess confirmed by a mark.
  await head.write(6, HOME);
  const guess = await formOf(api, luis.user_id, luis.bearer).write(6, HOME, { same_as: [head.user_id] });
  expect(guess.origins).toEqual({});
  const trip = { specific_plans: 'N', us_stay_city: 'Miami' };
  expect((await eva.write(3, trip, { same_as: [luis.user_id] })).origins).toEqual({});
  expect((await eva.write(3, { ...trip, us_stay_state: 'FL' }, { same_as: [head.user_id] })).origins).toEqual({
    us_stay_state: `form-of:${head.user_id}`,
  });
});

test('who shares the address moves along with the one who applies, until they write another one', async ({ api }) => {
  const head = await family(api);
  await head.write(6, HOME);
  const [luis, eva, leo, ben] = [
    await head.add('Luis'),
    await head.add('Eva'),
    await head.add('Leo', { shares_address: false }),
    await head.add('Ben'),
  ];
  const reviewed = await head.add('Sol');
  const mark = `form-of:${head.user_id}`;
  const luisPage = await luis.write(6, { ...HOME, mailing_same: 'Y' });
  expect(luisPage.origins).toMatchObject({ home_street1: mark, home_postal_na: mark });
  expect((await leo.write(6, HOME)).origins, 'does not live there').toEqual({});
  await luis.save(6, { ...HOME, mailing_same: 'Y' });
  await eva.write(6, { ...HOME, home_street1: 'Calle 2' });
  await ben.write(6, HOME);
  await withAccount(api, ben.user_id);
  await reviewed.write(6, HOME);
  const sent = { user_id: reviewed.user_id, state: 'asked' as const, asked_at: api.clock.now };
  await api.db.insert(reviews).values(sent);

  await head.write(6, { ...HOME, home_street1: 'Carrera 9', home_postal_na: false, home_postal: '760001' });
  const moved = await luis.read(6);
  expect(moved.form_data).toMatchObject({
    ...{
      home_street1: 'Carrera 9',
      home_postal: '760001',
      home_postal_na: false,
      home_city: 'Cali',
      mailing_same: 'Y',
    },
  });
  expect(moved, 'new, so it is to be confirmed again').toMatchObject({ version: 3, origins: { home_street1: mark } });
  expect((await eva.read(6)).form_data.home_street1).toBe('Calle 2');
  expect((await leo.read(6)).form_data.home_street1).toBe('Calle 1');
  const rowOf = async (user_id: string) => {
    const ofPage = and(eq(form_pages.user_id, user_id), eq(form_pages.page_number, 6));
    return (await api.db.select().from(form_pages).where(ofPage))[0]?.form_data.home_street1;
  };
  expect(await rowOf(ben.user_id), 'an account of their own').toBe('Calle 1');
  expect(await rowOf(reviewed.user_id), 'was sent for review').toBe('Calle 1');
  const stale = await api.send('PUT', `/api-mv/form/${luis.user_id}/ds160/pages/6`, {
    ...{ json: { form_data: { ...HOME, mailing_same: 'N' }, version: 2, autosave: true }, headers: head.bearer },
  });
  expect(stale.status, 'an open tab does not bring the old address back').toBe(409);
  await head.write(6, {});
  expect((await luis.read(6)).form_data.home_street1, 'an address that was emptied is moved to nobody').toBe(
    'Carrera 9',
  );
});

test('while a case is with an adviser its marks stay, and what staff confirm is on record', async ({ api }) => {
  const head = await family(api);
  const page = { surnames: 'Gil', given_names: 'Marta' };
  await head.write(1, page);
  const csr = await api.signIn('csr');
  const byStaff = formOf(api, head.user_id, csr.bearer);
  const recorded = async () =>
    (await api.db.select().from(audit).where(eq(audit.subject_id, head.user_id))).map(({ action }) => action);
  await api.db.insert(reviews).values({ user_id: head.user_id, state: 'asked', asked_at: api.clock.now });
  expect(await byStaff.save(1, page)).toMatchObject({ version: 1, origins: { surnames: 'profile' } });
  expect(await recorded()).toEqual([]);
  await api.db.delete(reviews).where(eq(reviews.user_id, head.user_id));
  expect(await byStaff.save(1, page)).toMatchObject({ version: 2, origins: {} });
  expect(await recorded()).toEqual(['form.save']);
});

test('staff who are offered what somebody else has answered have read it of that person, too', async ({ api }) => {
  const head = await family(api);
  await head.write(6, HOME);
  const child = await head.add('Luis');
  const { cookie } = await api.signIn('csr');
  const opened = await api.raw('GET', `/en/portal/applicants/${child.user_id}/form/ds160/6`, { headers: cookie });
  expect(opened.status).toBe(200);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, head.user_id));
  expect(rows).toMatchObject([{ action: 'form.read', after: { form_name: 'ds160', page_number: 6 } }]);
});

test('a page that moves along has the status that follows', async ({ api }) => {
  const head = await family(api);
  await head.write(6, HOME);
  const luis = await head.add('Luis');
  const whole = {
    ...{ ...HOME, mailing_same: 'Y', primary_phone: '573001234567', secondary_phone_na: true, work_phone_na: true },
    ...{ other_phones_used: 'N', email: 'a@correo.example', other_emails_used: 'N', other_social_used: 'N' },
    social_media: [{ platform: 'NONE' }],
  };
  expect((await luis.save(6, whole)).status).toBe('Finished');
  await head.write(6, { ...HOME, home_city: null });
  expect((await luis.read(6)).status).toBe('In Progress');
  const [row] = await api.db.select().from(users).where(eq(users.user_id, luis.user_id));
  expect(row?.status).toBe('In Progress');
});

test('what a spouse has answered fills the other form while they have no account of their own; their name always', async ({
  api,
}) => {
  for (const hasAccount of [false, true]) {
    const head = await family(api);
    await head.write(1, { ...WHOLE[1], marital_status: 'M' });
    const luz = await head.add('Luz', { relationship: 'spouse' });
    await luz.write(1, { date_of_birth: '1991-02-03' });
    if (hasAccount) await withAccount(api, luz.user_id);
    const { origins } = await head.write(10, { spouse_given: 'Luz', spouse_dob: '1991-02-03' });
    expect(origins, `account: ${hasAccount}`).toEqual({
      spouse_given: `person:${luz.user_id}`,
      ...(!hasAccount && { spouse_dob: `form-of:${luz.user_id}` }),
    });
  }
});
