/** One customer from the first call to the end, by real clicks: staff at their desks, the customer on a phone (spec 6, D15, D39, D44, D49, D55). */
import type { Browser, Page } from '@playwright/test';
import { FINISHED } from '#tests/finished-form.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { answerQuestions, call, DEMO, forgive, handIn, newEmail, newPhone, PASSWORD } from './people.ts';

test.setTimeout(360_000);
/** What is not there after so long is not there. */
const PATIENCE_MS = 20_000;

/** Somebody of staff who logs in like everybody, and lands in the office. */
async function deskOf(browser: Browser, phone_number: string, width: number) {
  const page = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL), viewport: { width, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto('/auth/log-in');
  await page.getByRole('textbox', { name: 'Celular' }).fill(phone_number);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/admin');
  return page;
}

const tab = async (page: Page, name: string) => {
  const link = page.getByRole('navigation', { name: 'Partes del caso' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  // The screen is there before it answers.
  await page.waitForLoadState('networkidle');
};
/** From its top, with every notice over it closed: a field that is half covered counts as too small. */
const looksWhole = async (page: Page) => {
  const notices = page.getByRole('region', { name: 'Avisos' });
  // The cross of each; what a notice offers to do is left alone.
  await notices.locator('button[aria-label]').evaluateAll((all) => {
    for (const one of all as HTMLElement[]) one.click();
  });
  await expect(notices.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
};
/** Found by the search of the bar, as on the phone with a customer. */
async function find(page: Page, phone: string) {
  await page.goto('/admin');
  await page.getByRole('combobox', { name: 'Buscar personas' }).fill(phone);
  await page.getByRole('option').first().click();
  await expect(page.getByText('Rosa Del Valle').first()).toBeVisible();
}

async function payByCard(page: Page) {
  await page.locator('input[name=number]').fill('4242 4242 4242 4242');
  await page.locator('input[name=expires]').fill('12/39');
  await page.locator('input[name=cvc]').fill('123');
  await page.getByRole('button', { name: /^Pagar [\d.,]+/ }).click();
  await expect(page).toHaveURL(/just_paid=true/);
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000);
/** A Tuesday some weeks from now. */
const TUESDAY = day(42 + ((9 - day(42).getUTCDay()) % 7))
  .toISOString()
  .slice(0, 10);
const NUMBER = 'AA00WALK23';

test('from an account that staff make to a corrected outcome and a password that was ended', async ({
  page,
  browser,
  problems,
}) => {
  page.setDefaultTimeout(PATIENCE_MS);
  const csr = await deskOf(browser, DEMO.staff, 768);
  const admin = await deskOf(browser, DEMO.admin, 1280);
  const phone = newPhone();

  await csr.getByRole('link', { name: 'Casos', exact: true }).click();
  await csr.getByRole('link', { name: 'Crear una cuenta' }).click();
  await csr.getByLabel('Nombre', { exact: true }).fill('Rosa');
  await csr.getByLabel('Apellido').fill('Del Valle');
  await csr.locator('input[name=phone_number_national]').fill(phone);
  await csr.getByLabel('Correo').fill(newEmail());
  await csr.getByLabel('Trámite').selectOption('FirstTime');
  await csr.getByLabel('Yo le hago las preguntas iniciales').check();
  await csr.getByRole('button', { name: 'Crear cuenta y enlace' }).click();
  const link = await csr
    .getByText(/\/auth\/log-in\?phone_number=/)
    .first()
    .innerText();

  await csr.getByRole('link', { name: 'Abrir el caso' }).click();
  await csr.getByRole('link', { name: 'Hacerle las preguntas iniciales' }).click();
  await expect(csr.getByRole('heading', { level: 1 })).toHaveText('Preguntas a Rosa Del Valle');
  await looksWhole(csr);
  const asked = csr.getByRole('heading', { level: 2 });
  const first = await asked.innerText();
  await csr.locator('main ul[aria-label] button').first().click();
  await expect(asked).not.toHaveText(first);
  const user_id = String(/people\/([0-9a-f-]{36})/.exec(csr.url())?.[1]);
  await answerQuestions(csr, user_id);
  await csr.goto(`/admin/people/${user_id}/questions`);
  await expect(csr.getByText('Lo que respondió')).toBeVisible();
  await looksWhole(csr);

  await page.goto(link);
  await expect(page).toHaveURL(/\/portal/);
  await page.getByRole('button', { name: 'Guardar mi cuenta antes de pagar' }).click();
  const email = newEmail();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar mi cuenta', exact: true }).click();
  await expect(page.getByText('Guarda tu cuenta')).toHaveCount(0);
  await page.getByRole('link', { name: /^Pago/ }).click();
  await payByCard(page);

  await find(csr, phone);
  await csr.getByRole('button', { name: 'Tomar el caso' }).click();
  await expect(csr.getByText('Lo tienes tú.')).toBeVisible();
  await csr.getByRole('link', { name: 'Llenar el formulario por esta persona' }).click();
  await expect(csr).toHaveURL(new RegExp(`/portal/applicants/${user_id}/form`));
  for (const [number, form_data] of Object.entries(FINISHED)) {
    const saved = await call(Number(number) === 4 ? csr : page, 'put', `/form/${user_id}/ds160/pages/${number}`, {
      form_data,
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await handIn(page, user_id);
  await page.goto(`/portal/applicants/${user_id}/form/ds160/check`);
  await page.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText('Enviado a revisión', { exact: true })).toBeVisible();

  await admin.goto('/admin');
  await admin
    .getByRole('region', { name: 'Los que más esperan' })
    .getByRole('link', { name: 'Rosa Del Valle' })
    .first()
    .click();
  await tab(admin, 'Respuestas');
  await admin.getByRole('button', { name: 'Empezar la revisión' }).click();
  await admin.getByRole('button', { name: /2\. Nacionalidad/ }).click();
  const line = admin.locator('#answer-national_id');
  await line.getByRole('button', { name: /^Devolver: / }).click();
  await line.getByLabel('Motivo').selectOption('document');
  await line.getByLabel(/^Lo que lee/).fill('En tu cédula leemos otro número.');
  await line.getByRole('button', { name: 'Marcar para devolver' }).click();
  await admin.getByRole('button', { name: 'Devolver 1 respuesta' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Devolver 1 respuesta' }).click();
  await expect(admin.getByText('La persona tiene respuestas por corregir.')).toBeVisible();

  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'Corrige lo que devolvió tu asesor' })).toBeVisible();
  await page.getByRole('link', { name: 'Revisar y enviar' }).first().click();
  await page.locator('a[href*="row=national_id"]').first().click();
  await page.locator('[data-path=national_id] input').fill('1020304051');
  await page.getByRole('button', { name: 'Guardar y volver a la revisión' }).click();
  await page.getByRole('button', { name: 'Enviar otra vez a revisión' }).click();
  await expect(page.getByText('Enviado a revisión', { exact: true })).toBeVisible();

  await admin.reload({ waitUntil: 'networkidle' });
  await admin.getByRole('button', { name: 'Empezar la revisión' }).click();
  await admin.getByRole('button', { name: /2\. Nacionalidad/ }).click();
  await line.getByRole('button', { name: /^Aceptar/ }).click();
  await expect(line.getByText('Aceptada')).toBeVisible();
  await admin.getByRole('button', { name: 'Terminar la revisión' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Terminar la revisión' }).click();
  await expect(admin.getByText('La revisión está terminada.')).toBeVisible();

  await find(csr, phone);
  await tab(csr, 'Cita y resultado');
  await csr.getByLabel('Número del DS-160').fill(NUMBER);
  await csr.getByRole('button', { name: 'Guardar número' }).click();
  await expect(csr.getByText('El número quedó guardado.')).toBeVisible();
  const visit = csr.getByRole('region', { name: 'Entrevista en el consulado' });
  await visit.getByText('Reservar', { exact: true }).first().click();
  await visit.getByLabel('Fecha').fill(TUESDAY);
  await visit.getByLabel('Hora', { exact: true }).fill('08:30');
  await visit.getByLabel('Ciudad').selectOption('BGT');
  await visit.getByLabel('Número de solicitud en la hoja de la cita').fill('AA00OTHER9');
  await visit.getByRole('button', { name: 'Reservar' }).click();
  await expect(visit.getByText('trae otro número de solicitud').first()).toBeVisible();
  await visit.getByLabel('Número de solicitud en la hoja de la cita').fill(NUMBER);
  await visit.getByRole('button', { name: 'Reservar' }).click();
  await expect(visit.getByText('Mover o corregir')).toBeVisible();
  await csr.getByRole('button', { name: 'Visa negada' }).click();
  await csr.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expect(csr.getByText('Ahora: Visa negada.')).toBeVisible();
  await expect(csr.getByText('Corregir el resultado')).toHaveCount(0);
  await looksWhole(csr);

  await tab(admin, 'Cita y resultado');
  await admin.getByText('Corregir el resultado').first().click();
  await admin.getByLabel('Lo correcto').selectOption('visa_received');
  await admin.getByLabel('Motivo').fill('Se marcó la otra persona');
  await admin.getByRole('button', { name: 'Corregir el resultado' }).last().click();
  await expect(admin.getByText('Ahora: Visa recibida.')).toBeVisible();
  await page.goto('/portal/outcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu visa llegó');

  await tab(admin, 'Resumen');
  await admin.getByRole('link', { name: 'Acceso a la cuenta' }).click();
  await admin.getByRole('button', { name: 'Cerrar la contraseña' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Por qué').fill('Perdió el teléfono');
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Cerrar y hacer el enlace' }).click();
  await expect(dialog.getByText('Esa no es tu contraseña').first()).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Cerrar y hacer el enlace' }).click();
  const again = await admin
    .getByText(/\/auth\/log-in\?phone_number=/)
    .first()
    .innerText();
  await looksWhole(admin);
  await page.goto('/portal');
  await expect(page, 'the session has ended').toHaveURL(/\/auth\/log-in/);
  await page.goto(again);
  await expect(page).toHaveURL(/\/portal/);
  await expect(page.getByText('Guarda tu cuenta').first()).toBeVisible();

  await tab(admin, 'Historia');
  for (const what of ['Pago recibido', 'Revisión terminada', 'Corrección: Visa recibida'])
    await expect(admin.getByText(what).first()).toBeVisible();
  for (const what of ['Cerró una contraseña', 'Juzgó respuestas', 'Guardó respuestas'])
    await expect(admin.getByText(what).first(), 'each is on record').toBeVisible();
  await csr.close();
  await admin.close();
  forgive(problems);
});
