/** The page of appointments as it leaves the server: each state, whose it is, and in every language (D46). */
import { eq } from 'drizzle-orm';
import { appointments, credentials, form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;
const ANSWERED = { service_type: 'FirstTime', current_step: 'onboarding_questions_completed' } as const;

async function read(api: TestApp, reader: TestSession, user_id = reader.user.user_id, locale = '/en') {
  const path = `${locale}/portal/applicants/${user_id}/appointment`;
  const answer = await api.raw('GET', path, { headers: reader.cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

test('what one can do follows the service and the questions, and is never a dead end', async ({ api }) => {
  const express = await read(api, await api.signIn('applicant', { ...ANSWERED, service_type: 'FirstTimeExpress' }));
  expect(express.text).toContain('This service does not include booking appointments');
  expect(express.html).toContain('https://wa.me/');
  expect(express.text).toContain('See other services');
  const none = await read(api, await api.signIn('applicant', { current_step: 'password_set' }));
  expect(none.text).toContain('Choose your service first');
  const early = await read(api, await api.signIn('applicant', { ...ANSWERED, current_step: 'password_set' }));
  expect(early.text).toContain('A few questions first');
  expect(early.html).toMatch(/href="\/en\/portal(\/questions)?"/);
  const ready = await read(api, await api.signIn('applicant', ANSWERED));
  expect(ready.text).toContain('First date that works for you');
  expect(ready.text).not.toContain('A few questions first');
  expect(ready.text).toContain('We start looking in the official system when the service is paid');
  expect(ready.html).toContain('value="sat"');
  expect(ready.html, 'nothing is booked on a Sunday').not.toContain('value="sun"');
  const paid = await read(api, await api.signIn('applicant', { ...ANSWERED, marked_paid_by_csr: true }));
  expect(paid.text).toContain('we look for a date in the official system');
  expect(paid.text).not.toContain('when the service is paid');
});

test('the form begins with the city of the questions, of the country one lives in first', async ({ api }) => {
  const own = await api.signIn('applicant', ANSWERED);
  await api.db.insert(form_pages).values({
    ...{ user_id: own.user.user_id, form_name: 'eligibility', page_number: 2, status: 'Finished' },
    form_data: { residence_country: 'PE', interview_city: 'LMA' },
  });
  const { html } = await read(api, own);
  expect(html).toMatch(/<option value="LMA" selected="">Lima/);
  expect(/<optgroup label="([^"]*)"/.exec(html)?.[1]).toBe('Peru');
});

test('sent, booked, cancelled and over: what is known is shown in the reader’s language, by the clock of the post', async ({
  api,
}) => {
  const own = await api.signIn('applicant', ANSWERED);
  const { user_id } = own.user;
  await api.db.insert(appointments).values({
    ...{ user_id, kind: 'consulate', state: 'wished', city: 'BGT', days_off: ['fri', '2027-01-04'] },
    ...{ wanted_from: '2026-12-01', wanted_until: '2027-02-26' },
  });
  const sent = await read(api, own);
  expect(sent.text).toContain('We have your preferences');
  expect(sent.text, 'nobody looks before it is paid').toContain('We start looking for dates when the service is paid');
  expect(sent.text).not.toContain('An adviser looks for dates');
  expect(sent.text).toContain('From Tuesday, December 1, 2026 to Friday, February 26, 2027');
  expect(sent.text).toMatch(/Fridays.*Monday, January 4, 2027/);
  await api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, user_id));
  expect((await read(api, own)).text).toContain('An adviser looks for dates');
  const booked = { starts_at: new Date('2027-03-04T13:30:00Z'), time_zone: 'America/Bogota', booked_city: 'BGT' };
  await api.db
    .update(appointments)
    .set({ state: 'booked', ...booked, confirmation_numbers: ['AA00BB11'] })
    .where(eq(appointments.user_id, user_id));
  await api.db.insert(appointments).values({ user_id, kind: 'cas', state: 'booked', ...booked });
  const english = await read(api, own);
  expect(english.text).toMatch(/Thursday, March 4, 2027 8:30 AM, Bogotá time/);
  expect(english.text).toContain('Carrera 45 No. 24B-27, Bogotá');
  expect(english.html).toMatch(/<bdi dir="ltr"[^>]*>AA00BB11</);
  expect(english.html).toContain(`href="/api-mv/appointments/${user_id}/consulate/calendar"`);
  expect(english.html).toContain(`href="/api-mv/appointments/${user_id}/cas/calendar"`);
  expect(english.text).toMatch(/What to bring.*DS-160 confirmation page.*What to leave at home/);
  expect(english.text).not.toContain('Send preferences');
  expect((await read(api, own, user_id, '')).text).toMatch(/jueves, 4 de marzo de 2027/i);
  expect((await read(api, own, user_id, '/ar')).text).toMatch(/4 مارس 2027/);
  await api.db.update(appointments).set({ state: 'cancelled' }).where(eq(appointments.kind, 'consulate'));
  const cancelled = await read(api, own);
  expect(cancelled.text).toContain('This appointment was canceled');
  expect(cancelled.text).toContain('Send preferences');
  await api.db.update(appointments).set({ state: 'done' }).where(eq(appointments.kind, 'consulate'));
  expect((await read(api, own)).text).toContain('It was on Thursday, March 4, 2027.');
});

test('the head of the family opens each member’s page, under their name; nobody else’s exists', async ({ api }) => {
  const head = await api.signIn('applicant', ANSWERED);
  const member = await api.signIn('secondary', { primary_user_id: head.user.user_id, first_name: 'Alma' });
  const shown = await read(api, head, member.user.user_id);
  expect(shown.html).toMatch(/<h1[^>]*>Alma’s appointment</);
  expect(shown.text).toContain('First date that works for you');
  expect((await read(api, member)).html).toMatch(/<h1[^>]*>Your appointment</);
  await api.db.update(users).set({ current_step: 'password_set' }).where(eq(users.user_id, head.user.user_id));
  expect((await read(api, member)).text).toContain('Whoever made the application answers them.');
  const stranger = await api.signIn('applicant', ANSWERED);
  for (const [reader, of] of [
    [member, head],
    [stranger, head],
    [stranger, member],
  ] as const)
    expect((await read(api, reader, of.user.user_id)).status).toBe(404);
  expect((await read(api, await api.signIn('csr'), head.user.user_id)).status).toBe(404);
});

test('before somebody is removed their booked visits are known by day; of a member with an account only that there is one', async ({
  api,
}) => {
  const head = await api.signIn('applicant', ANSWERED);
  const at = { starts_at: new Date('2027-03-05T01:30:00Z'), time_zone: 'America/Bogota', booked_city: 'BGT' };
  const member = async (first_name: string, state: 'booked' | 'cancelled', kind: 'consulate' | 'adviser_call') => {
    const { user } = await api.signIn('secondary', { primary_user_id: head.user.user_id, first_name });
    await api.db.insert(appointments).values({ user_id: user.user_id, kind, state, ...at });
    return user.user_id;
  };
  await member('Abel', 'booked', 'consulate');
  await member('Cira', 'cancelled', 'consulate');
  await member('Dora', 'booked', 'adviser_call');
  const alma = await member('Alma', 'booked', 'consulate');
  await api.db.insert(credentials).values({ user_id: alma, password_hash: 'x' });
  const answer = await api.raw('GET', '/en/portal/applicants', { headers: head.cookie });
  const page = await answer.text();
  expect(page, 'by the clock of the post').toContain(
    'Abel has an appointment: Interview at the consulate, Thursday, March 4, 2027.',
  );
  expect(page).toContain('Alma has a booked appointment.');
  for (const nothing of ['Alma has an appointment', 'Cira has a', 'Dora has a']) expect(page).not.toContain(nothing);
});
