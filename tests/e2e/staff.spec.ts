/** The team: invited, in by the link, promoted, shut out at the next click; the trail filtered, checked and taken along (D17, Q17). */

import { generateSync } from 'otplib';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { call, DEMO, forgive, linkIn, logInAs, mailTo, newEmail, newPhone, PASSWORD } from './people.ts';

test(
  'somebody is invited, comes in by the link, gets another role and another factor, and is shut out',
  WIDE,
  async ({ page, browser, problems }) => {
    test.setTimeout(120_000);
    await logInAs(page, DEMO.admin, DEMO.password);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Equipo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipo');
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);

    const email = newEmail();
    await page.getByRole('button', { name: 'Invitar a alguien' }).click();
    const last = `Nueva${Date.now() % 100_000}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    await page.getByLabel('Nombre', { exact: true }).fill('Nadia');
    await page.getByLabel('Apellido').fill(last);
    await page.getByLabel('Correo del trabajo').fill(email);
    await page.locator('input[name=phone_number_national]').fill(newPhone());
    await page.getByLabel('Tu contraseña').fill(DEMO.password);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar la invitación' }).dblclick();
    await expect(page.getByText(`La invitación de Nadia ${last} va en camino a su correo`)).toBeVisible();
    const link = linkIn(await mailTo(page.request, email, /invitación al equipo/));
    expect(await page.content()).not.toContain(link.hash);

    const colleague = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
    await colleague.goto(link.href);
    await expect(colleague.getByText('Tu rol: asesor')).toBeVisible();
    expect(colleague.url()).not.toContain('token=');
    await expectAccessible(colleague);
    await colleague.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await colleague.getByLabel('Contraseña otra vez').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Entrar al equipo' }).click();
    await colleague.waitForURL('**/admin');
    await expect(colleague.getByRole('link', { name: 'Equipo', exact: true })).toHaveCount(0);

    const begun = await (await call(colleague, 'post', '/auth/second-factor')).json();
    const code = generateSync({ secret: begun.secret, epoch: Math.floor(Date.now() / 1000) });
    expect((await call(colleague, 'put', '/auth/second-factor', { code })).status()).toBe(200);

    await page.goto('/admin/staff');
    await page.getByRole('link', { name: `Nadia ${last}` }).click();
    await expect(page.getByText('Activado')).toBeVisible();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    const act = async (button: string, confirm = 'Confirmar') => {
      await page.getByRole('button', { name: button }).click();
      await page.getByLabel('Por qué').fill('Cambio de turno');
      await page.getByLabel('Tu contraseña').fill(DEMO.password);
      await page.getByRole('button', { name: confirm }).click();
    };
    await act('Restablecer el segundo factor');
    await expect(page.getByText(/El segundo factor de Nadia .* se restableció/)).toBeVisible();
    await expect(page.getByText('Sin activar')).toBeVisible();
    await mailTo(page.request, email, /segundo factor se restableció/);

    await page.getByRole('button', { name: 'Cambiar el rol' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await act('Cambiar el rol');
    await expect(page.getByText(/tiene ahora el rol: Administración/)).toBeVisible();
    const number = await page.getByText(/^\+57310/).innerText();
    await logInAs(colleague, number, PASSWORD);
    await colleague.goto('/admin');
    await expect(colleague.getByRole('link', { name: 'Equipo', exact: true })).toBeVisible();

    await page.reload();
    await act('Cerrar el acceso');
    await expect(page.getByText(/El acceso de Nadia .* está cerrado/)).toBeVisible();
    await colleague.getByRole('link', { name: 'Casos', exact: true }).click();
    await colleague.waitForURL('**/auth/log-in**');
    const again = await call(colleague, 'post', '/auth/login-with-phone-number', {
      ...{ phone_number: number, password: PASSWORD },
    });
    expect(again.status()).toBe(401);
    await colleague.close();
    forgive(problems);
  },
);

test('the trail is filtered by the address, checked in words and taken along as a file', WIDE, async ({ page }) => {
  await logInAs(page, DEMO.admin, DEMO.password);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('button', { name: 'Revisar ahora' }).click();
  await expect(page.getByText(/^El registro está completo: \d+ líneas?, ninguna cambiada/)).toBeVisible();
  await expect(page.getByText(/Última revisión: .*, por Adela Directora\. Estaba completo/)).toBeVisible();
  const fold = page.getByRole('button', { name: 'Filtros', exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel('Qué', { exact: true }).selectOption('audit');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL('**action=audit**');
  await expect(page.getByText('Revisó la cadena del registro').first()).toBeVisible();
  await expect(page.getByText('Miró la lista de casos')).toHaveCount(0);
  expect(new URL(page.url()).search).not.toMatch(/Adela|Directora/);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByLabel('Tu contraseña').fill(DEMO.password);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^mirador-audit-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('La descarga empezó')).toBeVisible();
});
