import { pathsOf, screenRows } from '#app/paths.ts';
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

const documents = screenRows().filter(({ kind, layout }) => layout === 'document' && (!kind || kind === 'notice'));

for (const row of documents)
  for (const { locale, path } of pathsOf(row))
    test(`${path} is accessible and needs no sideways scroll`, async ({ page }, { project }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      if (project.name !== 'phone') return;
      await page.setViewportSize({ width: 768, height: 740 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await noSidewaysScroll(page), 'at 320 px').toBe(true);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await noSidewaysScroll(page), 'at 320 px with text of 200 %').toBe(true);
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

test('without script the page reads whole and says how to write to us', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.MIRADOR_URL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Para usar este formulario activa JavaScript');
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
