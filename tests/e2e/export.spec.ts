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

/** Staff mark the service as paid, in a browser of their own. */
async function markPaid(page: Page, { user_id }: Person) {
  const staff = await page
    .context()
    .browser()
    ?.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  if (!staff) throw new Error('no browser');
  await logInAs(staff, DEMO.admin, DEMO.password);
  const paid = await call(staff, 'put', `/user/${user_id}`, { marked_paid_by_csr: true });
  expect(paid.status(), await paid.text()).toBe(200);
  return staff;
}

test('what does not fit is asked about, corrected and back; then the data are downloaded', async ({ page }) => {
  const person = await newAnswered(page);
  await fill(page, person, { 1: { ...FINISHED[1], surnames: 'ß'.repeat(20) } });
  await page.goto(officialPath(person.user_id));
  await expect(page.getByText('Hace parte del servicio pagado')).toBeVisible();
  const staff = await markPaid(page, person);
  await staff.close();

  await page.goto(pathTo('portal-form-check', 'es', { user_id: person.user_id, form_name: 'ds160' }));
  await expect(page.getByText('1 respuesta por decidir')).toBeVisible();
  await page.getByRole('link', { name: 'Ver cómo quedan en el formulario oficial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Así quedan tus respuestas en el formulario oficial',
  );
  await expect(page.getByText('Sobran 7 letras')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page.getByRole('link', { name: /^Corregir: Apellidos/ }).click();
  const surnames = page.getByLabel('Apellidos, como en tu pasaporte');
  await expect(surnames).toBeFocused();
  await surnames.fill('Muñoz Ávila');
  await page.getByRole('button', { name: 'Guardar y volver' }).click();
  await expect(page).toHaveURL(`${officialPath(person.user_id)}#row-surnames`);
  const row = page.locator('#row-surnames');
  await expect(row).toBeFocused();
  await expect(row).toContainText('MUNOZ AVILA');
  await expect(row).toContainText('Muñoz Ávila');
  await expect(page.getByText('por decidir')).toHaveCount(0);

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

test('staff copy an answer by the keyboard, go to the next page, and read the help', async ({ page }) => {
  const person = await newAnswered(page);
  await fill(page, person);
  const staff = await markPaid(page, person);
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await staff.setViewportSize({ width: 768, height: 1024 });
  await staff.goto(pathTo('admin-entry-pack', 'es', { user_id: person.user_id, form_name: 'ds160' }));
  await expect(staff.getByText('Página 1 de')).toBeVisible();
  await expectAccessible(staff);
  expect(await noSidewaysScroll(staff)).toBe(true);

  await staff.keyboard.press('j');
  const first = staff.locator('#copy-surnames');
  await expect(first).toBeFocused();
  const text = await first.innerText();
  await staff.keyboard.press('c');
  await expect(staff.getByRole('status').filter({ hasText: 'Copiado: ' })).toBeVisible();
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(text.trim());
  await expect(first).not.toBeFocused();
  await staff.keyboard.press('k');
  await expect(first).toBeFocused();

  await staff.keyboard.press('n');
  await expect(staff.getByText('Página 2 de')).toBeVisible();
  await expect(staff.locator('#entry-page')).toBeFocused();
  await staff.keyboard.press('?');
  await expect(staff.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await staff.keyboard.press('Escape');
  await staff.reload();
  await expect(staff.getByText(/^1 de \d+ copiadas$/).first()).toBeAttached();
  await staff.close();
});
