/** A round of review in two browsers: sent, flagged by keyboard, corrected by the person, settled, finished (D49). */
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, handIn, logInAs, newAnswered } from './people.ts';

const COMMENT = 'En tu cédula leemos otro número. Revísalo, por favor.';

async function pay(page: Page) {
  await page.goto('/portal/payment');
  await page.locator('input[name=number]').fill('4242 4242 4242 4242');
  await page.locator('input[name=expires]').fill('12/39');
  await page.locator('input[name=cvc]').fill('123');
  await page.getByRole('button', { name: /^Pagar [\d.,]+/ }).click();
  await expect(page).toHaveURL(/just_paid=true/);
}

test('an adviser flags an answer by keyboard, the person corrects exactly that one, and the review is finished', async ({
  page,
  browser,
}) => {
  const { user_id } = await newAnswered(page);
  await pay(page);
  for (const [number, form_data] of Object.entries(FINISHED)) {
    const saved = await call(page, 'put', `/form/${user_id}/ds160/pages/${number}`, { form_data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await handIn(page, user_id);
  const check = pathTo('portal-form-check', 'es', { user_id, form_name: 'ds160' });
  await page.goto(check);
  await page.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText('Enviado a revisión', { exact: true })).toBeVisible();

  const desk = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  await logInAs(desk, DEMO.admin, DEMO.password);
  const answers = pathTo('admin-answers', 'es', { user_id });
  await desk.goto(`${answers}?page=2`);
  await desk.getByRole('button', { name: 'Empezar la revisión' }).click();
  const line = desk.locator('#answer-national_id');
  await expect(line.getByRole('button', { name: /^Aceptar/ })).toBeVisible();
  await expectAccessible(desk);
  expect(await noSidewaysScroll(desk)).toBe(true);
  await line.focus();
  await desk.keyboard.press('f');
  await expect(line.getByLabel('Motivo')).toBeFocused();
  await line.getByLabel('Motivo').selectOption('document');
  await expect(line.getByLabel(/^Lo que lee/)).toHaveValue(/no coincide con lo que leemos/);
  await line.getByLabel(/^Lo que lee/).fill(COMMENT);
  await line.getByRole('button', { name: 'Marcar para devolver' }).dblclick();
  await expect(line).toBeFocused();
  await expect(line.getByText('Por devolver')).toBeVisible();
  await desk.keyboard.press('k');
  await desk.keyboard.press('a');
  await expect(desk.getByText('Aceptada')).toHaveCount(1);
  await desk.getByRole('button', { name: 'Devolver 1 respuesta' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Devolver 1 respuesta' }).click();
  await expect(desk.getByText('La persona tiene respuestas por corregir.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Tu asesor devolvió 1 respuesta')).toBeVisible();
  await expect(page.getByText(COMMENT).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('a[href*="row=national_id"]').first().click();
  const field = page.locator('[data-path=national_id] input');
  await expect(field).toBeFocused();
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect(page.locator('[data-path=nationality] :is(input, select)').first()).toBeDisabled();
  await expectAccessible(page);
  await field.fill('1020304051');
  await page.getByRole('button', { name: 'Guardar y volver a la revisión' }).click();
  await expect(page.getByText('Cambiada')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otra vez a revisión' }).click();
  await expect(page.getByText('Enviado a revisión', { exact: true })).toBeVisible();

  await desk.goto(`${answers}?page=2`);
  await desk.getByRole('button', { name: 'Empezar la revisión' }).click();
  await expect(line.getByText('1020304050', { exact: true })).toBeVisible();
  await expect(line.getByText('1020304051', { exact: true }).first()).toBeVisible();
  await line.getByRole('button', { name: /^Aceptar/ }).click();
  await expect(line.getByText('Aceptada')).toBeVisible();
  await desk.getByRole('button', { name: 'Terminar la revisión' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Terminar la revisión' }).click();
  await expect(desk.getByText('La revisión está terminada.')).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText('Tu asesor terminó la revisión').first()).toBeVisible();
});
