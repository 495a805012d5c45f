/** The people of an application: add, edit, remove, invite, accept (spec 3, 5, 6, 8, D9, D17, T12, T13). */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import {
  addMember,
  call,
  forgive,
  linkIn,
  logInAs,
  mailTo,
  newApplicant,
  newEmail,
  newPhone,
  PASSWORD,
} from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

type Fields = { first: string; last?: string; relationship?: string; isMinor?: boolean };

async function fill(page: Page, { first, last = 'Prueba', relationship = 'Hijo o hija', isMinor = false }: Fields) {
  await dialog(page).getByLabel('Nombre').fill(first);
  await dialog(page).getByLabel('Apellido').fill(last);
  await dialog(page).getByLabel('¿Qué es de ti?').selectOption(relationship);
  if (isMinor) await dialog(page).getByRole('radio', { name: 'Sí' }).check();
}

async function add(page: Page, fields: Fields) {
  await page.getByRole('button', { name: 'Agregar a alguien' }).click();
  await fill(page, fields);
  await dialog(page).getByRole('button', { name: 'Agregar persona' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a family of four: added, edited, one removed after a question', WIDE, async ({ page }) => {
  await newApplicant(page, { number_in_party: 4 });
  await page.goto('/portal/applicants');
  await expect(cards(page)).toHaveCount(1);
  const alone = page.getByText('Aún no agregas a nadie. Empieza por quien viaja contigo.');
  await expect(alone).toBeVisible();
  await expect(page.getByRole('main').locator('svg[viewBox="0 0 240 160"]'), 'with its scene').toBeVisible();
  await add(page, { first: 'Luz', relationship: 'Cónyuge o pareja' });
  await expect(page.getByRole('status').filter({ hasText: 'Agregaste a Luz.' })).toBeVisible();
  await add(page, { first: 'Tomás', isMinor: true });
  await add(page, { first: 'Inés', isMinor: true });
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).nth(1)).toContainText('Luz Prueba');
  await expect(cards(page).nth(2)).toContainText('Hijo o hija · Menor de edad · Vive contigo');
  await expect(page.getByRole('button', { name: 'Invitar a Tomás Prueba' })).toHaveCount(0);
  await expect(alone).toHaveCount(0);
  const [edit, remove] = await Promise.all(
    ['Editar datos de', 'Quitar a'].map((name) =>
      page.getByRole('button', { name: `${name} Tomás Prueba` }).boundingBox(),
    ),
  );
  expect((remove?.x ?? 0) - (edit?.x ?? 0) - (edit?.width ?? 0), 'nobody is removed by a slip').toBeGreaterThan(24);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page.getByRole('button', { name: 'Editar datos de Luz Prueba' }).click();
  await expect(dialog(page).getByLabel('Nombre')).toHaveValue('Luz');
  await dialog(page).getByLabel('Nombre').fill('Luz María');
  await dialog(page).getByRole('checkbox').uncheck();
  await dialog(page).getByRole('button', { name: 'Guardar datos' }).click();
  await expect(cards(page).nth(1)).toContainText('Luz María Prueba');
  await expect(cards(page).nth(1)).not.toContainText('Vive contigo');
  await expect(page.getByRole('button', { name: 'Editar datos de Luz María Prueba' })).toBeFocused();

  await page.getByRole('button', { name: 'Quitar a Inés Prueba' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Quitar a Inés Prueba' }).click();
  await dialog(page).getByRole('button', { name: 'Quitar persona' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText('Nos dijiste que viajan 4 personas y aquí hay 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar a 3 personas' }).click();
  await expect(page.getByText(/Nos dijiste que viajan/)).toBeHidden();
});

test('a blank name is refused at its field, the relationship is asked for, and what was typed stays', async ({
  page,
}) => {
  await newApplicant(page);
  await page.goto('/portal/applicants');
  await page.getByRole('button', { name: 'Agregar a alguien' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Agregar persona' });
  await submit.click();
  const first = dialog(page).getByLabel('Nombre');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Escribe un nombre válido.');
  await expectAccessible(page);
  await first.fill('Li');
  await dialog(page).getByLabel('Apellido').fill('   ');
  await submit.click();
  await expect(dialog(page).getByLabel('Apellido')).toBeFocused();
  await expect(first).toHaveValue('Li');
  await dialog(page).getByLabel('Apellido').fill('Wu');
  await submit.click();
  await expect(dialog(page).getByLabel('¿Qué es de ti?')).toBeFocused();
  await dialog(page).getByLabel('¿Qué es de ti?').selectOption('Hermana');
  await submit.click();
  await expect(cards(page)).toHaveCount(2);
});

test('a failed save says so and keeps what was typed; a double click and a lost answer add one person', async ({
  page,
  problems,
}) => {
  await newApplicant(page);
  await page.goto('/portal/applicants');
  await page.getByRole('button', { name: 'Agregar a alguien' }).click();
  await fill(page, { first: 'Nora' });
  const submit = dialog(page).getByRole('button', { name: 'Agregar persona' });
  const posts = '**/secondary-applicant';
  await page.route(posts, (route) => route.fulfill({ status: 500, json: { success: false, message: 'No' } }));
  await submit.click();
  await expect(
    dialog(page).getByRole('alert').filter({ hasText: 'Algo salió mal. Inténtalo de nuevo.' }),
  ).toBeVisible();
  await expect(dialog(page).getByLabel('Nombre')).toHaveValue('Nora');
  await page.unroute(posts);
  let isLost = false;
  await page.route(posts, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await submit.dblclick();
  await expect(cards(page)).toHaveCount(2);
  expect(isLost).toBe(true);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  forgive(problems);
});

test('nine people beside oneself are the most', async ({ page }) => {
  const head = await newApplicant(page, { number_in_party: 10 });
  for (let count = 1; count <= 8; count++) await addMember(page, head, `Persona ${count}`);
  await page.goto('/portal/applicants');
  await add(page, { first: 'La novena' });
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Agregar a alguien' })).toBeDisabled();
  await expect(page.getByText('Ya son 10 personas, contándote: es el máximo de una solicitud.')).toBeVisible();
});

test('a paid return is only a text', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/portal/applicants?just_paid=true');
  await expect(page.getByText(/^Gracias. Tu pago va en camino/)).toBeVisible();
  await page.locator('summary', { hasText: 'Primera visa' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar' })).toBeEnabled();
});

test('by keyboard alone: add somebody, and back where one was', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/portal/applicants');
  const opener = page.getByRole('button', { name: 'Agregar a alguien' });
  for (let step = 0; step < 40 && !(await opener.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const next = async (target: ReturnType<Page['getByRole']>) => {
    for (let step = 0; step < 12 && !(await target.evaluate((it) => it === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await next(dialog(page).getByLabel('Nombre'));
  await page.keyboard.type('Olga');
  await next(dialog(page).getByLabel('Apellido'));
  await page.keyboard.type('Prueba');
  await next(dialog(page).getByLabel('¿Qué es de ti?'));
  await page.keyboard.type('Madre');
  await next(dialog(page).getByRole('radio', { name: 'No' }));
  await next(dialog(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await next(dialog(page).getByRole('button', { name: 'Agregar persona' }));
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(1)).toContainText('Madre');
  await expect(cards(page).nth(1)).not.toContainText('Vive contigo');
  await expect(opener).toBeFocused();
});

async function invite(page: Page, email: string, phone?: string) {
  await page.goto('/portal/applicants');
  await page.getByRole('button', { name: 'Invitar a Sara Prueba' }).click();
  await dialog(page).getByRole('textbox', { name: 'Correo electrónico de Sara' }).fill(email);
  if (phone) await dialog(page).getByRole('textbox', { name: 'Celular de Sara' }).fill(phone);
  await dialog(page).getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sara Prueba' })).toBeFocused();
}

test('an invite says since when it waits, is sent again, and is dead once it is cancelled', async ({
  page,
  browser,
  problems,
}) => {
  const head = await newApplicant(page, { first_name: 'Marta' });
  await addMember(page, head, 'Sara', { relationship: 'sister' });
  await page.goto('/portal/applicants');
  await page.getByRole('button', { name: 'Invitar a Sara Prueba' }).click();
  const address = dialog(page).getByRole('textbox', { name: 'Correo electrónico de Sara' });
  const submit = dialog(page).getByRole('button', { name: 'Enviar invitación' });
  await submit.click();
  await expect(address).toHaveAccessibleDescription('Escribe el correo electrónico de Sara.');
  await address.fill(head.email);
  await submit.click();
  await expect(address).toHaveAccessibleDescription('Ese es tu propio correo. Escribe el de Sara.');
  await page.keyboard.press('Escape');
  const email = newEmail();
  await invite(page, email);
  await expect(cards(page).nth(1)).toContainText(/Invitación enviada el \d+ de \w+ de \d{4} a .*@correo\.example/);
  const first = linkIn(await mailTo(page.request, email, /Te invitan/));
  const again = page.getByRole('button', { name: 'Reenviar invitación a Sara' });
  await again.click();
  await expect(page.getByRole('status').filter({ hasText: 'El enlace anterior ya no sirve.' })).toBeVisible();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  let second = first;
  await expect
    .poll(async () => {
      second = linkIn(await mailTo(page.request, email, /Te invitan/));
      return second.hash;
    })
    .not.toBe(first.hash);

  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const guest = await context.newPage();
  await guest.goto(second.pathname + second.hash);
  await expect(guest.getByText(/^Trámite: Primera visa/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar invitación de Sara' }).click();
  await expect(page.getByRole('heading', { name: 'Sara Prueba' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Invitar a Sara Prueba' })).toBeVisible();
  await guest.reload();
  for (const link of [first, second]) {
    const late = await context.newPage();
    await late.goto(link.pathname + link.hash);
    await expect(late.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await expect(late).toHaveTitle('Este enlace ya no sirve');
  }
  await context.close();
  forgive(problems);
});

test('an invite is accepted from the mailbox, once, and its token stays in no address', async ({
  page,
  browser,
  problems,
}) => {
  const head = await newApplicant(page, { first_name: 'Marta' });
  await addMember(page, head, 'Sara', { relationship: 'sister' });
  const [email, phone] = [newEmail(), newPhone()];
  await invite(page, email);
  const link = linkIn(await mailTo(page.request, email, /Te invitan/));
  expect(link.hash).toMatch(/^#token=/);

  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const guest = await context.newPage();
  await guest.goto(link.pathname + link.hash);
  await expect(guest.getByText('Marta te agregó a su solicitud.')).toBeVisible();
  expect(guest.url()).not.toContain('token');
  await expectAccessible(guest);
  const submit = guest.getByRole('button', { name: 'Crear mi cuenta' });
  await submit.click();
  await expect(guest.getByRole('textbox', { name: 'Celular' })).toBeFocused();
  await guest.getByRole('textbox', { name: 'Celular' }).fill(phone);
  await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Repite la contraseña').fill('otra cosa distinta');
  await submit.click();
  await expect(guest.getByLabel('Repite la contraseña')).toHaveAccessibleDescription(/no coinciden/);
  await guest.getByLabel('Repite la contraseña').fill(PASSWORD);
  await submit.click();
  const [terms, data] = [guest.getByRole('checkbox').first(), guest.getByRole('checkbox').last()];
  await expect(terms, 'the terms are asked for').toBeFocused();
  await terms.check();
  await submit.click();
  await expect(data, 'and the use of the data').toBeFocused();
  await data.check();
  await submit.click();
  await expect(guest).toHaveURL('/portal');
  await expect(guest.getByText('Formas parte de la solicitud de Marta.')).toBeVisible();
  await expectAccessible(guest);

  const again = await context.newPage();
  await again.goto(link.pathname + link.hash);
  await expect(again.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expectAccessible(again);
  await again.goto(link.pathname);
  await expect(again.getByRole('heading', { name: 'Abre el enlace de tu correo' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(cards(page).nth(1)).toContainText('Tiene su propia cuenta');
  await expect(page.getByRole('button', { name: 'Invitar a Sara Prueba' })).toHaveCount(0);
  forgive(problems);
});

test('an invite to a number is for that number, and an account that exists is not taken over', async ({
  page,
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: String(process.env.MIRADOR_URL) });
  const guest = await context.newPage();
  const other = await newApplicant(guest);
  await call(guest, 'post', '/auth/log-out');
  const head = await newApplicant(page);
  await addMember(page, head, 'Sara', { relationship: 'sister' });
  const email = newEmail();
  await invite(page, email, other.phone_number);
  const link = linkIn(await mailTo(page.request, email, /Te invitan/));
  await guest.goto(link.pathname + link.hash);
  await expect(guest.getByRole('textbox', { name: 'Celular' })).toHaveValue(other.phone_number);
  await expect(guest.getByRole('textbox', { name: 'Celular' })).not.toBeEditable();
  await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Repite la contraseña').fill(PASSWORD);
  for (const box of await guest.getByRole('checkbox').all()) await box.check();
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(guest.getByRole('heading', { name: 'Ya tienes una cuenta' })).toBeFocused();
  await expectAccessible(guest);
  const chat = guest.getByRole('link', { name: 'Pedirlo por WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Marta/);
  await logInAs(guest, other.phone_number);
  await context.close();
  forgive(problems);
});
