/** Every page that needs no session: it wakes, is accessible, and nothing is cut off on the smallest phone (Q58, Q68). */
import type { Page } from '@playwright/test';
import { pathsOf, screenRows } from '#app/paths.ts';
import { servicePages } from '#content/services/pages.ts';
import { askable, isAskable } from '#tests/entry-paths.ts';
import { MOST_HEIGHT, MOST_WORDS, pageSize } from '#tests/page-size.ts';
import { expect, expectAccessible, noSidewaysScroll, WIDE } from './journey.ts';
import { isAll, test, WIDTHS } from './look.ts';

type Row = ReturnType<typeof screenRows>[number];

const documents = screenRows().filter(
  (row) => row.layout === 'document' && (!row.kind || row.kind === 'notice') && isAskable(row),
);
const ofTheApp = screenRows().filter(({ layout, roles }) => layout === 'app' && !roles);
const rows = [...documents, ...ofTheApp];

/**
 * The first page of each template is looked at whole: Spanish on the phone and the wide screen, Arabic on the phone.
 * Its other pages share its parts and colours: they are looked at on the phone in Spanish.
 */
const first = new Map(rows.map(({ file, name }) => [file, name]).reverse() as [string, string][]);
const isWhole = ({ file, name }: Row) => isAll || first.get(file) === name;

async function open(page: Page, locale: string, path: string) {
  const answer = await page.goto(askable(path), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  return answer;
}

async function wake(page: Page, policy = '') {
  expect(policy).toContain("'strict-dynamic'");
  await expect.poll(() => page.evaluate(() => (window as { early?: { isAwake?: boolean } }).early?.isAwake)).toBe(true);
}

/** Home and the pages of services and cities are at most ten phone screens long. */
const isShort = ({ name }: Row) => name === 'home' || name in servicePages || name === 'appointments-bogota';

const pagesOf = (row: Row) => pathsOf(row).filter(({ isOtherSpelling }) => !isOtherSpelling);

/** Text of twice the size needs more room than text of its own size: who has room for it has room for both. */
async function expectRoom(page: Page, path: string) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await noSidewaysScroll(page), `${path} at 320 px with text of 200 %`).toBe(true);
  if (size) await page.setViewportSize(size);
}

for (const row of rows)
  test(`${row.es} is accessible and needs no sideways scroll`, isWhole(row) ? WIDE : {}, async ({ page }, testInfo) => {
    const isPhone = testInfo.project.name === 'phone';
    const isInArabic = (isWhole(row) || isShort(row)) && isPhone;
    const locales = isAll ? ['es', 'en', 'ar'] : isInArabic ? ['es', 'ar'] : ['es'];
    const isDark = isPhone && row.layout !== 'document' && isWhole(row);
    const looksAt = async (locale: string, path: string, policy: string | undefined) => {
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      if (isPhone && isShort(row)) {
        const { height, words } = await pageSize(page);
        expect(height, path).toBeLessThanOrEqual(MOST_HEIGHT);
        expect(words, path).toBeLessThanOrEqual(MOST_WORDS);
      }
      if (row.layout === 'app') await wake(page, policy);
      for (const width of WIDTHS.filter((one) => one < 1000 === isPhone)) {
        if (isAll) await page.setViewportSize({ width, height: 740 });
        // Colours are the template's: they are looked at once, in light and, for the app, in dark.
        await expectAccessible(page, { contrast: isAll || (isPhone && isWhole(row) && locale === 'es') });
      }
      if (!isDark || locale !== locales.at(-1)) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    for (const { locale, path } of pagesOf(row)) {
      const isLookedAt = locales.includes(locale);
      const isNarrowed = isPhone && (locale !== 'en' || isWhole(row));
      if (!isLookedAt && !isNarrowed) continue;
      const answer = await open(page, locale, path);
      if (isLookedAt) await looksAt(locale, path, answer?.headers()['content-security-policy']);
      if (isNarrowed) await expectRoom(page, path);
    }
  });
