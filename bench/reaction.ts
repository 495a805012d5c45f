/** From a tap to the next picture on the screen, on a phone with a quarter of the processor. As the browser counts it (Event Timing). */
import type { Page } from '@playwright/test';

export const MOST = 50;

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
