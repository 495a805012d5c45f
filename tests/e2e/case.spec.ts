/** After the questions, on a phone: the appointment, the interview, the outcome, and the reminder (D21, D46, records 026 to 028). */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { addMember, call, forgive, newAnswered, newApplicant, newStaff } from './people.ts';

const DAY_MS = 86_400_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The Monday of the week after the next eight, whatever day it is, and the days after it. */
const monday = Date.now() + (56 + ((8 - (new Date().getUTCDay() || 7)) % 7)) * DAY_MS;
const dayAfterMonday = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
const inWords = (day: string, weekday?: 'long') =>
  new Intl.DateTimeFormat('es', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    ...(weekday && { weekday }),
  }).format(new Date(day));

test('an appointment is wished for, booked, put into the calendar, moved and cancelled', async ({ page, browser }) => {
  const { user_id } = await newAnswered(page);
  await page.goto(`/portal/applicants/${user_id}/appointment`);
  await expect(page.getByText(/Empezamos a buscar .* cuando el servicio esté pagado/)).toBeVisible();
  await expect(page.getByLabel('Ciudad de la entrevista'), 'as the questions were answered').toHaveValue('BGT');
  const [from, until] = [page.getByLabel('Primera fecha que te sirve'), page.getByLabel('Última fecha que te sirve')];
  const send = page.getByRole('button', { name: 'Enviar preferencias' });
  const [tuesday, wednesday] = [dayAfterMonday(1), dayAfterMonday(2)];
  await from.fill(wednesday);
  await until.fill(tuesday);
  await send.click();
  await expect(until).toHaveAccessibleDescription(
    `La última fecha (${inWords(tuesday)}) no puede ser antes de la primera (${inWords(wednesday)}).`,
  );
  await from.fill(tuesday);
  await until.fill(wednesday);
  await page.getByLabel('Martes').check();
  await page.getByLabel('Miércoles').check();
  await send.click();
  const daysOff = page.getByRole('group', { name: 'Días de la semana que no te sirven' });
  await expect(daysOff).toHaveAccessibleDescription(/no te sirven: los martes y los miércoles\./);
  await expect(page.getByLabel('Domingo'), 'nothing is booked on a Sunday').toHaveCount(0);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByLabel('Miércoles').uncheck();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Recibimos tus preferencias' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: 'Los martes' })).toBeVisible();
  await expect(page.getByText(/Empezamos a buscar fechas cuando el servicio esté pagado/)).toBeVisible();

  const staff = await newStaff(browser);
  const path = `/appointments/${user_id}/consulate/booking`;
  const application_number = 'AA00ABC123';
  await staff.done('put', `/admin/people/${user_id}/application-number`, { application_number, version: 0 });
  const booking = { time: '08:30', city: 'BGT', confirmation_numbers: ['AA00BB11'], application_number };
  const booked = await staff.done('put', path, { ...booking, date: wednesday, version: 1 });
  await page.reload();
  const card = page.getByRole('region', { name: 'Entrevista en el consulado' });
  await expect(card.getByText(inWords(wednesday, 'long'))).toBeVisible();
  await expect(card.getByText('AA00BB11')).toBeVisible();
  await expect(card.getByText(/La hoja de confirmación del DS-160/)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Añadir al calendario' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  // Bogotá is five hours behind all year.
  expect(file).toContain(`DTSTART:${wednesday.replaceAll('-', '')}T133000Z`);

  const friday = dayAfterMonday(4);
  const version = booked.appointment.version;
  const moved = await staff.done('put', path, { ...booking, date: friday, version });
  await page.goto('/portal');
  await expect(page.getByText(`Tu cita es el ${inWords(friday, 'long')}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Ver tu cita' }).click();
  await expect(card.getByText(inWords(friday, 'long'))).toBeVisible();
  await expect(card.getByText(inWords(wednesday, 'long'))).toHaveCount(0);
  await staff.done('delete', path, { version: moved.appointment.version });
  await page.reload();
  await expect(card.getByRole('heading', { name: 'Esta cita se canceló' })).toBeVisible();
  await expect(page.getByText('AA00BB11')).toHaveCount(0);
  await expect(send, 'new wishes can be told').toBeVisible();
  await staff.close();
});

test('whoever removes somebody is told of the date that is booked for them, also when it was booked a moment ago', async ({
  page,
  browser,
}) => {
  const head = await newAnswered(page);
  const child = await addMember(page, head, 'Abel');
  await page.goto('/portal/applicants');
  await expect(page.getByRole('heading', { name: 'Abel Prueba' })).toBeVisible();
  const staff = await newStaff(browser);
  const day = dayAfterMonday(3);
  const application_number = 'AA00ABC123';
  await staff.done('put', `/admin/people/${child.user_id}/application-number`, { application_number, version: 0 });
  await staff.done('put', `/appointments/${child.user_id}/cas/booking`, {
    application_number,
    ...{ date: day, time: '09:00', city: 'BGT', confirmation_numbers: [], version: 0 },
  });
  await staff.close();
  await page.getByRole('button', { name: 'Quitar a Abel Prueba' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Abel tiene una cita: Cita de huellas y foto, ${inWords(day, 'long')}.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Abel Prueba' })).toBeVisible();
});

test('the questions of an interview follow the answers; notes save themselves, also after the line was gone', async ({
  page,
  context,
  problems,
}) => {
  const { user_id } = await newAnswered(page);
  await page.goto(`/portal/applicants/${user_id}/interview`);
  await expect(
    page.getByText('¿Quién hace su trabajo mientras usted no está?'),
    'somebody retired has no employer',
  ).toHaveCount(0);
  await page.getByRole('heading', { name: 'Lo que pasó antes' }).click();
  const card = page.locator('details details').filter({ hasText: '¿Le han negado una visa?' });
  await expect(card.getByText('Es probable que te la hagan')).toBeVisible();
  await card.getByRole('heading').click();
  await expect(card.getByText('Qué tiene una respuesta verdadera')).toBeVisible();
  const note = card.getByLabel('Mis notas');
  await note.fill('Bogotá, 2024');
  await expect(card.getByRole('status')).toHaveText('Guardado');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await context.setOffline(true);
  await note.fill('Bogotá, 2024, por el 214(b)');
  await expect(card.getByRole('status')).toContainText('Tu texto está en este dispositivo');
  await expect(note).toHaveValue('Bogotá, 2024, por el 214(b)');
  await context.setOffline(false);
  await expect(card.getByRole('status')).toHaveText('Guardado');
  forgive(problems);
  await card.getByLabel('Ya la practiqué').check();
  await expect(page.getByText(/^Practicadas 1 de \d+$/).first()).toBeVisible();
  await expect(card.getByRole('status')).toHaveText('Guardado');
  await page.reload();
  await page.getByRole('heading', { name: 'Lo que pasó antes' }).click();
  await card.getByRole('heading').click();
  await expect(note).toHaveValue('Bogotá, 2024, por el 214(b)');
  await expect(card.getByLabel('Ya la practiqué')).toBeChecked();

  await page.getByRole('button', { name: 'Practicar ahora' }).click();
  const practice = page.getByRole('region', { name: 'Práctica' });
  await expect(practice.getByText(/^Pregunta 1 de/)).toBeVisible();
  await practice.getByRole('button', { name: 'Siguiente pregunta' }).dblclick();
  await expect(practice.getByText(/^Pregunta 2 de/), 'a double tap is one step').toBeVisible();
  await expect(practice.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
});

test('an outcome: the next step of the home leads to it, and the story tells it', async ({ page, browser }) => {
  const { user_id } = await newAnswered(page);
  const staff = await newStaff(browser);
  await staff.done('put', `/user/${user_id}`, { updates: { current_step: 'visa_received' } });
  await staff.close();
  await page.goto('/portal');
  await page.getByText(/^Lo que ha pasado \(\d+\)$/).click();
  await expect(page.getByText('Llegó tu visa')).toBeVisible();
  await page.getByRole('link', { name: 'Ver qué hacer ahora' }).click();
  await expect(page).toHaveURL('/portal/outcome');
  await expect(heading(page)).toHaveText('Tu visa llegó');
  await expect(page.getByText('El número de tu pasaporte')).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});

test('in Arabic: a clash of wishes, the groups of the interview, and a denial told calmly', async ({
  page,
  browser,
}) => {
  const { user_id } = await newAnswered(page, { locale: 'ar' });
  await page.goto(`/ar/portal/applicants/${user_id}/appointment`);
  await page.getByLabel('أول تاريخ يناسبك').fill(dayAfterMonday(6));
  await page.getByLabel('آخر تاريخ يناسبك').fill(dayAfterMonday(6));
  await page.getByRole('button', { name: 'إرسال التفضيلات' }).click();
  await expect(page.getByRole('group', { name: 'أيام الأسبوع التي لا تناسبك' })).toHaveAccessibleDescription(
    /لا مواعيد في أيام الأحد/,
  );
  await expectAccessible(page, { contrast: false });
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.goto(`/ar/portal/applicants/${user_id}/interview`);
  await expect(page.getByRole('heading', { name: 'من يتحمل النفقات' })).toBeVisible();
  expect(await noSidewaysScroll(page)).toBe(true);
  const staff = await newStaff(browser);
  await staff.done('put', `/user/${user_id}`, { updates: { current_step: 'visa_denied' } });
  await staff.close();
  await page.goto('/ar/portal');
  await page.getByRole('link', { name: 'ما العمل الآن' }).click();
  await expect(page).toHaveURL('/ar/portal/outcome');
  await expect(page.getByText('214(b)').first()).toBeVisible();
  expect(await noSidewaysScroll(page)).toBe(true);
});

test('the link of a reminder ends reminders with one press, and the switch in the settings follows', async ({
  page,
}) => {
  const { user_id } = await newApplicant(page);
  // The message leaves after days of silence: its link is signed here as there (reminder.server.ts).
  const signed = createHmac('sha256', String(process.env.MIRADOR_SECRET)).update(`reminders\0${user_id}`);
  await page.goto(`${pathTo('reminders', 'es')}#token=${user_id}.${signed.digest('base64url')}`);
  const wants = async () => (await (await call(page, 'get', `/user/${user_id}`)).json()).user_profile.wants_reminders;
  const stop = page.getByRole('button', { name: 'No escribirme más recordatorios' });
  await expect(stop).toBeVisible();
  expect(new URL(page.url()).hash, 'the token leaves the address').toBe('');
  expect(await wants(), 'opening the link changes nothing').toBe(true);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByRole('heading', { name: 'Listo, sin recordatorios' })).toBeFocused();
  expect(await wants()).toBe(false);

  await page.getByRole('link', { name: 'Ir a mi portal' }).click();
  await page.locator('summary').filter({ hasText: 'Menú de' }).click();
  await page.getByRole('button', { name: 'Perfil y ajustes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustes' });
  const reminders = dialog.getByLabel('Escríbeme si mi solicitud queda a medias');
  await expect(reminders).not.toBeChecked();
  await reminders.check();
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Si tu solicitud queda a medias, te escribimos.' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await wants()).toBe(true);
});
