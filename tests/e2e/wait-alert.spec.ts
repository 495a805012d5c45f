/** The link of a wait alert: what it is about, confirm, stop, and what can go wrong (spec 2 "/citas", D2). */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, forgive, linkIn, mailTo, newEmail } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function asked(page: Page, locale: 'es' | 'en' | 'ar' = 'es') {
  const email = newEmail();
  const wish = { email, city: 'bogota', category: 'visitor', below_months: 6, locale };
  expect((await call(page, 'post', '/wait-alerts', wish)).status()).toBe(200);
  return String(linkIn(await mailTo(page.request, email, /./)));
}

test('somebody sees what the alert is, confirms it, comes back and stops it', async ({ page }) => {
  const link = await asked(page);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Confirma tu aviso');
  expect(page.url()).not.toContain('token');
  await expect(page.getByText('en Bogotá (Turismo o negocios) sea de menos de 6 meses')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar el aviso' }).dblclick();
  await expect(heading(page)).toHaveText('Tu aviso está activo');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Confirmar el aviso' })).toHaveCount(0);

  await page.goto('/auth/log-in');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Tu aviso está activo');
  await page.getByRole('button', { name: 'Detener el aviso' }).click();
  await expect(heading(page)).toHaveText('Aviso detenido');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

test('a link that is unknown or cut says so; without a connection the page offers another try', async ({
  page,
  problems,
}) => {
  await page.goto(`/en/citas/alerta#token=${'x'.repeat(43)}`);
  await expect(heading(page)).toHaveText('This link no longer works');
  await page.goto('/en/auth/log-in');
  await page.goto('/en/citas/alerta');
  await expect(heading(page)).toHaveText('This link no longer works');
  await expectAccessible(page);

  const link = await asked(page, 'en');
  await page.route('**/wait-alerts/show', (route) => route.abort());
  await page.goto(link);
  await expect(heading(page)).toHaveText('We could not open your alert');
  await page.unroute('**/wait-alerts/show');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Confirm your alert');
  await page.route('**/wait-alerts/confirm', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(page.getByRole('alert')).toContainText('It was not saved.');
  await page.unroute('**/wait-alerts/confirm');
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(heading(page)).toHaveText('Your alert is on');
  forgive(problems);
});

test('the page of an alert reads from right to left in Arabic', async ({ page }) => {
  await page.goto(await asked(page, 'ar'));
  await expect(heading(page)).toHaveText('أكّد تنبيهك');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await noSidewaysScroll(page)).toBe(true);
  await expectAccessible(page);
});
