/** What stands in the calendar: what is booked now, and nothing that was moved away or cancelled. */
import { expect, test } from '#tests/app.ts';

test('a visit that is moved stands on its new day alone, and one that is cancelled nowhere', async ({ api }) => {
  api.clock.now = new Date('2026-11-17T15:00:00Z');
  const { user } = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Ana' });
  const { bearer: headers, cookie } = await api.signIn('csr');
  const done = async (method: 'PUT' | 'DELETE', path: string, json: object) => {
    const answer = await api.send(method, `/api-mv${path}`, { headers, json });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return answer.json.appointment?.version;
  };
  const application_number = 'AA00ABC123';
  const days = async () => {
    const { json } = await api.send('GET', '/api-mv/admin/calendar?from=2026-11-23&until=2026-11-30', { headers });
    return json.entries.map(({ starts_at }: { starts_at: string }) => starts_at.slice(0, 10));
  };
  await done('PUT', `/admin/people/${user.user_id}/application-number`, { application_number, version: 0 });
  const path = `/appointments/${user.user_id}/consulate/booking`;
  const visit = { time: '08:30', city: 'BGT', confirmation_numbers: ['X1'], application_number };
  const version = await done('PUT', path, { ...visit, date: '2026-11-24', version: 0 });
  expect(await days()).toEqual(['2026-11-24']);
  const moved = await done('PUT', path, { ...visit, date: '2026-11-26', version });
  expect(await days()).toEqual(['2026-11-26']);
  const page = async () => (await api.raw('GET', '/admin/calendar?from=2026-11-23', { headers: cookie })).text();
  expect(await page()).toContain('Ana');
  await done('DELETE', path, { version: moved });
  expect(await days()).toEqual([]);
  expect(await page()).not.toContain('Ana');
});
