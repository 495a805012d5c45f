/** Every drawing is decorative, themed, free of ids, small, and keeps its place while the page loads. */
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero } from './hero.tsx';
import { serviceScenes } from './service-scenes.tsx';
import { skylines } from './skylines.tsx';
import { spots } from './spots.tsx';

const scenes = Object.entries({ hero: Hero, ...skylines, ...spots, ...serviceScenes }).map(
  ([name, Drawing]) => [name, renderToStaticMarkup(<Drawing />)] as const,
);

test.each(scenes)('%s is hidden from assistive technology and mirrored in Arabic', (_name, markup) => {
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(markup).toMatch(/^<svg [^>]*rtl:-scale-x-100/);
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
