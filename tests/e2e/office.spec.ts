/** An adviser's hour: lands in the back office, finds a person, takes the case, writes a note and a message (spec 6). */
import { pathTo, screenRows } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { DEMO, logInAs, mailTo, newApplicant } from './people.ts';

test(
  'an adviser searches, opens, takes a case, notes, writes, and finds it among their own',
  WIDE,
  async ({ page }) => {
    const person = await newApplicant(page, { service_type: 'FirstTime' });
    await page.context().clearCookies();
    await logInAs(page, DEMO.staff, DEMO.password);
    await page.goto('/portal');
    await page.waitForURL('**/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);

    const search = page.getByRole('combobox', { name: 'Buscar personas' });
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.pressSequentially(person.phone_number.slice(3));
    await expect(page.getByRole('option').first()).toContainText(person.phone_number);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathTo('admin-person', 'es', person)}`);
    await expect(page.getByText('Responder las preguntas iniciales')).toBeVisible();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);

    await page.getByRole('button', { name: 'Tomar el caso' }).dblclick();
    await expect(page.getByText('Lo tienes tú.')).toBeVisible();
    await page.getByLabel('Nota para el equipo').fill('Prefiere llamadas por la tarde');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByText('Nota guardada.')).toBeVisible();
    const note = page.getByRole('listitem').filter({ hasText: 'Prefiere llamadas por la tarde' });
    await expect(note).toBeVisible();
    await note.getByText('Borrar nota').click();
    await note.getByRole('button', { name: 'Borrarla para siempre' }).click();
    await expect(note).toHaveCount(0);

    await page.getByRole('link', { name: 'Mensajes', exact: true }).click();
    await page.getByLabel('Texto para empezar').selectOption('documents');
    await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue(/Hola, Marta\./);
    await page.getByRole('button', { name: 'Enviar correo' }).click();
    await expect(page.getByText('Correo enviado.')).toBeVisible();
    await mailTo(page.request, person.email, /^Documentos que faltan$/);
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);

    await page.getByRole('link', { name: 'Historia', exact: true }).click();
    await expect(page.getByText('Paso: Cuenta creada')).toBeVisible();
    await page.goto(pathTo('admin-person-portal', 'es', person));
    await expect(page.getByText('Solo lectura')).toBeVisible();
    const before = page.url();
    await page
      .getByRole('region', { name: /^Ves el portal de/ })
      .getByRole('link')
      .first()
      .click();
    expect(page.url(), 'what is pressed goes nowhere').toBe(before);
    await expectAccessible(page);

    await page.goto(`${pathTo('admin-cases', 'es')}?owner=me`);
    await expect(page.locator(`#case-${person.user_id}`)).toBeVisible();
    await expectAccessible(page);
    expect(await noSidewaysScroll(page)).toBe(true);
    await page.keyboard.press('j');
    await expect(page.locator('[id^=case-]').first()).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Marcar el caso de Marta/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Soltar los casos' }).click();
    await expect(page.getByText('1 caso cambiado')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Quedó como antes')).toBeVisible();
    await page.goto(pathTo('admin-calendar', 'es'));
    await expect(page.getByRole('link', { name: 'Semana' }), 'no way through the days is cut off').toBeInViewport({
      ratio: 1,
    });
    await page.goto(pathTo('admin', 'es'));
    await page.getByRole('link', { name: 'Casos', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casos');
    await expect(page, 'the filters of before').toHaveURL(/\?owner=me$/);
  },
);

test('a name without an end stays inside every screen of its case', async ({ page }) => {
  const { user_id } = await newApplicant(page, { first_name: 'W'.repeat(70) });
  await page.context().clearCookies();
  await logInAs(page, DEMO.admin, DEMO.password);
  const ofCase = screenRows().flatMap(({ es, frame }) => (frame === 'office' && es?.includes(':user_id') ? es : []));
  expect(ofCase.length).toBeGreaterThan(10);
  for (const path of ofCase) {
    await page.goto(path.replace(':user_id', user_id).replace(':form_name', 'ds160'));
    await expect(page.getByText('W'.repeat(70)).first()).toBeVisible();
    expect(await noSidewaysScroll(page), path).toBe(true);
  }
});
