/** Where events are caused: an account, a submitted questionnaire, money (spec 5, 7; D34, D54, T23). */
import { eq } from 'drizzle-orm';
import { conversion_events, crm_conversions, event_deliveries, leads, users } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';
import { recordEvent } from './events.server.ts';

const eventsOf = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(conversion_events).where(eq(conversion_events.user_id, user_id)))
    .map(({ event, data }) => ({ event, value: data?.value }))
    .sort((a, b) => a.event.localeCompare(b.event));
const flagsOf = async (api: TestApp, user_id: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  const { sign_up_event_sent, generate_lead_event_sent, qualify_lead_event_sent, purchase_event_sent } = row ?? {};
  return [sign_up_event_sent, generate_lead_event_sent, qualify_lead_event_sent, purchase_event_sent];
};

const person = {
  ...{ locale: 'es', first_name: 'María', last_name: 'Gómez', phone_number: '+573001234567' },
  ...{ email: 'maria@correo.example', service_type: 'VisitorVisaCanada', number_in_party: 2 },
};
const signUp = (api: TestApp, more: object = {}, headers: Record<string, string> = {}) =>
  api.send('POST', '/api-mv/flow/flow-step-1', {
    json: { ...person, ...more },
    headers: { origin: 'http://127.0.0.1:3000', ...headers },
  });

test('an account is a sign-up and a lead, once; what the browser says of sent events counts for nothing', async ({
  api,
}) => {
  const key = { 'idempotency-key': 'clave-0001' };
  const claims = { sign_up_event_sent: true, generate_lead_event_sent: true };
  const { json } = await signUp(api, claims, key);
  await signUp(api, claims, key);
  const { user_id } = json.user_profile;
  expect(await eventsOf(api, user_id)).toEqual([
    { event: 'generate_lead', value: 6 },
    { event: 'sign_up', value: 1 },
  ]);
  expect(await flagsOf(api, user_id)).toEqual([false, false, false, false]);
  const reasons = await api.db.select().from(event_deliveries);
  expect(reasons.map(({ sink, reason }) => `${sink} ${reason}`).sort()).toEqual([
    ...['crm null', 'crm null', 'ga4 no consent', 'ga4 no consent', 'meta no consent', 'meta no consent'],
  ]);
  await api.runJobs();
  expect(await flagsOf(api, user_id)).toEqual([true, true, false, false]);
  const told = await api.db.select().from(crm_conversions);
  expect(told.map(({ conversion_event, first_name }) => `${conversion_event} ${first_name}`).sort()).toEqual([
    ...['generate_lead María', 'sign_up María'],
  ]);
});

test('the page tells what the server recorded of a yes, and nothing that no receiver may hear of', async () => {
  const own = await ownApp({ EXCLUDED_IPS: '203.0.113.0/24' });
  const granted = { choice: 'granted', version: '1', at: '2026-11-18T10:00:00.000Z' };
  const told = async (phone_number: string, more: object, address = '190.24.1.7') => {
    const json = { ...person, phone_number, email: `e${phone_number}@correo.example`, ...more };
    const headers = { origin: 'http://127.0.0.1:3000' };
    const answer = await own.send('POST', '/api-mv/flow/flow-step-1', { json, headers, address });
    expect(answer.status).toBe(200);
    return (answer.json.events ?? []).map(({ event, value }: { event: string; value: number }) => [event, value]);
  };
  const yes = { tracking_consent: granted };
  expect(await told('+573001110001', yes)).toEqual([
    ['sign_up', 1],
    ['generate_lead', 6],
  ]);
  expect(await told('+573001110002', {})).toEqual([]);
  expect(await told('+573001110003', yes, '203.0.113.9'), 'an address of ours').toEqual([]);
  expect(await told('+573001110004', { ...yes, utm_params: { utm_source: 'facebook' } })).toEqual([]);
  expect(await own.db.$count(conversion_events), 'all are on record').toBe(8);
  await own.close();
});

test('a sign-up that is refused leaves no event', async ({ api }) => {
  await signUp(api);
  const before = await api.db.$count(conversion_events);
  expect((await signUp(api, { email: 'otra@correo.example' })).status).toBe(409);
  expect(await api.db.$count(conversion_events)).toBe(before);
});

test('the hero form has no name or address to tell: what stands in for them stays here', async ({ api }) => {
  await signUp(api, { temporary: true, last_name: '', email: '' });
  await api.runJobs();
  expect(await api.db.select().from(crm_conversions)).toMatchObject([
    { last_name: null, email: null, phone_number: '+573001234567' },
    { last_name: null, email: null },
  ]);
});

test('money is a purchase of the party; the account says so when somebody has been told', async ({ api }) => {
  const buyer = await buyerOf(api);
  const { json } = await buyer.intent();
  await buyer.payCard(json.clientSecret);
  await buyer.order(json.order_id);
  expect(await eventsOf(api, buyer.user_id)).toEqual([{ event: 'purchase_visa', value: 200 }]);
  expect(await flagsOf(api, buyer.user_id)).toEqual([false, false, false, false]);
  await api.runJobs();
  expect(await flagsOf(api, buyer.user_id)).toEqual([false, false, false, true]);
  const [won] = await api.db.select().from(crm_conversions);
  expect(won).toMatchObject({
    conversion_event: 'purchase_visa',
    status: 'won',
    phone_number: buyer.user.phone_number,
  });
  expect(won?.closed_at).toBeInstanceOf(Date);
});

test('whoever is erased takes events, deliveries and the contact of the CRM along', async ({ api }) => {
  await signUp(api);
  await api.runJobs();
  const tables = [conversion_events, event_deliveries, crm_conversions];
  for (const table of tables) expect(await api.db.$count(table)).toBeGreaterThan(0);
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 86_400_000);
  expect(await api.app.runJob('accounts.lapse', [{}])).toEqual([undefined]);
  for (const table of tables) expect(await api.db.$count(table)).toBe(0);
});

test('what a form has caused goes when the form is gone', async ({ api }) => {
  const form = { phone_number: '+573001230000', email: 'a@correo.example', form_name: 'visa' };
  const [lead] = await api.db.insert(leads).values(form).returning();
  const [other] = await api.db
    .insert(leads)
    .values({ ...form, form_name: 'contact' })
    .returning();
  for (const one of [lead, other])
    await recordEvent(api.db, { lead_id: String(one?.lead_id), event: 'generate_lead', data: {}, now: api.clock.now });
  await api.db.delete(leads).where(eq(leads.lead_id, String(lead?.lead_id)));
  expect(await api.app.runJob('platform.tidy', [{}])).toEqual([undefined]);
  expect(await api.db.select().from(conversion_events)).toMatchObject([{ lead_id: other?.lead_id }]);
  expect(await api.db.$count(event_deliveries)).toBe(3);
});
