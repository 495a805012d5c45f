/** Document pages: their language, the way between them, what is missing, and the pages for developers. */
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';

const homes = [
  { path: '/', lang: 'es', dir: 'ltr', heading: 'Tu visa, paso a paso y sin sorpresas' },
  { path: '/en', lang: 'en', dir: 'ltr', heading: 'Your visa, step by step, no surprises' },
  { path: '/ar', lang: 'ar', dir: 'rtl', heading: 'تأشيرتك خطوة بخطوة وبلا مفاجآت' },
];

for (const { path, lang, dir, heading } of homes)
  test(`home in ${lang} has its language, direction and heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

test('the dark scheme is accessible, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectAccessible(page);
});

test('the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar$/);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a missing page says so in its language and leads home', async ({ page, problems }) => {
  const answer = await page.goto('/en/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expectAccessible(page);
  problems.length = 0;
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('the API reference lists every call of the API document and is accessible', async ({ page, request }) => {
  const document = await (await request.get('/api-mv/openapi.json')).json();
  const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls).toContain('POST /api-mv/leads/{phone_number}/{email}/{form_name}');
  await page.goto('/dev/api');
  await expect(page.getByRole('navigation', { name: 'Calls' }).getByRole('link')).toHaveText(calls);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});

test('the pages for developers lead to each other and home, and are accessible', async ({ page }) => {
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const developers = page.getByRole('navigation', { name: 'For developers' });
  await developers.getByRole('link', { name: 'UI kit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI kit');
  await developers.getByRole('link', { name: 'API' }).click();
  await expect(developers.getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Mirador', exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('without script the page reads whole and says how to write to us', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Para usar este formulario activa JavaScript');
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
