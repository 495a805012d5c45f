/** A first visit on a phone: what travels before scrolling and before an island wakes, and once all are awake. As the browser counts it: compressed, without headers. */
import { chromium, type Page } from '@playwright/test';
import type { Figure } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import { startProduct } from './subjects.ts';

export type Weight = { what: string; value: number; most: number; unit: 'kB' | 'requests' | 's' };

const KINDS: Record<string, { what: string; most: number }> = {
  Document: { what: 'HTML', most: 25 },
  Script: { what: 'script before islands wake', most: 10 },
  Stylesheet: { what: 'CSS', most: 15 },
  Font: { what: 'fonts', most: 30 },
};

/** From now on: what kind each request is, and how much of a kind has travelled, compressed and without headers. */
export async function watchBytes(page: Page) {
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  const headers = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0));
  });
  await network.send('Network.enable');
  return { kinds, bytes };
}

export async function weighVisit(url: string): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const { kinds, bytes } = await watchBytes(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const weights = Object.entries(KINDS).map(
      ([kind, { what, most }]): Weight => ({ what, most, value: bytes.get(kind) ?? 0, unit: 'kB' }),
    );
    const requests = kinds.size;
    await wakeIslands(page);
    return [
      ...weights,
      { what: 'requests', value: requests, most: 15, unit: 'requests' },
      { what: 'script with all islands awake', value: bytes.get('Script') ?? 0, most: 80, unit: 'kB' },
    ];
  } finally {
    await browser.close();
  }
}

/** As a hand over each of them does; what a phone field loads at its focus is not among it. */
async function wakeIslands(page: Page) {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const islands = page.locator('[data-island]');
  for (const island of await islands.all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerenter');
  }
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
  await page.waitForLoadState('networkidle');
}

/** Slow 3G (400 kbit/s, 400 ms) and a processor four times as slow: when the text stands there. */
async function timeSlowVisit(url: string): Promise<Weight> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const throughput = 400_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    );
    return {
      what: 'text readable on slow 3G with a quarter of the processor',
      value: painted / 1000,
      most: 3,
      unit: 's',
    };
  } finally {
    await browser.close();
  }
}

export function figureOf({ what, value, most, unit }: Weight, page = 'the home page'): Figure {
  const shown = unit === 'kB' ? value / 1000 : value;
  return {
    what: `first visit of ${page}: ${what}`,
    bar: `<= ${most} ${unit}`,
    measured: `${unit === 'kB' ? shown.toFixed(1) : Number(shown.toFixed(1))} ${unit}`,
    ok: shown <= most,
  };
}

export async function* measureVisits(): AsyncGenerator<Figure> {
  const product = await startProduct();
  try {
    yield* (await product.alone(() => weighVisit(product.url))).map((weight) => figureOf(weight));
    yield figureOf(await product.alone(() => timeSlowVisit(product.url)));
  } finally {
    await product.stop();
  }
}
