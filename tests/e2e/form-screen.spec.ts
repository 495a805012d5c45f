/** The form page around its fields: pages that follow the saves, help beside the field, a page that was taken out (spec 2, 8). */
import { pathTo } from '#app/paths.ts';
import { WHOLE } from '../form-answers.ts';
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, forgive, newAnswered, PASSWORD, type Person } from './people.ts';

const pagePath = ({ user_id }: Person, page: number) =>
  pathTo('portal-form-page', 'es', { user_id, form_name: 'ds160', page: String(page) });

test('the list of pages follows what is written, and the next page is there before it is asked for', async ({
  page,
}) => {
  const person = await newAnswered(page);
  const save = async (number: number, form_data: unknown) =>
    expect((await call(page, 'put', `/form/${person.user_id}/ds160/pages/${number}`, { form_data })).status()).toBe(
      200,
    );
  await save(1, { ...WHOLE[1], birth_city: null });
  await page.clock.install();
  await page.goto(pagePath(person, 1));
  const pages = page.getByRole('navigation', { name: 'Páginas del formulario' });
  await expect(pages.getByRole('link', { name: /^Página 1: .*En curso$/ })).toBeVisible();

  const ahead = page.waitForResponse((answer) => answer.url().includes('/form/ds160/2.data'));
  await page.getByLabel('Ciudad de nacimiento').fill('Bogotá');
  await page.clock.runFor(1500);
  await expect(pages.getByRole('link', { name: /^Página 1: .*Lista$/ }), 'without leaving the page').toBeVisible();
  await ahead;

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
  await page.getByRole('button', { name: /^Siguiente: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nacionalidad e identificación');
  expect(
    asked.filter((url) => url.includes('/ds160/2.data')),
    'it was there',
  ).toEqual([]);

  const toast = page.getByText('El formulario quedó guardado');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(toast, 'three seconds').toBeHidden();

  // A mark leads from the overview to its field.
  await page.locator('#f-nationality-later').click();
  await page.clock.runFor(1500);
  await expect(page.getByRole('status').filter({ hasText: /^Guardado \d/ })).toBeVisible();
  await page.goto('/portal/applicants');
  await page.locator('a[href$="/form/ds160/2#f-nationality"]').click();
  await expect(page.locator('#f-nationality')).toBeFocused();
});

test('a page that another page has taken out says so, keeps what was written to copy, and leads on', async ({
  page,
  problems,
}) => {
  const person = await newAnswered(page);
  const save = (number: number, form_data: unknown) =>
    call(page, 'put', `/form/${person.user_id}/ds160/pages/${number}`, { form_data });
  await save(1, WHOLE[1]);
  await save(11, { occupation: 'B' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pagePath(person, 11));
  const employer = page.locator('#f-employer_name');
  await employer.fill('La Espiga');

  // Help stands beside the field on a wide screen: it opens with the focus, and nothing moves for it.
  const next = page.locator('#f-employer_street1');
  const before = await next.boundingBox();
  await employer.focus();
  const help = page.locator('[data-path=employer_name] details');
  await expect(help).toHaveAttribute('open', '');
  const [beside, field] = [await help.boundingBox(), await employer.boundingBox()];
  expect(beside?.x).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0));
  expect((await next.boundingBox())?.y).toBe(before?.y);
  await help.locator('p').first().click();
  await next.focus();
  await expect(help).not.toHaveAttribute('open', '');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);

  // On another device the birth date turns out to be that of a child: nobody asks a child for work.
  await save(1, { ...WHOLE[1], date_of_birth: '2020-06-01' });
  await employer.fill('La Espiga de Oro');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/ya no va en tu formulario$/);
  await expect(heading).toBeFocused();
  await expect(page.getByLabel('Lo que escribiste')).toHaveValue(/La Espiga de Oro/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await noSidewaysScroll(page)).toBe(true);
  await page.getByRole('link', { name: 'Seguir con mi formulario' }).click();
  await expect(page).toHaveURL(/\/form\/ds160\/\d+$/);
  await expect(page.getByRole('navigation', { name: 'Páginas del formulario' })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir esa página' }).click();
  await expect(heading, 'it can be read again later').toHaveText(/ya no va en tu formulario$/);
  await expect(page.getByLabel('Lo que escribiste')).toHaveValue(/La Espiga de Oro/);
  forgive(problems);
});

test('a session that ends under the hand is asked for over the page, and the same save goes out', async ({
  page,
  problems,
}) => {
  const person = await newAnswered(page);
  await page.goto(pagePath(person, 1));
  const surnames = page.getByLabel('Apellidos, como en tu pasaporte');
  const saved = page.getByRole('status').filter({ hasText: /^Guardado \d/ });
  await surnames.fill('Gómez');
  await expect(saved).toBeVisible();
  await page.context().clearCookies({ name: 'token' });
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(String(request.postData())));
  await surnames.fill('Gómez Peña');
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar y seguir' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saved).toBeVisible();
  await expect(surnames).toHaveValue('Gómez Peña');
  expect(saves).toHaveLength(2);
  expect(saves[1], 'the same save').toBe(saves[0]);
  const stored = await (await call(page, 'get', `/form/${person.user_id}/ds160/pages/1`)).json();
  expect(stored.page).toMatchObject({ version: 2, form_data: { surnames: 'Gómez Peña' } });
  forgive(problems);
});

test('a page that is only opened writes nothing: its phone keeps the country code; a tab closes with a log-out elsewhere', async ({
  page,
  problems,
}) => {
  const person = await newAnswered(page);
  const path = `/form/${person.user_id}/ds160/pages/6`;
  const form_data = { ...WHOLE[6], primary_phone: '573001234567' };
  expect((await call(page, 'put', path, { form_data })).status()).toBe(200);
  await page.goto(pagePath(person, 6));
  // Nobody touches it; longer than the pause after which what was written is saved.
  await expect(page.getByLabel('Teléfono principal')).toHaveValue(/300 ?123 ?4567/);
  await page.waitForTimeout(2500);
  const stored = (await (await call(page, 'get', path)).json()).page;
  expect(stored).toMatchObject({ version: 1, form_data: { primary_phone: '573001234567' } });

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/portal');
  await call(elsewhere, 'post', '/auth/log-out');
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/auth\/log-in/);
  forgive(problems);
});
