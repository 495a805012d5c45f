/** Answers for the official form: a paid person decides what does not fit and takes the data along; staff copy by keyboard (D9, D22). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, logInAs, newAnswered, type Person } from './people.ts';

const officialPath = (user_id: string) => pathTo('portal-form-official', 'es', { user_id, form_name: 'ds160' });

async function fill(page: Page, { user_id }: Pick<Person, 'user_id'>, but: Record<number, object> = {}) {
  for (const [number, form_data] of Object.entries({ ...FINISHED, ...but })) {
    const saved = await call(page, 'put', `/form/${user_id}/ds160/pages/${number}`, { form_data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
}

/** Paid, by the demonstration. */
const user_id = '00000000-0000-4000-8000-000000000006';
test.describe.configure({ mode: 'serial' });

test('what is not paid says so in one sentence, and shows nothing', async ({ page }) => {
  const person = await newAnswered(page);
  await fill(page, person);
  await page.goto(officialPath(person.user_id));
  await expect(page.getByText('Hace parte del servicio pagado')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
});

test('what does not fit is asked about, corrected and back; then the data are downloaded', async ({ page }) => {
  await logInAs(page, DEMO.paid, DEMO.password);
  await fill(page, { user_id }, { 1: { ...FINISHED[1], surnames: 'ß'.repeat(20) } });
  const english = { path: 'languages.0.name', original: 'Español', english: 'Spanish', version: 0 };
  expect((await call(page, 'put', `/form/${user_id}/ds160/english`, english)).status()).toBe(200);
  await page.goto(pathTo('portal-form-check', 'es', { user_id, form_name: 'ds160' }));
  await expect(page.getByText('1 respuesta por decidir')).toBeVisible();
  await page.getByRole('link', { name: 'Ver cómo quedan en el formulario oficial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Así quedan tus respuestas en el formulario oficial',
  );
  await expect(page.getByText('Sobran 7 letras')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page.getByRole('link', { name: /^Corregir: Apellidos/ }).click();
  const surnames = page.getByRole('textbox', { name: 'Apellidos, como en tu pasaporte' });
  await expect(surnames).toBeFocused();
  await surnames.fill('Muñoz Ávila');
  await page.getByRole('button', { name: 'Guardar y volver' }).click();
  await expect(page).toHaveURL(`${officialPath(user_id)}#row-surnames`);
  const row = page.locator('#row-surnames');
  await expect(row).toBeFocused();
  await expect(row).toContainText('MUNOZ AVILA');
  await expect(row).toContainText('Muñoz Ávila');
  await expect(page.getByText('Sobran 7 letras')).toHaveCount(0);
  await expect(page.getByText('Todo cabe en el formulario oficial')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar datos (JSON)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('mirador-ds160.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.format).toBe('mirador-export/1');
  expect(JSON.stringify(data)).toContain('"official":"MUNOZ AVILA"');
  await expect(page.getByText('El archivo está en tus descargas.')).toBeVisible();
});

test('staff copy an answer by the keyboard, go to the next page, and read the help', async ({ page, context }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(pathTo('admin-entry-pack', 'es', { user_id, form_name: 'ds160' }));
  await expect(page.getByText('Página 1 de')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page.keyboard.press('j');
  const first = page.locator('#copy-surnames');
  await expect(first).toBeFocused();
  const text = await page.locator('#copy-surnames-text').innerText();
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'Copiado: ' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.trim());
  await expect(first).not.toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('n');
  await expect(page.getByText('Página 2 de')).toBeVisible();
  await expect(page.locator('#entry-page')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^1 de \d+ copiadas$/).first()).toBeAttached();
});
