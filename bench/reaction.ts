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

/** From a tap until the heading of the next question is on the screen. */
async function watchHeading(page: Page) {
  await page.evaluate((where) => {
    const moved: number[] = [];
    Object.assign(window, { movedAfter: moved });
    let tappedAt = 0;
    document.addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });
    const place = document.querySelector(where);
    let words = place?.querySelector('h2')?.textContent;
    new MutationObserver(() => {
      const now = place?.querySelector('h2')?.textContent;
      if (now === words) return;
      words = now;
      requestAnimationFrame(() => setTimeout(() => moved.push(performance.now() - tappedAt)));
    }).observe(place as Element, { childList: true, subtree: true, characterData: true });
  }, island);
}

async function tapThroughQuiz(url: string): Promise<{ taps: number[]; moved: number[] }> {
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
    await watchHeading(page);
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
    const seen = await seenEvents(page, taps);
    const moved = await page.evaluate(() => (window as unknown as { movedAfter: number[] }).movedAfter);
    return { taps: seen, moved: moved.sort((a, b) => a - b) };
  } finally {
    await browser.close();
  }
}

export async function* measureReactions(): AsyncGenerator<Figure> {
  provideEntries({ ...entries, resource: [], post: [] });
  const product = await startProduct();
  try {
    const quiz = `${product.url}${pathToEntry('eligibility-quiz', 'us-tourist', 'es')}`;
    const { taps, moved } = await product.alone(() => tapThroughQuiz(quiz));
    const at = (share: number) => atShare(taps, share);
    yield {
      what: 'a question of a quiz answered, with a quarter of the processor: the answer is shown as chosen',
      bar: `<= ${MOST} ms in three of four`,
      measured: `${at(0.75)} ms, median ${at(0.5)}, slowest ${at(1)}, ${taps.length} taps`,
      ok: at(0.75) <= MOST,
    };
    yield {
      what: 'the same: the next question is on the screen',
      bar: '-',
      measured: `${Math.round(atShare(moved, 0.75))} ms in three of four, median ${Math.round(atShare(moved, 0.5))}`,
      ok: moved.length > 0,
    };
  } finally {
    await product.stop();
  }
}
