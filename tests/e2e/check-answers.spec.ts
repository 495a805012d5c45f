/** Check your answers on a phone: change and back to the row, what is missing, then sent, locked and undone (D49). */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, forgive, handIn, logInAs, newAnswered } from './people.ts';

const checkPath = (user_id: string) => pathTo('portal-form-check', 'es', { user_id, form_name: 'ds160' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fill(page: Page, user_id: string, but: Record<number, object> = {}) {
  for (const [number, form_data] of Object.entries({ ...FINISHED, ...but })) {
    const saved = await call(page, 'put', `/form/${user_id}/ds160/pages/${number}`, { form_data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
}

test('what is missing is counted, a change comes back to its row, and sending names what is missing', async ({
  page,
  problems,
}) => {
  const { user_id } = await newAnswered(page);
  await fill(page, user_id, { 1: { ...FINISHED[1], birth_city: '' } });
  await page.goto('/portal');
  await page.getByRole('link', { name: 'Revisar y enviar' }).click();
  await expect(page).toHaveURL(checkPath(user_id));
  await expect(heading(page)).toHaveText('Revisa tus respuestas');
  await expect(page.getByText('Falta 1 respuesta')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 740);
  expect(screens, 'a page for a phone').toBeLessThan(10);

  await page.getByRole('link', { name: 'Ir a la primera' }).click();
  const row = page.locator('#row-birth_city');
  await expect(row).toBeFocused();
  await row.getByRole('link', { name: 'Cambiar: Ciudad de nacimiento' }).click();
  const city = page.getByRole('textbox', { name: 'Ciudad de nacimiento' });
  await expect(city).toBeFocused();
  await city.fill('Cali');
  await page.getByRole('button', { name: 'Guardar y volver a la revisión' }).click();
  await expect(page).toHaveURL(`${checkPath(user_id)}#row-birth_city`);
  await expect(row).toBeFocused();
  await expect(row).toContainText('Cali');
  await expect(page.getByText('Todas las preguntas tienen respuesta')).toBeVisible();

  const needs = page.locator('#review-needs');
  await expect(needs.getByRole('listitem')).toHaveText([/^Terminar los documentos/, /^Pagar el servicio/]);
  await page.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Todavía no se puede enviar' })).toBeFocused();
  forgive(problems);
});

test('a whole case is sent, its pages are read-only, and it is undone', async ({ page }) => {
  await logInAs(page, DEMO.ready, DEMO.password);
  const user_id = '00000000-0000-4000-8000-000000000005';
  await fill(page, user_id);
  await handIn(page, user_id);
  await page.goto(checkPath(user_id));
  await page.getByRole('button', { name: 'Enviar a revisión' }).dblclick();
  await expect(page.getByText('Enviado a revisión', { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cambiar/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: '1' }));
  await expect(page.getByText('Esta página está cerrada')).toBeVisible();
  await expect(page.getByLabel('Apellidos, como en tu pasaporte')).toBeDisabled();
  await page.getByRole('button', { name: /^Siguiente: / }).click();
  await expect(heading(page)).toHaveText('Nacionalidad e identificación');

  await page.goto(checkPath(user_id));
  await page.getByRole('button', { name: 'Deshacer el envío' }).click();
  await expect(page.getByRole('button', { name: 'Enviar a revisión' })).toBeVisible();
  await page.goto(pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: '1' }));
  await expect(page.getByLabel('Apellidos, como en tu pasaporte')).toBeEnabled();
});
