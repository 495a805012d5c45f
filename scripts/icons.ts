/** node scripts/icons.ts: the app icons from public/icon.svg, the mark of the dark scheme on a tile of night blue. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './machine.mjs';

const mark = readFileSync('public/icon.svg', 'utf8');
// A maskable icon may be cut to a circle of 80%: its mark is smaller, and its tile has no corners of its own.
const icons = [
  { file: 'public/icons/icon-192.png', size: 192, mark: 0.68, corner: 0.22 },
  { file: 'public/icons/icon-512.png', size: 512, mark: 0.68, corner: 0.22 },
  { file: 'public/icons/maskable-512.png', size: 512, mark: 0.56, corner: 0 },
  { file: 'public/icons/apple-touch-icon.png', size: 180, mark: 0.66, corner: 0 },
  { file: 'public/favicon.ico', size: 32, mark: 0.82, corner: 0.2 },
];

/** The directory of an .ico with one PNG inside. */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ colorScheme: 'dark' });
  for (const { file, size, mark: share, corner } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}div{height:${size}px;display:grid;place-content:center;background:#0b1f3a;border-radius:${size * corner}px}svg{width:${Math.round((size * share) / 2) * 2}px}</style><div>${mark}</div>`,
    );
    const png = await page.screenshot({ omitBackground: corner > 0 });
    writeFileSync(file, file.endsWith('.ico') ? icoOf(png, size) : png);
    console.log(`${file} ${png.length} bytes`);
  }
} finally {
  await browser.close();
}
