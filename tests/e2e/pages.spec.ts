import { pathsOf, screenRows } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, test, WIDE } from './journey.ts';

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

/**
 * One page of each template is looked at whole: Spanish and Arabic at 360, 768 and 1280 px, English on the phone. Its
 * other pages share its parts and colours: they are looked at on the phone in Spanish. All are measured for sideways
 * scroll in all languages. `AXE=all`: every page, language and width.
 */
const first = new Map(documents.map(({ file, name }) => [file, name]).reverse() as [string, string][]);
const isAll = process.env.AXE === 'all';
const isWhole = ({ file, name }: (typeof documents)[number]) => isAll || first.get(file) === name;
const WIDTHS = { phone: [360, 768], desktop: [1280] } as const;

for (const row of documents)
  test(
    `${row.es} is accessible in its languages and needs no sideways scroll`,
    isWhole(row) ? WIDE : {},
    async ({ page }, { project }) => {
      const whole = isWhole(row);
      const isPhone = project.name === 'phone';
      for (const { locale, path, isOtherSpelling } of pathsOf(row)) {
        if (isOtherSpelling) continue;
        await page.setViewportSize({ width: isPhone ? 360 : 1280, height: 740 });
        await page.goto(path.replace(':visa', 'b-1-b-2'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of WIDTHS[isPhone ? 'phone' : 'desktop']) {
          const isLookedAt = isAll || locale === 'es' || (whole && (locale === 'ar' || width === 360));
          if (!isLookedAt || (!whole && width !== 360)) continue;
          await page.setViewportSize({ width, height: 740 });
          await expectAccessible(page, { contrast: isAll || (whole && locale === 'es') });
        }
        if (!isPhone) continue;
        await page.setViewportSize({ width: 320, height: 740 });
        expect(await noSidewaysScroll(page), `${path} at 320 px`).toBe(true);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await noSidewaysScroll(page), `${path} at 320 px with text of 200 %`).toBe(true);
      }
    },
  );

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
