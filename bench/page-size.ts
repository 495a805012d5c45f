/** Height and visible words of pages at 360 px, in Spanish and Arabic. */
import { type BrowserContext, chromium } from '@playwright/test';
import { pathTo } from '#app/paths.ts';
import { MOST_HEIGHT, MOST_WORDS, pageSize } from '#tests/page-size.ts';
import type { Figure } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import { logInRequest } from './accounts.ts';
import { startProduct } from './subjects.ts';

const open = [
  'home',
  'us-visitor',
  'us-renewal',
  'us-student',
  'ca-visitor',
  'ca-study',
  'appointments-bogota',
] as const;
const withSession = ['portal', 'portal-applicants'] as const;

async function measure(context: BrowserContext, path: string): Promise<Figure> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const { height, words } = await pageSize(page);
  await page.close();
  return {
    what: `length at 360 px: ${path}`,
    bar: `<= ${MOST_HEIGHT} px, <= ${MOST_WORDS} words`,
    measured: `${height} px, ${words} words`,
    ok: height <= MOST_HEIGHT && words <= MOST_WORDS,
  };
}

export async function* measurePageSizes(): AsyncGenerator<Figure> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 360, height: 740 },
      timezoneId: 'America/Bogota',
    });
    const pages = (names: readonly (typeof open)[number][] | typeof withSession) =>
      names.flatMap((name) => (['es', 'ar'] as const).map((locale) => pathTo(name, locale)));
    for (const path of pages(open)) yield await product.alone(() => measure(context, path));
    const { path, headers, body } = logInRequest;
    await product.alone(() => context.request.post(path, { headers: { ...headers, origin: product.url }, data: body }));
    for (const path of pages(withSession)) yield await product.alone(() => measure(context, path));
  } finally {
    await browser.close();
    await product.stop();
  }
}
