/** Answer once as calls: a finished form fills the pages of the next one, marked until somebody confirms it. */
import { and, eq } from 'drizzle-orm';
import { answersOf, openForms, todayOf } from '#app/features/forms/opened.server.ts';
import type { FormName } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import { credentials, form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { fillIn } from '#tests/finished-form.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { marksOf, offeredAnswers, offeredOrigins, readOffers } from './store.server.ts';

/** A page as it opens: what stands in it, and what is said beside it. */
async function opens(api: TestApp, user_id: string, form_name: FormName, page_number: number) {
  const opened = await openForms(api.db, user_id);
  const asked = { ...opened, form: forms[form_name], page_number, today: todayOf({ now: api.clock.now } as never) };
  const offers = await readOffers(api.db, { ...asked, answers: answersOf(opened.rows, form_name) });
  const form_data = offeredAnswers(offers);
  return { form_data, marks: await marksOf(api.db, form_data, offeredOrigins(offers)) };
}

type Service = 'VisitorVisaCanada' | 'VisitorVisaUK' | 'Renewal' | 'FirstTime';
const change = (api: TestApp, user_id: string, service_type: Service) =>
  api.db.update(users).set({ service_type }).where(eq(users.user_id, user_id));
const onPage = (user_id: string, form_name: string, page: number) =>
  and(...[eq(form_pages.user_id, user_id), eq(form_pages.form_name, form_name)], eq(form_pages.page_number, page));

async function finished(api: TestApp) {
  const { user, bearer } = await api.signIn('applicant', {
    service_type: 'FirstTime',
    first_name: 'Ana',
    last_name: 'Gil',
  });
  await fillIn(api, user.user_id);
  await change(api, user.user_id, 'VisitorVisaCanada');
  return { user_id: user.user_id, headers: bearer };
}

test('a finished DS-160 fills the form of Canada after a change of service, each answer with its origin, no oath', async ({
  api,
}) => {
  const { user_id, headers } = await finished(api);
  const { form_data, marks } = await opens(api, user_id, 'imm5257', 1);
  expect(form_data).toMatchObject({ family_name: 'Muñoz Ávila', sex: 'F', citizenship: 'CO', alias_used: 'N' });
  expect(marks.family_name).toEqual({ value: 'Muñoz Ávila', kind: 'older', form: 'ds160' });
  expect((await opens(api, user_id, 'imm5257', 6)).form_data).toMatchObject({ mail_street: 'Calle 85 # 11-53' });
  for (const page of [10, 13, 14])
    expect((await opens(api, user_id, 'imm5257', page)).form_data, `page ${page}`).toEqual({});

  const path = `/api-mv/form/${user_id}/imm5257/pages/1`;
  const write = async (json: object) => (await api.send('PUT', path, { json, headers })).json.page;
  const typed = { ...form_data, birth_city: 'Cali' };
  const saved = await write({ form_data: typed, autosave: true });
  expect(saved.origins).toMatchObject({ family_name: 'older:ds160', sex: 'older:ds160' });
  expect(saved.origins, 'written by the person').not.toHaveProperty('birth_city');
  const confirmed = await write({ form_data: typed, autosave: true, version: 1, confirmed: ['sex'] });
  expect(confirmed.origins).not.toHaveProperty('sex');
  expect((await write({ form_data: typed, version: 2 })).origins, 'Next').toEqual({});
});

test('a form that is not finished offers nothing by its meaning; what has the same name is offered after a change of service', async ({
  api,
}) => {
  const { user_id } = await finished(api);
  await api.db.delete(form_pages).where(onPage(user_id, 'ds160', 23));
  const { form_data } = await opens(api, user_id, 'imm5257', 1);
  expect(form_data, 'the name of the profile').toMatchObject({ family_name: 'Gil', date_of_birth: '1990-03-07' });
  expect(form_data).not.toHaveProperty('citizenship');
  expect((await opens(api, user_id, 'imm5257', 6)).form_data).not.toHaveProperty('mail_street');
});

test('what the other pages of a form say fills the next one, and nothing older is put beside it', async ({ api }) => {
  const { user_id, headers } = await finished(api);
  const save = (page: number, form_data: object) =>
    api.send('PUT', `/api-mv/form/${user_id}/imm5257/pages/${page}`, { json: { form_data }, headers });
  expect((await opens(api, user_id, 'imm5257', 11)).form_data, 'of the DS-160').toMatchObject({
    ...{ fam_applicant_marital: 'single', fam_spouse_has: 'N' },
    fam_applicant_address: expect.stringContaining('Calle 85 # 11-53'),
  });
  // Married and moved since: only the form of Canada says so.
  await save(3, { marital_status: '03', spouse_family_name: 'Rey', spouse_given_name: 'Luis' });
  await save(6, {
    mail_street: 'Carrera 9',
    mail_street_no: '1-20',
    mail_city: 'Cali',
    mail_country: 'CO',
    res_same: 'Y',
  });
  await save(9, { occupations: [{ from: '2019-03', occupation: 'Abogada', employer: 'Rey y Gil', city: 'Cali' }] });
  const { form_data, marks } = await opens(api, user_id, 'imm5257', 11);
  expect(form_data).toMatchObject({
    ...{ fam_applicant_marital: 'common_law', fam_spouse_has: 'Y', fam_spouse_name: 'Luis Rey' },
    ...{ fam_applicant_address: 'Carrera 9 1-20, Cali, Colombia', fam_applicant_occupation: 'Abogada' },
  });
  for (const name of ['fam_applicant_marital', 'fam_spouse_name', 'fam_applicant_address'])
    expect(marks[name], name).toMatchObject({ kind: 'page' });
  expect(form_data.fam_mother_name, 'of which Canada has said nothing').toBe('Rosa Ávila');
  expect(marks.fam_mother_name).toMatchObject({ kind: 'older', form: 'ds160' });
});

test('an employer comes with the question that shows it, is marked, and is not stored before', async ({ api }) => {
  const { user_id, headers } = await finished(api);
  const work = {
    ...{ occupation: 'B', employer_name: 'Textiles del Norte', employer_street1: 'Calle 1', employer_city: 'Cali' },
    ...{ employer_state_na: true, employer_postal_na: true, employer_phone: '573001234567', employer_country: 'CO' },
    ...{ employer_start: '2019-03-05', monthly_income: '2500000', duties: 'Vendo telas' },
  };
  await api.db
    .update(form_pages)
    .set({ form_data: work })
    .where(onPage(user_id, 'ds160', 11));
  await change(api, user_id, 'VisitorVisaUK');
  const { form_data, marks } = await opens(api, user_id, 'uk_visitor', 5);
  expect(form_data).toMatchObject({ employer_name: 'Textiles del Norte', employer_start: '2019-03' });
  expect(form_data, 'nobody has said it').not.toHaveProperty('employment_status');
  expect(marks.employer_name).toMatchObject({ kind: 'older', form: 'ds160' });

  const path = `/api-mv/form/${user_id}/uk_visitor/pages/5`;
  const write = async (more: object, version?: number) =>
    (await api.send('PUT', path, { json: { form_data: { ...form_data, ...more }, autosave: true, version }, headers }))
      .json.page;
  const retired = await write({ employment_status: ['RETIRED'] });
  expect(retired, 'hidden').toMatchObject({ form_data: { employer_name: null }, origins: {} });
  const employed = await write({ employment_status: ['EMPLOYED'], job_title: 'Vendedora' }, 1);
  expect(employed).toMatchObject({
    form_data: { employer_name: 'Textiles del Norte', job_title: 'Vendedora' },
    origins: { employer_name: 'older:ds160', employer_city: 'older:ds160', employer_start: 'older:ds160' },
  });
  expect(employed.origins, 'written by the person').not.toHaveProperty('job_title');
});

test('a page that was put back to its beginning finishes nothing', async ({ api }) => {
  const { user_id } = await finished(api);
  await api.db
    .update(form_pages)
    .set({ status: 'Not Started' })
    .where(onPage(user_id, 'ds160', 23));
  expect((await opens(api, user_id, 'imm5257', 1)).form_data).not.toHaveProperty('citizenship');
});

test('two forms of one service offer their answers to each other', async ({ api }) => {
  const { user_id } = await finished(api);
  await change(api, user_id, 'Renewal');
  expect((await opens(api, user_id, 'renewal', 1)).form_data).toMatchObject({ date_of_birth: '1990-03-07' });
  await api.db.delete(form_pages).where(eq(form_pages.user_id, user_id));
  expect((await opens(api, user_id, 'ds160', 5)).form_data).toEqual({});
  await api.db.insert(form_pages).values(
    Object.entries(FILLINGS.renewal.smallest).map(([page, data]) => ({
      ...{ user_id, form_name: 'renewal', page_number: Number(page), form_data: data, status: 'Finished' as const },
      saved_on: '2026-11-16',
    })),
  );
  const { form_data, marks } = await opens(api, user_id, 'ds160', 5);
  expect(form_data).toMatchObject({ had_us_visa: 'Y', last_visa_date: FILLINGS.renewal.smallest[1]?.prev_visa_issue });
  expect(marks.had_us_visa).toMatchObject({ kind: 'older', form: 'renewal' });
});

test('the finished form of one is not offered to another of the family, with an account of their own or without', async ({
  api,
}) => {
  const { user_id: head } = await finished(api);
  await api.db.insert(credentials).values({ user_id: head, password_hash: 'x' });
  const kin = { primary_user_id: head, first_name: 'Leo', last_name: 'Gil', relationship: 'child' } as const;
  const member = await api.signIn('secondary', kin);
  const nothing = async () => {
    const { form_data } = await opens(api, member.user.user_id, 'imm5257', 1);
    expect(form_data).toEqual({ family_name: 'Gil', given_name: 'Leo' });
  };
  await nothing();
  await api.db.insert(credentials).values({ user_id: member.user.user_id, password_hash: 'x' });
  await nothing();
});
