/** The form without a network: it opens, goes on, and shows nobody the page of somebody else (D23, T40). */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { call, forgive, logInAs, newAnswered, PASSWORD, type Person } from './people.ts';

const pagePath = ({ user_id }: Pick<Person, 'user_id'>, page: number) =>
  pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: String(page) });
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Guardado \d/ })).toBeVisible({ timeout: 15_000 });
/** Three log-ins and several ways with and without a network. */
test.describe.configure({ timeout: 90_000 });
const surnames = (page: Page) => page.getByLabel('Apellidos, como en tu pasaporte');
const givenNames = (page: Page) => page.getByLabel('Nombres, como en tu pasaporte');

async function storedPage(page: Page, { user_id }: Person, number: number) {
  const answer = await call(page, 'get', `/form/${user_id}/ds160/pages/${number}`);
  return (await answer.json()).page as { form_data: Record<string, unknown> };
}

async function logInHere(page: Page, { phone_number }: Person) {
  await page.getByRole('textbox', { name: 'Celular' }).fill(phone_number);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('/portal');
}
async function logIn(page: Page, person: Person) {
  await page.goto('/auth/log-in');
  await logInHere(page, person);
}

/** This page and its data are in this browser, with the files that they need; each further page is two more entries. */
const isKept = (page: Page, atLeast = 2) =>
  expect
    .poll(
      () =>
        page.evaluate(async (least) => {
          const keys = await (await caches.open('kept-pages')).keys();
          const paths = keys.map(({ url }) => new URL(url).pathname);
          return paths.length >= least && paths.filter((path) => path.startsWith(location.pathname)).length === 2;
        }, atLeast),
      { timeout: 20_000 },
    )
    .toBe(true);

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
  await expect(page.getByText('Sin conexión: guardado en este dispositivo').first()).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(pagePath(person, 1));
  await expect(givenNames(again), 'what was written').toHaveValue('Luz');
  await givenNames(again).fill('Luz Marina');
  await expect(again.getByText('Sin conexión: guardado en este dispositivo').first()).toBeVisible();
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

test('without a network Next goes on to a page that is on the phone, says so, and all of it is sent on return', async ({
  page,
  context,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await isKept(page, 4);
  await context.setOffline(true);
  await surnames(page).fill('Gómez');
  const goOn = () => page.getByRole('button', { name: /^Siguiente: / }).click();
  const anyway = () => page.getByRole('button', { name: 'Seguir y completar después' }).click();
  await goOn();
  await anyway();
  await expect(page).toHaveURL(pagePath(person, 2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nacionalidad e identificación');
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Lo que escribiste en otra página está en este dispositivo' });
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: /nacionalidad/ })
    .getByLabel('No')
    .check();
  await goOn();
  await anyway();
  await expect(page.getByText('La otra página no está en él')).toBeVisible();
  await expect(page).toHaveURL(pagePath(person, 2));
  await page.goto('/portal');
  await expect(page.getByRole('heading', { level: 1 }), 'instead of the error page of the browser').toHaveText(
    'Sin conexión',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Nacionalidad e identificación/ }).click();
  await expect(page).toHaveURL(pagePath(person, 2));
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(surnames(page)).toHaveValue('Gómez');
  await context.setOffline(false);
  await saved(page);
  // The first tries after a network has come back may fail; each next one comes three seconds later.
  await expect
    .poll(async () => (await storedPage(page, person, 2)).form_data.other_nationality, { timeout: 20_000 })
    .toBe('N');
  expect((await storedPage(page, person, 1)).form_data.surnames).toBe('Gómez');
  await expect(page.getByText('Lo que escribiste en otra página')).toBeHidden();
  forgive(problems);
});

/** Without a network, and without their session: our own word, and nothing of the person. */
async function isClosed(page: Page, person: Person) {
  expect((await page.goto(pagePath(person, 1)))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/Gómez|Luz/);
}

/** Everything that this browser has written down of us, as text. */
const writtenDown = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('kept-pages');
    const bodies = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()));
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const drafts: { sealed: Uint8Array<ArrayBuffer> }[] = [];
    let unsent = 0;
    if ((await indexedDB.databases()).some(({ name }) => name === 'kept-drafts')) {
      const database = await answer(indexedDB.open('kept-drafts'));
      const store = () => database.transaction('drafts').objectStore('drafts');
      drafts.push(...(await answer(store().getAll())));
      unsent = (await answer(store().getAllKeys())).filter((key) => String(key).startsWith('unsent')).length;
      database.close();
    }
    const texts = drafts.map((draft) => JSON.stringify(draft) + new TextDecoder().decode(draft.sealed));
    return { pages: bodies.length, unsent, text: [...bodies, ...texts].join() };
  });

test('after a session what is unsent stays sealed; another person finds nothing, and the same one sends it', async ({
  page,
  context,
  problems,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  const other = await newAnswered(elsewhere, { first_name: 'Otra' });
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await surnames(page).fill('Gómez');
  await saved(page);
  await isKept(page);
  await context.setOffline(true);
  await givenNames(page).fill('Luz Marina');
  await expect(page.getByText('Sin conexión: guardado en este dispositivo').first()).toBeVisible();
  const kept = await writtenDown(page);
  expect(kept).toMatchObject({ unsent: 1 });
  // Whole names: three letters stand somewhere in sealed bytes by chance, once in some fifty runs.
  expect(kept.text, 'also while the session lives').not.toMatch(/Gómez|Luz Marina/);
  await page.goto('about:blank');

  // Ended from another device: this one hears of it when it comes back.
  await logInAs(elsewhere, person.phone_number);
  expect((await call(elsewhere, 'post', '/auth/log-out-everywhere')).status()).toBe(200);
  await context.setOffline(false);
  await page.goto('/portal');
  await expect(page.getByText('Tu sesión terminó por seguridad')).toBeVisible();
  await expect.poll(() => writtenDown(page)).toMatchObject({ pages: 0, unsent: 1 });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('keep_key');
  await context.setOffline(true);
  await isClosed(page, person);
  await context.setOffline(false);

  await logIn(page, other);
  expect((await page.goto(pagePath(person, 1)))?.status(), 'with another session').toBe(404);
  await context.setOffline(true);
  await isClosed(page, person);
  await context.setOffline(false);
  await page.goto('/portal');
  expect(await writtenDown(page)).toMatchObject({ pages: 0, unsent: 1 });

  await context.clearCookies();
  await logIn(page, person);
  await expect.poll(async () => (await storedPage(page, person, 1)).form_data.given_names).toBe('Luz Marina');
  await expect.poll(() => writtenDown(page)).toMatchObject({ unsent: 0 });
  await elsewhere.close();
  forgive(problems);
});

test('log-out asks about what is unsent; on a shared computer nothing is kept, and the form says so', async ({
  page,
  context,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await surnames(page).fill('Gómez');
  await saved(page);
  await context.setOffline(true);
  await givenNames(page).fill('Luz Marina');
  await expect(page.getByText('Sin conexión: guardado en este dispositivo').first()).toBeVisible();
  const leave = async () => {
    await page.locator('summary').filter({ hasText: 'Menú de Marta' }).click();
    await page.getByRole('button', { name: 'Salir de mi cuenta' }).click();
  };
  await leave();
  const dialog = page.getByRole('dialog', { name: 'Hay respuestas sin enviar' });
  await expect(dialog.getByText('Lo que escribiste en 1 página está solo en este dispositivo.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar ahora y salir' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Todavía no se pudo enviar');
  await dialog.getByRole('button', { name: 'Quedarme' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(givenNames(page)).toHaveValue('Luz Marina');
  await page.getByRole('button', { name: 'Salir de mi cuenta' }).click();
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Enviar ahora y salir' }).click();
  await expect(page).toHaveURL('/');
  expect(await writtenDown(page)).toEqual({ pages: 0, unsent: 0, text: '' });

  await page.goto('/auth/log-in');
  await page.getByLabel('Uso un computador compartido').check();
  await logInHere(page, person);
  expect((await storedPage(page, person, 1)).form_data).toMatchObject({ given_names: 'Luz Marina' });
  await page.goto(pagePath(person, 1));
  await expect(page.getByText('Este dispositivo no guarda copia de lo que escribes.')).toBeVisible();
  await context.setOffline(true);
  await givenNames(page).fill('Luz');
  await expect(page.getByText('Sin conexión: no cierres esta página').first()).toBeVisible();
  expect(await writtenDown(page)).toEqual({ pages: 0, unsent: 0, text: '' });

  // Whatever way one leaves: it is in no other place, and that is said first.
  await page.getByRole('link', { name: 'Tu portal', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Lo que escribiste no está guardado' });
  await expect(question.getByText(/^No llegó al servidor y este dispositivo no guarda copia/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Quedarme' }).last().click();
  await expect(question).toBeHidden();
  await expect(givenNames(page)).toHaveValue('Luz');
  await leave();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Quedarme' }).last().click();
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await closing).type()).toBe('beforeunload');
  await (await closing).dismiss();
  await context.setOffline(false);
  await saved(page);
  forgive(problems);
});
