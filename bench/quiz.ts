/** A quiz on a phone: what travels before the first touch and with the island, and from a tap to the next picture with a quarter of the processor. */
import { chromium, type Page } from '@playwright/test';
import { pathToEntry, provideEntries } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { QUIZ_NAMES, type QuizName } from '#content/quizzes/definition.ts';
import { entries } from '#server/entries.ts';
import type { Figure } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import { atShare, MOST, seenEvents, watchEvents } from './reaction.ts';
import { startProduct } from './subjects.ts';
import { figureOf, type Weight, weighVisit } from './visit.ts';

const island = '[data-island=eligibility-quiz]';

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

/** The heaviest of these pages, for each thing that is weighed. */
async function heaviest(pages: readonly string[]): Promise<Weight[]> {
  const heavy = new Map<string, Weight>();
  for (const page of pages)
    for (const weight of await weighVisit(page))
      if (weight.value >= (heavy.get(weight.what)?.value ?? 0)) heavy.set(weight.what, weight);
  return [...heavy.values()];
}

export async function* measureQuiz(): AsyncGenerator<Figure> {
  provideEntries({ ...entries, resource: [], post: [] });
  const product = await startProduct();
  const address = (name: QuizName) => `${product.url}${pathToEntry('eligibility-quiz', name, 'es')}`;
  try {
    const index = `${product.url}${pathTo('eligibility-quizzes', 'es')}`;
    yield* (await product.alone(() => weighVisit(index))).map((weight) => figureOf(weight, 'the index of quizzes'));
    const weights = await product.alone(() => heaviest(QUIZ_NAMES.map(address)));
    yield* weights.map((weight) => figureOf(weight, `the heaviest of ${QUIZ_NAMES.length} quizzes`));
    const { taps, moved } = await product.alone(() => tapThroughQuiz(address('us-tourist')));
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
