/** Marketing in the office: a lead that is called, its file by a link of one use, an event sent again, a stopped job tried again. */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { addParked } from '#tests/job-rows.ts';
import { startServer } from '#tests/server.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { call, DEMO, forgive, logInAs } from './people.ts';

/** Whoever leaves their number now. */
async function sendLead(page: Page, first_name: string) {
  const path = `/leads/${encodeURIComponent(`+57300${randomInt(1_000_000, 9_999_999)}`)}/${first_name.toLowerCase()}@correo.example/visa`;
  const sent = await call(page, 'post', path, {
    ...{ locale: 'es', first_name, last_name: '<b>Prueba</b>', trip_reason: 'tourism', number_applying: '5+' },
    ...{ has_valid_passport: 'Y', visa_denied: 'N', start_time: '<1' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** Filters are folded on a phone. */
async function openFilters(page: Page) {
  const fold = page.getByRole('button', { name: /^Filtros/ });
  if (await fold.isVisible()) await fold.click();
}

test('leads are filtered and found without a name in the address', WIDE, async ({ page }) => {
  const name = `Lead${randomInt(10_000, 99_999)}`;
  await sendLead(page, name);
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Marketing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interesados' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Partes de marketing' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Descargar la lista' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await openFilters(page);
  await page.getByLabel('Llamada').selectOption('open');
  await page.getByLabel('Puntaje').selectOption('high');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/call=open&score=high/);
  await expect(page.getByRole('link', { name: `${name} <b>Prueba</b>` })).toBeVisible();
  await expect(page.getByText('sin puntaje', { exact: true })).toHaveCount(0);
  await page.getByLabel('Buscar un interesado').fill(name.toUpperCase());
  await page.getByLabel('Buscar un interesado').press('Enter');
  await expect(page.getByText('1 encontrado')).toBeVisible();
  expect(page.url()).not.toContain(name);
  await page.getByRole('search').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/admin/leads?score=99');
  await expect(page.getByText('no era un filtro válido', { exact: false })).toBeVisible();
});

test('a lead is marked as called, with a way back, and erased', WIDE, async ({ page }) => {
  const name = `Lead${randomInt(10_000, 99_999)}`;
  await sendLead(page, name);
  await logInAs(page, DEMO.staff, DEMO.password);
  await page.goto('/admin/leads?call=open');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('office-leads'))).toBe('call=open');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Va en su turno', { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Marcar como llamado' }).click();
  await page.getByLabel('Qué resultó').fill('Pide volver a llamar el lunes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar la llamada' }).click();
  await expect(page.getByText(/Carla Asesora llamó/)).toBeVisible();
  await expect(page.getByText('Pide volver a llamar el lunes')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Aún no la llamamos.')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como llamado' }).click();
  await page.getByRole('button', { name: 'Guardar la llamada' }).click();
  await page.getByRole('link', { name: 'Todos los interesados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interesados' })).toBeVisible();
  await expect(page, 'who works through a list comes back to it').toHaveURL(/\/admin\/leads\?call=open$/);
  await page.goto('/admin/leads?call=called');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Borrar este interesado' }).click();
  await page.getByRole('button', { name: 'Borrar interesado' }).click();
  await expect(page).toHaveURL(/\/admin\/leads(\?call=\w+)?$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('an admin makes a link to the file after the password; it opens once', async ({ page, problems }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/leads?form_name=visa');
  await page.getByRole('button', { name: 'Descargar la lista' }).click();
  await page.getByLabel('Tu contraseña').fill('no es esta');
  await page.getByRole('button', { name: 'Hacer el enlace' }).click();
  await expect(page.getByText('Esa no es tu contraseña', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Tu contraseña').fill(DEMO.password);
  await page.getByRole('button', { name: 'Hacer el enlace' }).click();
  const link = page.getByRole('link', { name: 'Descargar el archivo' });
  await expectAccessible(page);
  const url = String(await link.getAttribute('href'));
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('leads.csv');
  const second = await page.request.get(url);
  expect([second.status(), (await second.text()).includes('phone_number')]).toEqual([404, false]);
  forgive(problems);
});

test('an admin reads why an event did not leave, sees no contact data, and sends it again', async ({ page }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/events?event=generate_lead&state=parked');
  await expect(page.getByText('Se intentó varias veces y se dejó: away')).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Partes de marketing' });
  await expect(parts.locator('[aria-current=page]'), 'where one is must be seen').toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText('Este receptor no está configurado', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Reenviar Interesado a CRM' }).press('Enter');
  await expect(page.getByText('Va en camino a CRM')).toBeVisible();
  await expect(async () => {
    await page.goto('/admin/events?event=generate_lead&sink=crm&state=sent');
    await expect(page.getByText('luz', { exact: false })).toHaveCount(0);
    await expect(page.getByText('Qué se envió').first()).toBeVisible();
  }).toPass();
  await page.goto('/admin/attribution');
  await expect(page.getByRole('heading', { name: 'En total' })).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^attribution-.+\.csv$/);
  await page.goto('/admin/discount-codes');
  await expect(page.getByText('FB2611MUESTR')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});

/** A product with work that used up its tries: nothing of today fails within the time of a journey. */
async function withStoppedJobs(work: (url: string) => Promise<void>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mirador-stopped-'));
  const connection = await openDatabase({ DATA_DIR, DISK_RESERVE_MB: 64, DATABASE_POOL: 2 });
  await connection.migrate();
  const jobs = await startJobs(connection, makeLog('error'), { serve: false });
  await jobs.prepare([sendMessageJob]);
  await jobs.stop();
  for (const to of ['eva', 'ana']) await addParked(connection.db, 'mail.send', `550 ${to}@correo.example`);
  await connection.close();
  const server = await startServer({ DATA_DIR, TRUST_PROXY: 'loopback' });
  const before = process.env.MIRADOR_URL;
  process.env.MIRADOR_URL = server.url;
  try {
    await work(server.url);
  } finally {
    process.env.MIRADOR_URL = before;
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

test('an admin tries a stopped job again, and gives one up with a way back', async ({ browser }) => {
  test.slow();
  await withStoppedJobs(async (url) => {
    const page = await browser.newPage({ baseURL: url });
    await logInAs(page, DEMO.admin, DEMO.password);
    await page.goto('/admin/jobs');
    const tries = page.getByRole('button', { name: 'Reintentar mail.send' });
    await expect(tries).toHaveCount(2);
    await expect(page.getByText('550 ***@***').first()).toBeVisible();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    await page.getByRole('button', { name: 'Dejar mail.send' }).first().click();
    await expect(tries).toHaveCount(1);
    await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
    await expect(tries).toHaveCount(2);
    await tries.first().click();
    await expect(page.getByText('Se intenta otra vez')).toBeVisible();
    await expect(tries).toHaveCount(1);
    await page.close();
  });
});
