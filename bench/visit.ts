/** A first visit on a phone, before scrolling and before an island wakes: what travels, as the browser counts it. */
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/machine.mjs';

type Weight = { what: string; value: number; most: number; unit: 'kB' | 'requests' };

const KINDS: Record<string, { what: string; most: number }> = {
  Document: { what: 'HTML', most: 25 },
  Script: { what: 'script before islands wake', most: 10 },
  Stylesheet: { what: 'CSS', most: 15 },
  Font: { what: 'fonts', most: 30 },
};

export async function measureVisit(url: string): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const network = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await network.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    const weights = Object.entries(KINDS).map(
      ([kind, { what, most }]): Weight => ({ what, most, value: bytes.get(kind) ?? 0, unit: 'kB' }),
    );
    return [...weights, { what: 'requests', value: kinds.size, most: 15, unit: 'requests' }];
  } finally {
    await browser.close();
  }
}
