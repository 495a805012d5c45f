/** Forgotten password, reset by mail, confirmed address (D16, T14). */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { forgive, linkIn, mailTo, newApplicant } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('somebody asks for a link by phone, chooses a new password and logs in with it; the link works once', async ({
  page,
  request,
  problems,
}) => {
  const account = await newApplicant(page);
  await page.context().clearCookies();
  await page.goto('/auth/log-in');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(heading(page)).toHaveText('Recupera tu acceso');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('textbox', { name: 'Celular' }).fill(account.phone_number);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(heading(page)).toHaveText('Revisa tu correo');
  await expect(page.getByText('Sirve durante 30 minutos')).toBeVisible();
  await expectAccessible(page);

  const link = String(linkIn(await mailTo(request, account.email, /contraseña/)));
  await page.goto(link);
  await expect(heading(page)).toHaveText('Elige una contraseña nueva');
  expect(page.url()).not.toContain('token');
  const password = page.getByLabel('Contraseña nueva');
  const again = page.getByLabel('Repite la contraseña');
  const save = page.getByRole('button', { name: 'Guardar contraseña' });
  const alert = page.getByRole('alert');
  await save.click();
  await expect(alert).toContainText('Escribe una contraseña.');
  await expect(password).toBeFocused();
  await password.fill('corta');
  await save.click();
  await expect(alert).toContainText('al menos 8 caracteres');
  await password.fill('password');
  await save.click();
  await expect(alert).toContainText('Esa contraseña es de las primeras');
  await password.fill('cuatro palabras sin prisa');
  await again.fill('cuatro palabras con prisa');
  await save.click();
  await expect(alert).toContainText('Las dos contraseñas no coinciden.');
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await again.fill('cuatro palabras sin prisa');
  await save.dblclick();

  await expect(page).toHaveURL('/auth/log-in?reset=done');
  await expect(
    page.getByRole('status').filter({ hasText: 'Tu contraseña quedó cambiada. Entra con la nueva.' }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Celular' }).fill(account.phone_number);
  await page.getByLabel('Contraseña', { exact: true }).fill('cuatro palabras sin prisa');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/portal');

  await page.goto(link);
  await expect(heading(page), 'said before anything is typed').toHaveText('Este enlace ya no sirve');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  forgive(problems);
});

test('the answer is the same for somebody we do not know; mistakes are told beside the field', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  const send = page.getByRole('button', { name: 'Enviar enlace' });
  const alert = page.getByRole('alert');
  await send.click();
  await expect(alert).toContainText('Escribe tu número de celular.');
  await page.getByRole('radio', { name: 'Con mi correo' }).check();
  await expect(alert).toHaveCount(0);
  const email = page.getByLabel('Correo electrónico');
  await email.fill('nadie@');
  await send.click();
  await expect(alert).toContainText('Revisa el correo');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('nadie@');
  await expectAccessible(page);
  await email.fill('nadie@correo.example');
  await send.click();
  await expect(heading(page)).toHaveText('Revisa tu correo');
  await page.getByRole('button', { name: 'Escribir otro dato' }).click();
  await expect(heading(page)).toHaveText('Recupera tu acceso');
});

test('a reset page without its token leads to a new link', async ({ page }) => {
  await page.goto('/en/auth/reset-password');
  await expect(heading(page)).toHaveText('This link no longer works');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/en/auth/forgot-password');
});

test('an address is confirmed by opening its link, and the link says so again; another one is no link', async ({
  page,
  request,
  problems,
}) => {
  const { email } = await newApplicant(page, { locale: 'ar' });
  const link = String(linkIn(await mailTo(request, email, /بريدك/)));
  expect(link).toContain('/ar/auth/verify-email#token=');
  await page.goto(link);
  await expect(heading(page)).toHaveText('تم تأكيد بريدك الإلكتروني');
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.goto('/auth/log-in');
  await page.goto(link);
  await expect(heading(page)).toHaveText('تم تأكيد بريدك الإلكتروني');
  await page.goto('/auth/log-in');
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await expect(heading(page)).toHaveText('لم يعد هذا الرابط صالحًا');
  await expectAccessible(page);
  forgive(problems);
});

test('without a connection a confirmation can be tried again with the same link', async ({
  page,
  request,
  problems,
}) => {
  const { email } = await newApplicant(page);
  const link = String(linkIn(await mailTo(request, email, /correo/)));
  await page.route('**/auth/verify-email', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto(link);
  await expect(heading(page)).toHaveText('Tu correo aún no está confirmado');
  await expectAccessible(page);
  await page.unroute('**/auth/verify-email');
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(heading(page)).toHaveText('Tu correo quedó confirmado');
  await page.getByRole('link', { name: 'Ir a mi portal' }).click();
  await expect(page).toHaveURL(/\/(portal|auth\/log-in)/);
  problems.length = 0;
});
