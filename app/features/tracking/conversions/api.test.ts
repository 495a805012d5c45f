/** `/api/conversions`: by key or by staff, on locations of the list, once a key (spec 7, T36). */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit, crm_conversions } from '#db/schema.server.ts';
import { ownApp, withSettings } from '#tests/app.ts';
import { CRM, leadConnectorEmulator } from '#tests/emulators/leadconnector.ts';

const CRM_API_KEY = 'a-key-for-another-program-of-ours-0001';
const key = { 'x-api-key': CRM_API_KEY };
const path = '/api/conversions/loc-1';
const conversion = {
  ...{
    conversionEvent: 'generate_lead',
    domain: 'mirador.example',
    country: 'co',
    firstName: 'Eva',
    lastName: 'Gómez',
  },
  ...{ phoneNumber: '+57 300 123 4567', email: 'EVA@correo.example', utmParams: { utm_source: 'adwords' } },
};

let api: Awaited<ReturnType<typeof ownApp>>;
beforeAll(async () => {
  api = await ownApp({ CRM_API_KEY, CRM_LOCATION: 'loc-1,loc-2' });
});
afterAll(() => api.close());
afterEach(() => api.db.delete(crm_conversions));

const send = (json: object, headers: Record<string, string> = key, to = path) =>
  api.send('POST', to, { json, headers });
const today = () => api.clock.now.toISOString().slice(0, 10);
const list = (what: string, more = '', headers: Record<string, string> = key, to = path) =>
  api.send('GET', `${to}/${what}?startDate=${today()}&endDate=${today()}${more}`, { headers });

test('a conversion is written down once a key, and read back', async () => {
  const headers = { ...key, 'idempotency-key': 'clave-0001' };
  const first = await send(conversion, headers);
  const again = await send(conversion, headers);
  expect(first.status).toBe(200);
  expect(again.json).toEqual(first.json);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await send({ ...conversion, firstName: 'Otra' }, headers)).status).toBe(422);
  expect((await list('leads')).json).toEqual({
    ...{ success: true, next: null },
    leads: [
      {
        ...{ id: first.json.id, conversionEvent: 'generate_lead', domain: 'mirador.example', country: 'CO' },
        ...{ firstName: 'Eva', lastName: 'Gómez', phoneNumber: '+573001234567', email: 'eva@correo.example' },
        ...{ utmParams: { utm_source: 'adwords' }, status: 'open', assignedTo: null, closedAt: null },
        createdAt: api.clock.now.toISOString(),
      },
    ],
  });
  expect((await list('closed-leads')).json.leads).toEqual([]);
  const both = await Promise.all([1, 2].map(() => send(conversion, { ...key, 'idempotency-key': 'clave-0002' })));
  expect(new Set(both.map(({ json }) => json.id)).size).toBe(1);
});

test('those that bought are closed, perhaps of one adviser; other locations have none of it', async () => {
  await send(conversion);
  const { json } = await send({ ...conversion, conversionEvent: 'purchase_visa' });
  await api.db.update(crm_conversions).set({ assigned_to: 'ana' }).where(eq(crm_conversions.conversion_id, json.id));
  for (const [more, count] of [
    ['', 1],
    ['&assignedTo=ana', 1],
    ['&assignedTo=luis', 0],
  ] as const)
    expect((await list('closed-leads', more)).json.leads, more).toHaveLength(count);
  expect((await list('leads')).json.leads).toHaveLength(2);
  expect((await list('leads', '', key, '/api/conversions/loc-2')).json.leads).toEqual([]);
});

test('a list goes on after its key, each row once', async () => {
  for (let number = 0; number < 5; number++) await send({ ...conversion, firstName: `Eva ${number}` });
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { json }: { json: { leads: { id: string }[]; next: string | null } } = await list(
      'leads',
      `&limit=2${next && `&after=${next}`}`,
    );
    seen.push(...json.leads.map(({ id }) => id));
    next = json.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  const foreign = Buffer.from(JSON.stringify({ at: '17', id: 'opportunity1' })).toString('base64url');
  expect((await list('leads', `&after=${foreign}`)).status).toBe(422);
});

test('neither a stranger nor a customer nor a wrong key comes in; staff do, and it is on record', async () => {
  const wrong = { 'x-api-key': `${CRM_API_KEY}x` };
  for (const headers of [{}, wrong, { 'x-api-key': '' }]) {
    expect((await send(conversion, headers)).status).toBe(401);
    expect((await list('leads', '', headers)).status).toBe(401);
  }
  const applicant = await api.signIn('applicant');
  expect((await send(conversion, applicant.bearer)).status).toBe(401);
  expect(await api.db.$count(crm_conversions)).toBe(0);
  const csr = await api.signIn('csr');
  expect((await send(conversion, csr.bearer)).status).toBe(200);
  expect((await list('closed-leads', '', csr.bearer)).status).toBe(200);
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, csr.user.user_id));
  expect(trail.map(({ action }) => action)).toEqual(['conversions.write', 'conversions.list']);
  for (const headers of [key, csr.bearer])
    expect((await send(conversion, headers, '/api/conversions/elsewhere')).status).toBe(404);
  expect((await list('leads', '', key, '/api/conversions/elsewhere')).status).toBe(404);
});

test('without a key of ours no key is right', async () => {
  const closed = withSettings(api, {});
  for (const shown of ['', 'undefined', CRM_API_KEY])
    expect(
      (await closed.send('POST', '/api/conversions/mirador', { json: conversion, headers: { 'x-api-key': shown } }))
        .status,
    ).toBe(401);
});

test('bad input names its field and writes nothing', async () => {
  const { phoneNumber: _p, email: _e, ...anonymous } = conversion;
  for (const [json, field] of [
    [anonymous, 'phoneNumber'],
    [{ ...conversion, conversionEvent: 'a b' }, 'conversionEvent'],
    [{ ...conversion, country: 'COL' }, 'country'],
    [{ ...conversion, phoneNumber: '12' }, 'phoneNumber'],
    [{ ...conversion, denied_visa_before: true }, 'denied_visa_before'],
  ] as const)
    expect(await send(json)).toMatchObject({ status: 422, json: { field } });
  expect(await api.db.$count(crm_conversions)).toBe(0);
  for (const days of [
    'startDate=2026-11-02&endDate=2026-11-01',
    'startDate=2026-02-30&endDate=2026-03-01',
    'startDate=2020-01-01&endDate=2026-01-01',
  ])
    expect((await api.send('GET', `${path}/leads?${days}`, { headers: key })).status, days).toBe(422);
});

test('another CRM hears of it by a job, and answers for what is read', async () => {
  const emulator = await leadConnectorEmulator(() => other.clock.now);
  const other = await ownApp({ ...CRM, CRM_URL: emulator.url, CRM_API_KEY });
  const post = () =>
    other.send('POST', path, { json: conversion, headers: { ...key, 'idempotency-key': 'clave-0003' } });
  const read = () => other.send('GET', `${path}/leads?startDate=${today()}&endDate=${today()}`, { headers: key });
  await post();
  await post();
  await other.runJobs();
  expect(emulator.contacts).toMatchObject([{ firstName: 'Eva', source: 'Google', locationId: 'loc-1' }]);
  expect((await read()).json.leads).toMatchObject([{ phoneNumber: '+573001234567', status: 'open' }]);
  emulator.fault = 'error';
  expect((await read()).status).toBe(503);
  await other.close();
  await emulator.close();
});
