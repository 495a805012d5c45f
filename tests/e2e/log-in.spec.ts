/** Log-in and what belongs to it (spec 2 "Log-in screen", spec 5, spec 8, D13, D15, D16, T3, T4). */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, WIDE } from './journey.ts';
import { forgive } from './people.ts';

/** Accounts of the demonstration (db/seed.server.ts). */
const A = { phone: '+573000000001', national: '3000000001' };
const B = { phone: '+573000000002' };
const PASSWORD = 'demo-password';

const phoneOf = (page: Page) => page.getByRole('textbox', { name: 'Celular' });
const passwordOf = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });

async function typeLogIn(page: Page, phone: string, password = PASSWORD) {
  await phoneOf(page).fill(phone);
  await passwordOf(page).fill(password);
  await submit(page).click();
}
async function logIn(page: Page, phone: string, path = '/auth/log-in') {
  await page.goto(path);
  await typeLogIn(page, phone);
}
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
/** No screen makes a call before its page is awake, and with it whoever asks for a log-in. */
const isAwake = (page: Page) => page.waitForLoadState('networkidle');
/** A call as any screen makes it, through the client that the page has loaded; answers its status. */
function callFromPage(page: Page, user_id: string | undefined): Promise<number> {
  const folder = 'build/client/assets';
  const client = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes('.isOutsideSession'),
  );
  return page.evaluate(
    async ({ file, path }) => {
      const exported = Object.values(await import(file)) as ((method: string, path: string) => Promise<unknown>)[];
      const send = exported.find((one) => String(one).includes('.isOutsideSession'));
      return (
        send?.('GET', path).then(
          () => 200,
          (error: { status: number }) => error.status,
        ) ?? 0
      );
    },
    { file: `/assets/${client}`, path: `/user/${user_id}` },
  );
}

test('somebody logs in, sees the portal, and log-in then knows them', WIDE, async ({ page }) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/^Iniciaste sesión, /)).toBeVisible();
  expect(await cookiesOf(page)).toMatchObject({ has_session: '1' });
  await page.goto('/auth/log-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya tienes una sesión abierta');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Seguir como/ }).click();
  await expect(page).toHaveURL('/portal');
});

test('log-in leads back to where one wanted to go, and never off our own pages', async ({ page }) => {
  await page.goto('/portal?just_paid=true');
  await typeLogIn(page, A.phone);
  await expect(page).toHaveURL('/portal?just_paid=true');
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await logIn(page, A.phone, `/auth/log-in?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/portal');
  }
});

test('each mistake has its text, beside its field, announced and focused; what was typed stays', async ({
  page,
  problems,
}) => {
  await page.goto('/auth/log-in');
  const alert = page.locator('[id$="-error"]');
  await submit(page).click();
  await expect(phoneOf(page)).toBeFocused();
  await expect(alert, 'one message').toHaveText('Escribe tu número de celular.');
  await expect(page.getByRole('alert')).toHaveText('Escribe tu número de celular.');
  await expect(phoneOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await phoneOf(page).fill('+57 300 12');
  await passwordOf(page).focus();
  await expect(alert, 'told on leaving').toHaveText('Faltan dígitos: en Colombia son 10.');

  await phoneOf(page).fill('300 555 0199');
  await submit(page).click();
  await expect(alert).toContainText('Esa contraseña no coincide.');
  await expect(phoneOf(page)).not.toHaveAttribute('aria-invalid');
  await expect(passwordOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(alert.getByRole('link', { name: 'pide un enlace nuevo' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );

  await passwordOf(page).fill('no es esta');
  await expect(alert, 'written otherwise, it is asked again').toHaveCount(0);
  await submit(page).click();
  await expect(alert).toContainText('No encontramos una cuenta con ese número.');
  await expect(alert.getByRole('link', { name: 'crea tu cuenta' })).toHaveAttribute('href', '/auth/sign-up');
  await expect(phoneOf(page)).toBeFocused();
  await expect(passwordOf(page)).toHaveValue('no es esta');
  await expect(phoneOf(page)).toHaveValue('300 555 0199');

  await phoneOf(page).fill(B.phone);
  await submit(page).click();
  await expect(alert).toContainText('Esa contraseña no coincide.');
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'pide un enlace nuevo' }).click();
  await expect(page.getByRole('textbox', { name: 'Celular' }), 'the number comes along').toHaveValue(
    /300\s?000\s?0002/,
  );
  forgive(problems);
});

test('a second click while it works sends nothing twice, and a lost connection loses nothing', async ({
  page,
  problems,
}) => {
  const sent: string[] = [];
  await page.route('**/auth/login-with-phone-number', async (route) => {
    sent.push(route.request().url());
    await new Promise((done) => setTimeout(done, 400));
    await route.abort();
  });
  await page.goto('/auth/log-in');
  await phoneOf(page).fill(A.phone);
  await passwordOf(page).fill(PASSWORD);
  await submit(page).dblclick();
  await passwordOf(page).press('Enter');
  await expect(page.locator('form [role=alert]:focus')).toContainText('No hay conexión.');
  expect(sent).toHaveLength(1);
  await expect(passwordOf(page)).toHaveValue(PASSWORD);
  await page.unroute('**/auth/login-with-phone-number');
  await submit(page).click();
  await expect(page).toHaveURL('/portal');
  problems.length = 0;
});

test('a form sent before the page is awake is sent once it is', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/auth/log-in', { waitUntil: 'commit' });
  await phoneOf(page).pressSequentially(A.phone);
  await passwordOf(page).fill(PASSWORD);
  await passwordOf(page).press('Enter');
  await expect(page).toHaveURL('/auth/log-in');
  arrival.resolve();
  await expect(page).toHaveURL('/portal');
});

test('success without a profile shows the failure text; a second factor is asked for beside the password', async ({
  page,
  problems,
}) => {
  const answers = [
    { status: 401, json: { success: false, message: 'Second factor required' } },
    { status: 401, json: { success: false, message: 'Invalid code' } },
    { status: 200, json: { success: true, message: 'Logged in', user_profile: null } },
    { status: 429, json: { success: false, message: 'Too Many Requests' }, headers: { 'Retry-After': '130' } },
  ];
  const bodies: string[] = [];
  await page.route('**/auth/login-with-phone-number', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill(answers[bodies.length - 1] ?? { status: 500 });
  });
  await logIn(page, A.phone);
  const code = page.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await code.fill('123456');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Ese código no coincide');
  expect(JSON.parse(bodies[1] ?? '{}')).toEqual({ phone_number: A.phone, password: PASSWORD, code: '123456' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos iniciar tu sesión.');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Espera 3 minutos');
  forgive(problems);
});

test('session-expired is shown as an error, and the way back stays', async ({ page }) => {
  await page.context().addCookies([{ name: 'token', value: 'x'.repeat(43), url: String(process.env.MIRADOR_URL) }]);
  await page.goto('/portal');
  await expect(page).toHaveURL('/auth/log-in?next=%2Fportal&session-expired=true');
  await expect(page.getByRole('alert')).toHaveText(
    'Tu sesión terminó por seguridad. Entra de nuevo y sigues donde ibas.',
  );
  await expectAccessible(page);
  await typeLogIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
});

test('a number and a password in the address are gone from it at once, are sent in the body, and the portal names the account', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/auth/log-in?phone_number=${A.phone}&password=${PASSWORD}&utm_source=mail`, { waitUntil: 'commit' });
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText(/^Entraste como /)).toBeVisible();
  await expectAccessible(page);
  expect(addresses.slice(1).filter((url) => /demo-password|3000000001/.test(url))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toMatch(/password|phone_number/);
});

test('a link never takes anybody out of their account without a click', async ({ page }) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  const before = await cookiesOf(page);
  await page.goto(`/auth/log-in?phone_number=${encodeURIComponent(B.phone)}&password=${PASSWORD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya tienes una sesión abierta');
  await expect(page).toHaveURL('/auth/log-in');
  await page.waitForTimeout(500);
  expect(await cookiesOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
  await expect(page).toHaveURL('/portal');
  expect((await cookiesOf(page)).user_id).not.toBe(before.user_id);
});

test('authError clears what the browser holds, but nothing of a living session', async ({ page }) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  const before = await cookiesOf(page);
  await page.goto('/auth/log-in?authError=true');
  expect(await cookiesOf(page)).toEqual(before);
  const url = String(process.env.MIRADOR_URL);
  await page.context().addCookies([{ name: 'token', value: 'x'.repeat(43), url }]);
  await page.goto('/auth/log-in');
  await expect(page.getByText(/^Hola de nuevo, /)).toBeVisible();
  await page.goto('/auth/log-in?authError=true');
  await expect(page.getByText(/^Hola de nuevo, /)).toHaveCount(0);
  expect(Object.keys(await cookiesOf(page)).filter((name) => /token|user|has_session/.test(name))).toEqual([]);
});

test('a session that ends under an open page is asked for over it, and the same call goes out again', async ({
  page,
  problems,
}) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  const user_id = (await cookiesOf(page)).user_id;
  await isAwake(page);
  await page.context().clearCookies({ name: 'token' });
  const answer = callFromPage(page, user_id);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Celular' })).toHaveValue(A.national);
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await dialog.getByRole('button', { name: 'Entrar y seguir' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Esa contraseña no coincide.');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar y seguir' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await answer).toBe(200);
  await expect(page).toHaveURL('/portal');
  forgive(problems);
});

test('somebody else who logs in over an open page does not send its call', async ({ page, problems }) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  const user_id = (await cookiesOf(page)).user_id;
  await isAwake(page);
  await page.context().clearCookies({ name: 'token' });
  const calls: string[] = [];
  page.on('request', (request) => /\/user\//.test(request.url()) && calls.push(request.url()));
  callFromPage(page, user_id).catch(() => undefined);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await dialog.getByRole('textbox', { name: 'Celular' }).fill(B.phone);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Entrar y seguir' }).click()]);
  await expect(page).toHaveURL('/portal');
  expect(calls.filter((url) => url.includes(String(user_id)))).toHaveLength(1);
  expect((await cookiesOf(page)).user_id).not.toBe(user_id);
  forgive(problems);
});

test('who closes the question gets the refusal, and the page stays as it was', async ({ page, problems }) => {
  await logIn(page, A.phone);
  await expect(page).toHaveURL('/portal');
  const user_id = (await cookiesOf(page)).user_id;
  await isAwake(page);
  await page.context().clearCookies({ name: 'token' });
  const answer = callFromPage(page, user_id);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await answer).toBe(401);
  forgive(problems);
});
