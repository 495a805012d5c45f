/** Settings behind the gear: profile, password, sessions, language, second factor (spec 2, 8, D13, D17, T8, T9, T40). */
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, expectAccessible, test, WIDE } from './journey.ts';
import { call, DEMO, forgive, logInAs, newApplicant, newEmail, newPhone, PASSWORD } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajustes' });
const menu = (page: Page) => page.locator('summary').filter({ hasText: 'Menú de' });

async function openSettings(page: Page, tab?: string) {
  await page.goto('/portal');
  await menu(page).click();
  await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
  await expect(dialog(page)).toBeVisible();
  if (tab) await dialog(page).getByRole('tab', { name: tab }).click();
}
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar cambios' });
const current = (page: Page) => dialog(page).getByLabel('Tu contraseña actual');

test('a name is saved without the password, says so, and the dialog closes by itself', async ({ page }) => {
  await newApplicant(page);
  await openSettings(page);
  await expect(current(page)).toHaveCount(0);
  await save(page).click();
  await expect(dialog(page).getByText('No hay cambios por guardar.')).toBeVisible();
  await dialog(page).getByLabel('Nombre').fill('Ma');
  await save(page).click();
  await expect(dialog(page).getByLabel('Nombre')).toBeFocused();
  await expect(dialog(page).getByLabel('Nombre')).toHaveAccessibleDescription(/al menos 3 letras/);
  await dialog(page).getByLabel('Nombre').fill('Mariana');
  await save(page).click();
  await expect(dialog(page).getByText('Tu perfil quedó actualizado.')).toBeVisible();
  await expect(dialog(page)).toBeHidden({ timeout: 4000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Mariana');
  await expect(menu(page)).toBeFocused();
});

test('a new number needs the right password and a number that nobody has', async ({ page, browser, problems }) => {
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const other = await newApplicant(await context.newPage());
  await context.close();
  await newApplicant(page);
  const mine = newPhone();
  await openSettings(page);
  const phone = dialog(page).getByRole('textbox', { name: 'Celular' });
  await phone.fill(mine);
  await expect(current(page)).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(current(page)).toBeFocused();
  await current(page).fill('no es esta');
  await save(page).click();
  await expect(current(page)).toHaveAccessibleDescription(/Esa no es tu contraseña actual/);
  await current(page).fill(PASSWORD);
  await phone.fill(other.phone_number);
  await save(page).click();
  await expect(phone).toHaveAccessibleDescription(/Ese número ya pertenece a otra cuenta/);
  await expect(phone).toBeFocused();
  await expectAccessible(page);
  await phone.fill('12');
  await save(page).click();
  await expect(phone).toHaveAccessibleDescription(/no está completo/);
  await phone.fill(mine);
  await save(page).click();
  await expect(dialog(page).getByText('Tu perfil quedó actualizado.')).toBeVisible();
  await page.context().clearCookies();
  await logInAs(page, mine);
  forgive(problems);
});

test('an address that somebody has is refused at its field; other failures have the general text', async ({
  page,
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const other = await newApplicant(await context.newPage());
  await context.close();
  await newApplicant(page);
  await openSettings(page);
  const email = dialog(page).getByLabel('Correo electrónico');
  await email.fill(other.email);
  await current(page).fill(PASSWORD);
  await save(page).click();
  await expect(email).toHaveAccessibleDescription(/Ese correo ya pertenece a otra cuenta/);
  await email.fill(newEmail());
  await page.route('**/api-mv/user/*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await save(page).click();
  await expect(
    dialog(page).getByRole('alert').filter({ hasText: 'Ocurrió un error al actualizar tu perfil.' }),
  ).toBeVisible();
  await page.unroute('**/api-mv/user/*');
  await page.route('**/api-mv/user/*', (route) => route.abort());
  await save(page).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
  await expect(current(page)).toHaveValue(PASSWORD);
  forgive(problems);
});

test('a new password is checked, set, and ends the other sessions', async ({ page, browser, problems }) => {
  const person = await newApplicant(page);
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const elsewhere = await context.newPage();
  await logInAs(elsewhere, person.phone_number);
  await openSettings(page, 'Contraseña');
  const submit = dialog(page).getByRole('button', { name: 'Cambiar contraseña' });
  await dialog(page).getByLabel('Contraseña actual').fill('no es esta');
  await dialog(page).getByLabel('Contraseña nueva', { exact: true }).fill('una lluvia tranquila');
  await dialog(page).getByLabel('Repite la contraseña nueva').fill('una lluvia tranquila');
  await submit.click();
  await expect(dialog(page).getByLabel('Contraseña actual')).toHaveAccessibleDescription(/no es tu contraseña actual/);
  await expectAccessible(page);
  await dialog(page).getByLabel('Contraseña actual').fill(PASSWORD);
  await submit.click();
  await expect(dialog(page).getByText('Cambiaste tu contraseña. Cerramos las demás sesiones.')).toBeVisible();
  expect((await call(elsewhere, 'get', `/user/${person.user_id}`)).status()).toBe(401);
  expect((await call(page, 'get', `/user/${person.user_id}`)).status()).toBe(200);
  await context.close();
  forgive(problems);
});

test('the other session is listed and can be ended; everywhere ends this one, too', async ({ page, browser }) => {
  const person = await newApplicant(page);
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL), userAgent: 'Firefox/140.0' });
  const elsewhere = await context.newPage();
  await logInAs(elsewhere, person.phone_number);
  await openSettings(page, 'Sesiones');
  const lines = dialog(page).getByRole('tabpanel', { name: 'Sesiones' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const third = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  await logInAs(await third.newPage(), person.phone_number);
  await dialog(page).getByRole('tab', { name: 'Perfil' }).click();
  await dialog(page).getByRole('tab', { name: 'Sesiones' }).click();
  await expect(lines, 'read anew when it is opened').toHaveCount(3);
  await third.close();
  await expect(lines.filter({ hasText: 'Este dispositivo' })).toHaveCount(1);
  await expectAccessible(page);
  await lines.filter({ hasText: 'Firefox' }).getByRole('button').click();
  await expect(lines).toHaveCount(2);
  expect((await call(elsewhere, 'get', `/user/${person.user_id}`)).status()).toBe(401);
  await context.close();
  await dialog(page).getByRole('button', { name: 'Salir de todas partes' }).click();
  await dialog(page).getByRole('button', { name: 'Seguir con mi sesión' }).click();
  expect((await call(page, 'get', `/user/${person.user_id}`)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Salir de todas partes' }).click();
  await dialog(page).getByRole('button', { name: 'Sí, salir de todas partes' }).click();
  await expect(dialog(page).getByText('Listo: cerramos tus 2 sesiones, también esta.')).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Ir a la página de inicio' }).click();
  await expect(page).toHaveURL('/');
  expect((await call(page, 'get', `/user/${person.user_id}`)).status()).toBe(401);
});

test('another language: the same page, the cookie, the profile', async ({ page }) => {
  const person = await newApplicant(page);
  await openSettings(page);
  await dialog(page).getByRole('button', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/portal');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('ar');
  const { user_profile } = await (await call(page, 'get', `/user/${person.user_id}`)).json();
  expect(user_profile.locale).toBe('ar');
});

test.describe('staff', () => {
  test.describe.configure({ mode: 'serial' });

  test(
    'set up the second factor, keep the recovery codes, and turn it off with one',
    WIDE,
    async ({ page, problems }, { project }) => {
      test.skip(project.name !== 'desktop', 'one staff account, one factor');
      await logInAs(page, DEMO.staff, DEMO.password);
      await page.goto('/portal');
      await page.waitForURL('**/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
      await expectAccessible(page);
      await page.locator('summary').filter({ hasText: 'Menú de ' }).click();
      await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
      await dialog(page).getByRole('tab', { name: 'Segundo paso' }).click();
      await dialog(page).getByRole('button', { name: 'Activar segundo paso' }).click();
      await expect(dialog(page).getByRole('img', { name: 'Código para tu aplicación de autenticación' })).toBeVisible();
      await expectAccessible(page);
      const secret = await dialog(page).locator('bdi.select-all').innerText();
      const code = dialog(page).getByLabel('Código de 6 dígitos');
      await code.fill('000000');
      await dialog(page).getByRole('button', { name: 'Confirmar código' }).click();
      await expect(code).toHaveAccessibleDescription(/no coincide o ya venció/);
      await code.fill(generateSync({ secret }));
      await dialog(page).getByRole('button', { name: 'Confirmar código' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeFocused();
      const codes = await dialog(page).locator('ul.select-all li').allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Ya los guardé' }).click();
      await expect(dialog(page).getByText('El segundo paso está activo.')).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus stays in the dialog').not.toBe(
        'BODY',
      );
      await dialog(page).getByLabel('Contraseña actual', { exact: true }).last().fill(DEMO.password);
      await dialog(page).getByLabel('Código de la aplicación o de recuperación').fill(String(codes[0]));
      await dialog(page).getByRole('button', { name: 'Desactivar segundo paso' }).click();
      await expect(dialog(page).getByText('Desactivaste el segundo paso.')).toBeVisible();
      forgive(problems);
    },
  );

  test(
    'where it is demanded, turning it off leads at once to the page that sets up another',
    WIDE,
    async ({ page, problems }, { project }) => {
      test.skip(project.name !== 'desktop', 'a page of the office');
      // As the server answers in production; the demonstration demands none.
      let isSet = true;
      await page.route('**/api-mv/auth/second-factor', (route) => {
        if (route.request().method() === 'DELETE') isSet = false;
        return route.fulfill({ json: { success: true, message: '', is_set: isSet, must_set: !isSet } });
      });
      await logInAs(page, DEMO.staff, DEMO.password);
      await page.goto('/admin');
      await page.locator('summary').filter({ hasText: 'Menú de ' }).click();
      await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
      await dialog(page).getByRole('tab', { name: 'Segundo paso' }).click();
      await dialog(page).getByLabel('Contraseña actual', { exact: true }).last().fill(DEMO.password);
      await dialog(page).getByLabel('Código de la aplicación o de recuperación').fill('123456');
      const opened = page.waitForRequest((request) => new URL(request.url()).pathname === '/portal');
      await dialog(page).getByRole('button', { name: 'Desactivar segundo paso' }).click();
      expect((await opened).isNavigationRequest()).toBe(true);
      forgive(problems);
    },
  );
});
