/** The payment page as it leaves the server: what is paid in all, for whom it is, and what staff see of it (spec 2, 6, D2, D3, D52). */
import { credentials, orders, subscriptions } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { sandboxOrder } from '#tests/sandbox-samples.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

async function read(api: TestApp, { cookie }: Pick<TestSession, 'cookie'>, path = '/en/portal/payment') {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const text = html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
  return { status: answer.status, html, text };
}

let people = 0;
/** With a number of Colombia of their own. */
const person = (api: TestApp, more: Parameters<TestApp['signIn']>[1] = {}) =>
  api.signIn('applicant', {
    ...{ service_type: 'FirstTime', number_in_party: 1, current_step: 'required_visa_seen' },
    phone_number: `+5730011${String(++people).padStart(5, '0')}`,
    ...more,
  });

test('one total in the money of home, ours today, the government’s apart with when and where, the charge in dollars', async ({
  api,
}) => {
  const { status, text, html } = await read(api, await person(api));
  expect(status).toBe(200);
  expect(html).toMatch(/<progress[^>]*aria-label="Step 2 of 3: Payment"/);
  expect(text).toMatch(/You pay in all about [\d,]+ COP/);
  expect(text).toMatch(/[\d,]+ COP today to Mirador/);
  expect(text).toMatch(/about [\d,]+ COP to the government, later, on its site/);
  expect(text).toContain('185 USD in all, paid separately.');
  expect(text).toContain('Charged in US dollars: 97 USD');
  expect(text).toMatch(/At the exchange rate of/);
  expect(text).toContain('If you cancel before the review we give back 100%');
  expect(text).toContain('Continue to application');
  expect(html).toContain('href="/en/portal/questions"');
  expect(html, 'locked until Change is pressed').toMatch(
    /<select[^>]*id="party"[^>]*disabled=""|<select[^>]*disabled=""[^>]*id="party"/,
  );
});

test('without a number of people it is asked for; without a country the placeholder stands, and prices are in dollars', async ({
  api,
}) => {
  const { text, html } = await read(api, await person(api, { number_in_party: null, phone_number: '+14155550132' }));
  expect(text.replaceAll('&#x27;', "'")).toContain("No 'number_in_party' found for user");
  expect(html).toContain('Choose your country');
  expect(text).toMatch(/You pay in all 282 USD/);
  expect(text, 'it is the money of the page').not.toContain('Charged in US dollars');
  expect(text).toContain('Go on to payment');
});

test('paid by an adviser: no way back to the questions; bought already: what, for how many, and when', async ({
  api,
}) => {
  const marked = await person(api, { marked_paid_by_csr: true });
  expect((await read(api, marked)).text).not.toContain('Previous: questions');
  const ana = await person(api);
  await api.db
    .insert(subscriptions)
    .values({ user_id: ana.user.user_id, sid: 'BackgroundCheck', applicants_covered: 2, state: 'active' });
  const { text } = await read(api, ana);
  expect(text).toContain('What you already bought');
  expect(text).toContain('Background check For 2 people Paid on');
  expect(text).toContain('Previous: questions');
});

test('a temporary account keeps itself first; a quoted service says who writes; no service, it is chosen', async ({
  api,
}) => {
  const ana = await person(api);
  await api.db.insert(credentials).values({ user_id: ana.user.user_id, must_set_password: true });
  const { text, html } = await read(api, ana);
  expect(text).toContain('Before you pay, keep your account');
  expect(html).toContain('name="password"');
  const quoted = await read(api, await person(api, { service_type: 'WorkFamilyImmigration' }));
  expect(quoted.text).toContain('within one business day');
  expect(quoted.text).toContain('Choose at least one service to pay for.');
  expect((await read(api, await person(api, { service_type: null }))).text).toContain('Choose my service');
});

test('an order that nobody has decided is said, and can be tried again: a declined card is one of them', async ({
  api,
}) => {
  const ana = await person(api);
  await sandboxOrder(api, ana.user.user_id);
  const pending = await read(api, ana);
  expect(pending.text).toContain('Your last payment attempt is not confirmed');
  expect(pending.text).toContain('How you pay');
  await api.db.update(orders).set({ state: 'failed' });
  const failed = await read(api, ana);
  expect(failed.text).toContain('The last payment attempt did not go through');
  expect(failed.text).toContain('How you pay');
});

test('the page of the one who applies: for family, staff and strangers it is the missing page', async ({ api }) => {
  const ana = await person(api);
  const luz = await api.signIn('secondary', { primary_user_id: ana.user.user_id });
  for (const other of [luz, await api.signIn('csr'), await api.signIn('admin')])
    expect((await read(api, other)).status).toBe(404);
  const stranger = await api.raw('GET', '/en/portal/payment');
  expect(stranger.headers.get('location')).toContain('/en/auth/log-in?next=');
});

test('staff see it of a customer with the payment link as text, and applicants do not', async ({ api }) => {
  const ana = await person(api, { first_name: 'Ana', last_name: 'Prueba' });
  const path = `/en/admin/people/${ana.user.user_id}/payment`;
  const { status, text, html } = await read(api, await api.signIn('csr'), path);
  expect(status).toBe(200);
  expect(text).toContain('Payment of Ana Prueba');
  expect(text).toContain('/portal/payment Copy link');
  expect(text).not.toContain('Continue to application');
  expect(html, 'full width').not.toContain('mx-auto max-w-6xl px-4 pt-4 pb-12');
  expect((await read(api, ana, path)).status).toBe(404);
});

test('in Arabic', async ({ api }) => {
  const { html, text } = await read(api, await person(api), '/ar/portal/payment');
  expect(html).toContain('dir="rtl"');
  expect(text).toContain('يُخصم بالدولار');
});
