/** What staff see of events and sources: every delivery with its reason, tried again by an admin; weeks as data and CSV. */
import { eq } from 'drizzle-orm';
import { audit, conversion_events, event_deliveries, leads } from '#db/schema.server.ts';
import { expect, test } from '#tests/app.ts';
import { deliveryOf, measuredPerson, signedUp } from '#tests/measured.ts';

const path = '/api-mv/admin/conversion-events';

test('without receivers nothing leaves, and staff see what would have been sent', async ({ api }) => {
  const { idOf, user } = await signedUp(api);
  await api.runJobs();
  const admin = await api.signIn('admin');
  const { json } = await api.send('GET', `${path}?event=generate_lead`, { headers: admin.bearer });
  expect(json.events).toMatchObject([
    { event_id: idOf('generate_lead'), user_id: user.user_id, lead_id: null, value: 6 },
  ]);
  const [crm, ga4, meta] = json.events[0].deliveries;
  expect(meta).toMatchObject({ sink: 'meta', state: 'skipped', reason: 'sink not configured', tries: 0 });
  expect(meta.payload).toMatchObject({ event_name: 'Lead', custom_data: { value: 6 } });
  expect(ga4).toMatchObject({ reason: 'sink not configured', payload: { client_id: '123456789.1700000000' } });
  expect(crm).toMatchObject({
    state: 'sent',
    payload: { stage: 'lead', source: 'Google', service: 'VisitorVisaCanada' },
  });
  expect(JSON.stringify(json)).not.toMatch(/Marcadora|secreta|passport|denied/);
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, admin.user.user_id));
  expect(trail).toMatchObject([{ action: 'conversion-events.list' }]);
});

test('events are listed newest first by key, and by the state, receiver and kind of what was told', async ({ api }) => {
  const made = [await signedUp(api), await signedUp(api), await signedUp(api, { tracking_consent: null })];
  await api.db
    .update(event_deliveries)
    .set({ state: 'parked', reason: 'given up: away' })
    .where(eq(event_deliveries.event_id, made[0]?.idOf('sign_up') ?? ''));
  const admin = await api.signIn('admin');
  const idsOf = async (query: string) => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { json }: { json: { events: { event_id: string }[]; next: string | null } } = await api.send(
        'GET',
        `${path}?limit=2${query}${next && `&before=${next}`}`,
        { headers: admin.bearer },
      );
      seen.push(...json.events.map(({ event_id }) => event_id));
      next = json.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    return seen;
  };
  expect(await idsOf('')).toHaveLength(6);
  expect(await idsOf('&event=sign_up')).toHaveLength(3);
  expect(await idsOf('&state=parked')).toEqual([made[0]?.idOf('sign_up')]);
  expect(await idsOf('&state=waiting&sink=crm')).toHaveLength(5);
  expect(await idsOf('&state=waiting&sink=meta')).toEqual([]);
  expect((await api.send('GET', `${path}?state=lost`, { headers: admin.bearer })).status).toBe(422);
});

test('an admin has what was parked tried again, of one receiver or all; never what has been sent', async ({ api }) => {
  const { idOf } = await signedUp(api);
  await api.runJobs();
  const event_id = idOf('sign_up');
  await api.db
    .update(event_deliveries)
    .set({ state: 'parked', reason: 'given up: away', tries: 8 })
    .where(eq(event_deliveries.event_id, event_id));
  const again = (headers: Record<string, string>, query = '', id = event_id) =>
    api.send('POST', `${path}/${id}/resend${query}`, { headers });
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  expect((await again({})).status).toBe(401);
  expect((await again(csr.bearer)).status).toBe(404);
  expect((await again(admin.bearer, '?sink=crm')).json).toEqual({ success: true, sinks: ['crm'] });
  expect(await deliveryOf(api, event_id, 'crm')).toMatchObject({ state: 'waiting', tries: 0, reason: null });
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'parked' });
  expect((await again(admin.bearer, '?sink=crm')).status, 'it waits already').toBe(409);
  await api.runJobs();
  expect(await deliveryOf(api, event_id, 'crm')).toMatchObject({ state: 'sent' });
  expect((await again(admin.bearer, '?sink=crm')).status).toBe(409);
  expect((await again(admin.bearer)).json.sinks.sort()).toEqual(['ga4', 'meta']);
  await api.runJobs();
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'skipped', reason: 'sink not configured' });
  expect((await again(admin.bearer, '', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, admin.user.user_id));
  expect(trail.filter(({ action }) => action === 'conversion-events.resend')).toHaveLength(2);
});

test('all that one receiver did not take is tried again at once, the oldest first, and on record with the count', async ({
  api,
}) => {
  const people = [await signedUp(api), await signedUp(api)];
  await api.runJobs();
  const park = { state: 'parked' as const, reason: 'given up: away', tries: 8 };
  for (const { idOf } of people)
    await api.db
      .update(event_deliveries)
      .set(park)
      .where(eq(event_deliveries.event_id, idOf('sign_up')));
  const all = (headers: Record<string, string>, sink: string) =>
    api.send('POST', `${path}/resend-parked`, { headers, json: { sink } });
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  expect((await all({}, 'crm')).status).toBe(401);
  expect((await all(csr.bearer, 'crm')).status).toBe(404);
  expect((await all(admin.bearer, 'tiktok')).status).toBe(422);
  expect((await all(admin.bearer, 'crm')).json).toEqual({ success: true, count: 2, left: 0 });
  for (const { idOf } of people) {
    expect(await deliveryOf(api, idOf('sign_up'), 'crm')).toMatchObject({ state: 'waiting', tries: 0, reason: null });
    expect(await deliveryOf(api, idOf('sign_up'), 'meta'), 'another receiver').toMatchObject(park);
  }
  await api.runJobs();
  expect(await deliveryOf(api, people[0]?.idOf('sign_up') ?? '', 'crm')).toMatchObject({ state: 'sent' });
  expect((await all(admin.bearer, 'crm')).json).toEqual({ success: true, count: 0, left: 0 });
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'conversion-events.resend-parked'));
  expect(trail.map(({ after }) => after)).toEqual([
    { sink: 'crm', count: 2 },
    { sink: 'crm', count: 0 },
  ]);
});

test('weeks by source, campaign and page: leads, sign-ups, those who paid and what it is worth', async ({ api }) => {
  const monday = new Date('2026-10-05T08:00:00Z');
  const sunday = new Date('2026-10-11T23:59:00Z');
  const origin = { utm_params: { utm_source: 'adwords', utm_campaign: '=cmd()' }, landing: '/visa-americana' };
  const form = { phone_number: '+573001230000', form_name: 'visa', created_at: monday };
  await api.db.insert(leads).values([
    { ...form, ...origin, email: 'a@correo.example' },
    { ...form, email: 'b@correo.example' },
    { ...form, email: 'question@correo.example', form_name: 'contact' },
  ]);
  const told = { ...form, email: 'c@correo.example', form_name: 'contact' };
  const next = new Date('2026-10-12T08:00:00Z');
  const [lead] = await api.db
    .insert(leads)
    .values({ ...told, created_at: next })
    .returning({ lead_id: leads.lead_id });
  await api.db
    .insert(conversion_events)
    .values({ lead_id: lead?.lead_id, event: 'generate_lead', data: { value: 2 }, created_at: next });
  const buyer = await measuredPerson(api, { ...origin, created_at: sunday });
  await measuredPerson(api, { utm_params: null, landing: null, created_at: new Date('2026-10-12T00:00:00Z') });
  const bought = { user_id: buyer.user_id, event: 'purchase_visa', data: { value: 300 } };
  await api.db.insert(conversion_events).values([
    { ...bought, subject: 'one', created_at: sunday },
    { ...bought, subject: 'two', created_at: new Date('2026-10-20T00:00:00Z') },
  ]);
  const admin = await api.signIn('admin');
  const days = '?start_date=2026-10-05&end_date=2026-10-12';
  const { json } = await api.send('GET', `/api-mv/admin/attribution${days}`, { headers: admin.bearer });
  const none = { source: '', campaign: '', landing: '', leads: 0, sign_ups: 0, paid: 0, value: 0 };
  expect(json).toEqual({
    ...{ success: true, is_cut: false },
    rows: [
      { ...none, week: '2026-10-12', leads: 1, sign_ups: 1 },
      {
        ...{ week: '2026-10-05', source: 'Google', campaign: '=cmd()', landing: '/visa-americana' },
        ...{ leads: 1, sign_ups: 1, paid: 1, value: 300 },
      },
      { ...none, week: '2026-10-05', leads: 1 },
    ],
  });
  const file = await api.raw('GET', `/api-mv/admin/attribution.csv${days}`, { headers: admin.bearer });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect((await file.text()).split('\r\n').slice(0, 3)).toEqual([
    '"week","source","campaign","landing","leads","sign_ups","paid","value"',
    '"2026-10-12","","","",1,1,0,0',
    `"2026-10-05","Google","'=cmd()","/visa-americana",1,1,1,300`,
  ]);
  const [applicant, csr] = [await api.signIn('applicant'), await api.signIn('csr')];
  for (const at of ['/api-mv/admin/attribution', '/api-mv/admin/attribution.csv', path]) {
    for (const { bearer } of [applicant, csr])
      expect((await api.send('GET', at, { headers: bearer })).status).toBe(404);
    expect((await api.send('GET', at)).status).toBe(401);
  }
  expect(
    (
      await api.send('GET', '/api-mv/admin/attribution?start_date=2026-10-05&end_date=2026-10-01', {
        headers: admin.bearer,
      })
    ).status,
  ).toBe(422);
});
