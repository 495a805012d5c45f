/** The app beside the documents: policy, moves between the two, sessions that are missing (D13, D36, Q39, Q68). */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, expectAccessible, test } from './journey.ts';

test('an injected script does not run in a page of the app', async ({ page, problems }) => {
  await page.goto('/auth/log-in');
  await page.evaluate(() => {
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="/nothing.png" onerror="window.injected = 1">';
    document.body.append(holder);
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.injected = 1</script>"></iframe>');
  });
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as { injected?: number }).injected)).toBeUndefined();
  expect(problems.join()).toMatch(/Content Security Policy/);
  problems.length = 0;
});

test('without a session the portal leads to log-in, which knows the way back', async ({ page }) => {
  await page.goto('/en/portal?just_paid=true');
  await expect(page).toHaveURL('/en/auth/log-in?next=%2Fen%2Fportal%3Fjust_paid%3Dtrue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('Back and forth between a document and the app shows the right page each time', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.goto('/auth/log-in');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Iniciar sesión');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page).toHaveURL('/terms-conditions');
  await expect(heading).toHaveText('Términos y condiciones');
  await page.goBack();
  await expect(heading).toHaveText('Iniciar sesión');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(heading).not.toHaveText('Iniciar sesión');
  await page.goForward();
  await expect(heading).toHaveText('Iniciar sesión');
  await page.getByRole('banner').getByRole('link', { name: 'Mirador, inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText('Tu visa, paso a paso y sin sorpresas');
});

test('another language keeps the query and the number that was typed', async ({ page }) => {
  await page.goto('/auth/log-in?next=%2Fportal');
  await page.getByRole('textbox', { name: 'Celular' }).fill('+57 300 123 4567');
  await page.getByLabel('Contraseña').fill('mirador de noche');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/auth/log-in?next=%2Fportal');
  await expect(page.getByRole('textbox', { name: 'رقم الجوال' })).toHaveValue(/^300 ?123 ?4567$/);
  await expect(page.getByLabel('كلمة المرور')).toHaveValue('');
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value)
    .toBe('ar');
});

test('without script the page says what it needs and how to reach us', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/auth/log-in`);
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('necesita JavaScript');
  await expect(page.getByRole('banner').getByRole('link', { name: /Pregúntanos/ })).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await context.close();
});

test('a form sent before the page is awake waits for it; with the scripts lost the page says so', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth/log-in');
  await expect(page.getByText('Esta página no terminó de cargar')).toBeVisible();
  await page.getByLabel('Contraseña').fill('mirador de noche');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/auth/log-in');
  await expectAccessible(page);
  problems.length = 0;
});

test('the scripts of an app page are printed and light', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => /\.js$/.test(request.url()) && files.add(new URL(request.url()).pathname));
  await page.goto('/auth/log-in', { waitUntil: 'networkidle' });
  // As a browser gets them over https; plain http is answered with gzip.
  const packed = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const bytes = [...files].map((file) => statSync(packed(`build/client${file}`)).size);
  const sum = bytes.reduce((all, one) => all + one, 0);
  console.info(`log-in: ${files.size} scripts, ${(sum / 1000).toFixed(1)} kB with brotli`);
  // The list of screens grows with the product: the forty of staff are about 2 kB of it.
  expect(sum).toBeLessThan(132_000);
});

test('what reads input on the server does not travel to the browser', () => {
  const files = globSync('build/client/assets/*.js');
  expect(files.length).toBeGreaterThan(50);
  const withSchemas = files.filter((file) => readFileSync(file, 'utf8').includes('~standard'));
  expect(withSchemas).toEqual([]);
});

test('a document loads little script before anything is touched', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => /\.js$/.test(request.url()) && files.add(new URL(request.url()).pathname));
  for (const path of ['/', '/prueba-de-elegibilidad/esta', '/recursos-de-inmigracion']) {
    files.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const sum = [...files].reduce((all, file) => all + statSync(`build/client${file}.br`).size, 0);
    expect(sum, path).toBeGreaterThan(1000);
    expect(sum, path).toBeLessThan(10_000);
  }
});
