/** Paid by somebody else: a link without a name, a refused card, the money; then the owner's receipt and the refund they ask for (spec 2, D51). */
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, forgive, newAnswered } from './people.ts';

test('a link to pay: refused, paid by somebody else without a session; its owner has the receipt and asks for a refund', async ({
  page,
  browser,
  problems,
}) => {
  const { first_name, user_id } = await newAnswered(page, { first_name: 'Zoraida' });
  await page.goto('/portal/payment');
  await page.getByText('Pagar más tarde o que pague otra persona').click();
  await page.getByRole('button', { name: 'Crear enlace para compartir' }).click();
  const { pathname } = new URL(await page.getByText(/\/pagar\/[\w-]{32}$/).innerText());
  await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me/);

  const payer = await browser.newPage({
    ...{ viewport: { width: 360, height: 740 }, baseURL: String(process.env.MIRADOR_URL) },
  });
  await payer.goto(pathname.replace('/pagar/', '/ar/pay/'));
  await expect(payer.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await noSidewaysScroll(payer)).toBe(true);
  await payer.goto(pathname);
  await expect(payer.getByText('Con tarjeta se cobran 97 USD.')).toBeVisible();
  await expectAccessible(payer);
  await payer.getByRole('button', { name: /^Pagar 97/ }).click();
  const pay = async (number: string) => {
    await payer.locator('input[name=number]').fill(number);
    await payer.locator('input[name=expires]').fill('12/39');
    await payer.locator('input[name=cvc]').fill('123');
    await payer.getByRole('button', { name: /^Pagar 97/ }).click();
  };
  await pay('4000 0000 0000 0002');
  await expect(payer.getByText(/^Tu banco rechazó la tarjeta/).first()).toBeVisible();
  await pay('4242 4242 4242 4242');
  await expect(payer.getByText('El pago llegó')).toBeVisible();
  expect(await payer.content(), 'nobody is named').not.toContain(first_name);
  await payer.reload();
  await expect(payer.getByText(/El pago llegó|Este enlace ya no sirve/)).toBeVisible();
  await payer.close();

  const { subscriptions } = await (await call(page, 'get', `/subscriptions/?user_id=${user_id}`)).json();
  expect(subscriptions).toHaveLength(1);
  await page.goto('/portal/receipts');
  await expect(page.getByRole('heading', { name: /^M-\d{6}$/ })).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar recibo M-/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^mirador-M-\d{6}\.pdf$/);
  await page.getByRole('button', { name: 'Pedir reembolso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: new RegExp(first_name) }).check();
  await expect(dialog.getByRole('status')).toContainText('97');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar pedido' }).dblclick();
  await expect(page.getByText(/R-\d{6}/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retirar pedido R-/ })).toHaveCount(1);
  forgive(problems);
});
