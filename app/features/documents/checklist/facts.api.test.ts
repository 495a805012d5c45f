/** What decides over a person's documents: own form first, then the questions, of the trip for all and of oneself alone (D50). */
import { eq } from 'drizzle-orm';
import { documentRules, type Place } from '#content/document-rules.ts';
import { documents, form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { FINISHED, fillIn } from '#tests/finished-form.ts';
import { readFacts } from './facts.server.ts';
import { verdictOf } from './rules.ts';

const factsOf = async (api: TestApp, user_id: string) =>
  (await readFacts(api.db, user_id, { today: '2026-11-18', byStaff: new Map() })).facts;
const told = (api: TestApp, user_id: string, form_data: object) =>
  api.db
    .insert(form_pages)
    .values({ user_id, form_name: 'eligibility', page_number: 1, form_data: { ...form_data }, status: 'Finished' });

async function family(api: TestApp) {
  const head = await api.signIn('applicant', { service_type: 'FirstTime' });
  const member = (more: Partial<typeof users.$inferInsert>) =>
    api.signIn('secondary', { primary_user_id: head.user.user_id, ...more });
  return { head: head.user.user_id, member };
}

test('the questions of the beginning: the trip is everybody’s, the rest is the one’s who applies', async ({ api }) => {
  const { head, member } = await family(api);
  const wife = (await member({})).user.user_id;
  await told(api, head, {
    trip_reason: 'visit_family',
    payer: 'family',
    occupation_now: 'employee',
    nationality: 'CO',
  });
  const of = async (user_id: string, place: Place) => (await factsOf(api, user_id)).answer(place);
  for (const user_id of [head, wife]) {
    expect(await of(user_id, 'onboarding.trip_reason')).toBe('visit_family');
    expect(await of(user_id, 'onboarding.payer')).toBe('family');
  }
  expect(await of(head, 'onboarding.occupation_now')).toBe('employee');
  expect(await of(head, 'onboarding.criminal_record'), 'not answered yet').toBeNull();
  expect(await of(wife, 'onboarding.occupation_now'), 'not said of her').toBeUndefined();
  expect(await of(wife, 'onboarding.nationality')).toBeUndefined();
  expect(verdictOf(documentRules.employees, await factsOf(api, head))).toBe('yes');
  expect(verdictOf(documentRules.employees, await factsOf(api, wife))).toBe('maybe');
});

test('a form: open is null, freed or not asked is nothing, another form is not asked', async ({ api }) => {
  const { head } = await family(api);
  const answer = async (place: Place) => (await factsOf(api, head)).answer(place);
  expect(await answer('ds160.occupation')).toBeNull();
  expect(await answer('imm5257.purpose')).toBeUndefined();
  await fillIn(api, head, { 2: { ...FINISHED[2], national_id: null, national_id_na: true } });
  expect(await answer('ds160.national_id'), 'freed').toEqual([]);
  expect(await answer('ds160.occupation')).toBe(FINISHED[11]?.occupation ?? FINISHED[12]?.occupation ?? 'x');
  expect(await answer('ds160.crew_on_vessel'), 'not asked in a finished form').toEqual([]);
  await api.db.delete(form_pages).where(eq(form_pages.page_number, 23));
  expect(await answer('ds160.crew_on_vessel'), 'the form is not finished').toBeNull();
});

test('age: by the form, otherwise what the profile was told of a family member', async ({ api }) => {
  const { head, member } = await family(api);
  const child = (await member({ is_minor: true })).user.user_id;
  const wife = (await member({})).user.user_id;
  const ages = async () => [
    (await factsOf(api, head)).age,
    (await factsOf(api, wife)).age,
    (await factsOf(api, child)).age,
  ];
  expect(await ages()).toEqual([null, 18, 17]);
  await fillIn(api, child, { 1: { ...FINISHED[1], date_of_birth: '2016-11-18' } });
  await fillIn(api, head, { 1: { ...FINISHED[1], date_of_birth: '1946-11-19' } });
  expect(await ages()).toEqual([79, 18, 10]);
});

test('saving a page of the form changes the status in the same moment', async ({ api }) => {
  const { user, bearer } = await api.signIn('applicant', { service_type: 'FirstTime' });
  const types = ['passport', 'photo', 'bank_statements'] as const;
  await api.db.insert(documents).values(types.map((type) => handedIn(user.user_id, type)));
  const save = (date_of_birth: string) =>
    api.send('PUT', `/api-mv/form/${user.user_id}/ds160/pages/1`, {
      headers: bearer,
      json: { form_data: { ...FINISHED[1], date_of_birth } },
    });
  const status = async () => {
    const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
    return row?.supporting_documents_status;
  };
  expect((await save('1990-05-05')).status).toBe(200);
  expect(await status(), 'an adult needs an identity card').toBe('In Progress');
  expect((await save('2015-05-05')).status).toBe(200);
  expect(await status(), 'a child a birth certificate').toBe('In Progress');
  await api.db.insert(documents).values(handedIn(user.user_id, 'birth_certificate'));
  expect((await save('2015-05-06')).status).toBe(200);
  expect(await status()).toBe('Finished');
});
