/** The whole DS-160 on a phone, page by page: the smallest application, and the visitor who says yes to everything. */
import { pathTo } from '#app/paths.ts';
import { type Filled, WHOLE } from '#tests/form-answers.ts';
import { VISITOR } from '#tests/form-people/visitor.ts';
import { writePage } from './form-writer.ts';
import { expect, noSidewaysScroll, test } from './journey.ts';
import { call, newAnswered, type Person } from './people.ts';

const pagePath = ({ user_id }: Person, page: number, locale: 'es' | 'ar' = 'es') =>
  pathTo('portal-form-page', locale, { user_id, form_name: 'ds160', page: String(page) });

const people: [name: string, filled: Filled][] = [
  ['the smallest whole application', WHOLE],
  ['the application of a visitor who says yes to everything', VISITOR],
];

for (const [name, filled] of people)
  test(`${name} is filled in page by page until it is finished`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = await newAnswered(page);
    await page.goto(pagePath(person, 1));
    const pages = Object.keys(filled).map(Number);
    for (const number of pages) {
      await expect(page).toHaveURL(pagePath(person, number));
      await writePage(page, number, filled[number] ?? {});
      expect(await noSidewaysScroll(page), `page ${number}`).toBe(true);
      await page.locator('main form button[type=submit]').click();
    }
    await expect(page).toHaveURL('/portal');
    const { forms } = await (await call(page, 'get', `/form/${person.user_id}`)).json();
    expect(forms[0]).toMatchObject({ form_name: 'ds160', status: 'Finished' });
    expect(forms[0].pages.map((one: { page_number: number }) => one.page_number)).toEqual(pages);
  });
