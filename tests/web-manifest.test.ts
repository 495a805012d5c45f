/** The web manifest is complete, in the colours and words of the brand, and its icons are what they say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { readSource, root } from './sources.ts';

type Icon = { src: string; sizes: string; type: string; purpose: string };
const manifest = JSON.parse(readSource('public/manifest.webmanifest')) as Record<string, string> & { icons: Icon[] };

test('it names the product, its language, its start and its colours', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: brand.line,
    short_name: brand.name,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(readSource('content/text/es/site.json')).toContain(JSON.stringify(manifest.description));
  expect(readSource('app/root.tsx')).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
  expect(readSource('app/app.css')).toContain(`--color-sand: light-dark(${manifest.background_color},`);
});

test('its icons exist in the sizes they name, one of them maskable', async () => {
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(readFileSync(join(root, 'public', src))).metadata();
    expect(type, src).toContain(String(format));
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});
