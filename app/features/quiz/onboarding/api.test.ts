/** Onboarding answers as calls: saved by page, decided by the server, never lost, closed by payment (spec 4, D23, D43, D44). */
import { eq } from 'drizzle-orm';
import { case_events, conversion_events, form_pages, messages, subscriptions, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const PAGE_1 = {
  destination: 'US',
  trip_reason: 'tourism',
  number_in_party: '3',
  minors_in_party: '1',
  nationality: 'CO',
  residence_country: 'CO',
  valid_passport: 'in_process',
  passport_help: 'Y',
  travel_date: '3_6',
};
const PAGE_2 = {
  had_us_visa: 'N',
  denied_visa_before: 'Y',
  denied_country: 'US',
  denied_when: '1_3',
  occupation_now: 'employee',
  monthly_income_range: '1000_2500',
  payer: 'self',
  travelled_abroad: 'Y',
  criminal_record: 'N',
  overstay_before: 'N',
  interview_city: 'BGT',
  help_wanted: 'form_and_appointment',
  heard_from: 'friend',
};

async function applicant(api: TestApp, more: object = {}) {
  const { user, bearer: headers } = await api.signIn('applicant', more);
  const path = `/api-mv/form/${user.user_id}/eligibility`;
  const save = (page: number, form_data: object, rest: object = {}) =>
    api.send('PUT', `${path}/pages/${page}`, { json: { form_data, ...rest }, headers });
  const read = (page: number) => api.send('GET', `${path}/pages/${page}`, { headers });
  const submit = () => api.send('POST', `${path}/submit`, { headers });
  const row = async () => (await api.db.select().from(users).where(eq(users.user_id, user.user_id)))[0];
  return { user, headers, path, save, read, submit, row };
}

test('a page is Finished by the server when all that applies is answered; the profile and the step follow', async ({
  api,
}) => {
  const { user, save, read, row } = await applicant(api, { current_step: 'password_set' });
  expect((await read(1)).json.page).toEqual({ page_number: 1, form_data: {}, status: 'Not Started', version: 0 });
  const { travel_date: _, ...most } = PAGE_1;
  expect((await save(1, most)).json.page).toMatchObject({ status: 'In Progress', version: 1 });
  expect((await row())?.current_step).toBe('password_set');
  expect((await save(1, PAGE_1)).json.page).toEqual({
    page_number: 1,
    form_data: PAGE_1,
    status: 'Finished',
    version: 2,
  });
  expect(await row()).toMatchObject({
    current_step: 'onboarding_questions_half_complete',
    number_in_party: 3,
    valid_passport: false,
  });
  expect((await save(2, PAGE_2)).json.page.status).toBe('Finished');
  expect(await row()).toMatchObject({ current_step: 'required_visa_seen', denied_visa_before: true });
  const moves = await api.db.select().from(case_events).where(eq(case_events.user_id, user.user_id));
  expect(moves.map(({ to_step }) => to_step)).toEqual([
    'onboarding_questions_half_complete',
    'onboarding_questions_completed',
    'required_visa_seen',
  ]);
});

test('the last answer saved is enough: adviser and event once, the step moves, though no call to submit arrives', async ({
  api,
}) => {
  const { user, save, submit, row } = await applicant(api, { current_step: 'password_set' });
  const { had_us_visa: _, interview_city: __, denied_country: ___, denied_when: ____, ...rest } = PAGE_2;
  const told = async () => [
    await api.db.$count(messages, eq(messages.kind, 'adviser_asked')),
    await api.db.$count(conversion_events, eq(conversion_events.event, 'qualify_lead')),
  ];
  await save(1, { ...PAGE_1, destination: 'UK', trip_reason: 'work', valid_passport: 'Y' });
  expect(await told(), 'questions are open').toEqual([0, 0]);
  await save(2, { ...rest, denied_visa_before: 'N' });
  expect(await told()).toEqual([1, 1]);
  expect((await row())?.current_step).toBe('required_visa_seen');
  await save(2, { ...rest, denied_visa_before: 'N', heard_from: 'search' });
  expect((await submit()).json.card, 'and it may be submitted').toBe('uk_adviser');
  expect(await told()).toEqual([1, 1]);
  const steps = await api.db.select().from(case_events).where(eq(case_events.user_id, user.user_id));
  expect(steps.filter(({ to_step }) => to_step === 'required_visa_seen')).toHaveLength(1);
});

test('submitting says which visa it is and moves the step; with a question open it says which', async ({ api }) => {
  const { save, submit, row } = await applicant(api);
  expect((await submit()).json).toMatchObject({ success: false, message: 'please complete', field: 'destination' });
  await save(1, PAGE_1);
  expect((await submit()).json).toMatchObject({ message: 'please complete', field: 'had_us_visa' });
  await save(2, PAGE_2);
  const sent = await submit();
  expect(sent.json).toEqual({ success: true, card: 'us_visitor_plus', service_type: 'FirstTime' });
  const [shown = ''] = sent.headers.getSetCookie().filter((cookie) => cookie.startsWith('user='));
  expect(decodeURIComponent(shown), 'home does not lead back to the questions').toContain(
    '"user_type":"primary","current_step":"required_visa_seen"',
  );
  expect((await row())?.current_step).toBe('required_visa_seen');
  await save(2, { ...PAGE_2, help_wanted: 'everything' });
  expect((await submit()).json.service_type, 'worked out anew').toBe('FirstTimeVIP');
  expect((await row())?.current_step, 'and no step back').toBe('required_visa_seen');
  expect((await row())?.service_type, 'a chosen service is never changed without a click').not.toBe('FirstTimeVIP');
});

test('an unknown field, an option that is not offered, and a field of another page are refused by name; nothing is saved', async ({
  api,
}) => {
  const { save, read } = await applicant(api);
  for (const [form_data, field] of [
    [{ ...PAGE_1, colour: 'red' }, 'form_data.colour'],
    [{ ...PAGE_1, destination: 'FR' }, 'form_data.destination'],
    [{ ...PAGE_1, payer: 'self' }, 'form_data.payer'],
  ] as const)
    expect((await save(1, form_data)).json).toMatchObject({ success: false, field });
  expect((await save(1, { ...PAGE_1, number_in_party: 3 })).status).toBe(422);
  expect((await save(1, JSON.parse('{"__proto__":"x"}'))).status).toBe(422);
  expect((await save(3, PAGE_1)).status).toBe(422);
  expect((await read(1)).json.page.version).toBe(0);
});

test('an answer that opens or closes questions of the other page changes that page, too', async ({ api }) => {
  const { save, read } = await applicant(api);
  await save(1, PAGE_1);
  await save(2, PAGE_2);
  const { pages } = (await save(1, { ...PAGE_1, destination: 'CA' })).json;
  const page = (await read(2)).json.page;
  expect(pages[1], 'the answer tells it, with its version').toEqual(page);
  expect(page.form_data).not.toHaveProperty('had_us_visa');
  expect(page.status).toBe('Finished');
  await save(1, PAGE_1);
  expect((await read(2)).json.page.status, 'the visa is asked about again').toBe('In Progress');
  await save(1, { ...PAGE_1, valid_passport: 'Y' });
  expect((await read(1)).json.page.form_data).not.toHaveProperty('passport_help');
  await save(1, { ...PAGE_1, number_in_party: '1' });
  expect((await read(1)).json.page.form_data).not.toHaveProperty('minors_in_party');
});

test('a second tab does not overwrite what it has not seen: it gets the page as it is', async ({ api }) => {
  const { save } = await applicant(api);
  const { version } = (await save(1, PAGE_1)).json.page;
  await save(1, { ...PAGE_1, travel_date: 'no_date' }, { version });
  const late = await save(1, { ...PAGE_1, trip_reason: 'study' }, { version });
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({ success: false, message: 'Changed elsewhere' });
  expect(late.json.page.form_data).toMatchObject({ travel_date: 'no_date', trip_reason: 'tourism' });
  const again = await save(1, { ...PAGE_1, travel_date: 'no_date' }, { version });
  expect(again.status, 'what stands already counts as saved: its answer was lost').toBe(200);
});

test('once paid, the answers can be read and no longer changed', async ({ api }) => {
  const { user, save, read } = await applicant(api, { service_type: 'FirstTime' });
  await save(1, PAGE_1);
  await api.db
    .insert(subscriptions)
    .values({ user_id: user.user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  expect((await save(1, { ...PAGE_1, number_in_party: '9' })).json).toMatchObject({ message: 'Already paid' });
  expect((await read(1)).json.page.form_data).toEqual(PAGE_1);
});

const paying = (api: TestApp, headers: object) => {
  const call = (method: string, json?: object) =>
    api.send(method, '/api-mv/payments/cart', { headers: { ...headers }, ...(json && { json }) });
  const cart = async () => (await call('GET')).json.cart;
  /** As the payment page saves it. */
  const save = async (more: object) => {
    const { product_ids, number_purchasing, country, method, version } = await cart();
    const json = { product_ids, number_purchasing, country, method, version, promo_or_affiliate_code: null, ...more };
    return call('PUT', json);
  };
  return { cart, save };
};

test('how many travel: what was confirmed since stays through a save of the other page, and the answers follow', async ({
  api,
}) => {
  const { user, headers, save, read, row } = await applicant(api, { service_type: 'FirstTime' });
  const people = async () => [(await row())?.number_in_party, (await read(1)).json.page.form_data.number_in_party];
  const { cart, save: pay } = paying(api, headers);
  await save(1, PAGE_1);
  const { version } = (await save(2, PAGE_2)).json.pages[0];
  expect((await pay({ number_purchasing: 5, confirm_party: true })).status).toBe(200);
  expect(await people(), 'confirmed on the payment page').toEqual([5, '5']);
  expect((await save(1, { ...PAGE_1, travel_date: 'no_date' }, { version })).status, 'an older page').toBe(409);
  await save(2, { ...PAGE_2, heard_from: 'search' });
  expect(await people()).toEqual([5, '5']);
  const updates = { number_in_party: 4 };
  expect((await api.send('PUT', `/api-mv/user/${user.user_id}`, { json: { updates }, headers })).status).toBe(200);
  expect(await people(), 'said in the profile').toEqual([4, '4']);
  await save(2, PAGE_2);
  expect(await people()).toEqual([4, '4']);
  expect((await cart()).number_purchasing, 'and the cart follows').toBe(4);
});

test('how many travel: a cart follows the questions, and an account without a number learns it', async ({ api }) => {
  const { headers, save, row } = await applicant(api, { service_type: 'FirstTime' });
  const { cart, save: pay } = paying(api, headers);
  await save(1, PAGE_1);
  expect((await pay({ country: 'MX' })).json.cart).toMatchObject({ number_purchasing: 3, version: 1 });
  await save(1, { ...PAGE_1, number_in_party: '6' });
  expect(await cart()).toMatchObject({ number_purchasing: 6, number_in_party: 6, country: 'MX', version: 2 });
  await save(1, { ...PAGE_1, number_in_party: '6', travel_date: 'no_date' });
  expect((await cart()).version, 'the same number is no other cart').toBe(2);
  await api.db.update(users).set({ number_in_party: 8 });
  await save(2, PAGE_2);
  expect((await row())?.number_in_party, 'two accounts were joined').toBe(8);
  await api.db.update(users).set({ number_in_party: null });
  await save(2, { ...PAGE_2, heard_from: 'search' });
  expect((await row())?.number_in_party, 'what the account lacks').toBe(6);
});

test('what the hero form asked is there already', async ({ api }) => {
  const { user, read } = await applicant(api);
  await api.db.insert(form_pages).values({
    user_id: user.user_id,
    form_name: 'eligibility',
    page_number: 1,
    form_data: { destination: 'CA', passport_help: 'Y', number_in_party: 4 },
    status: 'In Progress',
  });
  expect((await read(1)).json.page.form_data).toEqual({ destination: 'CA', passport_help: 'Y', number_in_party: '4' });
});

test('somebody else’s answers are no answers: a stranger gets 404, a family member too, staff are on record', async ({
  api,
}) => {
  const { user, path, save } = await applicant(api);
  await save(1, PAGE_1);
  const stranger = await api.signIn('applicant');
  const member = await api.signIn('secondary', { primary_user_id: user.user_id });
  for (const { bearer: headers } of [stranger, member]) {
    expect((await api.send('GET', `${path}/pages/1`, { headers })).status).toBe(404);
    expect((await api.send('PUT', `${path}/pages/1`, { json: { form_data: PAGE_1 }, headers })).status).toBe(404);
    expect((await api.send('POST', `${path}/submit`, { headers })).status).toBe(404);
  }
  expect((await api.send('GET', `${path}/pages/1`)).status).toBe(401);
  const { bearer: headers } = await api.signIn('csr');
  expect((await api.send('GET', `${path}/pages/1`, { headers })).status).toBe(200);
  expect((await api.send('PUT', `${path}/pages/1`, { json: { form_data: PAGE_1 }, headers })).status).toBe(200);
});

test('where the card says that an adviser writes, staff are told, once for each card', async ({ api }) => {
  const { user, save, submit } = await applicant(api, {
    ...{ first_name: 'Ana', email: 'ana@correo.example', email_verified_at: api.clock.now },
  });
  const { had_us_visa: _, interview_city: __, ...rest } = PAGE_2;
  const asked = () => api.db.select().from(messages).where(eq(messages.kind, 'adviser_asked'));
  await save(1, PAGE_1);
  await save(2, PAGE_2);
  await submit();
  expect(await asked(), 'a visit needs none').toEqual([]);
  await save(1, { ...PAGE_1, destination: 'UK', trip_reason: 'work' });
  await save(2, rest);
  for (let times = 0; times < 2; times++) expect((await submit()).json.card).toBe('uk_adviser');
  const [message, ...more] = await asked();
  expect(more).toEqual([]);
  expect(message).toMatchObject({ user_id: user.user_id, budget: 'none', reply_to: 'ana@correo.example' });
  expect(message?.text).toContain('Ana');
  expect(message?.text).toContain('Otra clase de visa para el Reino Unido');
  await save(1, { ...PAGE_1, destination: 'CA', trip_reason: 'work' });
  await submit();
  expect(await asked()).toHaveLength(2);
  const events = await api.db.select().from(case_events).where(eq(case_events.event, 'adviser.asked'));
  expect(events.map(({ data }) => data?.field)).toEqual(['uk_adviser', 'ca_adviser']);
});
