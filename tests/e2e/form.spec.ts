/** The application form on a phone: writing, errors, repeat groups, saving by itself, two devices (spec 2, 5, D23, D47). */
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, forgive, logInAs, newAnswered, type Person } from './people.ts';

const pagePath = ({ user_id }: Pick<Person, 'user_id'>, page: number, locale: 'es' | 'en' | 'ar' = 'es') =>
  pathTo('portal-form-page', locale, { user_id, form_name: 'ds160', page: String(page) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Guardado \d/ })).toBeVisible();

async function storedPage(page: Page, { user_id }: Person, number: number) {
  const answer = await call(page, 'get', `/form/${user_id}/ds160/pages/${number}`);
  return (await answer.json()).page as { form_data: Record<string, unknown>; status: string; confirm_later: string[] };
}

test('a page is written, its errors lead to their fields, and Next goes on when it is whole', async ({ page }) => {
  const person = await newAnswered(page);
  await page.goto('/portal');
  await page.getByRole('link', { name: /^Formulario/ }).click();
  await expect(heading(page)).toHaveText('Datos personales');
  await expect(page).toHaveURL(pagePath(person, 1));

  const surnames = page.getByLabel('Apellidos, como en tu pasaporte');
  // It opens with the name of the profile.
  await expect(surnames).toHaveAccessibleDescription('De tu perfil');
  await surnames.fill('');
  await surnames.pressSequentially('Muñoz7');
  await expect(surnames).toHaveValue('Muñoz');
  await expect(page.getByText('No se escribió «7».')).toBeVisible();
  await page.getByLabel('Nombres, como en tu pasaporte').fill('Ana Lucía');
  await saved(page);
  expect((await storedPage(page, person, 1)).form_data.surnames).toBe('Muñoz');

  await page.getByRole('button', { name: /^Siguiente: / }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'respuestas por completar o corregir' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Elige el sexo que aparece en tu pasaporte' }).click();
  await expect(page.getByLabel('Sexo', { exact: true })).toBeFocused();

  await page.getByRole('group', { name: '¿Has usado otros nombres?' }).getByLabel('No').check();
  await page.getByLabel(/^No aplica en mi caso/).check();
  await expect(page.getByLabel(/^Nombre completo, como se escribe/)).toBeDisabled();
  await page.getByLabel('Sexo', { exact: true }).selectOption('F');
  await page.getByLabel('Estado civil', { exact: true }).selectOption('S');
  const birth = page.getByLabel('Fecha de nacimiento');
  await birth.fill('31/02/1990');
  await birth.blur();
  await expect(page.getByText('Febrero de 1990 tiene 28 días. Revisa el día.')).toBeVisible();
  await birth.fill('7.3.90');
  await expect(page.getByText('Escribe el año con cuatro números, por ejemplo 1990')).toBeVisible();
  await birth.fill('7 mar 1990');
  await expect(page.getByText('Leímos: 7 de marzo de 1990')).toBeVisible();
  await page.getByRole('button', { name: /^Lo confirmo después.*Ciudad de nacimiento$/ }).click();
  await page.getByRole('button', { name: /^Siguiente: / }).click();
  await expect(summary.getByText('Por confirmar, sin ser un error: Ciudad de nacimiento')).toBeVisible();
  await expect(summary.getByRole('link', { name: /ciudad/i }), 'no error').toHaveCount(0);
  await page.getByLabel(/^Departamento, estado o provincia/).fill('Cundinamarca');
  const country = page.getByRole('combobox', { name: 'País de nacimiento' });
  await country.fill('colom');
  await page.getByRole('option', { name: 'Colombia' }).click();
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: /^Siguiente: / }).click();
  await expect(heading(page)).toHaveText('Nacionalidad e identificación');
  await expect(heading(page), 'a new page is read from its top, at once').toBeFocused();
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).scrollBehavior])).toEqual([
    ...[0, 'auto'],
  ]);
  await expect(page.getByText('El formulario quedó guardado')).toBeVisible();
  const stored = await storedPage(page, person, 1);
  expect(stored, 'it goes on, and is not finished').toMatchObject({
    ...{ status: 'In Progress', confirm_later: ['birth_city'] },
  });
  expect(stored.form_data).toMatchObject({ date_of_birth: '1990-03-07', full_name_native: null, birth_country: 'CO' });

  await expect(page.getByRole('link', { name: 'Página 1: Datos personales, En curso' })).toBeVisible();
  await page.getByRole('button', { name: 'Páginas' }).click();
  await expect(page.getByRole('dialog').getByText('1 por confirmar')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Tu trabajo o estudio/ })
    .click();
  await expect(page).toHaveURL(pagePath(person, 11));
  await page.getByRole('button', { name: 'Guardar y salir' }).click();
  await expect(page).toHaveURL('/portal');
});

test('a page with a repeat group is filled in by keyboard alone', async ({ page }) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 5));
  await page.waitForLoadState('networkidle');
  const press = (key: string) => page.keyboard.press(key);
  /** As somebody without a mouse comes there: Tab by Tab, and Shift for the way back. */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    const isThere = () => target.evaluate((one) => one === document.activeElement);
    for (let n = 0; n < 120 && !(await isThere()); n++) await press(key);
    await expect(target).toBeFocused();
  }
  await tabTo(page.getByRole('group', { name: /^¿Has estado en Estados Unidos/ }).getByLabel('Sí'));
  await press('Space');
  const visits = page.getByRole('group', { name: /visitas/i }).first();
  const rows = visits.locator('[data-row]');
  await expect(rows).toHaveCount(1);
  const arrived = (row: number) => rows.nth(row).getByRole('textbox').first();
  await tabTo(arrived(0));
  await page.keyboard.type('3/2019');
  await expect(rows.nth(0).getByText('Leímos: marzo de 2019')).toBeVisible();
  const add = visits.getByRole('button', { name: /^Agregar/ });
  await tabTo(add);
  await press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toBeFocused();
  await tabTo(arrived(1));
  await page.keyboard.type('2021');
  await tabTo(rows.nth(0).getByRole('button', { name: /^Quitar/ }), 'Shift+Tab');
  await press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(arrived(0)).toHaveValue('2021');
  await tabTo(visits.getByRole('button', { name: 'Deshacer' }));
  await press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(arrived(0), 'one goes on in what has come back').toBeFocused();
  await expect(arrived(0)).toHaveValue('03/2019');
  for (const count of [3, 4, 5]) {
    await tabTo(add);
    await press('Enter');
    await expect(rows).toHaveCount(count);
  }
  await expect(visits.getByText('Llegaste al límite de 5.')).toBeVisible();
  await saved(page);
  const { form_data } = await storedPage(page, person, 5);
  expect((form_data.visits as { arrived: string }[]).slice(0, 2).map(({ arrived }) => arrived)).toEqual([
    '2019-03',
    '2021',
  ]);
});

test('what is written before the page is awake counts', async ({ page }) => {
  const person = await newAnswered(page);
  const scripts: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue();
  });
  await page.goto(pagePath(person, 1), { waitUntil: 'commit' });
  await page.getByLabel('Apellidos, como en tu pasaporte').fill('Gómez');
  await page.getByLabel('Fecha de nacimiento').fill('7/3/1990');
  await page.getByLabel('Sexo', { exact: true }).selectOption('F');
  await page.getByRole('group', { name: '¿Has usado otros nombres?' }).getByLabel('No').check();
  await page.getByLabel(/^No aplica en mi caso/).check();
  isHeld = false;
  for (const open of scripts) open();
  await saved(page);
  expect((await storedPage(page, person, 1)).form_data).toMatchObject({
    ...{ surnames: 'Gómez', date_of_birth: '1990-03-07', sex: 'F', other_names_used: 'N', full_name_native_na: true },
  });
});

test('without network what is written stays on the phone, survives the tab, and goes out on return', async ({
  page,
  context,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  await page.getByLabel('Apellidos, como en tu pasaporte').fill('Gómez');
  await saved(page);
  await context.setOffline(true);
  await page.getByLabel('Nombres, como en tu pasaporte').fill('Luz Marina');
  await expect(page.getByText('Sin conexión: guardado en este dispositivo').first()).toBeVisible();
  expect((await storedPage2(person)).given_names, 'as it was filled in for them').toBe('Marta');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(pagePath(person, 1));
  await expect(again.getByText('Recuperamos lo que habías escrito en este dispositivo.')).toBeVisible();
  await expect(again.getByLabel('Nombres, como en tu pasaporte')).toHaveValue('Luz Marina');
  await saved(again);
  expect((await storedPage2(person)).given_names).toBe('Luz Marina');
  forgive(problems);

  async function storedPage2({ user_id }: Person) {
    const answer = await context.request.get(`/api-mv/form/${user_id}/ds160/pages/1`);
    return (await answer.json()).page.form_data as Record<string, unknown>;
  }
});

test('two devices: what differs is shown side by side, and the person chooses', async ({ page, browser, problems }) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  const other = await browser.newContext({
    baseURL: String(process.env.MIRADOR_URL),
    viewport: { width: 360, height: 740 },
  });
  const there = await other.newPage();
  await logInAs(there, person.phone_number);
  await there.goto(pagePath(person, 1));
  await there.getByLabel('Apellidos, como en tu pasaporte').fill('Rojas');
  await there.getByLabel('Ciudad de nacimiento').fill('Cali');
  await saved(there);
  await page.getByLabel('Apellidos, como en tu pasaporte').fill('Rojas Peña');
  await expect(heading(page)).toHaveText('Esta página cambió en otro lugar');
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  const surnames = page.getByRole('group', { name: 'Apellidos, como en tu pasaporte' });
  await expect(surnames.getByLabel(/Rojas Peña/), 'changed here').toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Ciudad de nacimiento' }).getByLabel(/Cali/),
    'changed there',
  ).toBeChecked();
  await page.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await saved(page);
  await expect(page.getByLabel('Ciudad de nacimiento')).toHaveValue('Cali');
  expect((await storedPage(page, person, 1)).form_data).toMatchObject({ surnames: 'Rojas Peña', birth_city: 'Cali' });
  await other.close();
  forgive(problems);
});

test('two tabs are one page: an idle one follows, other fields are joined, the same field is asked about', async ({
  page,
  context,
  problems,
}) => {
  const person = await newAnswered(page);
  const surnames = (tab: Page) => tab.getByLabel('Apellidos, como en tu pasaporte');
  const city = (tab: Page) => tab.getByLabel('Ciudad de nacimiento');
  await page.goto(pagePath(person, 1));
  const other = await context.newPage();
  await other.goto(pagePath(person, 1));
  await other.waitForLoadState('networkidle');
  await surnames(other).fill('Rojas');
  await saved(other);
  await expect(surnames(page), 'the idle tab follows').toHaveValue('Rojas');
  await expect(page.getByText('También guardaste esta página en otro lugar')).toBeHidden();

  // Two at once: neither hears of the other before it writes.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await city(page).fill('Cali');
  await saved(page);
  await surnames(other).fill('Rojas Peña');
  await expect(
    other.getByRole('status').filter({ hasText: 'De allí vino: «Ciudad de nacimiento»' }),
    'different fields are joined, and it is said',
  ).toBeVisible();
  await expect(surnames(other), 'nothing moves under the finger').toBeFocused();
  await expect(city(other)).toHaveValue('Cali');
  await expectAccessible(other);
  await expect
    .poll(async () => (await storedPage(page, person, 1)).form_data)
    .toMatchObject({ surnames: 'Rojas Peña', birth_city: 'Cali' });
  await expect(surnames(page), 'and the first one follows in turn').toHaveValue('Rojas Peña');

  await city(page).fill('Lima');
  await saved(page);
  await city(other).fill('Quito');
  await expect(heading(other)).toHaveText('Esta página cambió en otro lugar');
  expect((await storedPage(page, person, 1)).form_data.birth_city, 'nobody wins silently').toBe('Lima');
  forgive(problems);
});

for (const [locale, title] of [
  ['en', /Personal/],
  ['ar', /البيانات الشخصية/],
] as const)
  test(`in ${locale} the form opens, saves and shows its errors`, async ({ page }) => {
    const person = await newAnswered(page);
    await page.goto(pagePath(person, 1, locale));
    await expect(heading(page)).toHaveText(title);
    await page.locator('#f-surnames').fill('Haddad');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    await expect.poll(async () => (await storedPage(page, person, 1)).form_data.surnames).toBe('Haddad');
  });
