/** What every journey shares: the running product, a visitor's own address, and no error left unseen. */
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

let visitors = Date.now() % 60_000;

/** The exit popup has journeys of its own; in all others it has been seen already, and comes in nobody's way. */
export const withoutPopup = (context: BrowserContext) =>
  context.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as in tracking/cookies.ts
    if (location.protocol.startsWith('http')) document.cookie = 'popup_shown=1; path=/';
  });

export const test = base.extend<{ problems: string[]; meetsPopup: boolean }>({
  meetsPopup: [false, { option: true }],
  context: async ({ context, meetsPopup }, use) => {
    if (!meetsPopup) await withoutPopup(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
  baseURL: async ({}, use) => use(process.env.MIRADOR_URL),
  /** Limits count by address: each test is a visitor with an address of its own, behind the trusted proxy. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({
      'X-Forwarded-For': `10.${process.pid % 250}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`,
    });
  },
  /** Console errors, page errors and content-security reports; a test may take out what it provokes. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Journeys, and what a width can break, are gone through on the wide screen as well; the rest on the phone. */
export const WIDE = { tag: '@wide' };

/** `contrast: false` for a page whose colours are looked at elsewhere: in another language, or on a page of its template. */
export async function expectAccessible(page: Page, { contrast = true } = {}) {
  const axe = new AxeBuilder({ page })
    // What passed is neither kept nor sent over: a long page is looked at in half the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // There are no frames: the old way of asking spares a second page for every look.
    .setLegacyMode();
  const { violations } = await (contrast ? axe : axe.disableRules(['color-contrast'])).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

export { expect };
