/** Appointments as calls: who may wish, who may book, what is written with it, and what two at once do (D46). */
import { and, eq } from 'drizzle-orm';
import { appointments, audit, case_events, cases, credentials, messages, users } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { appointmentReminderJob } from './reminder.server.ts';
import { REFUSALS } from './rules.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const WISHES = { city: 'BGT', wanted_from: '2026-12-01', wanted_until: '2027-02-26', days_off: ['fri', '2026-12-24'] };
/** A Monday. */
const BOOKING = {
  ...{ date: '2026-12-14', time: '08:00', city: 'BGT', confirmation_numbers: ['AA00BB11'] },
  application_number: 'aa00 abc-123',
};
const onFile = (user_id: string) => ({ user_id, application_number: 'AA00ABC123' });
const ANSWERED = { service_type: 'FirstTime', current_step: 'onboarding_questions_completed' } as const;

type App = Pick<TestApp, 'signIn' | 'send' | 'db' | 'clock'>;

async function world(api: App, more: object = {}) {
  api.clock.now = NOW;
  const confirmed = { email: 'ana@correo.example', email_verified_at: api.clock.now };
  const own = await api.signIn('applicant', { ...ANSWERED, ...confirmed, first_name: 'Ana', ...more });
  const csr = await api.signIn('csr');
  const { user_id } = own.user;
  await api.db.insert(cases).values(onFile(user_id));
  const base = `/api-mv/appointments/${user_id}`;
  type Rest = { kind?: string; headers?: Record<string, string>; base?: string; [field: string]: unknown };
  const put = (what: 'wishes' | 'booking', body: object, usual: Record<string, string>) => (rest: Rest) => {
    const { kind = 'consulate', headers = usual, base: at = base, ...changes } = rest;
    return api.send('PUT', `${at}/${kind}/${what}`, { json: { version: 0, ...body, ...changes }, headers });
  };
  const wish = (rest: Rest = {}) => put('wishes', WISHES, own.bearer)(rest);
  const book = (rest: Rest = {}) => put('booking', BOOKING, csr.bearer)(rest);
  const cancel = (version: number, more: object = {}, headers = csr.bearer) =>
    api.send('DELETE', `${base}/consulate/booking`, { json: { version, ...more }, headers });
  const row = async () => (await api.db.select().from(appointments).where(eq(appointments.user_id, user_id)))[0];
  const step = async () => (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0]?.current_step;
  return { own, csr, user_id, base, wish, book, cancel, row, step };
}

const mails = (api: App) => api.db.select().from(messages).orderBy(messages.created_at, messages.kind);
const events = async (api: App, user_id: string) =>
  (await api.db.select().from(case_events).where(eq(case_events.user_id, user_id)).orderBy(case_events.case_event_id))
    .filter(({ event }) => event.startsWith('appointment.'))
    .map(({ event, data }) => `${event} ${data?.field}`);
const trail = async (api: App, subject_id: string) =>
  (await api.db.select().from(audit).where(eq(audit.subject_id, subject_id)).orderBy(audit.audit_id)).map(
    ({ action }) => action,
  );

test('wishes are stored once the questions are answered, and read by the person', async ({ api }) => {
  const { own, base, wish } = await world(api);
  expect((await api.send('GET', base, { headers: own.bearer })).json.appointments).toEqual([]);
  const { appointment } = (await wish({ days_off: ['2026-12-24', 'fri', 'fri'] })).json;
  expect(appointment).toMatchObject({ kind: 'consulate', state: 'wished', ...WISHES, version: 1, starts_at: null });
  expect((await api.send('GET', base, { headers: own.bearer })).json.appointments).toEqual([appointment]);
  expect((await wish({ version: 1, city: 'other' })).json.appointment).toMatchObject({ city: 'other', version: 2 });
});

test('wishes are refused with the reason: another service, open questions, another kind, a wrong field', async ({
  api,
}) => {
  const express = await world(api, { service_type: 'FirstTimeExpress' });
  expect((await express.wish()).json).toMatchObject({ success: false, message: REFUSALS.notIncluded });
  const none = await world(api, { service_type: null, email: null });
  expect((await none.wish()).json.message).toBe(REFUSALS.notIncluded);
  const early = await world(api, { current_step: 'onboarding_questions_half_complete', email: null });
  expect((await early.wish()).json.message).toBe(REFUSALS.questionsFirst);
  const { wish, row } = await world(api, { email: null });
  for (const [wrong, field] of [
    [{ kind: 'cas' }, 'kind'],
    [{ city: 'PAR' }, 'city'],
    [{ wanted_from: '2026-11-16' }, 'wanted_from'],
    [{ wanted_until: '2026-11-30' }, 'wanted_until'],
    [{ days_off: ['monday'] }, 'days_off'],
  ] as const) {
    const { status, json } = await wish(wrong);
    expect([status, json.field]).toEqual([422, field]);
  }
  expect(await row()).toBeUndefined();
});

test('a second tab does not overwrite what it has not seen: it gets what is stored', async ({ api }) => {
  const { wish, row } = await world(api);
  await wish();
  const late = await wish({ city: 'LMA' });
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({ message: REFUSALS.changed, appointment: { city: 'BGT', version: 1 } });
  expect((await wish()).json.appointment, 'the same again is what stands: its answer was lost').toMatchObject({
    ...{ city: 'BGT', version: 1 },
  });
  expect((await wish({ city: 'LMA', version: 7 })).status).toBe(409);
  expect((await row())?.city).toBe('BGT');
});

test('staff book: the case, the trail, the step and one message are written with it', async ({ api }) => {
  const { user_id, wish, book, row, step, own, base } = await world(api);
  await wish();
  const { appointment } = (await book({ version: 1 })).json;
  expect(appointment).toMatchObject({
    state: 'booked',
    city: 'BGT',
    wanted_from: '2026-12-01',
    booked_city: 'BGT',
    starts_at: '2026-12-14T13:00:00.000Z',
    time_zone: 'America/Bogota',
    confirmation_numbers: ['AA00BB11'],
    version: 2,
  });
  expect(await events(api, user_id)).toEqual(['appointment.booked consulate']);
  expect(await trail(api, user_id)).toEqual(['appointment.booked']);
  expect(await step()).toBe('interview_scheduled');
  expect((await row())?.reminded_at).toBeNull();
  const [mail, ...others] = await mails(api);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'appointment_booked', to_address: 'ana@correo.example', locale: 'es' });
  expect(mail?.text).toMatch(/lunes, 14 de diciembre de 2026, 8:00.*hora de Bogotá/i);
  expect(mail?.text).toContain('Carrera 45 No. 24B-27, Bogotá');
  expect(mail?.text).toContain(`/portal/applicants/${user_id}/appointment`);
  expect(`${mail?.text}${mail?.html}`, 'numbers stay in the portal').not.toContain('AA00BB11');
  // From now on a new date goes through us.
  expect((await wish({ version: 2 })).json.message).toBe(REFUSALS.booked);
  expect((await api.send('GET', base, { headers: own.bearer })).json.appointments[0].confirmation_numbers).toEqual([
    'AA00BB11',
  ]);
});

test('a move is told and recorded as one and reminded of anew; a number set right moves nothing', async ({ api }) => {
  const { user_id, book, row, csr, wish } = await world(api);
  await book();
  await api.db.update(appointments).set({ reminded_at: NOW }).where(eq(appointments.user_id, user_id));
  await book({ version: 1, confirmation_numbers: ['AA00BB11', 'CC22'] });
  expect((await row())?.reminded_at).toEqual(NOW);
  expect(await mails(api)).toHaveLength(1);
  const moved = await book({ version: 2, date: '2027-01-12', time: '07:15', city: 'LMA' });
  expect(moved.json.appointment).toMatchObject({ state: 'booked', starts_at: '2027-01-12T12:15:00.000Z', version: 3 });
  expect((await row())?.reminded_at).toBeNull();
  expect(await events(api, user_id)).toEqual(['appointment.booked consulate', 'appointment.moved consulate']);
  expect(await trail(api, user_id)).toEqual(['appointment.booked', 'appointment.corrected', 'appointment.moved']);
  const [, second] = await mails(api);
  expect(second?.kind).toBe('appointment_moved');
  expect(second?.text).toContain('hora de Lima');
  const noted = await wish({ version: 3, headers: csr.bearer });
  expect(noted.json.appointment, 'staff may note wishes; what is booked stays').toMatchObject({ state: 'booked' });
});

test('a cancelled date says so, keeps the step, loses its numbers and calendar, and opens the wishes again', async ({
  api,
}) => {
  const { user_id, book, cancel, base, own, wish, row, step } = await world(api);
  await book();
  const gone = await cancel(1, { reason: 'La persona lo pidió' });
  expect(gone.json.appointment).toMatchObject({ state: 'cancelled', confirmation_numbers: null, version: 2 });
  expect(await events(api, user_id)).toEqual(['appointment.booked consulate', 'appointment.cancelled consulate']);
  const [, entry] = await api.db.select().from(audit).where(eq(audit.subject_id, user_id)).orderBy(audit.audit_id);
  expect(entry).toMatchObject({ action: 'appointment.cancelled', reason: 'La persona lo pidió' });
  expect(JSON.stringify(entry), 'values are hashed').not.toContain('AA00BB11');
  expect((await mails(api)).map(({ kind }) => kind)).toEqual(['appointment_booked', 'appointment_cancelled']);
  expect(await step()).toBe('interview_scheduled');
  expect((await api.send('GET', `${base}/consulate/calendar`, { headers: own.bearer })).status).toBe(404);
  expect((await cancel(2)).json.message).toBe(REFUSALS.notBooked);
  expect((await wish({ version: 2 })).json.appointment.state).toBe('wished');
  expect(await row()).toMatchObject({ starts_at: null, booked_city: null });
});

test('a booking in the past, at an unknown post or with a sentence for a number is refused, and nothing is written', async ({
  api,
}) => {
  const { user_id, book, row, cancel } = await world(api);
  for (const [wrong, field] of [
    [{ date: '2026-11-16' }, 'date'],
    [{ date: '2026-11-17', time: '09:00' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ time: '8:00' }, 'time'],
    [{ date: '2026-12-13' }, 'date'],
    [{ kind: 'cas', time: '03:00' }, 'time'],
    [{ city: 'other' }, 'city'],
    [{ confirmation_numbers: ['llama al 300'.repeat(9)] }, 'confirmation_numbers.0'],
  ] as const) {
    const { status, json } = await book(wrong);
    expect([status, json.field]).toEqual([422, field]);
  }
  expect((await book({ unusual_time: 'yes' })).json.field).toBe('unusual_time');
  expect((await cancel(0)).json.message).toBe(REFUSALS.notBooked);
  expect(await row()).toBeUndefined();
  expect([await events(api, user_id), await mails(api)]).toEqual([[], []]);
  const esta = await world(api, { service_type: 'ESTA', email: null });
  expect((await esta.book()).json.message).toBe(REFUSALS.notIncluded);
  expect((await esta.book({ kind: 'adviser_call' })).status, 'a call belongs to every service').toBe(200);
  const meant = await book({ date: '2026-12-13', time: '03:00', unusual_time: true });
  expect(meant.json.appointment, 'a Sunday that the letter names').toMatchObject({
    starts_at: '2026-12-13T08:00:00.000Z',
  });
});

test('only the consulate moves the step; other kinds are appointments of their own', async ({ api }) => {
  const { user_id, book, step, base, own } = await world(api);
  await book({ kind: 'cas' });
  await book({ kind: 'adviser_call' });
  expect(await step()).toBe('onboarding_questions_completed');
  await book();
  const { appointments: all } = (await api.send('GET', base, { headers: own.bearer })).json;
  expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['consulate', 'cas', 'adviser_call']);
  expect(await events(api, user_id)).toHaveLength(3);
});

test('the person and the head of the family may, a stranger gets 404; nobody but staff books', async ({ api }) => {
  const { user_id, base, wish, book, cancel, own, csr } = await world(api);
  const member = await api.signIn('secondary', { primary_user_id: user_id, service_type: 'ESTA' });
  const ofMember = `/api-mv/appointments/${member.user.user_id}`;
  // The service and the answers are those of the one who applies.
  expect((await wish({ base: ofMember })).status).toBe(200);
  expect((await wish({ base: ofMember, headers: member.bearer, version: 1 })).status).toBe(200);
  const stranger = await api.signIn('applicant', ANSWERED);
  for (const headers of [stranger.bearer, member.bearer]) {
    expect((await api.send('GET', base, { headers })).status).toBe(404);
    expect((await wish({ headers })).status).toBe(404);
    expect((await api.send('GET', `${base}/consulate/calendar`, { headers })).status).toBe(404);
  }
  for (const headers of [own.bearer, stranger.bearer, member.bearer]) {
    expect((await book({ headers })).status).toBe(404);
    expect((await cancel(0, {}, headers)).status).toBe(404);
  }
  expect((await api.send('GET', base)).status).toBe(401);
  expect((await api.send('GET', base, { headers: csr.bearer })).status).toBe(200);
  expect(await trail(api, user_id), 'staff who read are on record').toEqual(['appointment.read']);
});

test('who has no account is told through the head of the family, by name', async ({ api }) => {
  const { user_id, book } = await world(api, { locale: 'en' });
  const [child] = await api.db
    .insert(users)
    .values({
      ...{ role: 'secondary', user_type: 'secondary', primary_user_id: user_id, locale: 'en' },
      ...{ first_name: 'Abel', last_name: 'Ejemplo', service_type: 'FirstTime' },
    })
    .returning();
  await api.db.insert(cases).values(onFile(String(child?.user_id)));
  await book({ base: `/api-mv/appointments/${child?.user_id}` });
  const spouse = await api.signIn('secondary', {
    ...{ primary_user_id: user_id, first_name: 'Alma', email: 'alma@correo.example', locale: 'ar' },
    email_verified_at: api.clock.now,
  });
  await api.db.insert(credentials).values({ user_id: spouse.user.user_id, password_hash: 'x' });
  await api.db.insert(cases).values(onFile(spouse.user.user_id));
  await book({ base: `/api-mv/appointments/${spouse.user.user_id}` });
  const sent = await mails(api);
  expect(sent.map(({ to_address, locale }) => `${to_address} ${locale}`).sort()).toEqual([
    'alma@correo.example ar',
    'ana@correo.example en',
  ]);
  const toHead = sent.find(({ locale }) => locale === 'en');
  expect(toHead?.text).toMatch(/Interview at the consulate, Abel.*Monday, December 14, 2026/s);
  expect(sent.find(({ locale }) => locale === 'ar')?.text).toMatch(/14 ديسمبر 2026/);
});

test('day and place are written to a confirmed address alone; the head does not read a member who has an account', async ({
  api,
}) => {
  const { user_id, book, own } = await world(api, { email_verified_at: null });
  await book({ version: 0 });
  expect(await mails(api)).toEqual([]);
  const spouse = await api.signIn('secondary', { primary_user_id: user_id, first_name: 'Alma' });
  const path = `/api-mv/appointments/${spouse.user.user_id}`;
  expect((await api.send('GET', path, { headers: own.bearer })).status, 'no account yet').toBe(200);
  await api.db.insert(credentials).values({ user_id: spouse.user.user_id, password_hash: 'x' });
  expect((await api.send('GET', path, { headers: own.bearer })).status).toBe(404);
  expect((await api.send('GET', path, { headers: spouse.bearer })).status).toBe(200);
});

test('the calendar file is for the person, in their language, and changes with the booking', async ({ api }) => {
  const { base, book, own, csr, user_id, row } = await world(api);
  const get = (headers: Record<string, string>) => api.raw('GET', `${base}/consulate/calendar`, { headers });
  expect((await get(own.bearer)).status).toBe(404);
  await book();
  const answer = await get(own.bearer);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mirador-consulate.ics"');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const first = await answer.text();
  expect(first).toContain('DTSTART:20261214T130000Z\r\n');
  expect(first).toContain('SEQUENCE:1\r\n');
  expect(first).toContain('SUMMARY:Entrevista en el consulado: Ana\r\n');
  expect(first).toContain('LOCATION:Carrera 45 No. 24B-27\\, Bogotá\r\n');
  expect(first).not.toContain('AA00BB11');
  await book({ version: 1, time: '09:00' });
  const second = await (await get(csr.bearer)).text();
  expect(second).toContain('DTSTART:20261214T140000Z\r\n');
  expect(second).toContain('SEQUENCE:2\r\n');
  expect(second).toContain(`UID:${(await row())?.appointment_id}@mirador\r\n`);
  expect(await trail(api, user_id)).toContain('appointment.calendar');
  await api.db.update(users).set({ first_name: 'www.ana.example' }).where(eq(users.user_id, user_id));
  const nameless = await (await get(own.bearer)).text();
  expect(nameless, 'a name that is no word is none').toContain('SUMMARY:Entrevista en el consulado\r\n');
});

const remind = async (api: TestApp, at: string) => {
  api.clock.now = new Date(at);
  expect((await api.app.runJob(appointmentReminderJob.name, [{}])).filter(Boolean)).toEqual([]);
};
const reminders = async (api: App) => (await mails(api)).filter(({ kind }) => kind === 'appointment_reminder');

test('three business days before one mail leaves, once for each time that was booked', async ({ api }) => {
  const { book, user_id, row } = await world(api);
  await book();
  await remind(api, '2026-12-08T13:00:00Z');
  expect(await reminders(api)).toEqual([]);
  await remind(api, '2026-12-09T13:00:00Z');
  await remind(api, '2026-12-10T13:00:00Z');
  const [mail, ...more] = await reminders(api);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to_address: 'ana@correo.example', subject: 'Tu cita se acerca' });
  const { bearer: headers } = await api.signIn('csr');
  await book({ headers, version: 1, date: '2026-12-21' });
  await remind(api, '2026-12-16T13:00:00Z');
  expect(await reminders(api)).toHaveLength(2);
  // Booked for the day after tomorrow: its own message is the reminder.
  await book({ headers: (await api.signIn('csr')).bearer, version: 2, date: '2026-12-18' });
  await remind(api, '2026-12-17T13:00:00Z');
  expect(await reminders(api)).toHaveLength(2);
  await remind(api, '2026-12-18T14:00:00Z');
  expect((await row())?.state, 'its day is not over').toBe('booked');
  await remind(api, '2026-12-19T14:00:00Z');
  expect((await row())?.state).toBe('done');
  expect(await events(api, user_id)).toHaveLength(3);
});

test('nobody is reminded of what was cancelled', async ({ api }) => {
  const { book, cancel } = await world(api);
  await book();
  await cancel(1);
  await remind(api, '2026-12-09T13:00:00Z');
  expect(await reminders(api)).toEqual([]);
});

test('two members of staff at once: one books, the other sees it; two processes remind once', async () => {
  const api = await ownApp();
  const { book, wish, user_id } = await world(api);
  const answers = await Promise.all([book(), book({ time: '09:00' }), book({ city: 'LMA' }), wish()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await api.db.select().from(appointments)).toHaveLength(1);
  expect((await events(api, user_id)).length + (await mails(api)).length).toBeLessThanOrEqual(2);
  await api.db
    .update(appointments)
    .set({ state: 'booked', starts_at: new Date('2026-12-14T13:00:00Z'), time_zone: 'America/Bogota' })
    .where(and(eq(appointments.user_id, user_id), eq(appointments.kind, 'consulate')));
  api.clock.now = new Date('2026-12-09T13:00:00Z');
  const processes = [api.app, createApp(api.services), createApp(api.services)];
  const outcomes = await Promise.all(processes.map((app) => app.runJob(appointmentReminderJob.name, [{}, {}])));
  expect(outcomes.flat().filter(Boolean)).toEqual([]);
  expect(await reminders(api)).toHaveLength(1);
  await api.close();
});

test('neither numbers nor days reach the log', async ({ api }) => {
  const { wish, book } = await world(api);
  await wish();
  await book({ version: 1 });
  // When a line was written is its own business.
  const log = api.logLines.map((line) => JSON.stringify({ ...JSON.parse(line), time: '' })).join('');
  expect(log).toContain('/appointments/');
  for (const private_ of ['AA00BB11', '2026-12-14', 'ana@correo.example']) expect(log).not.toContain(private_);
});
