/** Calls with an adviser: booked without overlap, moved by the person until 12 hours before, shown in the calendar (D46). */
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { REFUSALS } from '#app/features/portal/advisers/rules.ts';
import { brand } from '#content/brand.ts';
import { appointments, audit, case_events, messages, users } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';

/** A Tuesday, ten in the morning in Bogotá. */
const NOW = new Date('2026-11-17T15:00:00Z');
const CALL = { date: '2026-11-19', time: '09:00', city: 'BGT', confirmation_numbers: [], version: 0 };
type App = Pick<TestApp, 'signIn' | 'send' | 'db' | 'clock' | 'raw'>;

async function office(api: App) {
  api.clock.now = NOW;
  const [csr, admin] = [await api.signIn('csr', { first_name: 'Laura' }), await api.signIn('admin')];
  const customer = async (more: object = {}) => {
    const own = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Ana', ...more });
    const base = `/api-mv/appointments/${own.user.user_id}`;
    return {
      ...own,
      user_id: own.user.user_id,
      book: (changes: object = {}, headers = csr.bearer) =>
        api.send('PUT', `${base}/adviser_call/booking`, { headers, json: { ...CALL, ...changes } }),
      times: (headers = own.bearer) => api.send('GET', `${base}/call`, { headers }),
      move: (starts_at: string, version = 1, headers = own.bearer) =>
        api.send('PUT', `${base}/call`, { headers, json: { starts_at, version } }),
    };
  };
  return { csr, admin, customer };
}

test('no two calls of one adviser overlap; another adviser, or right after it, is free', async ({ api }) => {
  const { csr, admin, customer } = await office(api);
  const [ana, eva, luz] = [await customer(), await customer(), await customer()];
  expect((await ana.book({ minutes: 45 })).json.appointment).toMatchObject({ state: 'booked', minutes: 45 });
  expect(await eva.book({ time: '09:30' })).toMatchObject({
    status: 409,
    json: { message: REFUSALS.taken, field: 'time' },
  });
  expect((await eva.book({ time: '08:45' })).status).toBe(409);
  expect((await eva.book({ time: '09:30', adviser_id: admin.user.user_id })).status).toBe(200);
  expect((await luz.book({ time: '09:45' })).status).toBe(200);
  expect((await ana.book({ version: 1, minutes: 30, time: '09:15' })).status, 'its own time is no obstacle').toBe(200);
  const rows = await api.db.select().from(appointments).where(eq(appointments.user_id, ana.user_id));
  expect(rows).toMatchObject([{ adviser_id: csr.user.user_id, minutes: 30 }]);
  for (const wrong of [{ adviser_id: ana.user_id }, { adviser_id: crypto.randomUUID() }, { minutes: 7 }])
    expect((await (await customer()).book({ time: '15:00', ...wrong })).status, JSON.stringify(wrong)).toBe(422);
});

test('the person moves it to a free time, until 12 hours before; staff then cancel, and do not move', async ({
  api,
}) => {
  const { customer } = await office(api);
  const confirmed = { email: 'ana@correo.example', email_verified_at: NOW };
  const [ana, eva] = [await customer(confirmed), await customer()];
  expect((await ana.times()).status, 'nothing is booked').toBe(409);
  await ana.book();
  await eva.book({ time: '10:00' });
  const { times } = (await ana.times()).json;
  expect(times).toContain('2026-11-19T14:00:00.000Z');
  expect(times, 'the call of somebody else').not.toContain('2026-11-19T15:00:00.000Z');
  expect(await ana.move('2026-11-19T15:00:00.000Z')).toMatchObject({ status: 409, json: { message: REFUSALS.taken } });
  expect((await ana.move('2026-11-20T03:00:00.000Z')).status, 'at night').toBe(422);
  expect((await ana.move('2026-11-18T02:00:00.000Z')).status, 'too near').toBe(422);
  expect((await ana.move('2026-11-20T14:00:00.000Z', 0)).status, 'no version').toBe(422);
  expect(await ana.move('2026-11-20T14:00:00.000Z', 7)).toMatchObject({
    status: 409,
    json: { message: 'Changed elsewhere' },
  });
  const moved = await ana.move('2026-11-20T14:00:00.000Z');
  expect(moved.json.appointment).toMatchObject({ starts_at: '2026-11-20T14:00:00.000Z', version: 2 });
  expect((await ana.move('2026-11-20T14:00:00.000Z')).status, 'an answer that got lost').toBe(200);
  const events = await api.db.select().from(case_events).where(eq(case_events.user_id, ana.user_id));
  expect(events.map(({ event }) => event)).toEqual(['appointment.booked', 'appointment.moved']);
  expect((await api.db.select().from(messages)).map(({ kind }) => kind).sort()).toEqual([
    ...['appointment_booked', 'appointment_moved', 'call_moved_adviser'],
  ]);
  api.clock.now = new Date('2026-11-20T02:00:01Z');
  // Sessions of before have ended by then; it is the same for everybody who may.
  const { bearer: later } = await api.signIn('csr');
  expect(await ana.move('2026-11-23T14:00:00.000Z', 2, later)).toMatchObject({
    ...{ status: 409, json: { message: REFUSALS.tooLate } },
  });
  expect((await ana.times(later)).json.message).toBe(REFUSALS.tooLate);
  expect((await ana.book({ date: '2026-11-23', version: 2 }, later)).json.message).toBe(REFUSALS.tooLate);
  const cancelled = await api.send('DELETE', `/api-mv/appointments/${ana.user_id}/adviser_call/booking`, {
    ...{ headers: later, json: { version: 2 } },
  });
  expect(cancelled.status).toBe(200);
});

test('the adviser hears of a call that somebody else books, moves, gives away or cancels, and not of their own doing', async ({
  api,
}) => {
  const { csr, admin, customer } = await office(api);
  const ana = await customer();
  const told = async () => {
    const rows = (await api.db.select().from(messages)).filter(({ kind }) => kind.endsWith('_adviser'));
    const told = rows.map(({ kind, user_id, to_address }) => [
      kind,
      user_id === csr.user.user_id ? 'csr' : 'admin',
      to_address,
    ]);
    return told.sort(([one = ''], [other = '']) => String(one).localeCompare(String(other)));
  };
  await ana.book();
  expect(await told(), 'Laura booked it herself').toEqual([]);
  await api.db
    .update(users)
    .set({ email: 'laura@mirador.example', email_verified_at: NOW })
    .where(eq(users.user_id, csr.user.user_id));
  await ana.move('2026-11-20T14:00:00.000Z');
  expect(await told()).toEqual([['call_moved_adviser', 'csr', 'laura@mirador.example']]);
  const [letter] = (await api.db.select().from(messages)).filter(({ kind }) => kind === 'call_moved_adviser');
  expect(letter?.text).toContain('viernes, 20 de noviembre de 2026');
  expect(letter?.text).toContain('Ana');
  await ana.move('2026-11-20T14:00:00.000Z', 2);
  expect(await told(), 'the same time again').toHaveLength(1);
  await ana.book({ date: '2026-11-20', version: 2, adviser_id: admin.user.user_id });
  const given = [
    ['call_booked_adviser', 'admin', brand.staffEmail],
    ['call_moved_adviser', 'csr', 'laura@mirador.example'],
  ];
  expect(await told(), 'Laura gave it away; who has it now hears of it').toEqual(given);
  const cancelled = await api.send('DELETE', `/api-mv/appointments/${ana.user_id}/adviser_call/booking`, {
    headers: csr.bearer,
    json: { version: 3 },
  });
  expect(cancelled.status).toBe(200);
  expect((await told()).map((one) => one.slice(0, 2))).toEqual([
    ['call_booked_adviser', 'admin'],
    ['call_cancelled_adviser', 'admin'],
    ['call_moved_adviser', 'csr'],
  ]);
});

test('whose it is: nobody else moves it; in a family the guardian does (D48)', async ({ api }) => {
  const { customer } = await office(api);
  const [ana, stranger] = [await customer(), await customer()];
  await ana.book();
  expect((await ana.move('2026-11-20T14:00:00.000Z', 1, stranger.bearer)).status).toBe(404);
  expect((await ana.times({} as typeof ana.bearer)).status).toBe(401);
  expect((await ana.times((await api.signIn('csr')).bearer)).status).toBe(200);
  const trail = await api.db.select().from(audit).where(eq(audit.subject_id, ana.user_id));
  expect(trail.map(({ action }) => action)).toContain('appointment.read');
});

test('the file of a call lasts as long as the call', async ({ api }) => {
  const { customer } = await office(api);
  const ana = await customer();
  await ana.book({ minutes: 45 });
  const path = `/api-mv/appointments/${ana.user_id}/adviser_call/calendar`;
  const file = await (await api.raw('GET', path, { headers: ana.bearer })).text();
  expect(file).toContain('DTSTART:20261119T140000Z');
  expect(file).toContain('DTEND:20261119T144500Z');
});

test('the calendar: by time and by key, of one adviser or kind, for staff, on record', async ({ api }) => {
  const { csr, admin, customer } = await office(api);
  for (const time of ['09:00', '10:00', '11:00']) await (await customer()).book({ time });
  await (await customer()).book({ time: '09:00', adviser_id: admin.user.user_id });
  await (await customer()).book({ date: '2026-11-26' });
  const read = async (query: string, headers: Record<string, string> = csr.bearer) =>
    api.send('GET', `/api-mv/admin/calendar?${query}`, { headers });
  type Entry = { starts_at: string; adviser_name: string; appointment_id: string };
  const week = (await read('from=2026-11-16&until=2026-11-23')).json;
  expect(week.entries.map(({ starts_at }: Entry) => starts_at.slice(11, 16))).toEqual([
    '14:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(week.next).toBeNull();
  const first = (await read('from=2026-11-16&until=2026-11-23&limit=3')).json;
  const rest = (await read(`from=2026-11-16&until=2026-11-23&limit=3&after=${first.next}`)).json;
  expect([...first.entries, ...rest.entries]).toEqual(week.entries);
  const own = (await read(`from=2026-11-16&until=2026-11-30&adviser_id=${csr.user.user_id}`)).json.entries;
  expect(new Set(own.map(({ adviser_name }: Entry) => adviser_name))).toEqual(new Set(['Laura']));
  expect(own).toHaveLength(4);
  expect((await read('from=2026-11-16&until=2026-11-23&kind=consulate')).json.entries).toEqual([]);
  for (const wrong of [
    'from=2026-11-16&until=2026-11-16',
    'from=2026-02-30&until=2026-03-02',
    'from=2026-01-01&until=2026-03-01',
  ])
    expect((await read(wrong)).status, wrong).toBe(422);
  expect((await read('', (await customer()).bearer)).status).toBe(404);
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'calendar.read'));
  expect(trail.length).toBeGreaterThan(3);
  const page = await api.raw('GET', '/admin/calendar?from=2026-11-19&span=day', { headers: csr.cookie });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('Laura');
});

test('ten who book the same adviser at the same moment: one of them has the time', async () => {
  const api = await ownApp();
  onTestFinished(api.close);
  const { customer } = await office(api);
  const people = await Promise.all(Array.from({ length: 10 }, () => customer()));
  const answers = await Promise.all(people.map(({ book }) => book()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const other = people.find((_, turn) => answers[turn]?.status === 409);
  const mine = people.find((_, turn) => answers[turn]?.status === 200);
  await other?.book({ time: '15:00' });
  const moves = await Promise.all([mine?.move('2026-11-20T14:00:00.000Z'), other?.move('2026-11-20T14:00:00.000Z')]);
  expect(moves.map((move) => move?.status).sort()).toEqual([200, 409]);
});
