/** What an applicant reads of the case: the story, the outcome, the next step of each person (D21, D45, D48, T23). */
import { eq } from 'drizzle-orm';
import { case_events, users } from '#db/schema.server.ts';
import { page } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

/** The page without its scripts: what somebody reads. */
async function read(api: TestApp, { cookie }: Pick<TestSession, 'cookie'>, path = '/en/portal') {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { status: answer.status, location: answer.headers.get('location'), html, text };
}
const happened = (api: TestApp, user_id: string, more: Partial<typeof case_events.$inferInsert>) =>
  api.db.insert(case_events).values({ user_id, event: 'step', created_at: new Date('2026-11-02T15:04:00Z'), ...more });

async function family(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  const head = await api.signIn('applicant', { first_name: 'Ana', service_type: 'FirstTime', ...more });
  const primary_user_id = head.user.user_id;
  const luz = await api.signIn('secondary', { first_name: 'Luz', primary_user_id });
  const csr = await api.signIn('csr', { first_name: 'Carla' });
  return { head, luz, csr, id: primary_user_id };
}

test('the head reads what happened to everybody, with who and when; a family member their own alone', async ({
  api,
}) => {
  const { head, luz, csr, id } = await family(api);
  await happened(api, id, { to_step: 'form_started', actor_id: id });
  await happened(api, id, { event: 'family.added', data: { user_id: luz.user.user_id }, actor_id: id });
  await happened(api, luz.user.user_id, { to_step: 'visa_received', actor_id: csr.user.user_id });
  await happened(api, luz.user.user_id, { event: 'contact.applied', data: { field: 'email' } });
  await happened(api, id, { event: 'something.new' });
  const home = await read(api, head);
  expect(home.text).toContain('What has happened (3)');
  expect(home.text).toMatch(/The visa of Luz arrived Nov 2, 2026, .{4,12} · Your adviser/);
  expect(home.text).toMatch(/Luz joined the application .* · You Your form was started .* · You/);
  expect(home.html).toContain('dateTime="2026-11-02T15:04:00.000Z"');
  expect(home.text).not.toContain('Carla');
  expect((await read(api, head, '/en/portal/applicants')).text).toContain('The visa of Luz arrived');
  const own = await read(api, luz);
  expect(own.text).toContain('What has happened (2)');
  expect(own.text).toContain('Your visa arrived');
  expect(own.text).toContain('The e-mail of your account changed');
  expect(own.text).not.toContain('Your form was started');
});

test('a stranger’s case and a removed person’s name are in nobody’s story', async ({ api }) => {
  const { head, luz, id } = await family(api);
  const other = await api.signIn('applicant', { first_name: 'Ajena' });
  await happened(api, other.user.user_id, { to_step: 'visa_denied', actor_id: other.user.user_id });
  await happened(api, luz.user.user_id, { to_step: 'form_started' });
  const headers = { ...page, ...head.cookie };
  await api.send('DELETE', `/user/${id}/secondary-applicants/${luz.user.user_id}`, { headers });
  const { text } = await read(api, head);
  expect(text).toContain('What has happened (1)');
  expect(text).toContain('Somebody left the application');
  expect(text).not.toMatch(/Luz|denied|Ajena/);
});

test('five lines stand open, the rest is folded', async ({ api }) => {
  const { head, id } = await family(api);
  const steps = ['account_created', 'onboarding_questions_completed', 'form_started', 'interview_scheduled'];
  for (const [n, to_step] of [...steps, 'interview_completed', 'visa_received'].entries())
    await happened(api, id, { to_step, created_at: new Date(Date.parse('2026-11-01T00:00:00Z') + n * 3_600_000) });
  const { text, html } = await read(api, head, '/en/portal/applicants');
  expect(text).toMatch(/Your visa arrived .*The questions are answered .*Show earlier \(1\) Your account was created/);
  expect(html).toMatch(/<details[^>]*>(?:(?!<details).)*<ol start="6"/s);
});

const HEADINGS = { visa_received: 'Your visa is here', visa_denied: 'The consulate denied this application' };

test('an outcome has its page, and only an outcome; a correction changes page and story', async ({ api }) => {
  const { head, luz, id } = await family(api, { current_step: 'visa_denied' });
  const path = '/en/portal/outcome';
  const denied = await read(api, head, path);
  expect(denied.text).toContain(HEADINGS.visa_denied);
  expect(denied.text).toContain('214(b)');
  expect(denied.html, 'what the section means, in our words').toContain('us-visa-denied-214b-when-to-reapply');
  expect(denied.html).toContain('/en/reschedule-refund-policy');
  expect(denied.html).toContain('https://wa.me/');
  expect((await read(api, head)).html).toContain('href="/en/portal/outcome"');
  expect(denied.text, 'how the others stand').toMatch(/Luz Being prepared/);

  const admin = await api.signIn('admin');
  const corrected = await api.send('PUT', `/user/${id}`, {
    json: { updates: { current_step: 'visa_received' }, reason: 'la persona equivocada' },
    headers: { ...page, ...admin.cookie },
  });
  expect(corrected.status).toBe(200);
  const received = await read(api, head, path);
  expect(received.text).toContain(HEADINGS.visa_received);
  expect(received.text).not.toContain(HEADINGS.visa_denied);
  expect((await read(api, head)).text).toContain('The status of your application was corrected: visa received');

  expect(await read(api, luz, path), 'her own case goes on').toMatchObject({ status: 302, location: '/en/portal' });
  await api.db.update(users).set({ current_step: 'visa_denied' }).where(eq(users.user_id, luz.user.user_id));
  const own = await read(api, luz, path);
  expect(own.text).toContain(HEADINGS.visa_denied);
  expect(own.text, 'nobody else’s').not.toContain('Ana');
  expect((await read(api, luz)).html).toContain('href="/en/portal/outcome"');
  for (const current_step of ['form_completed', 'interview_completed', 'account_created']) {
    await api.db.update(users).set({ current_step }).where(eq(users.user_id, id));
    expect(await read(api, head, path), current_step).toMatchObject({ status: 302, location: '/en/portal' });
  }
  expect((await read(api, admin, path)).status).toBe(404);
});

test('each destination has its own figures with their sources, and the sections of the law only where they are', async ({
  api,
}) => {
  const at = async (service_type: string, current_step: string) =>
    (await read(api, await api.signIn('applicant', { service_type, current_step }), '/en/portal/outcome')).text;
  const us = await at('FirstTime', 'visa_received');
  expect(us).toContain('Usually they grant up to 6 months a visit.');
  expect(us).toContain('it must be valid 6 months longer than your stay');
  expect(us).toContain('Where these facts come from');
  const canada = await at('VisitorVisaCanada', 'visa_received');
  expect(canada).toContain('Up to 6 months a visit is usual.');
  expect(canada).not.toContain('it must be valid');
  const student = await at('StudentF1', 'visa_received');
  expect(student, 'no figure that is not of this visa').not.toMatch(/Usually they grant/);
  const uk = await at('VisitorVisaUK', 'visa_denied');
  expect(uk).toContain('The letter names the reason');
  expect(uk).not.toContain('214(b)');
  const old = 'Something may have changed';
  expect(us).not.toContain(old);
  api.clock.now = new Date('2040-01-01T12:00:00Z');
  expect((await at('FirstTime', 'visa_received')).split(old), 'said once for both').toHaveLength(2);
});

const card = (html: string, name: string) =>
  new RegExp(`<li[^>]*>(?:(?!</li>).)*?<h2[^>]*><bdi>${name}.*?(?=<h2|$)`, 's').exec(html)?.[0] ?? '';
const nextOf = (html: string, name: string) =>
  /What comes next<!-- -->: <\/span>(?:<[^>]*>)?([^<]+)/.exec(card(html, name))?.[1];

test('each person has one next step, and what has no screen is no link', async ({ api }) => {
  const { head, luz } = await family(api, { current_step: 'required_visa_seen' });
  await api.db.update(users).set({ status: 'Finished' }).where(eq(users.user_id, luz.user.user_id));
  const first = await read(api, head, '/en/portal/applicants');
  expect([nextOf(first.html, 'Ana'), nextOf(first.html, 'Luz')]).toEqual(['Make the payment', 'Gather the documents']);
  await api.db.update(users).set({ current_step: 'interview_completed' }).where(eq(users.user_id, luz.user.user_id));
  const later = await read(api, head, '/en/portal/applicants');
  expect(nextOf(later.html, 'Luz')).toBe('Wait for the consulate’s answer');
  await api.db.update(users).set({ current_step: 'visa_received' });
  const ended = await read(api, head, '/en/portal/applicants');
  expect(card(ended.html, 'Ana')).toContain('href="/en/portal/outcome"');
  expect(card(ended.html, 'Luz'), 'the page shows one’s own').not.toContain('/en/portal/outcome');
});

test('just_paid is a text: what is paid the loader says (T23)', async ({ api }) => {
  const path = '/en/portal/applicants?just_paid=true';
  const unpaid = await api.signIn('applicant', { service_type: 'FirstTime', current_step: 'payment_page_seen' });
  const before = await read(api, unpaid, path);
  expect(before.text).toContain('Your payment is on its way');
  expect(before.text).not.toContain('Your payment is confirmed');
  expect(before.text).toMatch(/Payment : To do/);
  await api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, unpaid.user.user_id));
  const after = await read(api, unpaid, path);
  expect(after.text).toContain('Your payment is confirmed');
  expect(after.text).not.toContain('Your payment is on its way');
  expect((await read(api, unpaid, '/en/portal/applicants')).text).not.toContain('Your payment is');
});

test('the page of the off switch is open to everybody and changes nothing by being opened', async ({ api }) => {
  const { user } = await api.signIn('applicant');
  const { status, text } = await read(api, { cookie: { cookie: '' } }, '/en/auth/reminders');
  expect(status).toBe(200);
  expect(text).toContain('Send me no more reminders');
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
  expect(row?.wants_reminders).toBe(true);
});
