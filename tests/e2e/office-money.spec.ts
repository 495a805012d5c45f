/** Staff and money: an account made for somebody, the link that opens it, a payment written down, a refund decided; codes and stickers. */
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, logInAs, newEmail, newPhone, PASSWORD } from './people.ts';

test('staff make an account, the customer opens the link, pays another way and gets a refund', async ({
  page,
  browser,
}) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/new-account');
  await page.getByRole('button', { name: 'Crear cuenta y enlace' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveAccessibleDescription(
    'Escribe el nombre de la persona.',
  );
  await expect(page.getByLabel('Apellido')).toHaveAccessibleDescription('Escribe el apellido de la persona.');
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
  await page.getByLabel('Apellido').fill('Llamada');
  const phone = newPhone();
  await page.locator('input[name=phone_number_national]').fill(phone);
  await page.getByLabel('Correo').fill(newEmail());
  await page.getByLabel('Trámite').selectOption('FirstTime');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Crear cuenta y enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Enlace listo' })).toBeFocused();
  await expectAccessible(page);
  const link = await page
    .getByText(/\/auth\/log-in\?phone_number=/)
    .first()
    .innerText();
  await expect(page.getByRole('link', { name: /Abrir WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/57310/);

  const customer = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  await customer.goto(link);
  await expect(customer).toHaveURL(/\/portal/);
  expect(customer.url()).not.toContain('password=');
  const set = await call(customer, 'post', '/auth/set-password', { password: PASSWORD, email: newEmail() });
  expect(set.status(), await set.text()).toBe(200);
  const { user_id } = (await set.json()).user_profile;

  await page.goto(`/admin/people/${user_id}/money`);
  await page.getByLabel('Cuánto').fill('400.000');
  await page.getByLabel('Cómo llegó').fill('Transferencia, comprobante 4471');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anotar como pagado' }).dblclick();
  await expect(page.getByText(/^Quedó anotado con el número M-\d{6}$/)).toBeVisible();
  await expect(page.getByText('Anotado por el equipo', { exact: true })).toHaveCount(1);
  expect(await noSidewaysScroll(page)).toBe(true);
  await customer.goto('/portal/payment');
  await expect(customer.getByRole('link', { name: 'Anterior' })).toHaveCount(0);

  const { previews } = await (await call(customer, 'get', '/payments/refunds/preview')).json();
  const asked = await call(customer, 'post', '/payments/refunds', {
    ...{ subscription_id: previews[0].subscription_id, people: [user_id], reason: 'Cambió mi viaje' },
  });
  const number = (await asked.json()).requests[0].number;
  await customer.close();
  await page.goto('/admin/refunds');
  await page.getByRole('button', { name: `Decidir el pedido ${number}` }).click();
  await page.getByLabel('Respuesta que lee la persona').fill('De acuerdo con la política');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar la decisión' }).click();
  await expect(page.getByText('La decisión quedó guardada')).toBeVisible();
});

test('an admin makes a code and prints its sticker, and turns it off', async ({ page }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/promos');
  await page.getByRole('button', { name: 'Crear un código' }).click();
  const code = `FERIA${Date.now() % 1_000_000}`;
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByLabel('Descuento en %').fill('20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`Quedó creado el código ${code}`)).toBeVisible();
  await page.getByRole('button', { name: `Adhesivo de ${code}` }).click();
  await page.getByRole('button', { name: 'Hacer el adhesivo' }).click();
  await expect(page.getByRole('img', { name: new RegExp(code) })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PNG' }).click();
  expect((await saved).suggestedFilename()).toBe(`mirador-${code}.png`);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: `Apagar ${code}` }).click();
  await expect(page.getByRole('button', { name: `Encender ${code}` })).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});
