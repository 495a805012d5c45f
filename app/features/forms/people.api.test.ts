/** Whole applications through the calls, page by page: what is sent is finished and read back as it was sent (spec 4, 5, D47). */
import { eq } from 'drizzle-orm';
import { form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { PAGES, saidBy, saidOn, WHOLE } from '#tests/form-answers.ts';
import { PEOPLE } from '#tests/form-people/people.ts';
import type { Answers } from './engine/values.ts';

async function applicant(api: TestApp) {
  const { user, bearer: headers } = await api.signIn('applicant', { service_type: 'FirstTime' });
  const { user_id } = user;
  const path = `/api-mv/form/${user_id}/ds160/pages`;
  return {
    user_id,
    save: async (page: number, form_data: Answers) =>
      (await api.send('PUT', `${path}/${page}`, { json: { form_data }, headers })).json.page,
    readAll: async () => (await api.send('GET', path, { headers })).json.pages,
    person: async () => (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0],
  };
}

test.for(Object.entries(PEOPLE))(
  '%s: saved page by page, finished, and read back as it was',
  async ([, filled], { api }) => {
    const { save, readAll, person } = await applicant(api);
    const pages = Object.keys(filled).map(Number);
    for (const [at, page] of pages.entries()) {
      expect((await save(page, filled[page] ?? {})).status, `page ${page}`).toBe('Finished');
      const isLast = at === pages.length - 1;
      expect(await person(), `after page ${page}`).toMatchObject({
        current_page: isLast ? page : pages[at + 1],
        form_finished: isLast,
      });
    }
    expect(await person()).toMatchObject({ status: 'Finished', current_step: 'form_completed' });
    const stored: { page_number: number; form_data: Answers; status: string }[] = await readAll();
    expect(saidOn(stored)).toEqual(saidBy(filled));
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['Finished']));
  },
);

test('one answer taken away opens exactly its page, and the form with it', async ({ api }) => {
  const { user_id, save, readAll, person } = await applicant(api);
  const saved_on = api.clock.now.toISOString().slice(0, 10);
  await api.db.insert(form_pages).values(
    PAGES.map((page_number) => ({
      ...{ user_id, form_name: 'ds160', page_number, form_data: WHOLE[page_number] ?? {}, saved_on },
      status: 'Finished' as const,
    })),
  );
  for (const page of PAGES) {
    const [name = ''] = Object.keys(WHOLE[page] ?? {}).slice(-1);
    expect((await save(page, { ...WHOLE[page], [name]: null })).status, name).toBe('In Progress');
    const open = (await readAll()).filter(({ status }: { status: string }) => status !== 'Finished');
    expect(open.map(({ page_number }: { page_number: number }) => page_number)).toEqual([page]);
    expect(await person()).toMatchObject({ status: 'In Progress', form_finished: false });
    await save(page, WHOLE[page] ?? {});
  }
  expect(await person()).toMatchObject({ status: 'Finished', form_finished: true });
});
