/** Whole applications through the calls, page by page: what is sent is finished and read back as it was sent (spec 4, 5, D47). */
import { eq } from 'drizzle-orm';
import { productOf } from '#app/features/catalogue/rules.ts';
import { FORM_NAMES, type FormName, type ServiceType } from '#content/catalogue.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { PAGES, saidBy, saidOn, WHOLE } from '#tests/form-answers.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import type { Answers } from './engine/values.ts';

async function applicant(api: TestApp, form_name: FormName, service_type: ServiceType = FILLINGS[form_name].service) {
  const { user, bearer: headers } = await api.signIn('applicant', { service_type });
  const { user_id } = user;
  const path = `/api-mv/form/${user_id}/${form_name}/pages`;
  return {
    ...{ user_id, headers },
    save: async (page: number, form_data: Answers) =>
      (await api.send('PUT', `${path}/${page}`, { json: { form_data }, headers })).json.page,
    readAll: async () => (await api.send('GET', path, { headers })).json.pages,
    person: async () => (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0],
  };
}

/** Of the DS-160 everybody, of the others the smallest and whoever answers everything; what else is asked, the definitions are tested with. */
const sent = FORM_NAMES.flatMap((form_name) => {
  const { people, smallest, most } = FILLINGS[form_name];
  return Object.entries(people)
    .filter(([, filled]) => form_name === 'ds160' || filled === smallest || filled === most)
    .map(([who, filled]) => ({ form_name, who, filled }));
});

test.for(sent)('$form_name, $who: saved page by page, finished, and read back as it was', async (one, { api }) => {
  const { form_name, filled } = one;
  const { save, readAll, person } = await applicant(api, form_name);
  const pages = Object.keys(filled).map(Number);
  // Of two forms the other one is open after this.
  const isOnly = productOf(FILLINGS[form_name].service).forms.length === 1;
  for (const [at, page] of pages.entries()) {
    expect((await save(page, filled[page] ?? {})).status, `page ${page}`).toBe('Finished');
    const isLast = at === pages.length - 1;
    if (!isLast || isOnly)
      expect(await person(), `after page ${page}`).toMatchObject({
        current_page: isLast ? page : pages[at + 1],
        form_finished: isLast,
      });
  }
  if (isOnly) expect(await person()).toMatchObject({ status: 'Finished', current_step: 'form_completed' });
  const stored: { page_number: number; form_data: Answers; status: string }[] = await readAll();
  expect(saidOn(stored)).toEqual(saidBy(filled));
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['Finished']));
});

test.for(FORM_NAMES)(
  '%s: one answer taken away opens exactly its page, and the form with it',
  async (form_name, { api }) => {
    const { smallest } = FILLINGS[form_name];
    const { user_id, save, readAll, person } = await applicant(api, form_name);
    const pages = Object.keys(smallest).map(Number);
    const saved_on = api.clock.now.toISOString().slice(0, 10);
    await api.db.insert(form_pages).values(
      pages.map((page_number) => ({
        ...{ user_id, form_name, page_number, form_data: smallest[page_number] ?? {}, saved_on },
        status: 'Finished' as const,
      })),
    );
    // Of the long ones every page, which is tested with the definitions, would take long: the DS-160 stands for them here.
    for (const page of form_name === 'ds160' ? pages : pages.slice(0, 2)) {
      const [name = ''] = Object.keys(smallest[page] ?? {}).slice(-1);
      expect((await save(page, { ...smallest[page], [name]: null })).status, name).toBe('In Progress');
      const open = (await readAll()).filter(({ status }: { status: string }) => status !== 'Finished');
      expect(open.map(({ page_number }: { page_number: number }) => page_number)).toEqual([page]);
      expect(await person()).toMatchObject({ status: 'In Progress', form_finished: false });
      await save(page, smallest[page] ?? {});
    }
    const isOnly = productOf(FILLINGS[form_name].service).forms.length === 1;
    if (isOnly) expect(await person()).toMatchObject({ status: 'Finished', form_finished: true });
  },
);

test.for([
  ['Renewal', 'renewal'],
  ['InterviewPrepDS160Update', 'interview_prep'],
] as const)(
  '%s: after its first form the second one begins at its first page, and both finish the case',
  async ([service, first], { api }) => {
    const one = await applicant(api, first, service);
    const pages = Object.entries(FILLINGS[first].smallest);
    for (const [page, answers] of pages) await one.save(Number(page), answers);
    expect(await one.person(), 'page 2 was the last of the first form').toMatchObject({
      ...{ status: 'In Progress', form_finished: false, current_page: 1 },
    });
    const other = `/api-mv/form/${one.user_id}/ds160/pages`;
    const send = async (page: number, form_data: Answers) =>
      (await api.send('PUT', `${other}/${page}`, { json: { form_data }, headers: one.headers })).json.page.status;
    expect(await send(1, WHOLE[1] ?? {})).toBe('Finished');
    expect((await one.person())?.current_page).toBe(2);
    // A first form that is opened again is the one to go on with.
    const [last = '', answers = {}] = pages.at(-1) ?? [];
    const [name = ''] = Object.keys(answers);
    await one.save(Number(last), { ...answers, [name]: null });
    expect(await one.person()).toMatchObject({ current_page: Number(last), form_finished: false });
    await one.save(Number(last), answers);
    expect((await one.person())?.current_page).toBe(2);
    const saved_on = api.clock.now.toISOString().slice(0, 10);
    await api.db.insert(form_pages).values(
      PAGES.slice(1, -1).map((page_number) => ({
        ...{ user_id: one.user_id, form_name: 'ds160', page_number, form_data: WHOLE[page_number] ?? {}, saved_on },
        status: 'Finished' as const,
      })),
    );
    expect(await send(23, WHOLE[23] ?? {})).toBe('Finished');
    expect(await one.person()).toMatchObject({
      ...{ status: 'Finished', form_finished: true, current_step: 'form_completed' },
    });
  },
);
