/** A person's own data: a copy of all of it, and its end; two accounts of one person joined by an admin (D42, D48, D55). */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { unzip } from '#tests/unzip.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { addMember, call, DEMO, forgive, logInAs, mailTo, newApplicant, PASSWORD } from './people.ts';

async function savedArchive(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await press();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^mirador-\d{4}-\d\d-\d\d\.zip$/);
  return unzip(readFileSync(String(await saved.path())));
}

test('a person downloads everything from the settings', WIDE, async ({ page, problems }) => {
  const me = await newApplicant(page, { first_name: 'Marcela' });
  await addMember(page, me, 'Benicio', { is_minor: true });
  await page.goto('/portal');
  await page.locator('summary').filter({ hasText: 'Menú de' }).click();
  await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
  await page.getByRole('dialog', { name: 'Ajustes' }).getByRole('tab', { name: 'Tus datos' }).click();
  await page.getByRole('link', { name: 'Ver mis datos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus datos');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  const password = page.getByLabel('Tu contraseña', { exact: true });
  const prepare = page.getByRole('button', { name: 'Preparar el archivo' });
  await password.fill('no es esta');
  await prepare.click();
  await expect(password).toHaveAccessibleDescription(/no coincide/);
  forgive(problems);
  await password.fill(PASSWORD);
  const files = await savedArchive(page, () => prepare.click());
  await expect(page.getByText('La descarga empezó.')).toBeVisible();
  const profile = JSON.parse(String(files.get('data/profile.json')));
  expect(profile).toMatchObject({ first_name: 'Marcela', phone_number: me.phone_number, email: me.email });
  expect(JSON.parse(String(files.get('family-1/data/profile.json')))).toMatchObject({ first_name: 'Benicio' });
  const [name, start] = [...files].find(([one]) => one.startsWith('00-')) ?? [];
  expect(name).toBe('00-empieza-aqui.html');
  expect(String(start)).toContain('Perfil: nombre, celular');
});

test('a person looks at what goes and what stays, and closes the account', WIDE, async ({ page }) => {
  const me = await newApplicant(page, { first_name: 'Marcela' });
  await addMember(page, me, 'Benicio', { is_minor: true });
  await page.goto('/portal/privacy');
  await page.getByRole('link', { name: 'Ver qué se borra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerrar tu cuenta', { timeout: 15_000 });
  await expect(page.getByText('También se borran los datos de Benicio')).toBeVisible();
  await expect(page.getByText('Copias de seguridad')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const close = page.getByRole('button', { name: 'Cerrar la cuenta y borrar' });
  await close.click();
  const understood = page.getByRole('checkbox', { name: /Entiendo que mis datos se borran/ });
  await expect(understood).toBeFocused();
  await understood.check();
  await page.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await close.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta se cerró');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/auth\/log-in/);
  const gone = await call(page, 'post', '/auth/login-with-phone-number', {
    ...{ phone_number: me.phone_number, password: PASSWORD },
  });
  expect(gone.ok()).toBe(false);
});

for (const [locale, title, button] of [
  ['en', 'Your data', 'Prepare the file'],
  ['ar', 'بياناتك', 'تحضير الملف'],
] as const)
  test(`the same screens stand in ${locale}`, async ({ page }) => {
    await newApplicant(page, { locale });
    await page.goto(`/${locale}/portal/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expectAccessible(page, { contrast: false });
    await page.goto(`/${locale}/portal/privacy/erase`);
    await expectAccessible(page, { contrast: false });
    expect(await noSidewaysScroll(page)).toBe(true);
  });

async function account(browser: Browser, more: object = {}) {
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const made = await newApplicant(await context.newPage(), { first_name: 'Ofelia', ...more });
  await context.close();
  return made;
}

test('an admin joins the second account of a person to the first', WIDE, async ({ page, browser }) => {
  const first = await account(browser);
  const second = await account(browser, { service_type: 'Renewal' });
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto(`/admin/people/${first.user_id}/join`);
  await page.getByLabel('La otra cuenta').fill(second.phone_number);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('button', { name: /^Comparar con el caso/ }).click();
  await expect(page.getByRole('heading', { name: 'Las dos cuentas' })).toBeVisible();
  await expect(page.getByText(second.email)).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByLabel('Motivo').fill('La misma cédula en los dos casos');
  await page.getByRole('checkbox', { name: /Es la misma persona/ }).check();
  await page.getByLabel('Tu contraseña', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Unir las cuentas' }).click();
  await expect(page.getByText('Las cuentas quedaron unidas.')).toBeVisible();
  await mailTo(page.request, first.email, /Unimos tus dos cuentas/);
  expect((await call(page, 'get', `/user/${second.user_id}`)).status()).toBe(404);
  await page.goto(`/admin/people/${first.user_id}/history`);
  await expect(page.getByText('Cuentas unidas')).toBeVisible();
  await expect(page.getByRole('table').getByText('Unió dos cuentas').first(), 'the trail in words').toBeVisible();
});

test('an admin hands over a copy and erases on request', WIDE, async ({ page, browser, problems }) => {
  const person = await account(browser);
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto(`/admin/people/${person.user_id}/privacy`);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const copy = page.locator('main form').first();
  await copy.getByLabel('Motivo').fill('Lo pidió por correo, con su cédula');
  await copy.getByLabel('Tu contraseña', { exact: true }).fill(DEMO.password);
  const files = await savedArchive(page, () => copy.getByRole('button', { name: 'Preparar la copia' }).click());
  expect(String(files.get('data/profile.json'))).toContain(person.phone_number);
  const end = page.locator('main form').last();
  await end.getByLabel('Motivo').fill('Lo pidió por correo, con su cédula');
  await end.getByRole('checkbox').check();
  await end.getByLabel('Tu contraseña', { exact: true }).fill(DEMO.password);
  await end.getByRole('button', { name: 'Cerrar la cuenta y borrar' }).click();
  await expect(page.getByText('La cuenta se cerró y los datos se borraron.')).toBeVisible();
  const gone = await page.goto(`/admin/people/${person.user_id}`);
  expect(gone?.status()).toBe(404);
  forgive(problems);
});

test('whoever has no password yet is told to choose one first', async ({ page }) => {
  await newApplicant(page, { temporary: true });
  await page.goto('/portal/privacy');
  await expect(page.getByText('primero crea tu contraseña en tu portal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar el archivo' })).toHaveCount(0);
  await expectAccessible(page);
});
