/** Every drawing is decorative, themed, free of ids, small, and keeps its place while the page loads. */
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Closing, Horizon } from './closing.tsx';
import { guideScenes } from './guide-scenes.tsx';
import { Hero } from './hero.tsx';
import { serviceScenes } from './service-scenes.tsx';
import { skylines } from './skylines.tsx';
import { spots } from './spots.tsx';

const scenes = Object.entries({
  hero: Hero,
  closing: Closing,
  horizon: Horizon,
  ...skylines,
  ...spots,
  ...serviceScenes,
  ...guideScenes,
}).map(([name, Drawing]) => [name, renderToStaticMarkup(<Drawing />)] as const);

/** Landmarks, clocks, ticks and raised arms look the same in every language; road scenes turn round (brand.md). */
const still = new Set([
  ...Object.keys(skylines),
  ...['appointments', 'reschedule', 'us-renewal', 'done', 'congratulations', 'photo-right', 'photo-wrong'],
  ...['uk-visitor', 'au-visitor', 'ca-study', 'name', 'two-passports'],
]);

test.each(scenes)(
  '%s is hidden from assistive technology, and turns round in Arabic only if it may',
  (name, markup) => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(/^<svg [^>]*rtl:-scale-x-100/.test(markup)).toBe(!still.has(name));
    // A second turn inside would turn a part of a scene alone.
    expect(markup.match(/scale-x/g)?.length ?? 0).toBe(still.has(name) ? 0 : 1);
  },
);

const sources = import.meta.glob<string>('./{services,spots}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Parts that are only put into scenes have no frame of their own. */
const framed = Object.entries(sources).filter(([, source]) => /<(?:Service|Spot)Frame\b/.test(source));

test('a scene with a stamp and its tick, or with raised arms, has a frame that does not turn', () => {
  const fixed = framed.filter(([, source]) => /<Stamp\b|\bcheer\b/.test(source));
  expect(fixed.length).toBeGreaterThan(4);
  expect(fixed.filter(([, source]) => !source.includes('turns={false}')).map(([path]) => path)).toEqual([]);
});

test.each(scenes)('%s names its size', (_name, markup) => {
  expect(markup).toMatch(/^<svg viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/);
});

test.each(scenes)('%s takes its colours from the palette and holds no id', (_name, markup) => {
  expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  expect(markup).not.toMatch(/\bid=/);
});

test.each(scenes)('%s rounds its coordinates to one decimal', (_name, markup) => {
  expect(markup.replace(/opacity="[^"]*"/g, '')).not.toMatch(/\d*\.\d{2,}/);
});

test.each(scenes)('%s stays under 6 kB compressed', (_name, markup) => {
  expect(brotliCompressSync(markup).length).toBeLessThan(6144);
});
