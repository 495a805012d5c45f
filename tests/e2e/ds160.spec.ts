/** The whole DS-160 on a phone, page by page: the smallest application, and the visitor who says yes to everything. */
import { pathTo } from '#app/paths.ts';
import { type FilledPages, saidBy, saidOn, WHOLE } from '#tests/form-answers.ts';
import { VISITOR } from '#tests/form-people/visitor.ts';
import { latinIn, textOf, writePage } from './form-writer.ts';
import { expect, noSidewaysScroll, test } from './journey.ts';
import { call, newAnswered, type Person } from './people.ts';

// Hundreds of answers: a picture of the page at each of them would cost more than the journey.
test.use({ trace: 'off' });

const pagePath = ({ user_id }: Person, page: number, locale: 'es' | 'ar' = 'es') =>
  pathTo('portal-form-page', locale, { user_id, form_name: 'ds160', page: String(page) });

const people: [name: string, filled: FilledPages][] = [
  ['the smallest whole application', WHOLE],
  ['the application of a visitor who says yes to everything', VISITOR],
];

for (const [name, filled] of people)
  test(`${name} is filled in page by page until it is finished`, async ({ page }) => {
    test.setTimeout(300_000);
    const person = await newAnswered(page);
    await page.goto(pagePath(person, 1));
    const pages = Object.keys(filled).map(Number);
    for (const number of pages) {
      await expect(page).toHaveURL(pagePath(person, number));
      await writePage(page, 'ds160', number, filled[number] ?? {});
      expect(await noSidewaysScroll(page), `page ${number}`).toBe(true);
      await page.locator('main form button[type=submit]').click();
    }
    await expect(page).toHaveURL(pathTo('portal-form-check', 'es', { user_id: person.user_id, form_name: 'ds160' }));
    const { forms } = await (await call(page, 'get', `/form/${person.user_id}`)).json();
    expect(forms[0]).toMatchObject({ form_name: 'ds160', status: 'Finished' });
    const { pages: stored } = await (await call(page, 'get', `/form/${person.user_id}/ds160/pages`)).json();
    expect(saidOn(stored)).toEqual(saidBy(filled));
  });

test('in Arabic pages 1, 6 and 10 run from right to left and have no word of another language', async ({ page }) => {
  const person = await newAnswered(page, { first_name: 'مها' });
  const form_data = { ...VISITOR[1], marital_status: 'M' };
  const saved = await call(page, 'put', `/form/${person.user_id}/ds160/pages/1`, { form_data });
  expect((await saved.json()).page.status).toBe('Finished');
  for (const number of [1, 6, 10]) {
    await page.goto(pagePath(person, number, 'ar'));
    const text = textOf('ds160', number, 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const main = page.locator('main');
    expect(await main.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await latinIn(main), `page ${number}`).toEqual([]);
    expect(await noSidewaysScroll(page), `page ${number}`).toBe(true);
  }
});
