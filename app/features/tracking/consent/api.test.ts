/** What is stored of a visit with a yes, a no and a withdrawal, and what a page may tell afterwards (D54, T36). */
import { eq } from 'drizzle-orm';
import { signed } from '#app/platform/access/signed.server.ts';
import { conversion_events, discount_leads, leads, promos, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { measuredApp } from '#tests/measured.ts';

const page = { origin: 'http://127.0.0.1:3000', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' };
const AT = '2026-11-01T10:00:00.000Z';
const YES = { choice: 'granted', version: '1', at: AT };
const NO = { choice: 'denied', version: '1', at: AT };
const VISIT = {
  ...{ utm_params: { utm_source: 'google', fbclid: 'abc' }, pages_visited: ['/usa', '/citas'], client_id: '1.2' },
  ...{ landing: '/usa', fbp: 'fb.1.1700000000000.123', fbc: 'fb.1.1700000000000.abc' },
};
const person = {
  ...{ locale: 'es', first_name: 'María', last_name: 'Gómez', phone_number: '+573001234567' },
  ...{ email: 'maria@correo.example', service_type: 'FirstTime' },
};

const signUp = (api: TestApp, more: object, headers: Record<string, string> = {}) =>
  api.send('POST', '/api-mv/flow/flow-step-1', { json: { ...person, ...more }, headers: { ...page, ...headers } });
const choose = (api: TestApp, headers: Record<string, string>, json: object) =>
  api.send('PUT', '/api-mv/tracking/consent', { json, headers: { ...page, ...headers } });
async function stored(api: TestApp, user_id?: string) {
  const [row] = await api.db
    .select()
    .from(users)
    .where(user_id ? eq(users.user_id, user_id) : eq(users.phone_number, person.phone_number));
  const { tracking_consent, client_user_agent, fbp, fbc, landing, client_id, utm_params, pages_visited } = row ?? {};
  const { affiliate_code } = row ?? {};
  return {
    ...{ tracking_consent, client_user_agent, fbp, fbc, landing, client_id, utm_params, pages_visited },
    affiliate_code,
  };
}
const KEPT = { ...VISIT, client_user_agent: page['user-agent'], tracking_consent: YES, affiliate_code: null };
const NOTHING = {
  ...{ client_user_agent: null, fbp: null, fbc: null, landing: null, client_id: null, utm_params: null },
  ...{ pages_visited: null, affiliate_code: null, tracking_consent: null },
};

test('with a yes the visit is stored with its consent; with a no the choice alone', async ({ api }) => {
  await signUp(api, { ...VISIT, tracking_consent: YES });
  expect(await stored(api)).toEqual(KEPT);
  const other = { phone_number: '+573007654321', email: 'otra@correo.example' };
  const { json } = await signUp(api, { ...other, ...VISIT, tracking_consent: NO, affiliate_code: 'amigos' });
  expect(await stored(api, json.user_profile.user_id)).toEqual({
    ...{ ...NOTHING, tracking_consent: NO, affiliate_code: 'AMIGOS' },
  });
});

test('the hero form brings the same; a correction that says no empties what the first try had left', async ({
  api,
}) => {
  const first = await signUp(api, { ...VISIT, tracking_consent: YES });
  const token = first.headers.getSetCookie().find((one) => one.startsWith('signup_token='));
  await signUp(api, { tracking_consent: NO }, { cookie: String(token?.split(';')[0]) });
  expect(await stored(api)).toEqual({ ...NOTHING, tracking_consent: NO });
  const hero = { phone_number: '+573007654321', last_name: '', email: '', temporary: true, passport_help: 'N' };
  const { json } = await signUp(api, { ...hero, ...VISIT, tracking_consent: YES });
  expect(await stored(api, json.user_profile.user_id)).toEqual(KEPT);
});

test('without a choice nothing that ads know a browser by is kept; what cannot be read stops nobody', async ({
  api,
}) => {
  const { status } = await signUp(api, {
    ...{ ...VISIT, tracking_consent: { ...YES, version: '0' }, affiliate_code: 'x\u0000'.repeat(300) },
  });
  expect(status).toBe(200);
  const { utm_params, pages_visited, client_id } = VISIT;
  expect(await stored(api)).toEqual({
    ...{ ...NOTHING, utm_params, pages_visited, client_id, affiliate_code: 'X'.repeat(40) },
  });
  const wrong = {
    fbp: '<b>',
    fbc: 7,
    landing: 'https://evil.example',
    tracking_consent: 'granted',
    affiliate_code: {},
  };
  const other = { phone_number: '+573007654321', email: 'otra@correo.example' };
  const answer = await signUp(api, { ...other, ...wrong });
  expect(answer.status).toBe(200);
  expect(await stored(api, answer.json.user_profile.user_id)).toEqual(NOTHING);
  const readable = { ...wrong, tracking_consent: { ...YES, at: '2099-01-01T00:00:00Z' } };
  await signUp(api, { phone_number: '+573007654322', email: 'tres@correo.example', ...readable });
  const [late] = await api.db.select().from(users).where(eq(users.phone_number, '+573007654322'));
  expect(late).toMatchObject({ tracking_consent: { ...YES, at: api.clock.now.toISOString() }, fbp: null, fbc: null });
});

test('what staff chose in their own browser says nothing of a customer', async ({ api }) => {
  const csr = await api.signIn('csr');
  await signUp(api, { ...VISIT, tracking_consent: YES, affiliate_code: 'AMIGOS' }, csr.cookie);
  const { utm_params, pages_visited, client_id } = VISIT;
  expect(await stored(api)).toEqual({ ...NOTHING, utm_params, pages_visited, client_id });
});

test('a withdrawal empties the account and what the same person sent by a form; another yes fills it anew', async ({
  api,
}) => {
  const { user, cookie } = await api.signIn('applicant', {
    ...{ ...VISIT, phone_number: '+573001112200', tracking_consent: YES as never },
  });
  const other = await api.signIn('applicant', { ...VISIT, tracking_consent: YES as never });
  const lead = { form_name: 'visa', first_name: 'Eva', email: 'e@correo.example', locale: 'es' as const };
  const visit = { ...VISIT, fbclid: 'f', client_ip_address: '190.24.1.7', tracking_consent: YES as never };
  await api.db.insert(leads).values([
    { ...lead, ...visit, phone_number: '+573001112200' },
    { ...lead, ...visit, phone_number: '+573001112201', user_id: user.user_id },
    { ...lead, ...visit, phone_number: '+573001112202' },
  ]);
  const said = await choose(api, cookie, { tracking_consent: { ...NO, at: api.clock.now.toISOString() } });
  const shown = { choice: 'denied', at: api.clock.now.toISOString() };
  expect(said).toMatchObject({ status: 200, json: { success: true, tracking_consent: shown } });
  const { json } = await api.send('GET', '/api-mv/tracking/consent', { headers: cookie });
  expect(json).toEqual({ success: true, tracking_consent: shown });
  expect(await stored(api, user.user_id)).toEqual({ ...NOTHING, tracking_consent: { ...shown, version: '1' } });
  expect(await stored(api, other.user.user_id), 'nobody else').toMatchObject({ fbc: VISIT.fbc });
  const rows = await api.db.select().from(leads).orderBy(leads.phone_number);
  const kept = rows.map(({ tracking_consent: said, ...row }) => [
    said?.choice,
    row.fbc,
    row.fbclid,
    row.client_ip_address,
  ]);
  expect(kept, 'also what was sent before there was an account').toEqual([
    ['denied', null, null, null],
    ['denied', null, null, null],
    ['granted', VISIT.fbc, 'f', '190.24.1.7'],
  ]);
  const again = { ...YES, at: api.clock.now.toISOString() };
  const { utm_params: _u, pages_visited: _p, ...body } = VISIT;
  await choose(api, cookie, { ...body, tracking_consent: again });
  expect(await stored(api, user.user_id)).toMatchObject({ ...body, tracking_consent: again, utm_params: null });
});

test('a no counts whenever it was said; a yes does not undo a no that was said after it', async ({ api }) => {
  const { user, cookie } = await api.signIn('applicant', {});
  const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
  await choose(api, cookie, { tracking_consent: { ...YES, at: at(5) } });
  await choose(api, cookie, { tracking_consent: { ...NO, at: at(2) } });
  expect(await stored(api, user.user_id)).toMatchObject({ tracking_consent: { choice: 'denied', at: at(2) } });
  const late = await choose(api, cookie, { fbp: VISIT.fbp, tracking_consent: { ...YES, at: at(1) } });
  expect(late.json.tracking_consent).toEqual({ choice: 'denied', at: at(2) });
  expect(await stored(api, user.user_id)).toMatchObject({ fbp: null, tracking_consent: { choice: 'denied' } });
});

test('the choice is one’s own: nobody without a session and none of our staff has one, and a choice must be said', async ({
  api,
}) => {
  expect((await choose(api, {}, { tracking_consent: NO })).status).toBe(401);
  expect((await api.send('GET', '/api-mv/tracking/consent')).status).toBe(401);
  for (const role of ['csr', 'admin'] as const) {
    const { cookie } = await api.signIn(role);
    expect((await choose(api, cookie, { tracking_consent: NO })).status).toBe(404);
  }
  const { cookie } = await api.signIn('secondary', {
    primary_user_id: (await api.signIn('applicant')).user.user_id,
  });
  expect((await choose(api, cookie, { tracking_consent: NO })).status).toBe(200);
  for (const wrong of [{}, { tracking_consent: 'no' }, { tracking_consent: { ...NO, choice: 'maybe' } }])
    expect(await choose(api, cookie, wrong)).toMatchObject({ status: 422, json: { field: 'tracking_consent' } });
  const none = await api.signIn('applicant');
  const { json } = await api.send('GET', '/api-mv/tracking/consent', { headers: none.cookie });
  expect(json).toEqual({ success: true, tracking_consent: null });
});

test('the answer of sign-up names what was recorded, under its id; after a no, for staff and for a repeat nothing', async ({
  api,
}) => {
  const headers = { 'idempotency-key': 'llave-0001' };
  const first = await signUp(api, { tracking_consent: YES, number_in_party: 2 }, headers);
  const rows = await api.db.select().from(conversion_events);
  const idOf = (name: string) => rows.find(({ event }) => event === name)?.event_id;
  expect(first.json.events).toEqual([
    { event: 'sign_up', event_id: idOf('sign_up'), value: 1 },
    { event: 'generate_lead', event_id: idOf('generate_lead'), value: 5 },
  ]);
  const again = await signUp(api, { tracking_consent: YES, number_in_party: 2 }, headers);
  expect(again.json).toEqual({ success: true, message: 'Account created' });
  const others = [
    { more: { tracking_consent: NO }, by: {} },
    { more: {}, by: {} },
    { more: { tracking_consent: YES }, by: (await api.signIn('csr')).cookie },
  ];
  for (const [at, { more, by }] of others.entries()) {
    const who = { phone_number: `+57300765430${at}`, email: `otra${at}@correo.example` };
    const { status, json } = await signUp(api, { ...who, ...more }, by);
    expect([status, json.events], String(at)).toEqual([200, undefined]);
  }
});

test('consent by sign-up reaches Meta and GA4 under the id that the page was told; a no by the call stops what has not left', async () => {
  const { api, meta, ga4, close } = await measuredApp();
  try {
    const told = await signUp(api, { ...VISIT, tracking_consent: YES });
    const ids = told.json.events.map(({ event_id }: { event_id: string }) => event_id);
    await api.runJobs();
    const heard = [...meta.asked, ...ga4.asked].map(({ text }) => text).join();
    for (const id of ids) expect(heard).toContain(id);
    for (const mark of [VISIT.fbp, VISIT.fbc, page['user-agent'], '/usa']) expect(heard).toContain(mark);
    const before = [meta.asked.length, ga4.asked.length];
    const other = { phone_number: '+573007654321', last_name: '', email: '', temporary: true, passport_help: 'N' };
    const hero = await signUp(api, { ...other, ...VISIT, tracking_consent: YES });
    const token = hero.headers.getSetCookie().find((one) => one.startsWith('token='));
    const said = await choose(api, { cookie: String(token?.split(';')[0]) }, { tracking_consent: NO });
    expect(said.status).toBe(200);
    await api.runJobs();
    expect([meta.asked.length, ga4.asked.length]).toEqual(before);
  } finally {
    await close();
  }
});

test('a no inside a session reaches the code of this browser, and a yes leaves it alone', async ({ api }) => {
  const { bearer } = await api.signIn('applicant');
  const details = { fbclid: 'f', utm_source: 'facebook', client_ip_address: '190.24.1.7', landing: '/promo' };
  await api.db
    .insert(promos)
    .values(['GS2611AAAAAA', 'GS2611BBBBBB'].map((code) => ({ code, proportion: 0.28, kind: 'message' as const })));
  await api.db.insert(discount_leads).values([
    { discount_code: 'GS2611AAAAAA', source: 'GS', ...details },
    { discount_code: 'GS2611BBBBBB', source: 'GS', ...details },
  ]);
  const rows = () => api.db.select().from(discount_leads).orderBy(discount_leads.discount_code);
  const headers = { ...bearer, cookie: `discount_code=${signed(api.services, 'discount_code', 'GS2611AAAAAA')}` };
  expect((await choose(api, headers, { tracking_consent: YES })).status).toBe(200);
  expect(await rows()).toMatchObject([details, details]);
  expect((await choose(api, headers, { tracking_consent: NO })).status).toBe(200);
  expect(await rows()).toMatchObject([
    { fbclid: null, utm_source: null, client_ip_address: null, landing: null, tracking_consent: NO },
    details,
  ]);
});
