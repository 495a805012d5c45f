/** The form page as it leaves the server: what it shows before any script, and to whom (spec 2 "Application form screen", D48). */
import { eq } from 'drizzle-orm';
import { SECONDS_SHOWN } from '#app/features/forms/page/form-page.tsx';
import { audit, credentials, form_pages, reviews } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { WHOLE } from '#tests/form-answers.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const applicant = (api: TestApp, more: object = {}) =>
  api.signIn('applicant', { service_type: 'FirstTime', current_step: 'required_visa_seen', ...more });

async function read(api: TestApp, { cookie }: Pick<Person, 'cookie'>, path: string) {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}
const pagePath = ({ user }: Person, page: number) => `/en/portal/applicants/${user.user_id}/form/ds160/${page}`;
const save = async (api: TestApp, { user, bearer: headers }: Person, page: number, rest: object = {}) =>
  (
    await api.send('PUT', `/api-mv/form/${user.user_id}/ds160/pages/${page}`, {
      headers,
      json: { form_data: WHOLE[page], ...rest },
    })
  ).json;

test('the pages have their status as a colour, a shape and a word, and the one that is open is dark', async ({
  api,
}) => {
  const person = await applicant(api);
  await save(api, person, 1);
  await save(api, person, 2, { form_data: { nationality: 'CO' } });
  const { html } = await read(api, person, pagePath(person, 3));
  const link = (title: string) =>
    [...html.matchAll(/<a [^>]*form\/ds160\/\d+"[^>]*>.*?<\/a>/gs)]
      .map(([one]) => one)
      .find((one) => one.includes(title)) ?? '';
  const [done, going, current, waiting] = ['Page 1:', 'Page 2:', 'Page 3:', 'Page 4:'].map(link);
  expect(done).toMatch(/bg-done.*d="m3 8\.5.*Finished/s);
  expect(going).toMatch(/bg-going.*fill="currentColor".*In progress/s);
  expect(waiting).toMatch(/bg-waiting.*stroke-dasharray.*Not started/s);
  expect(current).toMatch(/aria-current="page"/);
  expect(current).toMatch(/bg-deep.*r="2\.6".*Not started/s);
});

test('the container is 1000 px, and the minutes are those of the answers that are missing', async ({ api }) => {
  const person = await applicant(api);
  const { pages } = await save(api, person, 1);
  const here = pages.find(({ page_number }: { page_number: number }) => page_number === 2);
  const { html, text } = await read(api, person, pagePath(person, 2));
  expect(html).toContain('max-w-[1000px]');
  expect(text).toContain(`Page 2 of ${pages.length} · about ${Math.ceil(here.to_answer / 4)} minutes`);
  const first = (await read(api, person, pagePath(person, 1))).text;
  expect(first, 'nothing is left on a page that is whole').toMatch(/Page 1 of \d+ (?!·)/);
});

test('a question by WhatsApp names page and label, and nothing of an answer', async ({ api }) => {
  const person = await applicant(api);
  await save(api, person, 1);
  const { html } = await read(api, person, pagePath(person, 1));
  const asked = [...html.matchAll(/href="https:\/\/wa\.me\/[^"]*text=([^"]*)"/g)].map(([, text = '']) =>
    decodeURIComponent(text),
  );
  expect(asked).toContain('Hello, I have a question about “City of birth”, page 1 of the form “DS-160”.');
  expect(html, 'the answers stand there').toContain('value="Bogotá"');
  for (const text of asked) expect(text).not.toMatch(/Muñoz|Ana María|Bogotá|1990/);
});

test('without script the page says so, and what is stored can be read', async ({ api }) => {
  const person = await applicant(api);
  await save(api, person, 1);
  const { html } = await read(api, person, pagePath(person, 1));
  const said = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join(' ');
  expect(said).toContain('Below you can read what is saved.');
  expect(said).toContain('https://wa.me/');
  expect(html).toContain('value="Muñoz Ávila"');
  expect(html, 'a date as it is written').toContain('value="03/07/1990"');
  expect(html).toMatch(/<option value="F" selected/);
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="N"|<input[^>]*value="N"[^>]*checked=""/);
});

test('a section of which nothing is asked has no title', async ({ api }) => {
  const person = await applicant(api);
  await save(api, person, 1);
  await save(api, person, 11);
  const titles = async () =>
    [...(await read(api, person, pagePath(person, 11))).html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, one]) => one);
  expect(await titles()).toHaveLength(1);
  await save(api, person, 11, { form_data: { occupation: 'B' } });
  expect((await titles()).length).toBeGreaterThan(1);
});

test('staff see that they write as the preparer, and for whom; that they opened it is on record', async ({ api }) => {
  const person = await applicant(api, { first_name: 'Ana', last_name: 'Muñoz' });
  const own = await read(api, person, pagePath(person, 1));
  expect(own.text).not.toContain('You are preparing');
  const readings = () => api.db.select().from(audit).where(eq(audit.subject_id, person.user.user_id));
  expect(await readings()).toEqual([]);
  for (const role of ['csr', 'admin'] as const) {
    const staff = await api.signIn(role);
    const { status, text } = await read(api, staff, pagePath(person, 1));
    expect(status).toBe(200);
    expect(text).toContain('You are preparing the form of Ana Muñoz . What you save is recorded under your name.');
    expect((await readings()).at(-1)).toMatchObject({ action: 'form.read', actor_id: staff.user.user_id });
  }
  const unnamed = await applicant(api, { first_name: 'Rosa', last_name: '-' });
  const shown = await read(api, await api.signIn('csr'), pagePath(unnamed, 1));
  expect(shown.text, 'what was made up is not shown').toContain('the form of Rosa . What');
});

test('what is to be confirmed later stands on the overview, each with its page and a way to the field', async ({
  api,
}) => {
  const head = await applicant(api);
  const of = { primary_user_id: head.user.user_id };
  const child = await api.signIn('secondary', { ...of, first_name: 'Luz' });
  const grown = await api.signIn('secondary', { ...of, first_name: 'Iván' });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'x' });
  await save(api, head, 1, { confirm_later: ['birth_city', 'other_names.0.surname'] });
  await save(api, { ...child, bearer: head.bearer }, 2, { confirm_later: ['national_id'] });
  await save(api, grown, 2, { confirm_later: ['nationality'] });
  const { html, text } = await read(api, head, '/en/portal/applicants');
  expect(html).toContain(`href="${pagePath(head, 1)}#f-birth_city"`);
  expect(text).toContain('1 answer to confirm');
  expect(html).toContain(`href="${pagePath(child, 2)}#f-national_id"`);
  expect(html, 'no other names were used: that is not asked').not.toContain('#f-other_names');
  expect(html, 'of somebody with an own account only the status (D48)').not.toContain('#f-nationality');
  await save(api, head, 1, { confirm_later: [] });
  expect((await read(api, head, '/en/portal/applicants')).html).not.toContain('#f-birth_city');
});

test('the word that the form was saved stays as long as the specification says', () => {
  expect(SECONDS_SHOWN).toBe(3);
});

test('a service with two forms leads from the first to the second, and is sent after the last one', async ({ api }) => {
  const person = await applicant(api, { service_type: 'Renewal' });
  const { user_id } = person.user;
  const at = (rest: string) => read(api, person, `/en/portal/applicants/${user_id}/form/${rest}`);
  const store = (form_name: 'renewal' | 'ds160', numbers: readonly number[]) =>
    api.db.insert(form_pages).values(
      numbers.map((page_number) => ({
        ...{ user_id, form_name, page_number, form_data: FILLINGS[form_name].smallest[page_number] ?? {} },
        status: 'Finished' as const,
      })),
    );
  expect((await at('renewal/2')).text, 'page 1 is open').not.toContain('Save and go on with');
  await store('renewal', [1]);
  expect((await at('renewal/2')).text).toContain('Save and go on with: DS-160');
  await store('renewal', [2]);
  const first = await at('renewal/check');
  expect(first.text).toMatch(/Renewal details \(you are here\) Finished DS-160 Not started/);
  expect(first.text).toContain('This is how your adviser will read them.');
  expect(first.text).not.toContain('Send for review');
  expect(first.html).toMatch(/href="[^"]*\/form\/ds160\/1"[^>]*>Fill in: DS-160/);
  await store('ds160', Object.keys(WHOLE).map(Number));
  expect((await at('renewal/check')).html).toMatch(/href="[^"]*\/form\/ds160\/check"[^>]*>Check: DS-160/);
  const last = await at('ds160/check');
  expect(last.text).toContain('This is what we will carry over to the official form.');
  expect(last.text).toMatch(/Send for review.*Before you can send it/);
  const returned = { state: 'returned' as const, returned: ['ds160/1/surnames', 'ds160/2/nationality'] };
  await api.db.insert(reviews).values({ user_id, asked_at: api.clock.now, updated_at: api.clock.now, ...returned });
  expect((await at('renewal/check')).text).toMatch(/\(you are here\) Finished DS-160 Finished 2 answers sent back/);
});

test('one page has one address: capitals lead to it, other spellings of its number are missing', async ({ api }) => {
  const person = await applicant(api);
  const { user_id } = person.user;
  const shouted = await api.raw('GET', pagePath(person, 1).replace(user_id, user_id.toUpperCase()), {
    headers: person.cookie,
  });
  expect([shouted.status, shouted.headers.get('location')]).toEqual([301, pagePath(person, 1)]);
  for (const page of ['01', '1e0', '1.0', '+1', '0x1']) {
    const path = pagePath(person, 1).replace(/1$/, page);
    expect((await read(api, person, path)).status, path).toBe(404);
    const call = `/api-mv/form/${user_id}/ds160/pages/${page}`;
    expect((await api.send('GET', call, { headers: person.bearer })).status, call).toBe(422);
  }
});

test('a page that another answer has taken out leads to the one after it', async ({ api }) => {
  const person = await applicant(api);
  const { user_id } = person.user;
  const open = async (page: number) => {
    const answer = await api.raw('GET', pagePath(person, page), { headers: person.cookie });
    return [answer.status, answer.headers.get('location')];
  };
  const put = (form_data: object = {}) =>
    api.send('PUT', `/api-mv/form/${user_id}/ds160/pages/1`, { headers: person.bearer, json: { form_data } });
  expect(await open(11), 'nobody has said that it is for a child').toEqual([200, null]);
  await put({ ...WHOLE[1], date_of_birth: '2020-06-01' });
  expect(await open(11)).toEqual([302, pagePath(person, 14)]);
  const { status, text } = await read(api, person, `${pagePath(person, 11)}?unsent`);
  expect([status, text], 'whoever comes for what they could not send is not sent on').toEqual([
    200,
    expect.stringContaining('is no longer part of your form'),
  ]);
  await put(WHOLE[1]);
  expect((await open(11))[0]).toBe(200);
  expect((await open(24))[0], 'no page of the form').toBe(404);
});

test('"same as" is offered while it would change something', async ({ api }) => {
  const head = await applicant(api, { first_name: 'Marta' });
  await api.db.insert(credentials).values({ user_id: head.user.user_id, password_hash: 'x' });
  const child = await api.signIn('secondary', {
    ...{ primary_user_id: head.user.user_id, first_name: 'Luis', relationship: 'child', service_type: 'FirstTime' },
  });
  await save(api, head, 3);
  const path = pagePath(child, 3);
  expect((await read(api, head, path)).text).toContain('Same as in my form');
  await api.send('PUT', `/api-mv/form/${child.user.user_id}/ds160/pages/3`, {
    headers: head.bearer,
    json: { form_data: WHOLE[3] },
  });
  expect((await read(api, head, path)).text, 'everything stands here already').not.toContain('Same as in my form');
});
