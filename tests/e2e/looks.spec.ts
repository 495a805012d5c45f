/** Every page that needs no session: it wakes, is accessible, and nothing is cut off on the smallest phone (Q58, Q68). */
import type { Page } from '@playwright/test';
import { pathsOf, screenRows } from '#app/paths.ts';
import { expect, expectAccessible, noSidewaysScroll, WIDE } from './journey.ts';
import { isAll, test, WIDTHS } from './look.ts';

type Row = ReturnType<typeof screenRows>[number];

const documents = screenRows().filter(({ kind, layout }) => layout === 'document' && (!kind || kind === 'notice'));
const ofTheApp = screenRows().filter(({ layout, roles }) => layout === 'app' && !roles);
const rows = [...documents, ...ofTheApp];

/**
 * The first page of each template is looked at whole: Spanish on the phone and the wide screen, Arabic on the phone.
 * Its other pages share its parts and colours: they are looked at on the phone in Spanish.
 */
const first = new Map(rows.map(({ file, name }) => [file, name]).reverse() as [string, string][]);
const isWhole = ({ file, name }: Row) => isAll || first.get(file) === name;

async function open(page: Page, { layout }: Row, locale: string, path: string) {
  const answer = await page.goto(path.replace(':visa', 'b-1-b-2'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (layout === 'document') return;
  expect(answer?.headers()['content-security-policy']).toContain("'strict-dynamic'");
  await expect.poll(() => page.evaluate(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake)).toBe(true);
}

const pagesOf = (row: Row) => pathsOf(row).filter(({ isOtherSpelling }) => !isOtherSpelling);

for (const row of rows)
  test(`${row.es} is accessible`, isWhole(row) ? WIDE : {}, async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    const locales = isAll ? ['es', 'en', 'ar'] : isWhole(row) && isPhone ? ['es', 'ar'] : ['es'];
    for (const { locale, path } of pagesOf(row).filter((one) => locales.includes(one.locale))) {
      await open(page, row, locale, path);
      for (const width of WIDTHS.filter((one) => one < 1000 === isPhone)) {
        if (isAll) await page.setViewportSize({ width, height: 740 });
        // Colours are the template's: they are looked at once, in light and, for the app, in dark.
        await expectAccessible(page, { contrast: isAll || (isPhone && isWhole(row) && locale === 'es') });
      }
    }
    if (!isPhone || row.layout === 'document' || !isWhole(row)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

for (const row of rows)
  test(`${row.es} needs no sideways scroll at 320 px, nor with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    for (const { locale, path } of pagesOf(row)) {
      await open(page, row, locale, path);
      expect(await noSidewaysScroll(page), path).toBe(true);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await noSidewaysScroll(page), `${path} with text of 200 %`).toBe(true);
    }
  });
