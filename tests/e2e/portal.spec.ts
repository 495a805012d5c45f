/** The portal's frame and home, for each kind of person and state (spec 2 "Onboarding layout", 8, D9, D12, D15, D16). */
import type { Page } from '@playwright/test';
import { MOST_HEIGHT, MOST_WORDS, pageSize } from '#tests/page-size.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { isAll, WIDTHS } from './look.ts';
import { addMember, call, DEMO, forgive, linkIn, logInAs, mailTo, newApplicant, newEmail, PASSWORD } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const menu = (page: Page, name: string) => page.locator('summary').filter({ hasText: `Menú de ${name}` });
const tasks = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => it.getBoundingClientRect().top);

test(
  'a new applicant finds what is done, the one next step, every task, the cost in all and what to have at hand',
  WIDE,
  async ({ page }) => {
    await newApplicant(page, { first_name: 'Camila', number_in_party: 2 });
    await page.goto('/portal');
    await expect(heading(page)).toHaveText('Hola, Camila');
    expect(
      await page
        .locator('header > div')
        .first()
        .evaluate((it) => it.getBoundingClientRect().height),
    ).toBeLessThan(60);
    expect(await top(page, 'h1')).toBeLessThan(140);
    await expect(page.getByRole('progressbar', { name: '1 de 5 listos' })).toHaveAttribute('value', '1');
    const next = page.getByRole('region', { name: 'Lo que sigue' });
    await expect(next.getByRole('link', { name: /^Responder las preguntas/ })).toHaveAttribute(
      'href',
      '/portal/questions',
    );
    await expect(tasks(page, 'Tu solicitud')).toHaveText([
      /^Cuenta.*Terminado$/,
      /^Preguntas.*Sin iniciar$/,
      /^Pago.*Sin iniciar$/,
    ]);
    await expect(page.getByRole('region', { name: 'Tu solicitud' }).getByRole('link'), 'no dead link').toHaveText([
      /^Preguntas/,
      /^Pago/,
    ]);
    await expect(tasks(page, 'Camila')).toHaveText([
      /^Formulario.*Sin iniciar$/,
      /^Documentos.*Sin iniciar$/,
      'Cita',
      'Preparar la entrevista',
    ]);
    const cost = page.locator('details').filter({ hasText: 'Tu costo total' });
    await expect(cost.locator('dl')).toBeHidden();
    await cost.locator('summary').click();
    await expect(cost.locator('dl > div')).toHaveText([
      /para 2 personas.*COP/s,
      /se paga aparte.*370\sUSD/s,
      // The sum beside its name; what it leaves out is said below both.
      /^Total.*COP.*integridad/s,
    ]);
    await page.locator('summary', { hasText: 'Ten esto a la mano' }).click();
    await expect(page.getByText('Tu pasaporte vigente')).toBeVisible();

    await page.getByRole('button', { name: 'Agregar a alguien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar a alguien' });
    await dialog.getByLabel('Nombre').fill('Luz');
    await dialog.getByLabel('Apellido').fill('Prueba');
    await dialog.getByLabel('¿Qué es de ti?').selectOption('Madre');
    await dialog.getByRole('button', { name: 'Agregar persona' }).click();
    await expect(page.getByRole('progressbar', { name: '1 de 7 listos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar a alguien' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Luz' })).toContainText('Madre');

    await page.getByRole('link', { name: 'Ver y editar a quienes viajan' }).click();
    await expect(page).toHaveURL('/portal/applicants');
    await expect(heading(page)).toBeFocused();
    expect(await top(page, 'h1')).toBeLessThan(140);
    const progress = page.getByRole('progressbar', { name: 'Paso 3 de 3: Solicitantes' });
    await expect(progress).toHaveAttribute('value', '3');
    const lineHeight = await progress.locator('..').evaluate((line) => line.getBoundingClientRect().height);
    expect(lineHeight, 'the steps, the service and the progress in one line').toBeLessThanOrEqual(40);
    const steps = page.getByRole('navigation', { name: 'Los tres pasos' }).getByRole('listitem');
    await expect(steps).toHaveText([/Preguntas: Por hacer/, /Pago: Por hacer/, /Solicitantes: Vas aquí/]);
    await page.locator('summary', { hasText: 'Primera visa' }).click();
    await page.getByRole('button', { name: 'Cambiar' }).click();
    await expect(page.getByRole('dialog', { name: 'Elige tu trámite' })).toBeVisible();
    await page.keyboard.press('Escape');
    // While it closes, the choice in it has the same words.
    await expect(page.getByRole('dialog', { name: 'Elige tu trámite' })).toHaveCount(0);
    await expect(page.locator('dialog summary', { hasText: 'Primera visa' })).toHaveCount(0);
    await expect(page.locator('summary', { hasText: 'Primera visa' })).toBeFocused();
    await page.getByRole('link', { name: 'Tu portal' }).click();
    await page.getByRole('link', { name: 'Guardar y salir' }).first().click();
    await expect(page).toHaveURL('/');
  },
);

test('the menu of the person by keyboard; a move that takes long is shown', WIDE, async ({ page }) => {
  await newApplicant(page, { first_name: 'Camila' });
  await page.goto('/portal');
  const opener = menu(page, 'Camila');
  const settings = page.getByRole('button', { name: 'Perfil y ajustes' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(settings).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(dialog.getByRole('tab', { name: 'Sesiones' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByText('Este dispositivo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expect(page.getByRole('link', { name: 'Guardar y salir' }).last()).toBeVisible();
  await page.mouse.click(5, 130);
  await expect(settings, 'a press beside it closes it').toBeHidden();

  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/portal/applicants.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ver y editar a quienes viajan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toBeAttached();
  go();
  await expect(page).toHaveURL('/portal/applicants');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toHaveCount(0);
});

test('another service is saved and shown; each failure has its text', async ({ page, problems }) => {
  await newApplicant(page);
  await page.goto('/portal');
  const opener = page.getByRole('button', { name: 'Cambiar' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Elige tu trámite' });
  await expectAccessible(page);
  await dialog.locator('summary', { hasText: 'Canadá' }).click();
  await dialog.getByRole('radio', { name: 'Visitante a Canadá' }).check();
  const save = dialog.getByRole('button', { name: 'Guardar trámite' });
  const puts = '**/api-mv/user/*';
  await page.route(puts, (route) => route.fulfill({ status: 422, json: { success: false, message: 'No' } }));
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('No se pudo cambiar el trámite.');
  await page.unroute(puts);
  await page.route(puts, (route) => route.abort());
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Ocurrió un error. Inténtalo de nuevo.');
  await page.unroute(puts);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const chosen = page
    .getByRole('main')
    .getByText(/visitante a Canadá/)
    .first();
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  forgive(problems);
});

test('a temporary account is told until when, and becomes one’s own', async ({ page, problems }) => {
  const person = await newApplicant(page, { temporary: true, first_name: 'Rosa' });
  await page.goto('/portal');
  const keeping = page.locator('details').filter({ hasText: 'Guarda tu cuenta' });
  await expect(
    keeping.getByText(/Es temporal: la guardamos hasta las \S+ [ap]\.\s?m\. del \d+ de \w+\./),
  ).toBeVisible();
  await expect(page.getByText(/placeholder|Rosa -/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Responder las preguntas/ })).toBeVisible();
  const submit = keeping.getByRole('button', { name: 'Guardar mi cuenta' });
  await expect(submit).toBeHidden();
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await expect(submit).toBeVisible();
  await expectAccessible(page);
  const [last, email, password] = ['Apellido', 'Correo electrónico', 'Contraseña'].map((name) =>
    keeping.getByLabel(name),
  );
  if (!last || !email || !password) throw new Error('fields');
  const address = newEmail();
  await submit.click();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Escribe tu apellido.');
  await last.fill('Vargas');
  await submit.click();
  await expect(email).toBeFocused();
  await email.fill(address);
  await password.fill('12345678');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/de las primeras que se prueban/);
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await submit.dblclick();
  await expect(page.getByText('Tu cuenta quedó guardada.')).toBeVisible();
  await expect(keeping).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(address)).toBeVisible();
  await page.context().clearCookies();
  await logInAs(page, person.phone_number);
  forgive(problems);
});

test('an unconfirmed address is named, the message comes again, and confirming ends the notice', async ({ page }) => {
  const person = await newApplicant(page);
  await page.goto('/portal');
  await expect(page.getByText('Confirma tu correo')).toBeVisible();
  const again = page.getByRole('button', { name: 'Enviar el mensaje otra vez' });
  await again.click();
  await expect(page.getByText(/^Enviado\. Mira también/)).toBeVisible();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  const link = linkIn(await mailTo(page.request, person.email, /Confirma tu correo/));
  const token = new URLSearchParams(link.hash.slice(1)).get('token');
  expect((await call(page, 'post', '/auth/verify-email', { token })).status()).toBe(200);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Confirma tu correo')).toHaveCount(0);
});

test('a family member sees whose application it is and nobody else’s', async ({ page, problems }) => {
  await logInAs(page, DEMO.secondary, DEMO.password);
  await page.goto('/portal');
  await expect(heading(page)).toHaveText('Hola, Alma');
  await expect(page.getByText('Formas parte de la solicitud de Ana.')).toBeVisible();
  await expect(page.getByText('Abel')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cambiar' })).toHaveCount(0);
  await expect(tasks(page, 'Tu solicitud')).toHaveText([
    /^Cuenta.*Terminado$/,
    /^Formulario/,
    /^Documentos/,
    'Cita',
    'Preparar la entrevista',
  ]);
  await expect(menu(page, 'Alma')).toBeVisible();
  await expectAccessible(page);
  const answer = await page.goto('/portal/applicants');
  expect(answer?.status()).toBe(404);
  forgive(problems);
});

test('Log out ends the session at the API, in the portal and on the site', async ({ page, playwright }) => {
  const person = await newApplicant(page);
  const isLive = async (token: string | undefined) => {
    const api = await playwright.request.newContext({ baseURL: String(process.env.MIRADOR_URL) });
    const answer = await api.get(`/api-mv/user/${person.user_id}`, { headers: { Authorization: `Bearer ${token}` } });
    await api.dispose();
    return answer.ok();
  };
  const tokenOf = async () => (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  await page.goto('/portal');
  const first = await tokenOf();
  expect(await isLive(first)).toBe(true);
  await menu(page, 'Marta').click();
  await page.getByRole('button', { name: 'Salir de mi cuenta' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Cerraste tu sesión.')).toBeVisible();
  expect(await tokenOf()).toBeUndefined();
  expect(await isLive(first)).toBe(false);

  await logInAs(page, person.phone_number);
  const second = await tokenOf();
  await page.goto('/privacy-policy');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  if (isNarrow) await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
  expect(await isLive(second)).toBe(false);
});

test('Start Here leads somebody with a session to the portal', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/privacy-policy');
  const start = page.locator('[data-start="portal"]').filter({ visible: true });
  await start.first().click();
  await expect(page).toHaveURL('/portal');
});

for (const locale of ['es', 'en', 'ar'] as const)
  test(`the portal in ${locale} is accessible at every width, in the dark and with large text`, async ({ page }) => {
    test.slow();
    const person = await newApplicant(page, { number_in_party: 2 });
    await addMember(page, person, 'Luz', { relationship: 'spouse' });
    const prefix = locale === 'es' ? '' : `/${locale}`;
    for (const path of ['/portal', '/portal/applicants?just_paid=true'])
      for (const width of isAll || locale === 'es' ? WIDTHS : [360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(prefix + path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectAccessible(page, { contrast: isAll || width === 360 });
        expect(await noSidewaysScroll(page), `${path} at ${width}`).toBe(true);
        expect(await page.locator('main').innerText()).not.toMatch(/portal\.|applicants\.|accounts\./);
        if (width !== 360) continue;
        const { height, words } = await pageSize(page);
        expect(height, path).toBeLessThanOrEqual(MOST_HEIGHT);
        expect(words, path).toBeLessThanOrEqual(MOST_WORDS);
      }
    await page.emulateMedia({ colorScheme: 'dark' });
    if (isAll || locale === 'es') await expectAccessible(page);
    await page.goto(`${prefix}/portal`);
    if (isAll || locale === 'es') await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await noSidewaysScroll(page), 'at 320').toBe(true);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await noSidewaysScroll(page), 'at 320 with text of 200 %').toBe(true);
  });
