/** What every journey shares: the running product, a visitor's own address, and no error left unseen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

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

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds: its script, which is long, goes to a page once however often the page is looked at, and only faults come back. */
async function axeFaults(page: Page, tags: string[], without: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ tags, without }) => {
      // What fades in or changes its scheme has its colours at the end; what goes on for long is no fade.
      const fades = document.getAnimations().filter(({ timeline, playState, effect }) => {
        const isRunning = timeline === document.timeline && playState === 'running';
        return isRunning && Number(effect?.getComputedTiming().endTime) < 2000;
      });
      await Promise.allSettled(fades.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      // A bar that stays while the page scrolls covers whatever is under it at the moment: that is asked again in the middle.
      const small = violations.find(({ id }) => id === 'target-size');
      const at = scrollY;
      for (const node of small?.nodes.slice() ?? []) {
        document.querySelector(String(node.target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const again = await axe.run(document, { runOnly: { type: 'rule', values: ['target-size'] } });
        const isSmall = again.violations.some((one) =>
          one.nodes.some(({ target }) => `${target}` === `${node.target}`),
        );
        if (!isSmall) small?.nodes.splice(small.nodes.indexOf(node), 1);
      }
      if (small) scrollTo({ top: at, behavior: 'instant' });
      if (small?.nodes.length === 0) violations.splice(violations.indexOf(small), 1);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { tags, without },
  );
}

/**
 * `contrast: false` for a page whose colours are looked at elsewhere: in another language, or on a page of its template.
 * `habits: false` for a page that is no whole one, which asks for what the law does.
 */
export async function expectAccessible(page: Page, { contrast = true, habits = true } = {}) {
  const tags = habits ? [...WCAG, 'best-practice'] : WCAG;
  expect(await axeFaults(page, tags, contrast ? [] : ['color-contrast'])).toEqual([]);
}

export const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

export { expect };
