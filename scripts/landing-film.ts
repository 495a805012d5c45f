/**
 * Makes the film of the landing page from our own drawing: eight seconds, no sound, for both directions of reading.
 * Run by hand when the drawing changes: `node scripts/landing-film.ts` (a Chromium, and ffmpeg in the PATH); what it
 * writes to public/film is part of the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { LOCALES } from '#app/i18n/locales.ts';
import { findChromium } from './machine.mjs';

const SIZE = { width: 640, height: 400 };
const FRAMES_A_SECOND = 20;
const SECONDS = 8;
const OUT = 'public/film';

/** The drawing as markup, with the colours of the day. */
async function drawing() {
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
    resolve: { alias: { '#app': join(process.cwd(), 'app') } },
  });
  const { Hero } = await vite.ssrLoadModule('/app/ui/scenes/hero.tsx');
  const { Stamp } = await vite.ssrLoadModule('/app/ui/scenes/pieces.tsx');
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const scene = renderToStaticMarkup(createElement(Hero, { className: '' }));
  const stamp = renderToStaticMarkup(
    createElement('svg', { viewBox: '-40 -40 80 80' }, createElement(Stamp, { x: 0, y: 0, r: 34 })),
  );
  await vite.close();
  return { scene, stamp };
}

const palette = readFileSync('app/ui/scenes/palette.css', 'utf8');

/** What moves, by the share of the film that has passed: the sun rises, clouds go by, the way is drawn, the stamp falls. */
const MOTION = `
  const ease = (t) => 1 - (1 - t) ** 3;
  const part = (t, from, to) => ease(Math.min(1, Math.max(0, (t - from) / (to - from))));
  const svg = document.querySelector('svg');
  const all = [...svg.children];
  const suns = all.filter((one) => one.tagName === 'circle' && one.getAttribute('cx') === '420' && /sun|glow/.test(one.getAttribute('fill')));
  const clouds = all.filter((one) => one.getAttribute('stroke-width') === '7');
  const dots = [...svg.querySelectorAll('[stroke-dasharray]')].filter((one) => /accent/.test(one.getAttribute('stroke')));
  const stations = all.filter((one) => one.tagName === 'circle' && /accent/.test(one.getAttribute('stroke') ?? ''));
  const ns = 'http://www.w3.org/2000/svg';
  const masks = dots.map((dot, index) => {
    const mask = document.createElementNS(ns, 'mask');
    mask.id = 'way' + index;
    mask.setAttribute('maskUnits', 'userSpaceOnUse');
    const line = document.createElementNS(ns, 'path');
    line.setAttribute('d', dot.getAttribute('d'));
    line.setAttribute('fill', 'none');
    line.setAttribute('stroke', '#fff');
    line.setAttribute('stroke-width', '16');
    mask.append(line);
    svg.prepend(mask);
    dot.setAttribute('mask', 'url(#way' + index + ')');
    const length = line.getTotalLength();
    line.style.strokeDasharray = length + ' ' + length;
    return { line, length };
  });
  const stamp = document.querySelector('.stamp');
  const spans = [[0.12, 0.55], [0.5, 0.62], [0.05, 0.2]];
  const marks = [0.3, 0.42, 0.58];
  window.show = (t) => {
    for (const sun of suns) sun.style.transform = 'translateY(' + (1 - part(t, 0, 0.5)) * 70 + 'px)';
    for (const cloud of clouds) cloud.style.transform = 'translateX(' + (t * 46 - 16) + 'px)';
    masks.forEach(({ line, length }, index) => {
      const [from, to] = spans[index] ?? [0.1, 0.6];
      line.style.strokeDashoffset = length * (1 - part(t, from, to));
    });
    stations.forEach((station, index) => {
      station.style.transformBox = 'fill-box';
      station.style.transformOrigin = 'center';
      station.style.transform = 'scale(' + part(t, marks[index] ?? 0.6, (marks[index] ?? 0.6) + 0.08) + ')';
    });
    document.querySelector('.scene').style.transform = 'scale(' + (1.06 - 0.06 * part(t, 0, 1)) + ')';
    const fall = part(t, 0.72, 0.8);
    stamp.style.opacity = fall;
    stamp.style.transform = 'scale(' + (1.5 - 0.5 * fall) + ')';
  };`;

const pageOf = ({ scene, stamp }: { scene: string; stamp: string }, side: 'ltr' | 'rtl') => `<!doctype html>
<style>${palette}
  html { color-scheme: light } body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; position: relative }
  .turned { position: absolute; inset: 0; ${side === 'rtl' ? 'transform: scaleX(-1)' : ''} }
  .scene { position: absolute; inset: 0; transform-origin: 65% 60% } .scene svg { width: 100%; height: 100%; display: block }
  .stamp { position: absolute; ${side === 'rtl' ? 'right' : 'left'}: 400px; top: 24px; width: 128px; height: 128px; border-radius: 50%; background: rgb(255 246 230 / .88) }
</style><div class="turned"><div class="scene">${scene}</div></div><div class="stamp">${stamp}</div><script>${MOTION}</script>`;

async function film(page: Page, side: 'ltr' | 'rtl', markup: { scene: string; stamp: string }) {
  const frames = mkdtempSync(join(tmpdir(), 'mirador-film-'));
  await page.setContent(pageOf(markup, side));
  const count = FRAMES_A_SECOND * SECONDS;
  let last: Buffer | undefined;
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(`show(${frame / (count - 1)})`);
    last = await page.screenshot();
    writeFileSync(join(frames, `${String(frame).padStart(4, '0')}.png`), last);
  }
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_A_SECOND), '-i', join(frames, '%04d.png')];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p', '-an'];
  execFileSync('ffmpeg', [...input, ...h264, '-movflags', '+faststart', `${OUT}/road-${side}.mp4`]);
  if (last) await sharp(last).webp({ quality: 80 }).toFile(`${OUT}/road-${side}.webp`);
  rmSync(frames, { recursive: true });
}

/** Four sentences of two seconds each. */
function captions(locale: string) {
  const { film: texts } = JSON.parse(readFileSync(`content/text/${locale}/lead-landing.json`, 'utf8'));
  const cue = (text: string, index: number) => `00:0${index * 2}.000 --> 00:0${index * 2 + 2}.000\n${text}\n`;
  writeFileSync(`${OUT}/road.${locale}.vtt`, `WEBVTT\n\n${Object.values<string>(texts.says).map(cue).join('\n')}`);
}

mkdirSync(OUT, { recursive: true });
for (const locale of LOCALES) captions(locale);
if (!process.argv.includes('--captions')) {
  const markup = await drawing();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: SIZE });
  for (const side of ['ltr', 'rtl'] as const) await film(page, side, markup);
  await browser.close();
}
