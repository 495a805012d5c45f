/** The pages of English and of the rehearsal sheet as they leave the server: what they show before any script, and to whom. */
import { eq } from 'drizzle-orm';
import { audit, credentials } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { fillIn } from '#tests/finished-form.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const DUTIES = 'Vendo telas con Carlos Restrepo';
const WORK = { occupation: 'B', employer_name: 'Textiles del Norte', duties: DUTIES };

async function applicant(api: TestApp, more: object = {}) {
  const person = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Ana', ...more });
  await fillIn(api, person.user.user_id, { 11: WORK });
  return person;
}

async function read(api: Pick<TestApp, 'raw'>, { cookie }: Pick<Person, 'cookie'>, path: string) {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return { status: answer.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}
const pathOf = ({ user }: Person, what: string, form = 'ds160') =>
  `/en/portal/applicants/${user.user_id}/form/${form}/${what}`;

test('answers in words stand beside room for their English; without a service nothing offers a draft', async ({
  api,
}) => {
  const own = await applicant(api);
  const { status, text } = await read(api, own, pathOf(own, 'english'));
  expect(status).toBe(200);
  expect(text).toContain('2 answers are not in English yet');
  expect(text).toContain(DUTIES);
  expect(text).toContain('What do you do at work?');
  expect(text).toContain('Language 1: Name');
  expect(text).not.toContain('Make a draft');
  expect((await read(api, own, pathOf(own, 'check'))).text).toContain('2 answers are not in English yet.');

  const { bearer: headers, user } = own;
  for (const [path, original, english] of [
    ['duties', DUTIES, 'I sell fabrics with Carlos Restrepo'],
    ['languages.0.name', 'Español', 'Spanish'],
  ])
    await api.send('PUT', `/api-mv/form/${user.user_id}/ds160/english`, {
      headers,
      json: { path, original, english, version: 0 },
    });
  const after = (await read(api, own, pathOf(own, 'english'))).text;
  expect(after).toContain('All your answers are in English');
  expect(after).toContain('I sell fabrics with Carlos Restrepo');
  expect(after).toContain('You accepted it on');
  expect((await read(api, own, pathOf(own, 'check'))).text).toContain('Your answers in your own words are in English.');
});

test('with a service the button is there, and the page holds what would be sent', async ({ api }) => {
  const own = await applicant(api);
  const env = { ...api.services.env, LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small', LLM_KEY: 'k' };
  const app = createApp({ ...api.services, env });
  const answer = await app.request(`${env.PUBLIC_URL}${pathOf(own, 'english')}`, {
    headers: { ...own.cookie, host: '127.0.0.1:3000' },
  });
  const html = await answer.text();
  expect(html).toContain('Make a draft in English');
  expect(html).toContain('Vendo telas con [1]');
});

test('staff write it for the person, and are named and on record; a stranger finds no page', async ({ api }) => {
  const own = await applicant(api);
  const csr = await api.signIn('csr', { first_name: 'Berta' });
  const { text } = await read(api, csr, pathOf(own, 'english'));
  expect(text).toContain('Write and accept them for this person');
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'form.read'));
  expect(
    lines.some(({ subject_id, actor_id }) => subject_id === own.user.user_id && actor_id === csr.user.user_id),
  ).toBe(true);
  const json = { path: 'duties', original: DUTIES, english: 'I sell fabrics', version: 0 };
  await api.send('PUT', `/api-mv/form/${own.user.user_id}/ds160/english`, { headers: csr.bearer, json });
  expect((await read(api, own, pathOf(own, 'english'))).text).toContain('Berta of our team accepted it');

  const other = await applicant(api);
  const member = await api.signIn('secondary', { primary_user_id: own.user.user_id });
  await fillIn(api, member.user.user_id);
  for (const what of ['english', 'sheet']) {
    expect((await read(api, other, pathOf(own, what))).status, what).toBe(404);
    expect((await read(api, own, pathOf(member, what))).status, 'without an account').toBe(200);
    expect((await read(api, member, pathOf(own, what))).status).toBe(404);
  }
  await api.db.insert(credentials).values({ user_id: member.user.user_id, password_hash: 'x' });
  for (const what of ['english', 'sheet'])
    expect((await read(api, own, pathOf(member, what))).status, 'with one').toBe(404);
});

test('an intake that our advisers read asks for no English and has no sheet', async ({ api }) => {
  const own = await api.signIn('applicant', { service_type: 'BackgroundCheck' });
  expect((await read(api, own, pathOf(own, 'english', 'background_check'))).text).toContain(
    'Your adviser reads this form',
  );
  expect((await read(api, own, pathOf(own, 'sheet', 'background_check'))).status).toBe(404);
  expect((await read(api, own, pathOf(own, 'english'))).status, 'a form of another service').toBe(404);
  expect((await read(api, own, pathOf(own, 'sheet'))).status).toBe(404);
});

test('the sheet says the facts and that nothing is to be learned by heart; the interview leads to it', async ({
  api,
}) => {
  const own = await applicant(api);
  const { text, html } = await read(api, own, pathOf(own, 'sheet'));
  for (const fact of ['Ana María Muñoz Ávila', 'Textiles del Norte', 'no learned sentences', 'What brings you back'])
    expect(text, fact).toContain(fact);
  expect(text, 'no stories').not.toContain(DUTIES);
  expect(html).toMatch(/border-dashed/);
  const link = `/en/portal/applicants/${own.user.user_id}/form/ds160/sheet`;
  expect((await read(api, own, `/en/portal/applicants/${own.user.user_id}/interview`)).html).toContain(link);
  expect((await read(api, own, pathOf(own, 'check'))).html).toContain(link);
});
