/** The form without a network: it opens, goes on, and shows nobody the page of somebody else (D23, T40). */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, test } from './journey.ts';
import { call, forgive, newAnswered, PASSWORD, type Person } from './people.ts';

const pagePath = ({ user_id }: Pick<Person, 'user_id'>, page: number) =>
  pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: String(page) });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Guardado \d/ })).toBeVisible();
const surnames = (page: Page) => page.getByLabel('Apellidos, como en tu pasaporte');
const givenNames = (page: Page) => page.getByLabel('Nombres, como en tu pasaporte');

async function storedPage(page: Page, { user_id }: Person, number: number) {
  const answer = await call(page, 'get', `/form/${user_id}/ds160/pages/${number}`);
  return (await answer.json()).page as { form_data: Record<string, unknown> };
}

async function logIn(page: Page, { phone_number }: Person) {
  await page.goto('/auth/log-in');
  await page.getByRole('textbox', { name: 'Celular' }).fill(phone_number);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('/portal');
}

/** The page and its data are in this browser, with the files that they need. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kept-pages')).keys()).length), { timeout: 20_000 })
    .toBeGreaterThan(1);

test('the form opens without a network: a phone that drops the tab loses nothing and goes on', async ({
  page,
  context,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await surnames(page).fill('Gómez');
  await saved(page);
  await isKept(page);
  await context.setOffline(true);
  await givenNames(page).fill('Luz');
  await expect(page.getByText('Sin conexión: guardado en este teléfono')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(pagePath(person, 1));
  await expect(givenNames(again), 'what was written').toHaveValue('Luz');
  await givenNames(again).fill('Luz Marina');
  await expect(again.getByText('Sin conexión: guardado en este teléfono')).toBeVisible();
  await again.reload();
  await expect(givenNames(again)).toHaveValue('Luz Marina');
  await context.setOffline(false);
  await saved(again);
  expect((await storedPage(again, person, 1)).form_data).toMatchObject({
    surnames: 'Gómez',
    given_names: 'Luz Marina',
  });
  await again.goto('/portal');
  await again.locator('summary').filter({ hasText: 'Menú de Marta' }).click();
  await again.getByRole('button', { name: 'Salir de mi cuenta' }).click();
  await expect(again).toHaveURL('/');
  expect(await again.evaluate(() => caches.keys()), 'nothing is left for the next person').toEqual([]);
  forgive(problems);
});

test('another person on the same phone never sees the page, neither with a network nor without', async ({
  page,
  context,
  problems,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  const other = await newAnswered(elsewhere, { first_name: 'Otra' });
  await elsewhere.close();
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await surnames(page).fill('Gómez');
  await saved(page);
  await isKept(page);
  // The session ends by itself: nobody has logged out.
  await context.clearCookies({ name: /token|has_session/ });
  await context.setOffline(true);
  await expect(page.goto(pagePath(person, 1)), 'without a session').rejects.toThrow(/ERR_/);
  await context.setOffline(false);
  await logIn(page, other);
  expect(await page.evaluate(async () => (await (await caches.open('kept-pages')).keys()).length)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(pagePath(person, 1)), 'with another session').rejects.toThrow(/ERR_/);
  await context.setOffline(false);
  forgive(problems);
});
