/** From a tap to the next picture on the screen, on a phone with a quarter of the processor. As the browser counts it (Event Timing). */
import { chromium, type Page } from '@playwright/test';
import { pathToEntry, provideEntries } from '#app/path-match.ts';
import { entries } from '#server/entries.ts';
import type { Figure } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import { startProduct } from './subjects.ts';

export const MOST = 50;
const island = '[data-island=eligibility-quiz]';

/** From now on the browser notes how long each event of this name took to be seen. */
export async function watchEvents(page: Page, name: 'click' | 'keydown') {
  await page.evaluate((wanted) => {
    const seen: number[] = [];
    Object.assign(window, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === wanted) seen.push(duration);
    }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  }, name);
}

/** In order of their length. The browser leaves out what is quicker than 16 ms: such an event counts as 16. */
export async function seenEvents(page: Page, count: number): Promise<number[]> {
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (window as unknown as { seenEvents: number[] }).seenEvents);
  return [...slow, ...Array<number>(Math.max(0, count - slow.length)).fill(16)].sort((a, b) => a - b);
}

/** The value below which that share of them lies. */
export const atShare = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY;

async function tapThroughQuiz(url: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator(`${island} button[type=submit]`).click();
    await page.locator(`${island} select`).selectOption('CO');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator(`${island} button[type=submit]`).click();
    await watchEvents(page, 'click');
    const heading = page.locator(`${island} h2`);
    let taps = 0;
    for (; taps < 40 && (await heading.getAttribute('id')) !== 'result'; taps++) {
      const words = await heading.innerText();
      // A second tap within half a second is taken for a slip of the finger.
      await page.waitForTimeout(600);
      await page.locator(`${island} ul li button`).first().click();
      await page.waitForFunction(([where, before]) => document.querySelector(`${where} h2`)?.textContent !== before, [
        island,
        words,
      ] as const);
    }
    return await seenEvents(page, taps);
  } finally {
    await browser.close();
  }
}

export async function* measureReactions(): AsyncGenerator<Figure> {
  provideEntries(entries);
  const product = await startProduct();
  try {
    const quiz = `${product.url}${pathToEntry('eligibility-quiz', 'us-tourist', 'es')}`;
    const taps = await product.alone(() => tapThroughQuiz(quiz));
    const at = (share: number) => atShare(taps, share);
    yield {
      what: 'a question of a quiz answered, with a quarter of the processor: next question on the screen',
      bar: `<= ${MOST} ms in three of four`,
      measured: `${at(0.75)} ms, median ${at(0.5)}, slowest ${at(1)}, ${taps.length} taps`,
      ok: at(0.75) <= MOST,
    };
  } finally {
    await product.stop();
  }
}
