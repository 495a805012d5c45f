/** /portal as it leaves the server, in states that a journey cannot reach yet (D3, D9, D12, D17, D20, D21). */
import { eq } from 'drizzle-orm';
import { placeholderEmail } from '#app/features/accounts/rules.ts';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { credentials, exchange_rates, sessions, subscriptions, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

/** The page without its scripts: what somebody reads. */
async function read(api: TestApp, { cookie }: Pick<TestSession, 'cookie'>, path = '/en/portal') {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}
const changeButton = (html: string) => /<button[^>]*>(?:<[^>]*>)*Change</.exec(html)?.[0] ?? '';

test('the service can be changed until it is paid, by whatever way', async ({ api }) => {
  const open = await api.signIn('applicant', { service_type: 'FirstTime' });
  expect(changeButton((await read(api, open)).html)).not.toContain('disabled=""');
  const marked = await api.signIn('applicant', { service_type: 'FirstTime', marked_paid_by_csr: true });
  const bought = await api.signIn('applicant', { service_type: 'FirstTime' });
  await api.db
    .insert(subscriptions)
    .values({ user_id: bought.user.user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  for (const person of [marked, bought]) {
    const { html, text } = await read(api, person);
    expect(changeButton(html)).toContain('disabled=""');
    expect(text).toContain('It is already paid. If you need another one, write to us.');
  }
});

const row = (html: string, name: string) =>
  new RegExp(`<li>(?:(?!</li>).)*>${name}<(?:(?!</li>).)*</li>`, 's').exec(html)?.[0] ?? '';
/** Where the coral buttons lead: there is one. */
const mainLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*>/g)].flatMap(([link]) =>
    /class="[^"]*\bbg-coral\b/.test(link) ? (/href="([^"]*)"/.exec(link)?.[1] ?? []) : [],
  );
const wordIn = (html: string, name: string) =>
  /Not started|In progress|Finished|With your quote/.exec(row(html, name))?.[0];

test('one list says where each task stands, and the bar how many are done', async ({ api }) => {
  const standings = {
    password_set: ['Not started', 'Not started', '1'],
    onboarding_questions_half_complete: ['In progress', 'Not started', '1'],
    required_visa_seen: ['Finished', 'Not started', '2'],
    application_page_seen: ['Finished', 'Not started', '2'],
  } as const;
  for (const [current_step, [questions, payment, done]] of Object.entries(standings)) {
    const person = await api.signIn('applicant', { service_type: 'FirstTime', current_step });
    const { html, text } = await read(api, person);
    expect([wordIn(html, 'Questions'), wordIn(html, 'Payment')], current_step).toEqual([questions, payment]);
    expect(text).toContain(`${done} of 5 done`);
    expect(html).toMatch(new RegExp(`<progress[^>]*value="${done}"[^>]*max="5"`));
    expect(row(html, 'Questions')).toContain('href="/en/portal/questions"');
    expect(row(html, 'Payment')).toContain('href="/en/portal/payment"');
  }
});

test('a step screen says in its line which step it is, (index + 1) / 3, and ticks what is done alone', async ({
  api,
}) => {
  const seen = { service_type: 'FirstTime', current_step: 'application_page_seen' } as const;
  const unpaid = await read(api, await api.signIn('applicant', seen), '/en/portal/applicants');
  expect(unpaid.html).toMatch(/<progress[^>]*aria-label="Step 3 of 3: Applicants"[^>]*value="3"[^>]*max="3"/);
  const begun = await api.signIn('applicant', { service_type: 'FirstTime', current_step: 'password_set' });
  const first = await read(api, begun, '/en/portal/questions');
  expect(first.html).toMatch(/<progress[^>]*aria-label="Step 1 of 3: Questions"[^>]*value="1"[^>]*max="3"/);
  expect(unpaid.text).toMatch(/Questions : Done .*Payment : To do .*Applicants : You are here/);
  const paid = await read(
    api,
    await api.signIn('applicant', { ...seen, marked_paid_by_csr: true }),
    '/en/portal/applicants',
  );
  expect(paid.text).toMatch(/Payment : Done/);
});

test('a quoted service asks for no payment', async ({ api }) => {
  const person = await api.signIn('applicant', {
    service_type: 'WorkFamilyImmigration',
    current_step: 'required_visa_seen',
  });
  const { html } = await read(api, person);
  expect(wordIn(html, 'Payment')).toBe('With your quote');
  expect(row(html, 'Payment'), 'there is nothing to pay').not.toContain('href');
  expect(mainLinks(html), 'its form').toEqual([`/en/portal/applicants/${person.user.user_id}/form`]);
  const talked = { service_type: 'StudyPermitCanada' as const };
  await api.db.update(users).set(talked).where(eq(users.user_id, person.user.user_id));
  expect((await read(api, person)).text, 'without a form').toContain('Check who is traveling');
});

test('a temporary account is asked for its password before paying, and may go on without it until then', async ({
  api,
}) => {
  const at = async (current_step: 'account_created' | 'required_visa_seen') => {
    const person = await api.signIn('applicant', { service_type: 'FirstTime', current_step });
    await api.db.insert(credentials).values({ user_id: person.user.user_id, must_set_password: true });
    return (await read(api, person)).text;
  };
  expect(await at('account_created')).toContain('Answer the questions');
  expect(await at('required_visa_seen')).toContain('Keep my account before paying');
});

test('after the form the portal says what happens next', async ({ api }) => {
  const stages = {
    form_completed: 'Check your answers and send them',
    interview_scheduled: 'Prepare for the interview',
    interview_completed: 'We wait for the consulate’s answer',
    visa_received: 'Your visa is here',
    visa_denied: 'The consulate denied this application',
  };
  for (const [current_step, title] of Object.entries(stages)) {
    const paid = { service_type: 'FirstTime', marked_paid_by_csr: true, status: 'Finished' } as const;
    const person = await api.signIn('applicant', { ...paid, current_step });
    expect((await read(api, person)).text).toContain(title);
  }
});

test('what was made up for a temporary account is never shown', async ({ api }) => {
  const person = await api.signIn('applicant', { first_name: 'Rosa', last_name: '-', created_at: api.clock.now });
  const { user_id } = person.user;
  await api.db
    .update(users)
    .set({ email: placeholderEmail(user_id) })
    .where(eq(users.user_id, user_id));
  await api.db.insert(credentials).values({ user_id, must_set_password: true });
  const { html, text } = await read(api, person);
  expect(text).toContain('It is temporary: we keep it until');
  expect(html).not.toContain('placeholder.invalid');
  expect(text).not.toContain('Rosa -');
  await api.db
    .update(users)
    .set({ created_at: new Date(api.clock.now.getTime() - 25 * 3_600_000) })
    .where(eq(users.user_id, user_id));
  expect((await read(api, person)).text).toContain('It is temporary: fill in these details');
});

test('an account that staff made asks for the password alone', async ({ api }) => {
  const person = await api.signIn('applicant', { email: 'marta@correo.example' });
  await api.db.insert(credentials).values({ user_id: person.user.user_id, must_set_password: true });
  const { html, text } = await read(api, person);
  expect(text).toContain('An adviser created it: choose a password');
  expect(html).toContain('name="password"');
  expect(html).not.toContain('name="last_name"');
});

test('a family member sees the service of the head, and nobody else of the family', async ({ api }) => {
  const head = await api.signIn('applicant', { first_name: 'Cabeza', service_type: 'VisitorVisaCanada' });
  const family = { primary_user_id: head.user.user_id, service_type: 'FirstTime' };
  await api.signIn('secondary', { ...family, first_name: 'Hermana' });
  const member = await api.signIn('secondary', { ...family, first_name: 'Luz', status: 'In Progress' });
  const { text } = await read(api, member);
  expect(text).toContain('You are part of Cabeza’s application.');
  expect(text).toMatch(/Canada/);
  expect(text).toContain('In progress');
  expect(text).not.toContain('Hermana');
  expect((await read(api, member, '/en/portal/applicants')).status).toBe(404);
  await api.db
    .update(users)
    .set({ first_name: '', deleted_at: new Date() })
    .where(eq(users.user_id, head.user.user_id));
  expect((await read(api, member)).text).toContain('You are part of Luz’s application.');
});

test('before the questions and the payment of the head are done, everybody is told who does what first', async ({
  api,
}) => {
  const head = await api.signIn('applicant', { first_name: 'Cabeza', service_type: 'FirstTime' });
  const of = { primary_user_id: head.user.user_id, first_name: 'Luz' };
  const member = await api.signIn('secondary', of);
  const move = (current_step: 'required_visa_seen') =>
    api.db.update(users).set({ current_step }).where(eq(users.user_id, head.user.user_id));
  /** The card of the member, as the head reads it. */
  const cardOf = async () => /Luz.*?What comes next ?: +(.*?) +(?:Form|Documents) /.exec(await family())?.[1];
  const family = async () => (await read(api, head, '/en/portal/applicants')).text;
  expect((await read(api, member)).text).toContain('First Cabeza answers the questions of the application.');
  expect(await cardOf()).toBe('First you answer the questions');
  await move('required_visa_seen');
  const { html, text } = await read(api, member);
  expect(text, 'the form waits for no payment').toContain('We check it and submit it once Cabeza has paid.');
  expect(mainLinks(html)).toEqual([`/en/portal/applicants/${member.user.user_id}/form`]);
  expect(await cardOf()).toBe('Fill in the form');
  // Where there is no form our adviser writes.
  await api.db.update(users).set({ service_type: 'StudyPermitCanada' }).where(eq(users.user_id, head.user.user_id));
  expect((await read(api, member)).text).toContain('Your adviser will write to you with what comes next.');
});

test('the form is the next step of the head once it is begun or paid; complete and unpaid, the payment is', async ({
  api,
}) => {
  const at = async (more: object) => {
    const person = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
    const { html, text } = await read(api, person);
    return { links: mainLinks(html), text, form: `/en/portal/applicants/${person.user.user_id}/form`, html };
  };
  const fresh = await at({ current_step: 'password_set' });
  expect(row(fresh.html, 'Form'), 'first the questions').not.toContain('href');
  const begun = await at({ current_step: 'form_started', status: 'In Progress' });
  expect(begun.links).toEqual([begun.form]);
  expect(begun.text).toContain('Continue with my form');
  expect(begun.text).toContain('We check it and submit it once the payment is made.');
  const paid = await at({ current_step: 'required_visa_seen', marked_paid_by_csr: true });
  expect(paid.links).toEqual([paid.form]);
  expect(paid.text).toContain('Fill in my form');
  expect(paid.text).not.toContain('once the payment is made');
  const unpaid = await at({ current_step: 'form_completed', status: 'Finished' });
  expect(unpaid.text).not.toContain('We are checking your application');
  expect(mainLinks(unpaid.html)).toEqual(['/en/portal/payment']);
});

test('staff land in the back office; before their second factor they are let in to set it up', async ({ api }) => {
  const { token, cookie } = await api.signIn('csr');
  const { status: away, headers } = await api.raw('GET', '/en/portal', { headers: cookie });
  expect([away, headers.get('location')], 'otherwise they work in the back office').toEqual([302, '/en/admin']);
  await api.db
    .update(sessions)
    .set({ is_limited: true })
    .where(eq(sessions.token_hash, hashToken(token)));
  const { status, text } = await read(api, { cookie });
  expect(status).toBe(200);
  expect(text).toContain('Before you go on, set up the second factor');
});

test('while the questions are open the home says when the form opens; no step is sent to a chat', async ({ api }) => {
  const says = 'The form opens once you have answered the questions.';
  for (const [current_step, isSaid] of [
    ['password_set', true],
    ['required_visa_seen', false],
  ] as const) {
    const person = await api.signIn('applicant', { service_type: 'FirstTime', current_step });
    const { html, text } = await read(api, person);
    expect(text.includes(says), current_step).toBe(isSaid);
    expect(row(html, 'Form').includes('href='), current_step).toBe(!isSaid);
    expect(text).not.toContain('adviser on WhatsApp');
  }
});

test('the cost in all is at the published rate of the day, with its date, not at the table of the product', async ({
  api,
}) => {
  api.clock.now = new Date('2026-11-16T12:00:00Z');
  const source = 'https://www.exchangerate-api.com';
  const rates = { ...fallbackRates, COP: 5000, GBP: 0.5 };
  await api.db.insert(exchange_rates).values({ as_of: '2026-11-15', rates, source });
  const pesos = await api.signIn('applicant', { service_type: 'FirstTime', phone_number: '+573001234567' });
  const { text } = await read(api, pesos);
  expect(text, '185 dollars, and 97 as the plan’s 400,000 pesos').toMatch(/about\s+1,325,000\s+COP/);
  expect(text).toContain('Converted at the exchange rate of November 15, 2026; your bank uses its own.');
  expect(text).toContain('ExchangeRate-API');
  const dollars = await api.signIn('applicant', { service_type: 'VisitorVisaUK', phone_number: '+12025550123' });
  const uk = (await read(api, dollars)).text;
  expect(uk, '135 pounds are 270 dollars').toMatch(/about\s+405\s+USD/);
  expect(uk).toContain('Converted at the exchange rate of November 15, 2026; your bank uses its own.');
  const plain = await api.signIn('applicant', { service_type: 'FirstTime', phone_number: '+12025550124' });
  expect((await read(api, plain)).text).not.toContain('Converted');
});
