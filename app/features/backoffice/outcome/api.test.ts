/** The application number of a case, that a visit is booked for no other one, and the screen for both. */
import { and, eq } from 'drizzle-orm';
import { appointments, audit, cases } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const NUMBER = 'AA00ABC123';
const BOOKING = { date: '2027-03-04', time: '08:30', city: 'BGT', confirmation_numbers: ['X1'], version: 0 };

async function office(api: TestApp, more: object = {}) {
  api.clock.now = new Date('2026-11-17T15:00:00Z');
  const own = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Ana', ...more });
  const csr = await api.signIn('csr');
  const { user_id } = own.user;
  const put = (path: string, json: object, headers: Record<string, string> = csr.bearer) =>
    api.send('PUT', `/api-mv${path}`, { headers, json });
  return {
    ...{ own, csr, user_id },
    save: (application_number: string, version = 0, headers?: Record<string, string>) =>
      put(`/admin/people/${user_id}/application-number`, { application_number, version }, headers),
    book: (changes: object = {}, kind = 'consulate') =>
      put(`/appointments/${user_id}/${kind}/booking`, { ...BOOKING, ...changes }),
  };
}

test('the number is kept as the authority writes it, with its version, on record and never in words', async ({
  api,
}) => {
  const { save, user_id, own } = await office(api);
  expect((await save(' aa00-abc 123 ')).json).toEqual({ success: true, application_number: NUMBER, version: 1 });
  expect((await save(NUMBER, 0)).status, 'an answer that got lost').toBe(200);
  expect(await save('AA00ABC999', 0)).toMatchObject({ status: 409, json: { application_number: NUMBER, version: 1 } });
  expect((await save('AA00ABC999', 1)).json.version).toBe(2);
  for (const wrong of ['', 'AA00ABC12', 'BB00ABC123', 'x'.repeat(41)])
    expect((await save(wrong, 2)).status, wrong).toBe(422);
  expect((await save(NUMBER, 2, own.bearer)).status).toBe(404);
  const trail = and(eq(audit.subject_id, user_id), eq(audit.action, 'case.application_number'));
  const rows = await api.db.select().from(audit).where(trail);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('ABC');
});

test('a visit is booked for the number on file and no other; a call needs none', async ({ api }) => {
  const { save, book, user_id } = await office(api);
  const message = 'The number of the application is not on file yet';
  expect(await book({ application_number: NUMBER })).toMatchObject({
    status: 409,
    json: { message, field: 'application_number' },
  });
  await save(NUMBER);
  for (const application_number of ['AA00ABC124', undefined])
    for (const kind of ['consulate', 'cas'])
      expect((await book({ application_number }, kind)).json.message).toBe(
        'The appointment names another application number',
      );
  expect(await api.db.$count(appointments, eq(appointments.user_id, user_id)), 'nothing was booked').toBe(0);
  expect((await book({ application_number: 'aa00 abc 123' })).status).toBe(200);
  expect((await book({}, 'adviser_call')).status).toBe(200);
});

test('the screen shows both, and leads staff through what comes next; nobody else sees it', async ({ api }) => {
  const { save, csr, user_id, own } = await office(api, { current_step: 'visa_denied' });
  await save(NUMBER);
  const read = (headers: Record<string, string>, locale = '') =>
    api.raw('GET', `${locale}/admin/people/${user_id}/visit`, { headers });
  /** The texts of the screen travel with it: what is shown stands before its scripts. */
  const shown = async (headers: Record<string, string>) => (await (await read(headers)).text()).split('</main>')[0];
  expect(await shown(csr.cookie)).toContain(NUMBER);
  expect(await shown(csr.cookie), 'a correction is for admins').not.toContain('Corregir el resultado');
  expect(await shown((await api.signIn('admin')).cookie)).toContain('Corregir el resultado');
  expect((await read(own.cookie)).status).toBe(404);
  expect(await (await read(csr.cookie, '/ar')).text(), 'in Arabic the English words stand in').toContain(
    'Application number',
  );
  expect(await api.db.$count(cases)).toBe(1);
});

test('the desk: every answer with its page, for staff, on record', async ({ api }) => {
  const { csr, user_id, own } = await office(api);
  const json = { form_data: { surnames: 'MUNOZ <b>' } };
  await api.send('PUT', `/api-mv/form/${user_id}/ds160/pages/1`, { headers: own.bearer, json });
  const path = `/admin/people/${user_id}/answers`;
  const page = await api.raw('GET', path, { headers: csr.cookie });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Respuestas de Ana');
  expect(html, 'what somebody typed is text').not.toContain('MUNOZ <b>');
  expect((await api.raw('GET', path, { headers: own.cookie })).status).toBe(404);
  const reads = and(eq(audit.subject_id, user_id), eq(audit.action, 'form.read'));
  expect(await api.db.$count(audit, reads)).toBe(1);
});
