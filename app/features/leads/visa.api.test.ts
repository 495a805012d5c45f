/** The visa form over its call: score, account, event, priority, consent; and what staff do with leads (T26, D32, D54). */
import { eq } from 'drizzle-orm';
import { audit, conversion_events, leads, messages, users } from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';

const path = '/leads/+573001234567/eva@correo.example/visa';
const visa = {
  ...{ locale: 'es', first_name: 'Eva', last_name: 'Ruiz', trip_reason: 'tourism', number_applying: '3' },
  ...{ has_valid_passport: 'Y', visa_denied: 'N', start_time: '<1' },
};
const choice = (word: 'granted' | 'denied') => ({ choice: word, version: '1', at: '2026-11-18T10:00:00.000Z' });
const cookieOf = (headers: Headers) => String(headers.get('set-cookie')).split(';')[0] ?? '';
const later = (api: TestApp, seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
};

test('the form is scored, and its event is written with it, once', async ({ api }) => {
  for (const number_applying of ['3', '5+'])
    expect((await api.send('POST', path, { json: { ...visa, number_applying } })).status).toBe(200);
  const [lead] = await api.db.select().from(leads);
  expect(lead).toMatchObject({ score: 11, country: 'CO', user_id: null, is_priority: false, times_sent: 2 });
  const events = await api.db.select().from(conversion_events);
  expect(events).toMatchObject([{ lead_id: lead?.lead_id, user_id: null, event: 'generate_lead' }]);
  expect(events[0]?.data).toEqual({ number_in_party: 3, country: 'US', value: 7 });
});

test('a message of the contact form is no event', async ({ api }) => {
  await api.send('POST', path.replace('visa', 'contact'), { json: { first_name: 'Eva' } });
  expect(await api.db.select().from(conversion_events)).toEqual([]);
});

test('the first missing answer is named, and nothing is saved', async ({ api }) => {
  for (const field of [
    'last_name',
    'trip_reason',
    'number_applying',
    'has_valid_passport',
    'visa_denied',
    'start_time',
  ])
    expect(await api.send('POST', path, { json: { ...visa, [field]: undefined } })).toMatchObject({
      ...{ status: 422, json: { success: false, field } },
    });
  expect(await api.db.select().from(leads)).toEqual([]);
  expect(await api.db.select().from(conversion_events)).toEqual([]);
});

test('a lead of a known number leads to its account, and the answer does not tell', async ({ api }) => {
  const unknown = await api.send('POST', path, { json: visa });
  const { user } = await api.signIn('applicant', { phone_number: '+573001234567' });
  const known = await api.send('POST', path, { json: visa });
  expect(known.json).toEqual(unknown.json);
  expect(await api.db.select().from(leads)).toMatchObject([{ user_id: user.user_id }]);
  await api.signIn('applicant', { phone_number: '+573001234568', deleted_at: api.clock.now });
  await api.send('POST', path.replace('4567/', '4568/'), { json: visa });
  const [second] = await api.db.select().from(leads).where(eq(leads.phone_number, '+573001234568'));
  expect(second?.user_id, 'somebody who has left').toBeNull();
});

test('after a yes the page hears its event under the same id, whoever has an account', async ({ api }) => {
  const json = { ...visa, tracking_consent: choice('granted') };
  const { json: told } = await api.send('POST', path, { json });
  const [event] = await api.db.select().from(conversion_events);
  expect(told.events).toEqual([{ event: 'generate_lead', event_id: event?.event_id, value: 7 }]);
  expect((await api.send('POST', path, { json: visa })).json.events, 'nothing without a yes').toBeUndefined();
  const { user } = await api.signIn('applicant', { phone_number: '+573001234568' });
  const other = { user_id: user.user_id, event: 'generate_lead', data: {}, created_at: api.clock.now };
  await api.db.insert(conversion_events).values(other);
  const known = await api.send('POST', path.replace('4567/', '4568/'), { json });
  expect(known.json.events).toMatchObject([{ event: 'generate_lead', value: 7 }]);
});

test('of an address of ours, and of Facebook, the page of the form hears nothing', async () => {
  const own = await ownApp({ EXCLUDED_IPS: '203.0.113.9' });
  const told = async (more: object, address: string) =>
    (await own.send('POST', path, { json: { ...visa, tracking_consent: choice('granted'), ...more }, address })).json
      .events;
  expect(await told({}, '203.0.113.9')).toBeUndefined();
  expect(await told({ utm_params: { utm_source: 'Facebook' } }, '203.0.113.8')).toBeUndefined();
  expect(await told({ utm_params: { utm_source: 'adwords' } }, '203.0.113.8')).toHaveLength(1);
  await own.close();
});

test('the countdown begins once, goes on in every tab, and a form within it comes first', async ({ api }) => {
  const first = await api.send('POST', '/leads/countdown');
  const cookie = cookieOf(first.headers);
  expect(first.json.seconds_left).toBe(900);
  expect(String(first.headers.get('set-cookie'))).toMatch(/HttpOnly/);
  later(api, 600);
  const again = await api.send('POST', '/leads/countdown', { headers: { cookie } });
  expect([again.json.seconds_left, again.headers.get('set-cookie')]).toEqual([300, null]);
  await api.send('POST', path, { json: visa, headers: { cookie } });
  later(api, 300);
  expect((await api.send('POST', '/leads/countdown', { headers: { cookie } })).json.seconds_left).toBe(0);
  await api.send('POST', path.replace('4567/', '4568/'), { json: visa, headers: { cookie } });
  // Sent once more too late, it stays what it was.
  await api.send('POST', path, { json: visa, headers: { cookie } });
  const rows = await api.db.select().from(leads).orderBy(leads.phone_number);
  expect(rows.map(({ is_priority }) => is_priority)).toEqual([true, false]);
  await api.runJobs();
  const { messages } = (await api.send('GET', '/api-mv/dev/mailbox')).json;
  const subjects = messages.map(({ subject }: { subject: string }) => subject);
  expect(subjects.filter((one: string) => one.includes('prioritaria'))).toHaveLength(1);
});

test('a stamp that somebody wrote is none', async ({ api }) => {
  const { headers } = await api.send('POST', '/leads/countdown');
  const [stamp = '', mac = ''] = cookieOf(headers).slice('countdown='.length).split('.');
  later(api, 900);
  const forged = `countdown=${Number(stamp) + 800_000}.${mac}`;
  await api.send('POST', path, { json: visa, headers: { cookie: forged } });
  await api.send('POST', path, { json: visa, headers: { cookie: `countdown=${api.clock.now.getTime()}` } });
  expect(await api.db.select().from(leads)).toMatchObject([{ is_priority: false }]);
});

test('what ads recognise a visit by is kept after a yes, and goes with a no', async ({ api }) => {
  const visit = {
    ...{ utm_params: { utm_source: 'x' }, pages_visited: ['/'], landing: '/visa-americana', fbclid: 'f' },
    ...{ fbp: 'fb.1.2.3', fbc: 'fb.1.2.f', client_id: '1.2' },
  };
  const kept = async () => (await api.db.select().from(leads))[0];
  const nothing = {
    ...{ utm_params: null, pages_visited: null, landing: null, fbclid: null, fbp: null, fbc: null, client_id: null },
    ...{ client_ip_address: null, client_user_agent: null },
  };
  const send = (more: object) =>
    api.send('POST', path, { json: { ...visa, ...visit, ...more }, headers: { 'user-agent': 'Prueba/1' } });
  await send({});
  expect(await kept()).toMatchObject({ ...nothing, tracking_consent: null });
  await send({ tracking_consent: choice('granted') });
  expect(await kept()).toMatchObject({
    ...visit,
    ...{ client_ip_address: '127.0.0.1', client_user_agent: 'Prueba/1', tracking_consent: choice('granted') },
  });
  await send({});
  expect(await kept(), 'silence is no no').toMatchObject(visit);
  await send({ tracking_consent: choice('denied') });
  expect(await kept()).toMatchObject({ ...nothing, tracking_consent: choice('denied') });
});

test('staff delete a lead, others do not, and it is on record', async ({ api }) => {
  await api.send('POST', path, { json: visa });
  expect((await api.send('DELETE', path)).status).toBe(401);
  const applicant = await api.signIn('applicant');
  expect((await api.send('DELETE', path, { headers: applicant.bearer })).status).toBe(404);
  expect(await api.db.select().from(leads)).toHaveLength(1);
  const csr = await api.signIn('csr');
  expect((await api.send('DELETE', path.replace('visa', 'contact'), { headers: csr.bearer })).status).toBe(404);
  expect((await api.send('DELETE', path, { headers: csr.bearer })).status).toBe(200);
  expect(await api.db.select().from(leads)).toEqual([]);
  expect(await api.db.select().from(audit)).toMatchObject([{ action: 'leads.delete', actor_id: csr.user.user_id }]);
});

test('a list can be narrowed by form, priority, score and days', async ({ api }) => {
  const { bearer } = await api.signIn('csr');
  await api.db.insert(leads).values([
    { phone_number: '+1', email: 'a', form_name: 'visa', score: 9, created_at: new Date('2026-11-02T04:59:59Z') },
    {
      phone_number: '+2',
      email: 'b',
      form_name: 'visa',
      score: 5,
      is_priority: true,
      created_at: new Date('2026-11-03T04:59:59Z'),
    },
    { phone_number: '+3', email: 'c', form_name: 'contact', created_at: new Date('2026-11-03T05:00:00Z') },
  ]);
  const found = async (query: string) =>
    (await api.send('GET', `/leads?${query}`, { headers: bearer })).json.leads.map(
      ({ email }: { email: string }) => email,
    );
  expect(await found('form_name=visa')).toEqual(['b', 'a']);
  expect(await found('is_priority=true')).toEqual(['b']);
  expect(await found('is_priority=false')).toEqual(['c', 'a']);
  expect(await found('least_score=6')).toEqual(['a']);
  expect(await found('start_date=2026-11-02&end_date=2026-11-02')).toEqual(['b']);
  expect((await api.send('GET', '/leads?start_date=ayer', { headers: bearer })).status).toBe(422);
});

test('staff tell what became of a lead; told twice it is one event', async ({ api }) => {
  await api.send('POST', path.replace('visa', 'contact'), { json: { first_name: 'Eva' } });
  const [lead] = await api.db.select().from(leads);
  const tell = (headers: Record<string, string>, json: object = { lead_id: lead?.lead_id, event: 'qualify_lead' }) =>
    api.send('POST', '/leads/lead-event-notification', { headers, json });
  const csr = await api.signIn('csr');
  expect((await tell({})).status).toBe(401);
  expect((await tell(csr.bearer)).json.message).toBe('Event recorded');
  expect((await tell(csr.bearer)).json.message).toBe('Event was recorded before');
  expect((await tell(csr.bearer, { lead_id: csr.user.user_id, event: 'qualify_lead' })).status).toBe(404);
  expect((await tell(csr.bearer, { lead_id: lead?.lead_id, event: 'purchase_visa' })).status).toBe(422);
  expect(await api.db.select().from(conversion_events)).toMatchObject([
    { event: 'qualify_lead', lead_id: lead?.lead_id, data: { number_in_party: 1 } },
  ]);
});

test('an admin gets all leads as a file: one link, five minutes, one use, no formula', async ({ api }) => {
  await api.send('POST', path, { json: { ...visa, first_name: '=HYPERLINK("x")' } });
  await api.send('POST', path.replace('visa', 'contact'), { json: { first_name: 'Eva' } });
  const csr = await api.signIn('csr');
  expect((await api.send('GET', '/leads/download-link', { headers: csr.bearer })).status).toBe(404);
  const admin = await api.signIn('admin');
  const unconfirmed = await api.send('GET', '/leads/download-link', { headers: admin.bearer });
  expect([unconfirmed.status, unconfirmed.json.field]).toEqual([403, 'password']);
  const link = async (query = '') => {
    await confirmPassword(api, admin.user.user_id);
    const { json } = await api.send('GET', `/leads/download-link${query}`, { headers: admin.bearer });
    return new URL(json.url).pathname;
  };
  const url = await link('?form_name=visa');
  const file = await api.raw('GET', url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = await file.text();
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain(`"'+573001234567"`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect((await api.raw('GET', url)).status, 'a second time').toBe(404);
  const late = await link();
  later(api, 300);
  expect((await api.raw('GET', late)).status, 'five minutes later').toBe(404);
  const other = await link();
  await api.db.update(users).set({ role: 'csr' }).where(eq(users.user_id, admin.user.user_id));
  expect((await api.raw('GET', other)).status, 'who is no admin any more').toBe(404);
  const own = { actor_id: admin.user.user_id, actor_role: 'admin' };
  const trailOf = (action: string) => api.db.select().from(audit).where(eq(audit.action, action));
  expect(await trailOf('leads.download')).toMatchObject([own]);
  expect(await trailOf('leads.downloaded'), 'with how many').toMatchObject([{ ...own, after: { count: 1 } }]);
});

test('a long list comes whole, in its order', async ({ api }) => {
  const many = Array.from({ length: 1203 }, (_, number) => ({
    ...{ phone_number: `+57${number}`, email: `l${number}@correo.example`, form_name: 'contact' },
    created_at: new Date(1_700_000_000_000 + Math.floor(number / 7)),
  }));
  await api.db.insert(leads).values(many);
  const admin = await api.signIn('admin');
  await confirmPassword(api, admin.user.user_id);
  const { json } = await api.send('GET', '/leads/download-link', { headers: admin.bearer });
  const lines = (await (await api.raw('GET', new URL(json.url).pathname)).text()).trim().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(1203);
  const days = lines.map((line) => line.split(',')[0] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  const alarms = await api.db.select().from(messages).where(eq(messages.kind, 'bulk_alarm'));
  expect(alarms.length, 'more than a thousand at once are heard of').toBeGreaterThan(0);
});

test('the list and its file know who is to be called, what a lead is worth, whose number has an account, and days of Bogotá', async ({
  api,
}) => {
  const at = (text: string) => new Date(text);
  const base = { form_name: 'visa', score: null as number | null, updated_at: at('2026-11-02T00:00:00Z') };
  const { user } = await api.signIn('applicant');
  const made = [
    { ...base, email: 'a@correo.example', score: 11, is_priority: true, created_at: at('2026-11-01T04:59:59Z') },
    { ...base, email: 'b@correo.example', score: 7, created_at: at('2026-11-01T05:00:00Z') },
    { ...base, email: 'c@correo.example', score: 0, created_at: at('2026-11-02T04:59:59Z'), user_id: user.user_id },
    { ...base, email: 'd@correo.example', is_priority: true, created_at: at('2026-11-02T05:00:00Z') },
  ].map((row, index) => ({ ...row, phone_number: `+5730012345${index}0` }));
  await api.db.insert(leads).values(made);
  const called = { called_by: user.user_id, called_at: base.updated_at };
  await api.db.update(leads).set(called).where(eq(leads.email, 'd@correo.example'));
  const sentAgain = { ...called, called_at: at('2026-11-01T23:00:00Z') };
  await api.db.update(leads).set(sentAgain).where(eq(leads.email, 'c@correo.example'));
  const admin = await api.signIn('admin');
  await confirmPassword(api, admin.user.user_id);
  const wanted: [query: string, who: string][] = [
    ['call=open', 'cba'],
    ['call=promised', 'a'],
    ['call=called', 'd'],
    ['score=high', 'a'],
    ['score=middle', 'b'],
    ['score=zero', 'c'],
    ['score=none', 'd'],
    ['account=linked', 'c'],
    ['account=none', 'dba'],
    ['start_date=2026-11-01&end_date=2026-11-01', 'cb'],
    ['call=open&account=none&end_date=2026-11-01', 'ba'],
  ];
  for (const [query, who] of wanted) {
    const { json } = await api.send('GET', `/leads?${query}`, { headers: admin.bearer });
    const listed = json.leads.map(({ email }: { email: string }) => email[0]).join('');
    expect(listed, query).toBe(who);
    const link = await api.send('GET', `/leads/download-link?${query}`, { headers: admin.bearer });
    const text = await (await api.raw('GET', new URL(link.json.url).pathname)).text();
    expect((text.match(/[a-d]@correo/g) ?? []).map((found) => found[0]).join(''), query).toBe(who);
  }
  for (const wrong of ['call=x', 'score=9', 'account=yes', 'start_date=2026-02-30'])
    expect((await api.send('GET', `/leads?${wrong}`, { headers: admin.bearer })).status, wrong).toBe(422);
});
