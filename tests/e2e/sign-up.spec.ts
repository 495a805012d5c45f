/** Sign-up and the hero form (spec 2, 4, 5, 8; D11, D12; Q60, Q62-Q64, Q68). */

import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { edition } from '#content/legal/facts.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';
import { isAll, WIDTHS } from './look.ts';

const PASSWORD = 'tres perros en la playa';
const freshPhone = () => `300${randomInt(1_000_000, 9_999_999)}`;
const freshPerson = () => ({
  first_name: 'María',
  last_name: 'Gómez',
  phone: freshPhone(),
  email: `maria${randomInt(1_000_000_000)}@correo.example`,
});
type Person = ReturnType<typeof freshPerson>;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const phoneField = (page: Page) => field(page, 'phone_number_national');
const open = async (page: Page, path = '/auth/sign-up') => {
  await page.goto(path);
  await page.waitForFunction(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake);
};

async function choose(page: Page, sid: string) {
  await page.locator(`label:has(input[value="${sid}"])`).click();
  await expect(page.locator(`input[value="${sid}"]`)).toBeChecked();
}

async function fill(page: Page, person: Person) {
  await field(page, 'first_name').fill(person.first_name);
  await field(page, 'last_name').fill(person.last_name);
  await field(page, 'phone_number_country').selectOption('CO');
  await phoneField(page).fill(person.phone);
  await field(page, 'email').fill(person.email);
  await field(page, 'terms').check();
  await field(page, 'data_consent').check();
}

async function stepOne(page: Page, person = freshPerson()) {
  await choose(page, 'FirstTime');
  await fill(page, person);
  await page.locator('form button[type=submit]').click();
  await expect(field(page, 'confirm_password')).toBeVisible();
  return person;
}

async function stepTwo(page: Page) {
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirm_password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

test('a person signs up, sets a password and reaches the portal', WIDE, async ({ page, context }) => {
  await open(page);
  await expect(page.getByText('Estados Unidos', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Primera visa, plan Plus' })).toBeVisible();
  await expect(page.locator('input[value="VisitorVisaCanada"]')).toBeHidden();
  await choose(page, 'FirstTime');
  const panel = page.getByRole('complementary', { name: 'Lo que incluye el trámite' });
  await expect(panel).toContainText('Llenamos contigo el formulario DS-160');
  await expect(panel.getByText(/^unos 1\.156\.200\sCOP$/), 'in the money of the reader').toBeVisible();
  await expect(panel.getByText(/^282\sUSD$/)).toBeHidden();
  const person = freshPerson();
  await fill(page, person);
  const asked = page.waitForRequest('**/flow/flow-step-1');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    locale: 'es',
    first_name: 'María',
    phone_number: `+57${person.phone}`,
    service_type: 'FirstTime',
    terms_version: edition.version,
    data_consent_version: edition.version,
  });
  await expect(page.getByRole('heading', { name: 'Elige tu contraseña' })).toBeFocused();
  await expect(page.getByText(/Hola, María\./)).toContainText(person.phone.slice(-3));
  await expect(page.locator('main')).not.toContainText(person.phone);
  await expect(field(page, 'username')).toHaveValue(`+57${person.phone}`);
  await stepTwo(page);
  await expect(page.getByRole('heading', { name: 'Listo, María' })).toBeFocused();
  await expect(page).toHaveURL(/\/portal$/);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'token')?.httpOnly).toBe(true);
  expect(cookies.some(({ name }) => name === 'signup_token')).toBe(false);
  await page.goto('/auth/sign-up');
  await page.getByRole('link', { name: 'Seguir como María' }).click();
  await expect(page, 'who has a session has an account').toHaveURL(/\/portal$/);

  await page.goto('/auth/sign-up?service_type=Renewal');
  await page.getByRole('link', { name: 'Crear una cuenta para otra persona' }).click();
  await expect(page.getByText('se cierra la sesión de María en este navegador')).toBeVisible();
  await expect(page.locator('form details summary').first(), 'the plan one came with is one line').toContainText(
    'Renovación',
  );
  await fill(page, { ...freshPerson(), first_name: 'Lucía' });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await stepTwo(page);
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
});

for (const { locale, path, next, ready } of [
  { locale: 'en', path: '/en/auth/sign-up?country=UK', next: 'Next', ready: 'All set, Layla' },
  { locale: 'ar', path: '/ar/auth/sign-up?country=UK', next: 'التالي', ready: 'كل شيء جاهز، Layla' },
]) {
  test(`sign-up works in ${locale}, with the country of the address`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('input[value="VisitorVisaUK"]')).toBeChecked();
    await expect(page.locator('input[value="VisitorVisaUK"]')).toBeVisible();
    await fill(page, { ...freshPerson(), first_name: 'Layla' });
    await page.getByRole('button', { name: next }).click();
    await expect(field(page, 'confirm_password')).toBeVisible();
    await stepTwo(page);
    await expect(page.getByRole('heading', { name: ready })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${locale}/portal$`));
  });
}

test('sign-up works by keyboard alone', WIDE, async ({ page }) => {
  const person = freshPerson();
  await open(page);
  await page.getByRole('radio', { name: 'Primera visa, plan Plus' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[value="FirstTimeExpress"]')).toBeChecked();
  const tabTo = async (name: string) => {
    for (let pressed = 0; pressed < 20; pressed++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)) return;
    }
    throw new Error(`${name} is not reached`);
  };
  for (const [name, text] of [
    ['first_name', person.first_name],
    ['last_name', person.last_name],
    ['phone_number_national', `+57${person.phone}`],
    ['email', person.email],
  ] as const) {
    await tabTo(name);
    await page.keyboard.type(text);
  }
  await tabTo('terms');
  await page.keyboard.press('Space');
  await tabTo('data_consent');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Elige tu contraseña' })).toBeFocused();
  await tabTo('password');
  await page.keyboard.type(PASSWORD);
  await tabTo('confirm_password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portal$/);
});

test('wrong details are named one at a time, in order, beside their field, and nothing typed is lost', async ({
  page,
}) => {
  await open(page);
  const next = page.getByRole('button', { name: 'Siguiente' });
  const expectWrong = async (name: string, id: RegExp, text: string) => {
    await next.click();
    const bad = page.locator('[aria-invalid="true"]').first();
    const target = name === 'service_type' ? page.locator('fieldset:focus') : field(page, name);
    await expect(target, name).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(bad).toBeAttached();
    const described = await page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((one) => document.getElementById(one)?.textContent)
        .join(' '),
    );
    expect(described).toContain(text);
    expect(await page.evaluate(() => document.activeElement?.id ?? '')).toMatch(id);
    await expect(page.locator('[id$="-error"]'), 'the first only').toHaveCount(1);
  };
  await field(page, 'email').fill('maria@');
  await field(page, 'email').press('Enter');
  await expect(field(page, 'first_name')).toBeFocused();
  // Longer than a field that was left takes to be looked at.
  await page.waitForTimeout(600);
  await expect(page.locator('[id$="-error"]')).toHaveText('Escribe tu nombre.');
  await field(page, 'email').fill('');
  await expectWrong('first_name', /-first_name$/, 'Escribe tu nombre.');
  await field(page, 'first_name').fill('Jo');
  await expectWrong('first_name', /-first_name$/, 'El nombre necesita al menos 3 letras.');
  await field(page, 'first_name').fill('María');
  await expectWrong('last_name', /-last_name$/, 'Escribe tu apellido.');
  await field(page, 'last_name').fill('Gómez');
  await expectWrong('phone_number_national', /-phone_number$/, 'Escribe tu número de celular.');
  await field(page, 'phone_number_country').selectOption('CO');
  await phoneField(page).fill('300 12');
  await expectWrong('phone_number_national', /-phone_number$/, 'Faltan dígitos: en Colombia son 10.');
  await phoneField(page).fill('601 234 5678');
  await expectWrong(
    'phone_number_national',
    /-phone_number$/,
    'Ese es un número fijo. Necesitamos un celular para escribirte por WhatsApp.',
  );
  await phoneField(page).fill(freshPhone());
  await expectWrong('email', /-email$/, 'Escribe tu correo electrónico.');
  await field(page, 'email').fill('maria@correo');
  await expectWrong('email', /-email$/, 'Revisa el correo: debe verse como nombre@correo.com.');
  await field(page, 'email').fill('maria@correo.example');
  await expectWrong('service_type', /-service_type$/, 'Elige el trámite que te interesa.');
  await expectAccessible(page);
  await choose(page, 'Renewal');
  await expectWrong('terms', /-terms$/, 'Para seguir, acepta los términos y condiciones.');
  await field(page, 'terms').check();
  await expect(page.locator('[id$="-terms-error"]'), 'what is right loses its message').toHaveCount(0);
  await expectWrong('data_consent', /-data_consent$/, 'Para seguir necesitamos tu permiso para usar tus datos.');
  await expect(field(page, 'first_name')).toHaveValue('María');
  await expect(field(page, 'email')).toHaveValue('maria@correo.example');
});

test('leaving a field tells what is wrong with it, without moving anybody', async ({ page }) => {
  await open(page);
  await field(page, 'first_name').focus();
  await field(page, 'last_name').focus();
  await field(page, 'last_name').fill('Xu');
  await field(page, 'email').focus();
  await expect(page.locator('[id$="-last_name-error"]')).toHaveText('El apellido necesita al menos 3 letras.');
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.locator('[id$="-first_name-error"]'), 'empty is no mistake yet').toHaveCount(0);
  await field(page, 'last_name').press('l');
  await expect(page.locator('[id$="-last_name-error"]'), 'gone before it is left').toHaveCount(0);
});

test('the two passwords are checked, and step 2 comes back after a reload', async ({ page }) => {
  await open(page, '/auth/sign-up?conversation_id=wa-123');
  const asked = page.waitForRequest('**/flow/flow-step-1');
  const person = await stepOne(page);
  expect((await asked).postDataJSON().conversation_id).toBe('wa-123');
  await page.reload();
  await page.waitForFunction(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake);
  await expect(page.getByText(/Hola, María\./)).toContainText(person.phone.slice(-3));
  const proceed = page.getByRole('button', { name: 'Continuar' });
  await proceed.click();
  await expect(field(page, 'password')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Escribe una contraseña.');
  await field(page, 'password').fill('perro');
  await expect(page.getByText('Faltan 3 caracteres.')).toBeVisible();
  await proceed.click();
  await expect(page.getByRole('alert')).toHaveText('La contraseña necesita al menos 8 caracteres.');
  await field(page, 'password').fill('colombia1');
  await proceed.click();
  await expect(page.getByRole('alert')).toContainText('de las primeras que se prueban');
  await field(page, 'password').fill(PASSWORD);
  await expect(page.getByText('Larga y difícil de adivinar.')).toBeVisible();
  await proceed.click();
  await expect(field(page, 'confirm_password')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Las dos contraseñas no coinciden.');
  await expectAccessible(page);
  await field(page, 'confirm_password').fill(PASSWORD);
  await proceed.click();
  await expect(page).toHaveURL(/\/portal$/);
});

test('Back on step 2 leads to step 1 with what was written, and Next corrects the account', async ({ page }) => {
  await open(page);
  const person = await stepOne(page);
  await page.goBack();
  await expect(field(page, 'first_name')).toHaveValue('María');
  await expect(field(page, 'email')).toHaveValue(person.email);
  await expect(page.getByRole('link', { name: 'Seguir con la contraseña' })).toBeVisible();
  await field(page, 'first_name').fill('Lucía');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/Hola, Lucía\./)).toContainText(person.phone.slice(-3));
  await page.getByRole('link', { name: 'Volver a tus datos' }).click();
  await expect(field(page, 'first_name')).toHaveValue('Lucía');
});

test('what was typed survives a reload and a change of language; the password does not', async ({ page }) => {
  await open(page);
  const person = freshPerson();
  await choose(page, 'Renewal');
  await fill(page, person);
  await page.reload();
  await page.waitForFunction(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake);
  const expectKept = async () => {
    await expect(field(page, 'first_name')).toHaveValue('María');
    await expect(phoneField(page)).toHaveValue(/^300/);
    await expect(field(page, 'phone_number_country')).toHaveValue('CO');
    await expect(field(page, 'email')).toHaveValue(person.email);
    await expect(field(page, 'terms')).toBeChecked();
    await expect(page.locator('input[value="Renewal"]')).toBeChecked();
  };
  await expectKept();
  await page.locator('a[data-locale="en"]').click();
  await expect(page).toHaveURL(/\/en\/auth\/sign-up$/);
  await page.waitForFunction(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake);
  await expectKept();
  await expect(page.getByRole('complementary')).toContainText('US visa renewal');
  await page.getByRole('button', { name: 'Next' }).click();
  await field(page, 'password').fill(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);
});

test('a number that has an account leads to log-in with the number filled in, not to a profile', async ({
  page,
  problems,
}) => {
  await open(page);
  await choose(page, 'FirstTime');
  await fill(page, { ...freshPerson(), phone: '3000000001' });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const notice = page.locator('form [role=alert]:focus');
  await expect(notice).toContainText(/Ya hay una cuenta con el número \u2066300\s000\s0001\u2069 o con ese correo\./);
  await expectAccessible(page);
  await expect(field(page, 'first_name')).toHaveValue('María');
  problems.length = 0;
  await notice.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/auth\/log-in$/);
  await expect(page.locator('form [name="phone_number_national"]')).toHaveValue(/300\s?000\s?0001/);
});

test('two quick clicks make one account, and the button keeps its width', async ({ page }) => {
  await open(page);
  await choose(page, 'FirstTime');
  await fill(page, freshPerson());
  let sent = 0;
  await page.route('**/flow/flow-step-1', async (route) => {
    sent += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  const next = page.locator('form button[type=submit]');
  const before = await next.boundingBox();
  await next.dblclick();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  expect((await next.boundingBox())?.width).toBe(before?.width);
  await expect(page.getByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
  expect(sent).toBe(1);
});

test('a lost answer of step 1 is asked for again with the same key, also after a change of details', async ({
  page,
  problems,
}) => {
  await open(page);
  await choose(page, 'FirstTime');
  await fill(page, freshPerson());
  const sent: { key: string | undefined; name: string }[] = [];
  let isDown = true;
  await page.route('**/flow/flow-step-1', async (route) => {
    sent.push({
      key: route.request().headers()['idempotency-key'],
      name: route.request().postDataJSON().first_name,
    });
    if (!isDown) return route.continue();
    // The account is made; the answer, with its cookie, does not arrive.
    await page.request.fetch(route.request());
    await page.context().clearCookies({ name: 'signup_token' });
    await route.abort();
  });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.locator('form [role=alert]:focus')).toContainText('No hay conexión.', { timeout: 15_000 });
  await expect(field(page, 'first_name')).toHaveValue('María');
  isDown = false;
  problems.length = 0;
  await field(page, 'first_name').fill('María José');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/Hola, María José\./)).toBeVisible();
  expect(new Set(sent.slice(0, -1).map(({ key }) => key)).size).toBe(1);
  expect(sent.map(({ name }) => name)).toEqual(['María', 'María', 'María', 'María', 'María José']);
});

test('a lost answer of step 2 ends in the portal all the same', async ({ page, problems }) => {
  await open(page);
  await stepOne(page);
  await page.route('**/flow/flow-step-2', async (route) => {
    await page.request.fetch(route.request());
    await page.context().clearCookies();
    await route.abort();
  });
  await stepTwo(page);
  await expect(page).toHaveURL(/\/portal$/);
  problems.length = 0;
});

test('a sign-up token that is over says so and leads to a link by e-mail', async ({ page, context, problems }) => {
  await open(page);
  await stepOne(page);
  await context.clearCookies({ name: 'signup_token' });
  await stepTwo(page);
  await expect(page.locator('form [role=alert]:focus')).toContainText('más de 30 minutos');
  await expect(field(page, 'password')).toHaveValue(PASSWORD);
  problems.length = 0;
});

test('too many tries are told in minutes', async ({ page, problems }) => {
  await open(page);
  await choose(page, 'FirstTime');
  await fill(page, freshPerson());
  await page.route('**/flow/flow-step-1', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '600' }, json: { success: false, message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.locator('form [role=alert]:focus')).toContainText('Espera 10 minutos');
  problems.length = 0;
});

test('every state of sign-up is accessible at every width', async ({ page }) => {
  test.slow();
  const lookAt = async (widths: number[], contrast = true) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, { contrast });
      expect(await noSidewaysScroll(page), `${page.url()} ${width}`).toBe(true);
    }
  };
  for (const [path, widths] of [
    ['/auth/sign-up?country=CA', WIDTHS],
    ['/ar/auth/sign-up', isAll ? WIDTHS : [360]],
  ] as const) {
    // As it opens it is looked at with every other page (looks.spec.ts).
    await open(page, path);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await lookAt([...widths], isAll || widths === WIDTHS);
  }
  await open(page);
  await stepOne(page);
  await lookAt(WIDTHS);
});

test('at 320 px and with large text nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await choose(page, 'FirstTimeExpress');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await noSidewaysScroll(page)).toBe(true);
});

async function fillHero(page: Page, phone: string) {
  const form = page.locator('[data-island="hero-form"]');
  await form.locator('[name="first_name"]').fill('Rosa');
  await form.locator('[name="phone_number_national"]').fill(`+57${phone}`);
  await form.locator('[name="destination"]').selectOption('CA');
  await form.locator('[name="number_in_party"]').selectOption('3');
  await form.locator('label:has([value="N"])').click();
  await form.locator('[name="terms"]').check();
  await form.locator('[name="data_consent"]').check();
}

test('the hero form opens the portal without a password', async ({ page, context }) => {
  await page.goto('/');
  const form = page.locator('[data-island="hero-form"]');
  await expect(form, 'nothing is loaded before it is touched').not.toHaveAttribute('data-awake', 'true');
  await fillHero(page, freshPhone());
  const asked = page.waitForRequest('**/flow/flow-step-1');
  await form.getByRole('button', { name: 'Empezar mi solicitud' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    temporary: true,
    last_name: '',
    email: '',
    service_type: 'VisitorVisaCanada',
    number_in_party: 3,
    passport_help: 'N',
    terms_version: edition.version,
    data_consent_version: edition.version,
  });
  await expect(page).toHaveURL(/\/portal$/);
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(true);
});

test('the hero form names its errors in order, with focus', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('[data-island="hero-form"]');
  await form.locator('[name="first_name"]').focus();
  const send = form.getByRole('button', { name: 'Empezar mi solicitud' });
  const expectWrong = async (id: string, text: string) => {
    await send.click();
    await expect(page.locator(':focus')).toHaveAttribute('id', new RegExp(`-${id}$`));
    await expect(form.getByRole('alert')).toHaveText(text);
    await expect(form.locator('[id$="-error"]')).toHaveCount(1);
  };
  await expectWrong('first_name', 'Escribe tu nombre.');
  await expectAccessible(page);
  await form.locator('[name="first_name"]').fill('Rosa');
  await expectWrong('phone_number', 'Escribe tu número de celular.');
  await form.locator('[name="phone_number_national"]').fill('+57 300 1');
  await form.locator('[name="first_name"]').focus();
  await expect(form.locator('[id$="-phone_number-error"]'), 'told on leaving').toHaveText(
    'Faltan dígitos: en Colombia son 10.',
  );
  await expectWrong('phone_number', 'Faltan dígitos: en Colombia son 10.');
  await form.locator('[name="phone_number_national"]').fill(`+57${freshPhone()}`);
  await expectWrong('destination', 'Elige a qué país viajas.');
  await form.locator('[name="destination"]').selectOption('AU');
  await expectWrong('number_in_party', 'Elige cuántas personas viajan.');
  await form.locator('[name="number_in_party"]').selectOption('1');
  await expectWrong('passport_help', 'Dinos si necesitas ayuda con el pasaporte.');
  await form.locator('label:has([value="Y"])').click();
  await expectWrong('terms', 'Para seguir, acepta los términos y condiciones.');
  await form.locator('[name="terms"]').check();
  await expectWrong('data_consent', 'Para seguir necesitamos tu permiso para usar tus datos.');
});

test('what is typed into the hero form before it wakes is sent when it does', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const late = '**/assets/accounts-hero-form*';
  await page.route(late, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await fillHero(page, freshPhone());
  await page.locator('[data-island="hero-form"] a[data-until-awake]').click();
  await expect(page).toHaveURL(/\/$/);
  const loaded = page.waitForResponse(late);
  open();
  await loaded;
  // The next page is not to be held up: its fade would be.
  await page.unroute(late);
  await expect(page).toHaveURL(/\/portal$/);
});

test('a hero form that cannot wake is a link to sign-up', async ({ page, problems }) => {
  await page.route('**/assets/accounts-hero-form*', (route) => route.abort());
  await page.goto('/en');
  await page.locator('[data-island="hero-form"] a[data-until-awake]').click();
  await expect(page).toHaveURL(/\/en\/auth\/sign-up$/);
  problems.length = 0;
});

test('a taken number is told in the hero form, with both ways on', async ({ page, problems }) => {
  await page.goto('/');
  await fillHero(page, '3000000001');
  await page.locator('[data-island="hero-form"] button[type=submit]').click();
  const notice = page.locator('[data-island="hero-form"] [role=alert]:focus');
  await expect(notice).toContainText(/Ya hay una cuenta con el número \u2066300\s000\s0001\u2069\./);
  await expect(notice.getByRole('link', { name: 'Pedir un enlace para la contraseña' })).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/auth\/log-in$/);
  await expect(page.locator('form [name="phone_number_national"]')).toHaveValue(/300\s?000\s?0001/);
  problems.length = 0;
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('home has a link to sign-up, and sign-up says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-island="hero-form"] form')).toBeHidden();
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-up$/);
    await expect(page.locator('main form')).toBeHidden();
    await expect(page.locator('noscript p')).toContainText('necesita JavaScript');
  });
});
