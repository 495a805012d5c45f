import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

/** The home page has the hero form, too. */
const contactForm = (page: Page) => page.locator('[data-island="contact-form"]');
const freshPhone = () => `+57300${String(randomInt(1_000_000, 9_999_999))}`;

test('a visitor writes to us and the staff get the message', async ({ page, request }) => {
  const name = `Eva ${randomInt(1_000_000)}`;
  await page.goto('/#contact');
  await contactForm(page).getByLabel('Nombre').fill(name);
  await contactForm(page).getByLabel('Celular', { exact: true }).fill(freshPhone());
  await contactForm(page).getByLabel('Correo electrónico').fill('eva@correo.example');
  await contactForm(page).getByLabel('¿En qué te ayudamos?').fill('Quiero viajar en marzo.');
  await contactForm(page).locator('[name="data_consent"]').check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused();
  await expect(page.getByText(`Gracias, ${name}.`)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () =>
      (await (await request.get('/api-mv/dev/mailbox')).json()).messages.filter(({ text }: { text: string }) =>
        text.includes(`Nombre: ${name}\n`),
      ),
    )
    .toHaveLength(1);
  await page.goto('/dev/mailbox');
  await expect(page.getByText(`Nombre: ${name}`)).toBeVisible();
});

test('wrong details are named beside their fields, the first has the focus, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/#contact');
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  await contactForm(page).getByLabel('¿En qué te ayudamos?').fill('Una pregunta larga');
  await send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('Escribe tu nombre.');
  await expect(contactForm(page).getByLabel('Nombre')).toBeFocused();
  await expect(contactForm(page).getByLabel('Correo electrónico')).toHaveAccessibleDescription(/Revisa el correo/);
  await expect(contactForm(page).getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await contactForm(page).getByLabel('Nombre').fill('Eva');
  await contactForm(page).getByLabel('Celular', { exact: true }).fill('+57 300 12');
  await send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('Faltan dígitos: en Colombia son 10.');
  await expect(contactForm(page).getByLabel('Celular', { exact: true })).toBeFocused();
  await contactForm(page).getByLabel('País del celular').selectOption('CO');
  await contactForm(page).getByLabel('Celular', { exact: true }).fill('300 000 0000');
  await contactForm(page).getByLabel('Correo electrónico').fill('eva@');
  await send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('Revisa el correo');
  await contactForm(page).getByLabel('Correo electrónico').fill('eva@correo.example');
  await send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('necesitamos tu permiso para usar tus datos');
  await expect(contactForm(page).getByLabel('Nombre')).toHaveValue('Eva');
  await expect(contactForm(page).getByLabel('¿En qué te ayudamos?')).toHaveValue('Una pregunta larga');
});

test('a lost connection keeps what was typed, and the second try saves it once', async ({ page, problems }) => {
  await page.goto('/en#contact');
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  const keys: (string | undefined)[] = [];
  let refuse = true;
  await page.route('**/leads/**', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return refuse ? route.abort() : route.continue();
  });
  await contactForm(page).getByLabel('First name').fill('Eva');
  await contactForm(page).getByLabel('Mobile number', { exact: true }).fill(freshPhone());
  await contactForm(page).getByLabel('E-mail').fill('eva@mail.example');
  await contactForm(page).locator('[name="data_consent"]').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(contactForm(page).getByRole('alert')).toContainText('It was not sent.', { timeout: 15_000 });
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('Eva');
  problems.length = 0;
  refuse = false;
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(keys.length).toBe(4);
  expect(new Set(keys).size).toBe(1);
});

test('what is sent before the form is awake is sent once it is, and nothing of it stands in the address', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/contact-form/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/#contact');
  await contactForm(page).getByLabel('Nombre').fill('Eva');
  await contactForm(page).getByLabel('Celular', { exact: true }).fill(freshPhone());
  await contactForm(page).getByLabel('Correo electrónico').fill('eva@correo.example');
  await contactForm(page).locator('[name="data_consent"]').check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(contactForm(page).getByLabel('Nombre')).toHaveValue('Eva');
  expect(page.url()).not.toContain('?');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused();
  expect(page.url()).not.toContain('?');
});

test('two quick clicks send one message', async ({ page }) => {
  await page.goto('/en#contact');
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  let sent = 0;
  await page.route('**/leads/**', async (route) => {
    sent += 1;
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await contactForm(page).getByLabel('First name').fill('Eva');
  await contactForm(page).getByLabel('Mobile number', { exact: true }).fill(freshPhone());
  await contactForm(page).getByLabel('E-mail').fill('eva@mail.example');
  await contactForm(page).locator('[name="data_consent"]').check();
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(sent).toBe(1);
});

test('the form works by keyboard alone, in Arabic', async ({ page }) => {
  await page.goto('/ar#contact');
  await page.locator('[data-island="contact-form"][data-awake]').waitFor();
  await contactForm(page).getByLabel('الاسم الأول').focus();
  await page.keyboard.type('ليلى');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshPhone());
  await page.keyboard.press('Tab');
  await page.keyboard.type('layla@mail.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'إرسال الرسالة' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'وصلتنا رسالتك' })).toBeFocused();
});
