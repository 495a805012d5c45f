/** Looks at pages as a visitor without a session: one context for a worker, so that styles, fonts and scripts come once. */
import type { BrowserContext } from '@playwright/test';
import { test as journey, withoutPopup } from './journey.ts';

/** `npm run axe`: every page, language and width (Q58). `npm test` takes what can differ from page to page. */
export const isAll = process.env.AXE === 'all';
export const WIDTHS = isAll ? [360, 768, 1280] : [360, 1280];

export const test = journey.extend<object, { readers: BrowserContext }>({
  readers: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, isMobile } = project.use;
      const readers = await browser.newContext({
        baseURL: process.env.MIRADOR_URL,
        viewport,
        hasTouch,
        isMobile,
        extraHTTPHeaders: { 'X-Forwarded-For': `10.251.0.${(process.pid % 250) + 1}` },
      });
      await withoutPopup(readers);
      await use(readers);
      await readers.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ readers }, use) => use(readers),
  page: async ({ readers }, use) => {
    const page = await readers.newPage();
    await use(page);
    await page.close();
  },
});
