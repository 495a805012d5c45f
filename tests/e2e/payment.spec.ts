/** Paying on a phone: by card and by a page of the bank, with a code, for more people, from another country; and never twice (spec 2, 4, 5, 8). */
import type { Page } from '@playwright/test';
import { ASK_FOR_MS } from '#app/features/checkout/page/rules.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { call, DEMO, forgive, logInAs, newAnswered, newApplicant, PASSWORD } from './people.ts';

const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0027 6000 3184',
  pending: '4000 0000 0000 7007',
};

const payButton = (page: Page) => page.getByRole('button', { name: /^(Pagar|Pay) [\d.,]+/ });

/** Open, with the card form there and its button ready. */
async function openPayment(page: Page, path = '/portal/payment') {
  await page.goto(path);
  await expect(page.locator('input[name=number]')).toBeVisible();
  await expect(page.locator('button[type=submit].bg-coral')).toBeEnabled();
}

async function typeCard(page: Page, number: string) {
  await page.locator('input[name=number]').fill(number);
  await page.locator('input[name=expires]').fill('12/39');
  await page.locator('input[name=cvc]').fill('123');
}

const cartOf = async (page: Page) => (await (await call(page, 'get', '/payments/cart')).json()).cart;
const subscriptionsOf = async (page: Page, user_id: string) =>
  (await (await call(page, 'get', `/subscriptions/?user_id=${user_id}`)).json()).subscriptions;

test('a card pays: the total in all, the charge in dollars, the step, and the applicants with thanks', async ({
  page,
}) => {
  const { user_id } = await newAnswered(page);
  await page.goto('/portal');
  await page.getByRole('link', { name: /^Ir al pago/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/En total pagas unos [\d.]+\sCOP/);
  await expect(page.getByText(/al gobierno, después, en su sitio/)).toBeVisible();
  await expect(page.getByText(/Se cobra en dólares: 97\sUSD/)).toBeVisible();
  await expect(page.getByText('Modo de prueba')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pagar 97 USD');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await expect
    .poll(async () => (await (await call(page, 'get', `/user/${user_id}`)).json()).user_profile.current_step)
    .toBe('payment_page_seen');
  await page.getByText(/^Si cancelas antes de la revisión/).click();
  await expect(page.getByText('Cancelas con la revisión empezada')).toBeVisible();
  await typeCard(page, CARDS.good);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/portal\/applicants\?just_paid=true$/);
  await expect(page.getByText('Tu pago está confirmado. Gracias.')).toBeVisible();
  const bought = await subscriptionsOf(page, user_id);
  expect(bought).toHaveLength(1);
  expect(bought[0]).toMatchObject({ sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  await page.goto('/portal/payment');
  await expect(page.getByRole('region', { name: 'Lo que ya compraste' }).first()).toContainText('plan Plus');
  await expect(page.getByText('Tu pago está confirmado', { exact: true })).toBeVisible();
});

test('a declined card says so and keeps what was typed; another one asks for a step of the bank', async ({ page }) => {
  const { user_id } = await newAnswered(page);
  await openPayment(page);
  await typeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText(/^Tu banco rechazó la tarjeta/).first()).toBeVisible();
  await expect(page.locator('input[name=cvc]')).toHaveValue('123');
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
  await typeCard(page, CARDS.step);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tu banco pide un paso más' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'No, cancelar' }).click();
  await expect(page.getByText(/^Tu banco no confirmó el pago/).first()).toBeVisible();
  await typeCard(page, CARDS.step);
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Sí, confirmar el pago' }).click();
  await expect(page).toHaveURL(/just_paid=true$/);
  expect(await subscriptionsOf(page, user_id)).toHaveLength(1);
});

test('a payment that the bank has yet to confirm is said to be on its way, on every tab, and is not paid again', async ({
  page,
  context,
}) => {
  await newAnswered(page);
  await page.clock.install();
  await openPayment(page);
  await typeCard(page, CARDS.pending);
  await payButton(page).click();
  await expect(page.getByText('Estamos confirmando tu pago…')).toBeVisible();
  await page.clock.fastForward(ASK_FOR_MS);
  await expect(page.getByText('Tu pago está en camino')).toBeVisible();
  await expect(page.getByText(/no tienes que pagar otra vez/)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/portal/payment');
  await expect(other.getByText('Tu último intento de pago no está confirmado')).toBeVisible();
  await typeCard(other, CARDS.good);
  await payButton(other).click();
  await expect(other.getByText('Estamos confirmando tu pago…'), 'it is the same payment').toBeVisible();
  await other.close();
});

test('by a page of the bank: rejected, come back by the back button, paid in the end', async ({ page, problems }) => {
  const { user_id } = await newAnswered(page);
  await openPayment(page);
  await page.getByRole('radio', { name: /Pago local/ }).check();
  const go = page.getByRole('button', { name: 'Continuar al pago' });
  await expect(go).toBeEnabled();
  await expect(page.getByText(/Se cobra en dólares/)).toHaveCount(0);
  await go.click();
  await expect(page).toHaveURL(/pago-de-prueba/);
  await page.goBack();
  await expect(go).toBeEnabled();
  await go.click();
  await expect(page).toHaveURL(/pago-de-prueba/);
  await page.getByText('Probar otros finales').click();
  await page.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(page).toHaveURL(/\/portal\/payment/);
  await expect(page.getByText('El último intento de pago no se completó')).toBeVisible();
  await expect(go).toBeEnabled();
  await go.click();
  await page.getByRole('button', { name: /^Pagar [\d.]+\sCOP$/ }).click();
  await expect(page).toHaveURL(/just_paid=true$/);
  await expect.poll(async () => (await subscriptionsOf(page, user_id)).length).toBe(1);
  forgive(problems);
});

test('a code is applied, taken back by editing, refused in words; PAYINUSA is for cards', async ({ page }) => {
  await newAnswered(page);
  await openPayment(page);
  await page.getByText('¿Tienes un código?').click();
  const field = page.getByLabel('Código de descuento');
  const apply = page.getByRole('button', { name: 'Aplicar' });
  await field.fill('nadie');
  await apply.click();
  await expect(page.locator('#promo-code-error')).toHaveText('Este código no es válido.');
  await field.fill('payinusa');
  await expect(page.locator('#promo-code-error')).toHaveCount(0);
  await apply.click();
  await expect(page.getByText(/Código aplicado: 25\s%\sde\sdescuento\./)).toBeVisible();
  await expect(payButton(page)).toHaveText('Pagar 93,75 USD');
  await expect(payButton(page)).toBeEnabled();
  await page.reload();
  await expect(payButton(page), 'it stays with the cart').toHaveText('Pagar 93,75 USD');
  await field.press('End');
  await field.pressSequentially('X');
  await expect(page.getByText(/Código aplicado: 25\s%\sde\sdescuento\./)).toHaveCount(0);
  await expect(payButton(page)).toHaveText('Pagar 97 USD');
  await expect(field, 'what is typed stays, and the focus with it').toHaveValue('PAYINUSAX');
  await expect(field).toBeFocused();
  await page.getByRole('radio', { name: /Pago local/ }).check();
  await field.fill('PAYINUSA');
  await apply.click();
  await expect(page.locator('#promo-code-error')).toHaveText('Este código no es válido.');
});

test('people and country: locked until Change, confirmed or taken back; the placeholder holds one here', async ({
  page,
}) => {
  const { user_id } = await newAnswered(page);
  await openPayment(page);
  const people = page.getByLabel('Para cuántas personas');
  await expect(people).toBeDisabled();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).last().click();
  await expect(people).toBeFocused();
  await people.selectOption('3');
  const dialog = page.getByRole('dialog', { name: '¿Cambiar a 3 personas?' });
  await dialog.getByRole('button', { name: 'Dejar como estaba' }).click();
  await expect(people).toHaveValue('1');
  await people.selectOption('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(payButton(page)).not.toHaveText('Pagar 97 USD');
  await expect(payButton(page)).toBeEnabled();
  expect(await cartOf(page)).toMatchObject({ number_purchasing: 2, number_in_party: 2 });
  await page.getByLabel('País desde donde pagas').selectOption('PE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PEN');
  await page.getByLabel('País desde donde pagas').selectOption('');
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Seguir al pago' }).click();
  await expect(page.getByLabel('País desde donde pagas')).toBeFocused();
  await expect(page.locator('#payment-country-error')).toHaveText('Elige el país desde donde pagas.');
  await page.getByLabel('País desde donde pagas').selectOption('CO');
  await page.getByRole('button', { name: /^Quitar Primera visa/ }).click();
  await expect(page.getByText('Elige al menos un servicio para pagar.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a agregar' }).click();
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Qué incluye: Revisión de antecedentes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('row', { name: /Revisión de antecedentes/ })).toBeVisible();
  expect((await cartOf(page)).product_ids).toEqual(['FirstTime', 'BackgroundCheck']);
  expect(await subscriptionsOf(page, user_id)).toEqual([]);
});

test('two tabs and the back button pay once', async ({ page, context, problems }) => {
  const { user_id } = await newAnswered(page);
  await openPayment(page);
  const other = await context.newPage();
  await openPayment(other);
  await typeCard(other, CARDS.good);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/just_paid=true$/);
  await payButton(other).click();
  await expect(other, 'it is the same payment, and it is paid').toHaveURL(/just_paid=true$/);
  await page.goBack();
  await expect(page.getByText('Tu pago está confirmado', { exact: true })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(await subscriptionsOf(page, user_id)).toHaveLength(1);
  await other.close();
  forgive(problems);
});

test('a temporary account sets its password first; a lost network is said, and tried again', async ({
  page,
  problems,
}) => {
  await newApplicant(page, { temporary: true, number_in_party: 1 });
  await page.goto('/portal/payment');
  await expect(page.getByText(/^Antes de pagar, guarda tu cuenta/)).toBeVisible();
  await page.getByLabel('Apellido').fill('Prueba');
  await page.getByLabel('Correo electrónico').fill(`${Date.now()}@correo.example`);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.route('**/create-stripe-payment-intent', (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar mi cuenta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await page.unroute('**/create-stripe-payment-intent');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(payButton(page)).toBeEnabled();
  forgive(problems);
});

test('in English and in Arabic, and as staff see it', WIDE, async ({ page }) => {
  const { user_id } = await newAnswered(page);
  for (const path of ['/en/portal/payment', '/ar/portal/payment']) {
    await openPayment(page, path);
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto(`/en/admin/people/${user_id}/payment`);
  await expect(page.getByText(/\/portal\/payment$/)).toBeVisible();
  await expect(page.locator('input[name=number]')).toHaveCount(0);
  await page.getByRole('radio', { name: /Local payment/ }).check();
  await expect(page.getByText(/\/test-payment\/|\/pago-de-prueba\//)).toBeVisible();
  await expectAccessible(page);
});
