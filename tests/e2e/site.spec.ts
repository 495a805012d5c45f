/** The public site as a visitor uses it: the own city, all questions, a plan, an alert; also without any script. */
import { screenRows } from '#app/paths.ts';
import { askable, isAskable } from '#tests/entry-paths.ts';
import { expect, expectAccessible, test, WIDE } from './journey.ts';
import { mailTo, newApplicant, newEmail, PASSWORD } from './people.ts';

const VISITOR_VISA = '/usa/visa-de-turista-b-1-b-2';

test.describe('somebody in Lima', () => {
  test.use({ timezoneId: 'America/Lima' });
  test('sees prices in soles first, and those of another country at a touch', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByText('Nuestra asesoría: 359 PEN por persona.').first();
    await expect(hero).toBeVisible();
    await expect(page.getByText(/^Lima: .*mes/)).toBeVisible();
    await expect(page.getByText(/^Bogotá: .*mes/)).toBeHidden();
    const panel = page.getByRole('heading', { name: 'Lo que pagas en Perú, por persona' });
    await expect(panel).toBeVisible();
    await page.getByText('Otro país u otra moneda').click();
    await page.getByText('México', { exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Lo que pagas en México, por persona' })).toBeVisible();
    await expect(hero).toBeHidden();
    await expect(page.getByText('Nuestra asesoría: 1,843 MXN por persona.').first()).toBeVisible();
    // What was chosen holds for the tab.
    await page.goto('/reino-unido');
    await expect(page.getByText('Con pasaporte mexicano necesitas una ETA, sin visa.').first()).toBeVisible();
    await expect(page.getByText('Con pasaporte peruano necesitas una ETA, sin visa.').first()).toBeHidden();
    await expect(page.getByText('Con pasaporte colombiano necesitas visa de visitante.').first()).toBeHidden();
  });
});

test('the first screen holds slogan, price and the main button above a question of two lines; on a wide one the drawing, without a hole', async ({
  page,
}) => {
  const boxOf = async (part: string) => {
    const { x = 0, y = 9999, width = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
    return { x, y, width, height, end: y + height };
  };
  for (const path of ['/', '/ar']) {
    // The smallest phone that is sold.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const strip = await boxOf('[data-consent]');
    expect(strip.height).toBeLessThan(110);
    for (const part of ['h1', '[data-in]:visible', 'main a[href="#cost"]'])
      expect((await boxOf(part)).end, `${path} ${part}`).toBeLessThanOrEqual(strip.y);
    for (const width of [320, 744, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('[data-bar] [data-log-in]:visible'), `${path} at ${width}`).toHaveCount(1);
    }
    const [drawing, form] = [await boxOf('main svg[viewBox]'), await boxOf('main section:has(#start-title)')];
    expect(drawing.y, 'well within the first screen').toBeLessThan(485);
    expect(drawing.width).toBeGreaterThan(480);
    expect(Math.abs(drawing.end - form.end), 'no hole under the form').toBeLessThan(9);
  }
});

test('three questions show until all are asked for, and the bar of jumps leads to its sections', async ({ page }) => {
  await page.goto(VISITOR_VISA);
  const questions = page.locator('section[aria-labelledby="questions"]');
  await expect(questions.locator('details.accordion:visible')).toHaveCount(3);
  await questions.getByText(/Ver todas las preguntas/).click();
  expect(await questions.locator('details.accordion:visible').count()).toBeGreaterThanOrEqual(6);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Proceso' }).click();
  await expect(page.getByRole('heading', { name: 'El camino, paso a paso' })).toBeInViewport();
  const section = page.locator('section[aria-labelledby="about-after"]');
  await expect(section.getByText('La vigencia dice hasta cuándo')).toBeHidden();
  await page.getByRole('heading', { name: 'En este texto' }).click();
  await page.getByRole('link', { name: 'Si la aprueban: vigencia' }).click();
  await expect(section.getByText('La vigencia dice hasta cuándo')).toBeInViewport();
});

test('a visitor who chooses a plan signs up for it', WIDE, async ({ page }) => {
  await page.goto(VISITOR_VISA);
  const plan = page.locator('article', { hasText: 'Plan VIP' });
  await expect(plan.locator('s:visible')).toHaveText(/^1.000.000.COP$/);
  await plan.getByText('Qué incluye').click();
  await plan.getByRole('link', { name: 'Elegir este plan' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up\?country=US&service_type=FirstTimeVIP/);
  await expect(page.getByRole('group').filter({ hasText: 'Tu trámite' })).toContainText('VIP');
  await expect(page.locator('input[value="FirstTimeVIP"]')).toBeChecked();
});

test('who is logged in is asked before the service changes, and can leave it', WIDE, async ({ page, problems }) => {
  await newApplicant(page, { service_type: 'FirstTime' });
  await page.goto(VISITOR_VISA);
  const plan = page.locator('article', { hasText: 'Plan VIP' });
  await plan.getByText('Qué incluye').click();
  const choose = plan.getByRole('link', { name: 'Elegir este plan' });
  const dialog = page.getByRole('dialog', { name: '¿Cambiar tu servicio?' });
  await expect(async () => {
    await choose.click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dejarlo como está' }).click();
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
  await choose.click();
  await page.route('**/user/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Cambiar mi servicio' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No se pudo cambiar');
  await page.unroute('**/user/*');
  await dialog.getByRole('button', { name: 'Cambiar mi servicio' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByText('Primera visa de turismo a Estados Unidos, plan VIP')).toBeVisible();
  problems.length = 0;
});

test('a page of one service asks, too; what is theirs already opens the portal, what is paid says so', async ({
  page,
  problems,
}) => {
  await newApplicant(page, { service_type: 'FirstTime' });
  const start = page.locator('a[data-start=portal]:visible').filter({ hasText: 'Empezar mi solicitud' }).first();
  const dialog = page.getByRole('dialog', { name: '¿Cambiar tu servicio?' });
  const chooseOn = (path: string) =>
    expect(async () => {
      await page.goto(path);
      await start.click();
      await expect(dialog).toBeVisible({ timeout: 1500 });
    }).toPass();
  await chooseOn('/usa/esta');
  await expect(dialog).toContainText('ESTA');
  await page.route('**/user/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { field: 'service_type' } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Cambiar mi servicio' }).click();
  await expect(dialog.getByRole('alert')).toContainText('tu servicio ya está pagado');
  await page.unroute('**/user/*');
  await dialog.getByRole('button', { name: 'Cambiar mi servicio' }).click();
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/usa/esta');
  await start.click();
  await expect(page).toHaveURL(/\/portal$/);
  problems.length = 0;
});

test('a returning visitor logs in from a service page; with a session no page shows a form that makes an account', async ({
  page,
}) => {
  test.slow();
  const ana = await newApplicant(page, { service_type: 'FirstTime', first_name: 'Ana' });
  await page.context().clearCookies();
  await page.goto(VISITOR_VISA);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('textbox', { name: 'Celular' }).fill(ana.phone_number);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/portal');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  await expect(page.getByText('Sigues en tus preguntas.')).toBeVisible();
  await expect(page.locator('[data-island="hero-form"]')).toBeHidden();
  const open = screenRows().filter((row) => row.layout === 'document' && !row.kind && isAskable(row));
  // A screen with entries is asked for by its first.
  const paths = open.map(({ es }) => askable(es));
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  for (const es of paths) {
    await page.goto(es, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mi portal' }), es).toBeVisible();
    await expect(page.locator('a[data-start="sign-up"]:visible, a[href*="/auth/sign-up"]:visible'), es).toHaveCount(0);
    await expect(page.locator('[data-island="hero-form"]:visible'), es).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }), es).toHaveCount(0);
    // Who is asked to begin or to go on is told so by the last call, too.
    await expect(page.locator('#final').getByText(/Empieza hoy|decide con calma/), es).toBeHidden();
  }
  await page.goto(VISITOR_VISA);
  await expect(page.getByRole('heading', { name: 'Sigue donde ibas' })).toBeVisible();
});

test('an alert is asked for on the page of a city and confirmed by mail', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/citas/bogota');
  const form = page.locator('[data-island="wait-alert-form"]');
  await form.scrollIntoViewIfNeeded();
  await page.locator('[data-island="wait-alert-form"][data-awake]').waitFor();
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('Revisa el correo');
  await expect(form.getByLabel('Correo electrónico')).toBeFocused();
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByRole('button').click();
  await expect(page.getByText(/Revisa tu correo|Te escribimos/).first()).toBeVisible();
  expect(await mailTo(request, email, /./)).toBeTruthy();
});

test('with scripts blocked a service page reads whole and its cities still change', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}${VISITOR_VISA}`);
  await expect(page.getByRole('heading', { name: 'Lo que pagas en Colombia, por persona' })).toBeVisible();
  await page.getByText('Otra ciudad u otra moneda').click();
  await page.getByText('Quito', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Lo que pagas en Ecuador, por persona' })).toBeVisible();
  await page.getByText(/Ver todas las preguntas/).click();
  await expect(page.getByRole('link', { name: 'Empezar mi solicitud' }).first()).toHaveAttribute(
    'href',
    '/auth/sign-up?country=US',
  );
  await context.close();
});

test('with scripts blocked no form shows that could not be sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/citas/bogota', VISITOR_VISA]) {
    await page.goto(`${process.env.MIRADOR_URL}${path}`);
    await expect(page.locator('main form:visible'), path).toHaveCount(0);
  }
  await context.close();
});

test('on a phone a table is cards: each cell says its heading, and it is a table still', async ({ page }) => {
  await page.goto('/citas/bogota');
  const table = page.getByRole('table', { name: 'Próxima cita y espera promedio, en meses' });
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  const row = table.getByRole('row', { name: 'Entrevista para visa de turismo' });
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  await expect(row.getByRole('cell').first()).toHaveAccessibleName(/^Próxima cita .*mes/);
});

test('on paper the page is its content: no bar, no buttons', async ({ page }) => {
  await page.goto('/citas/bogota');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('[data-bar]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Empezar mi solicitud' })).toHaveCount(0);
  // Paper cannot be opened: what is folded stands there.
  const folded = page.locator('details:not([open])');
  expect(await folded.count()).toBeGreaterThan(3);
  for (const one of await folded.all()) {
    const body = one.locator(':scope > :not(summary)').first();
    expect(await body.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(10);
  }
});

test('home shows five questions until all are asked for', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('section[aria-labelledby="questions"]');
  await expect(questions.locator('details.accordion:visible')).toHaveCount(5);
  await questions.getByText(/Ver todas las preguntas/).click();
  expect(await questions.locator('details.accordion:visible').count()).toBeGreaterThan(5);
});
