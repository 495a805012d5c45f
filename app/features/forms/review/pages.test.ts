/** What a renewal leads to is read where the answers are checked, and in the case; a contradiction with the DS-160 leads to the right form. */
import { form_pages } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { overlaid } from '#tests/clean-forms.ts';
import { type FilledPages, WHOLE } from '#tests/form-answers.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';

async function fillIn(api: TestApp, user_id: string, form_name: string, pages: FilledPages) {
  const rows = Object.entries(pages).map(([page, form_data]) => ({
    ...{ user_id, form_name, page_number: Number(page), form_data, status: 'Finished' as const },
  }));
  await api.db.insert(form_pages).values(rows);
}

async function renewing(api: TestApp, history: Record<string, string>) {
  const applicant = await api.signIn('applicant', { service_type: 'Renewal' });
  const { user_id } = applicant.user;
  await fillIn(api, user_id, 'renewal', overlaid(FILLINGS.renewal.smallest, { 2: history }));
  const read = async (path: string, headers: Record<string, string>) => {
    const response = await api.raw('GET', path, { headers });
    expect(response.status).toBe(200);
    return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  };
  const check = (form: string) => read(`/en/portal/applicants/${user_id}/form/${form}/check`, applicant.cookie);
  return { user_id, read, check };
}

test('with or without an interview is told to the applicant and to staff', async ({ api }) => {
  const csr = await api.signIn('csr');
  const likely = await renewing(api, {});
  expect(await likely.check('renewal')).toContain('You can likely renew without an interview');
  expect(await likely.check('ds160')).not.toContain('without an interview');
  expect(await likely.read(`/en/admin/people/${likely.user_id}`, csr.cookie)).toContain('likely without an interview');
  const called = await renewing(api, { overstayed: 'Y', overstay_details: 'Two weeks.' });
  const answers = await called.check('renewal');
  expect(answers).toContain('Renewal with an interview');
  expect(answers).toContain('href="#row-overstayed"');
  expect(await called.read(`/en/admin/people/${called.user_id}`, csr.cookie)).toContain('Renewal: with an interview');
});

test('a day of birth that differs between the two forms leads to both from either', async ({ api }) => {
  const { user_id, check } = await renewing(api, {});
  await fillIn(api, user_id, 'ds160', { 1: { ...WHOLE[1], date_of_birth: '1990-03-08' } });
  const to = (form: string) => `/form/${form}/check#row-date_of_birth"`;
  const [renewal, ds160] = [await check('renewal'), await check('ds160')];
  expect(renewal).toContain('Date of birth (DS-160)');
  expect(renewal).toContain(to('ds160'));
  expect(ds160).toContain('(Renewal details)');
  expect(ds160).toContain(to('renewal'));
});
