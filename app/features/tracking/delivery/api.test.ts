/** From the transaction that causes an event to its receivers: once by id, or not at all and why (Q47, Q48, T36, D54). */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Ctx } from '#app/ctx.server.ts';
import { recordEvent, recordQualified, recordSignUp } from '#app/features/tracking/events.server.ts';
import { hasBoughtSince, readMeasured } from '#app/features/tracking/person.server.ts';
import { bodyFor } from '#app/features/tracking/tell.server.ts';
import { hashed } from '#app/integrations/ads/hashes.server.ts';
import { lockPeople } from '#app/platform/access/lock-person.server.ts';
import { conversion_events, crm_conversions, event_deliveries, leads, users } from '#db/schema.server.ts';
import { engine } from '#tests/database.ts';
import { complaintsOf } from '#tests/emulators/ga4.ts';
import { jobContents, jobsOf, takeJob } from '#tests/job-rows.ts';
import {
  deliverNow,
  deliveryOf,
  GRANTED,
  measuredApp,
  measuredPerson,
  recordingOf,
  signedUp,
} from '#tests/measured.ts';
import { MOST_TRIES, STUCK_HOURS } from './rules.ts';
import { sendAll } from './send.server.ts';

let app: Awaited<ReturnType<typeof measuredApp>>;
beforeAll(async () => {
  app = await measuredApp({ EXCLUDED_IPS: '203.0.113.0/24,2001:db8::1' });
});
afterAll(() => app.close());
afterEach(() => {
  app.meta.fault = 'none';
  app.ga4.fault = 'none';
  app.meta.poison.clear();
  app.api.clock.now = new Date();
});

const DENIED = { ...GRANTED, choice: 'denied' } as const;
const HOUR = 3_600_000;

test('an event and its deliveries are there exactly when their cause is', async () => {
  const { api } = app;
  const user = await measuredPerson(api);
  const failing = api.db.transaction(async (tx) => {
    await recordSignUp(recordingOf(api), tx, user.user_id);
    throw new Error('the sign-up fails');
  });
  await expect(failing).rejects.toThrow('the sign-up fails');
  expect(await api.db.$count(conversion_events, eq(conversion_events.user_id, user.user_id))).toBe(0);
  expect(await jobsOf(api.db, 'tracking.meta')).toEqual([]);
  const { events, idOf } = await signedUp(api);
  expect(events.map(({ event, data }) => [event, data])).toEqual(
    expect.arrayContaining([
      ['sign_up', { value: 1 }],
      ['generate_lead', { value: 6 }],
    ]),
  );
  for (const sink of ['meta', 'ga4', 'crm'] as const)
    expect(await deliveryOf(api, idOf('sign_up'), sink)).toMatchObject({ state: 'waiting', tries: 0, payload: null });
  await api.runJobs();
});

test.skipIf(engine === 'pglite')(
  'two receivers that tell of the same people do not wait for each other: people are held in one order, and first (one connection needs none)',
  async () => {
    const { api } = app;
    const [some, more] = [await signedUp(api), await signedUp(api)];
    const [one, other] = some.user.user_id < more.user.user_id ? [some, more] : [more, some];
    const free = () =>
      api.db
        .select({ user_id: users.user_id })
        .from(users)
        .where(eq(users.user_id, other.user.user_id))
        .for('no key update', { skipLocked: true });
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = api.db.transaction(async (tx) => {
      await lockPeople(tx, [one.user.user_id]);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    // The sign-up of the one who comes last would be noted first.
    const delivered = deliverNow(api, 'ga4', other.idOf('sign_up'), one.idOf('generate_lead'));
    await vi.waitFor(() => expect(app.ga4.taken.get(one.idOf('generate_lead'))).toBe(1), 10_000);
    await new Promise((done) => setTimeout(done, 300));
    expect(await free(), 'who comes last is not held while the first is waited for').toHaveLength(1);
    letGo.resolve();
    await Promise.all([holding, delivered]);
    for (const event_id of [other.idOf('sign_up'), one.idOf('generate_lead')])
      expect(await deliveryOf(api, event_id, 'ga4')).toMatchObject({ state: 'sent' });
    await api.runJobs();
  },
);

test('each receiver hears of it once, with hashes; the CRM with a name; the account says that it was sent', async () => {
  const { api, meta, ga4 } = app;
  const { user, idOf } = await signedUp(api);
  await api.runJobs();
  await deliverNow(api, 'meta', idOf('sign_up'), idOf('generate_lead'));
  const event_id = idOf('generate_lead');
  expect(meta.taken.get(`Lead ${event_id}`)).toBe(1);
  expect(meta.taken.get(`CompleteRegistration ${idOf('sign_up')}`)).toBe(1);
  expect(ga4.taken.get(event_id)).toBe(1);
  const told = meta.events.find((one) => one.event_id === event_id);
  expect(told).toEqual({
    ...{ event_name: 'Lead', event_id, action_source: 'website', custom_data: { value: 6, currency: 'USD' } },
    event_time: Math.floor(api.clock.now.getTime() / 1000),
    event_source_url: `${api.services.env.PUBLIC_URL}/visa-americana`,
    user_data: {
      ...{ em: [hashed('em', user.email)], ph: [hashed('ph', user.phone_number)], country: [hashed('country', 'CO')] },
      ...{ fn: [hashed('fn', 'Marcadora')], ln: [hashed('ln', 'Secretísima')] },
      ...{ external_id: [hashed('external_id', user.user_id)], client_ip_address: '190.24.1.7' },
      ...{ client_user_agent: 'Mozilla/5.0 (Prueba)', fbp: 'fb.1.1700000000000.42', fbc: 'fb.1.1700000000000.click' },
    },
  });
  const counted = ga4.bodies.find(({ events }) => events[0].params.event_id === event_id);
  expect(complaintsOf(counted)).toEqual([]);
  expect(counted).toMatchObject({
    ...{ client_id: '123456789.1700000000', timestamp_micros: api.clock.now.getTime() * 1000 },
    events: [{ name: 'generate_lead', params: { value: 6, currency: 'USD', transaction_id: event_id } }],
  });
  const [kept] = await api.db
    .select()
    .from(crm_conversions)
    .where(eq(crm_conversions.call_key, `event:${event_id}`));
  expect(kept).toMatchObject({
    ...{ location_id: 'mirador', conversion_event: 'generate_lead', status: 'open', country: 'CO' },
    ...{ first_name: 'Marcadora', phone_number: user.phone_number, email: user.email },
  });
  for (const sink of ['meta', 'ga4', 'crm'] as const)
    expect(await deliveryOf(api, event_id, sink)).toMatchObject({ state: 'sent', reason: null, tries: 1 });
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
  expect(row).toMatchObject({
    ...{ sign_up_event_sent: true, generate_lead_event_sent: true },
    ...{ qualify_lead_event_sent: false, purchase_event_sent: false, version: user.version },
  });
});

test('who may not be told of is named with the reason, and nothing leaves', async () => {
  const { api, meta, ga4 } = app;
  const [calls, counts] = [meta.asked.length, ga4.asked.length];
  const none = { meta: 'no consent', ga4: 'no consent', crm: null };
  const all = (reason: string) => ({ meta: reason, ga4: reason, crm: reason });
  const people: [Partial<typeof users.$inferInsert>, Record<'meta' | 'ga4' | 'crm', string | null>][] = [
    [{ tracking_consent: null }, none],
    [{ tracking_consent: DENIED }, none],
    [{ ip_address: '203.0.113.9' }, all('excluded address')],
    [{ ip_address: '::ffff:203.0.113.9' }, all('excluded address')],
    [{ ip_address: '2001:db8::1' }, all('excluded address')],
    [{ utm_params: { utm_source: 'Facebook' } }, all('facebook source')],
  ];
  for (const [more, reasons] of people) {
    const { idOf, user } = await signedUp(api, more);
    for (const sink of ['meta', 'ga4', 'crm'] as const)
      expect(await deliveryOf(api, idOf('sign_up'), sink), JSON.stringify(more)).toMatchObject(
        reasons[sink]
          ? { state: 'skipped', reason: reasons[sink], payload: null, settled_at: api.clock.now }
          : { state: 'waiting' },
      );
    await api.runJobs();
    const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
    expect(row?.sign_up_event_sent).toBe(reasons.crm === null);
  }
  expect([meta.asked.length, ga4.asked.length]).toEqual([calls, counts]);
  const { idOf } = await signedUp(api, { client_id: null });
  expect(await deliveryOf(api, idOf('sign_up'), 'ga4')).toMatchObject({ state: 'skipped', reason: 'no client id' });
  expect(await deliveryOf(api, idOf('sign_up'), 'meta')).toMatchObject({ state: 'waiting' });
  await api.runJobs();
});

test('consent that is withdrawn stops what has not left; who is gone is skipped', async () => {
  const { api, meta } = app;
  const { user, idOf } = await signedUp(api);
  await api.db.update(users).set({ tracking_consent: DENIED }).where(eq(users.user_id, user.user_id));
  await api.runJobs();
  expect(await deliveryOf(api, idOf('sign_up'), 'meta')).toMatchObject({ state: 'skipped', reason: 'no consent' });
  expect(await deliveryOf(api, idOf('sign_up'), 'crm')).toMatchObject({ state: 'sent' });
  const gone = await signedUp(api);
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.user_id, gone.user.user_id));
  await api.runJobs();
  for (const sink of ['meta', 'ga4', 'crm'] as const)
    expect(await deliveryOf(api, gone.idOf('sign_up'), sink)).toMatchObject({
      ...{ state: 'skipped', reason: 'missing user: skipped', payload: null },
    });
  expect([...meta.taken.keys()].join()).not.toContain(idOf('sign_up'));
});

test('what a receiver no longer takes is dropped with the reason', async () => {
  const { api, meta } = app;
  const start = api.clock.now.getTime();
  const { idOf } = await signedUp(api);
  const event_id = idOf('sign_up');
  api.clock.now = new Date(start + 72 * HOUR - 1);
  meta.fault = 'refuse';
  await deliverNow(api, 'meta', event_id);
  api.clock.now = new Date(start + 72 * HOUR);
  await deliverNow(api, 'ga4', event_id);
  expect(await deliveryOf(api, event_id, 'ga4')).toMatchObject({ state: 'skipped', reason: 'too old' });
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'waiting' });
  api.clock.now = new Date(start + 7 * 24 * HOUR);
  await deliverNow(api, 'meta', event_id);
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'skipped', reason: 'too old' });
  while (await takeJob(api.db));
});

test('while a receiver is away nothing is lost, counted or sent twice; two look after it, and the others follow', async () => {
  const { api, meta, ga4 } = app;
  const people = await Promise.all(Array.from({ length: 5 }, () => signedUp(api)));
  const ids = people.map(({ idOf }) => idOf('sign_up'));
  while (await takeJob(api.db));
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 60_000);
  for (const fault of ['refuse', 'limit', 'not-json', 'error'] as const) {
    while (await takeJob(api.db));
    meta.fault = fault;
    await deliverNow(api, 'meta', ...ids);
    for (const id of ids)
      expect(await deliveryOf(api, id, 'meta'), fault).toMatchObject({ state: 'waiting', tries: 0 });
    expect(await jobsOf(api.db, 'tracking.meta'), 'however many wait').toHaveLength(2);
  }
  const asked = ga4.asked.length;
  ga4.fault = 'error';
  await deliverNow(api, 'ga4', ...ids);
  expect(ga4.asked.length - asked, 'two failures tell enough').toBe(2);
  meta.fault = 'none';
  ga4.fault = 'none';
  await api.runJobs();
  for (const id of ids) {
    expect(meta.taken.get(`CompleteRegistration ${id}`)).toBe(1);
    expect(ga4.taken.get(id)).toBe(1);
    expect(await deliveryOf(api, id, 'meta')).toMatchObject({ state: 'sent' });
  }
});

test('of two who look for what waits without a job one gives it one', async () => {
  const { api, ga4 } = app;
  const [{ idOf }, others] = [await signedUp(api), await Promise.all([signedUp(api), signedUp(api)])];
  while (await takeJob(api.db));
  const sweep = () => api.app.runJob('tracking.sweep', [{}]);
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const looking = api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tracking.ga4'))`);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  let isDone = false;
  const sweeping = sweep().then(() => {
    isDone = true;
  });
  await new Promise((done) => setTimeout(done, 400));
  expect(isDone, 'it waits for whoever looks already').toBe(false);
  letGo.resolve();
  await Promise.all([looking, sweeping, sweep(), sweep()]);
  const jobs = await jobsOf(api.db, 'tracking.ga4');
  const waiting = await api.db.$count(
    event_deliveries,
    and(eq(event_deliveries.state, 'waiting'), eq(event_deliveries.sink, 'ga4')),
  );
  expect(jobs).toHaveLength(waiting);
  expect(waiting).toBeGreaterThanOrEqual(2 * (1 + others.length));
  await api.runJobs();
  expect(ga4.taken.get(idOf('sign_up'))).toBe(1);
});

test('an answer that got lost is asked for again under the same id', async () => {
  const { api, meta } = app;
  const { idOf } = await signedUp(api);
  while (await takeJob(api.db));
  const event_id = idOf('sign_up');
  meta.fault = 'cut';
  await deliverNow(api, 'meta', event_id);
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'waiting' });
  meta.fault = 'none';
  await api.runJobs();
  expect(meta.taken.get(`CompleteRegistration ${event_id}`)).toBe(2);
  expect(meta.events.filter((one) => one.event_id === event_id)).toHaveLength(1);
  expect(await deliveryOf(api, event_id, 'meta')).toMatchObject({ state: 'sent' });
});

test('one event that a receiver cannot bear is parked after its tries; those beside it leave', async () => {
  const { api, meta } = app;
  const [bad, good] = [await signedUp(api), await signedUp(api)];
  while (await takeJob(api.db));
  const [poison, id] = [bad.idOf('sign_up'), good.idOf('sign_up')];
  meta.poison.add(poison);
  await deliverNow(api, 'meta', poison, id);
  expect(await deliveryOf(api, id, 'meta')).toMatchObject({ state: 'sent' });
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    expect(await deliveryOf(api, poison, 'meta')).toMatchObject({
      state: 'waiting',
      tries,
      reason: 'Meta answers 500 with code 2',
    });
    await deliverNow(api, 'meta', poison);
  }
  expect(await deliveryOf(api, poison, 'meta')).toMatchObject({
    ...{ state: 'parked', reason: 'given up: Meta answers 500 with code 2' },
  });
  while (await takeJob(api.db));
  await deliverNow(api, 'meta', poison);
  expect((await deliveryOf(api, poison, 'meta'))?.state, 'what is parked stays').toBe('parked');
});

test('an event that fails alone is parked where staff see it, and tries again once the receiver takes another', async () => {
  const { api, meta } = app;
  const start = api.clock.now.getTime();
  const { idOf } = await signedUp(api);
  const poison = idOf('sign_up');
  while (await takeJob(api.db));
  meta.poison.add(poison);
  api.clock.now = new Date(start + 10 * 60_000);
  await deliverNow(api, 'meta', poison);
  expect(await deliveryOf(api, poison, 'meta'), 'nothing else was taken').toMatchObject({ state: 'waiting', tries: 0 });
  api.clock.now = new Date(start + STUCK_HOURS * HOUR);
  meta.fault = 'refuse';
  await deliverNow(api, 'meta', poison);
  expect((await deliveryOf(api, poison, 'meta'))?.state, 'whoever is silent is waited for').toBe('waiting');
  meta.fault = 'none';
  await deliverNow(api, 'meta', poison);
  const stuck = { state: 'parked', reason: 'stuck: Meta answers 500 with code 2', settled_at: api.clock.now };
  expect(await deliveryOf(api, poison, 'meta')).toMatchObject(stuck);
  while (await takeJob(api.db));
  const admin = await api.signIn('admin', { first_name: 'Asesora', last_name: 'Encargada' });
  const parked = await api.send('GET', '/api-mv/admin/conversion-events?state=parked', { headers: admin.bearer });
  expect(parked.json.events.map(({ event_id }: { event_id: string }) => event_id)).toContain(poison);

  const other = await signedUp(api);
  await deliverNow(api, 'meta', other.idOf('sign_up'));
  expect(await deliveryOf(api, poison, 'meta')).toMatchObject({ state: 'waiting', settled_at: null });
  const queued: unknown[] = [];
  for (let job = await takeJob(api.db); job; job = await takeJob(api.db))
    if (job.name === 'tracking.meta') queued.push(job.input);
  expect(queued, 'with its job').toContainEqual({ event_id: poison });
  for (let tries = 0; tries < MOST_TRIES; tries++) await deliverNow(api, 'meta', poison);
  expect(await deliveryOf(api, poison, 'meta'), 'now it is its own fault').toMatchObject({
    ...{ state: 'parked', reason: 'given up: Meta answers 500 with code 2' },
  });
  const last = await signedUp(api);
  await deliverNow(api, 'meta', last.idOf('sign_up'));
  expect((await deliveryOf(api, poison, 'meta'))?.state, 'what is given up stays').toBe('parked');
  while (await takeJob(api.db));
});

test('what is refused is parked at once, alone', async () => {
  const { api, meta } = app;
  const [bad, good] = [await signedUp(api), await signedUp(api)];
  while (await takeJob(api.db));
  const [wrong, id] = [bad.idOf('sign_up'), good.idOf('sign_up')];
  meta.invalid.add(wrong);
  await deliverNow(api, 'meta', wrong, id);
  expect(await deliveryOf(api, wrong, 'meta')).toMatchObject({ state: 'parked', reason: 'refused: invalid parameter' });
  expect(await deliveryOf(api, id, 'meta')).toMatchObject({ state: 'sent' });
  expect(await jobsOf(api.db, 'tracking.meta')).toEqual([]);
});

test('whatever waits without a job gets one, and only that', async () => {
  const { api } = app;
  const user = await measuredPerson(api);
  while (await takeJob(api.db));
  // What the tests before have left without a job.
  await api.db.update(event_deliveries).set({ state: 'parked' }).where(eq(event_deliveries.state, 'waiting'));
  const data = { value: 1 };
  await api.db.transaction((tx) =>
    recordEvent(tx, { user_id: user.user_id, event: 'sign_up', data, now: api.clock.now }),
  );
  expect(await jobsOf(api.db, 'tracking.crm')).toEqual([]);
  const sweep = async () => expect(await api.app.runJob('tracking.sweep', [{}])).toEqual([undefined]);
  await sweep();
  await sweep();
  for (const sink of ['meta', 'ga4', 'crm']) expect(await jobsOf(api.db, `tracking.${sink}`), sink).toHaveLength(1);
  await api.runJobs();
  const rows = await api.db.select().from(event_deliveries).where(eq(event_deliveries.state, 'waiting'));
  expect(rows).toEqual([]);
});

test('somebody without a refusal and with a passport is qualified, once; nobody else leaves a row', async () => {
  const { api } = app;
  const count = (user_id: string) => api.db.$count(conversion_events, eq(conversion_events.user_id, user_id));
  const record = (user_id: string) => api.db.transaction((tx) => recordQualified(recordingOf(api), tx, user_id));
  for (const [more, expected] of [
    [{ valid_passport: true, denied_visa_before: true }, 0],
    [{ valid_passport: false, denied_visa_before: false }, 0],
    [{ valid_passport: null, denied_visa_before: null }, 0],
    [{ valid_passport: true, denied_visa_before: false }, 1],
  ] as const) {
    const { user_id } = await measuredPerson(api, more);
    await record(user_id);
    await record(user_id);
    expect(await count(user_id), JSON.stringify(more)).toBe(expected);
  }
  const rows = await api.db.select().from(conversion_events).where(eq(conversion_events.event, 'qualify_lead'));
  expect(rows).toMatchObject([{ data: { value: 12 } }]);
  await api.runJobs();
});

test('a form that has counted as a lead makes none of the sign-up of its number', async () => {
  const { api } = app;
  const form = { phone_number: '+573019990001', email: 'otra@secreta.example', form_name: 'visa' };
  const [lead] = await api.db
    .insert(leads)
    .values({ ...form, first_name: 'Marcadora', number_applying: '3', has_valid_passport: 'N', visa_denied: 'Y' })
    .returning();
  const lead_id = String(lead?.lead_id);
  await api.db.transaction((tx) =>
    recordEvent(tx, { lead_id, event: 'generate_lead', data: {}, now: api.clock.now }, recordingOf(api)),
  );
  const { events } = await signedUp(api, { phone_number: form.phone_number });
  expect(events.map(({ event }) => event)).toEqual(['sign_up']);
  const [counted] = await api.db.select().from(conversion_events).where(eq(conversion_events.lead_id, lead_id));
  expect(await deliveryOf(api, String(counted?.event_id), 'meta')).toMatchObject({
    state: 'skipped',
    reason: 'no consent',
  });
  await api.runJobs();
  expect(await deliveryOf(api, String(counted?.event_id), 'crm')).toMatchObject({
    state: 'sent',
    payload: { value: 7 },
  });
});

test('whoever buys while an earlier event is on its way to the CRM stays won there', async () => {
  const { api } = app;
  const { user, idOf } = await signedUp(api);
  const event_id = idOf('generate_lead');
  const [measured] = await readMeasured(api.db, [event_id]);
  if (!measured?.person) throw new Error('nobody');
  const told = bodyFor(recordingOf(api), 'crm', measured, measured.person);
  const said: boolean[] = [];
  const record = async (_location: string, { hasBought }: { hasBought: boolean }) => {
    said.push(hasBought);
    const bought = { user_id: user.user_id, event: 'purchase_visa', subject: 'on the way', data: { value: 200 } };
    if (said.length === 1) await api.db.insert(conversion_events).values(bought);
    return null;
  };
  const ctx = { env: api.services.env, db: api.db, crm: { name: 'leadconnector', record } } as unknown as Ctx;
  const send = () => sendAll(ctx, 'crm', [{ event_id, created_at: measured.created_at, told }]);
  expect(await send()).toEqual([{ kind: 'taken' }]);
  expect(said).toEqual([false, true]);
  const { user: other, idOf: otherOf } = await signedUp(api);
  expect([other.user_id === user.user_id, await hasBoughtSince(api.db, otherOf('sign_up'))]).toEqual([false, false]);
});

test('no name, address, number, passport or refusal stands in clear in a body, an address, a job or the log', async () => {
  const { api, meta, ga4 } = app;
  const users_ = await api.db.select().from(users);
  const markers = users_.flatMap(({ email, phone_number, first_name, last_name }) => [
    email,
    phone_number,
    first_name,
    last_name,
  ]);
  const clear = [...new Set(markers), 'secreta', 'passport', 'denied'].filter((text): text is string => Boolean(text));
  const kept = await api.db
    .select({ payload: event_deliveries.payload, reason: event_deliveries.reason })
    .from(event_deliveries);
  const places = {
    meta: JSON.stringify(meta.asked.map(({ path, query, text }) => [path, String(query), text])),
    ga4: JSON.stringify(ga4.asked.map(({ path, text }) => [path, text])),
    kept: JSON.stringify(kept),
    jobs: JSON.stringify(await jobContents(api.db)),
    log: api.logLines.join(''),
  };
  expect(places.meta.length).toBeGreaterThan(1000);
  for (const [place, text] of Object.entries(places))
    for (const marker of clear) expect(text.includes(marker), `${marker} in ${place}`).toBe(false);
  expect(places.log).not.toContain('ga4-secret');
  expect(places.meta).not.toContain('meta-token');
});
