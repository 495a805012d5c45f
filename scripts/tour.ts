/**
 * npm run tour: a picture of every screen and state, language, width and scheme into tour/, with a contact sheet.
 * `npm run tour -- 'home-.*-360'` takes only the pictures whose name fits.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { pagePolicy } from '#app/path-policy.ts';
import { pathsOf, screenRows } from '#app/paths.ts';
import { needsSession } from '#app/platform/access/policy.ts';
import { askable, isAskable } from '#tests/entry-paths.ts';
import { startServer } from '#tests/server.ts';
import { findChromium } from './machine.mjs';
import { states } from './tour-states.ts';

const folder = 'tour';
const wanted = new RegExp(process.argv[2] ?? '');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const PASSWORD = 'una clave para la gira';
const server = await startServer({ DEMO_PASSWORD: PASSWORD });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const isBehindLogIn = (row: ReturnType<typeof screenRows>[number]) => needsSession(pagePolicy(row));
async function logIn({ request }: BrowserContext) {
  const data = { phone_number: '+573000000001', password: PASSWORD };
  await request.post(`${server.url}/auth/login-with-phone-number`, { data });
}
/** Drawings below the first screen come when one gets near them. */
async function seeAll(page: Page) {
  const loading = page.locator('img[loading=lazy]');
  await loading.evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager';
    await Promise.all((images as HTMLImageElement[]).map((image) => image.decode().catch(() => {})));
  });
}
const pictures: string[] = [];
try {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
      const page = await context.newPage();
      // Visitors first; what needs a session is seen by applicant A.
      const rows = screenRows()
        .filter(isAskable)
        .toSorted((a, b) => Number(isBehindLogIn(a)) - Number(isBehindLogIn(b)));
      for (const row of rows)
        for (const { locale, path } of pathsOf(row)) {
          const picture = `${row.name}-${locale}-${width}-${colorScheme}.png`;
          if (!wanted.test(picture)) continue;
          if (isBehindLogIn(row)) await logIn(context);
          await page.goto(`${server.url}${askable(path)}`, { waitUntil: 'networkidle' });
          await seeAll(page);
          await page.screenshot({ path: `${folder}/${picture}`, fullPage: true });
          pictures.push(picture);
        }
      await context.close();
      const shown = states.flatMap((state) =>
        rows.filter(({ name }) => name === state.screen).flatMap((row) => pathsOf(row).map((at) => ({ ...at, state }))),
      );
      for (const { state, locale, path } of shown) {
        const picture = `state-${state.name}-${locale}-${width}-${colorScheme}.png`;
        if (!wanted.test(picture)) continue;
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
        if (state.isLoggedIn) await logIn(context);
        const page = await context.newPage();
        await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
        const reject = page.locator('[data-choice=denied]');
        if (await reject.isVisible()) await reject.click();
        await state.act(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}/${picture}` });
        pictures.push(picture);
        await context.close();
      }
    }
} finally {
  await browser.close();
  await server.stop();
}
const figure = (name: string) =>
  `<figure><a href="${name}"><img src="${name}" width="240" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`;
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Tour</title><body style="display:flex;flex-wrap:wrap;gap:16px;font:12px system-ui">${pictures.map(figure).join('')}`,
);
console.log(`${pictures.length} pictures in ${folder}/, contact sheet ${folder}/index.html`);
