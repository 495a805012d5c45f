/** The picture of a shared page: its title beside a scene of ours, 1200 x 630, as SVG without fonts, classes or variables. */
import { readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '#app/ui/mark.tsx';
import { brand } from '#content/brand.ts';
import { type Dir, outlines, setTitle, word } from './lettering.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const SCENE = { x: 532, width: 668 };
const MARGIN = 64;
/** Few lines rather than large letters. */
const TITLE_ROOMS = [
  { width: 452, lines: 3, sizes: [68, 64, 60] },
  { width: 452, lines: 4, sizes: [64, 60, 56, 52] },
  { width: 452, lines: 5, sizes: [54, 50, 46] },
];

/** Colours of the light scheme, as the style sheets say them: --scene-sky: light-dark(#c6dff8, #1b3a6a). */
const literals = Object.fromEntries(
  ['app/app.css', 'app/ui/scenes/palette.css']
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/--(?:color-)?([\w-]+): (?:light-dark\()?(#[\da-f]{6}|transparent)/g),
    ])
    .map(([, name, value]) => [name, value === 'transparent' ? 'none' : value]),
) as Record<string, string>;

export function colour(name: string): string {
  const value = literals[name];
  if (!value) throw new Error(`no colour ${name}`);
  return value;
}

/** What a drawing holds, with literal colours, and whether it is mirrored in Arabic. */
function partsOf(drawing: ComponentType) {
  const markup = renderToStaticMarkup(createElement(drawing));
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? []).map(Number);
  const inside = markup
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/class="fill-([\w-]+)"/g, (_, name: string) => `fill="${colour(name)}"`)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name));
  return { width, height, inside, turns: markup.includes('rtl:-scale-x-100') };
}

/** The scene keeps its whole width; above it goes on what it has at its top. */
function sceneOf({ drawing, wall, dir }: Omit<Picture, 'title'>) {
  const { width, height, inside, turns } = partsOf(drawing);
  const tall = Math.round((width * HEIGHT) / SCENE.width);
  const extra = Math.max(0, tall - height);
  const box = `viewBox="0 ${height - Math.max(tall, height)} ${width} ${Math.max(tall, height)}"`;
  const rest = `<path d="M0 ${-extra}h${width}v${extra + 1}H0z" fill="${colour(wall ?? 'scene-sky')}"/>`;
  // The rings of light around the sun go on in the sky; a wall hides them.
  const drawn = wall ? inside + rest : rest + inside;
  // The whole picture is mirrored: what must not turn is turned back in its place.
  const isTurnedBack = dir === 'rtl' && !turns;
  const parts = isTurnedBack ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn;
  return `<svg x="${SCENE.x}" y="0" width="${SCENE.width}" height="${HEIGHT}" ${box} preserveAspectRatio="xMidYMax slice">${parts}</svg>`;
}

export type Picture = {
  title: string;
  dir: Dir;
  drawing: ComponentType;
  /** A room goes on above in the colour of its wall, not in the sky's. */
  wall?: string | undefined;
};

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

function brandOf(dir: Dir) {
  const name = word(brand.name, 40);
  const size = 56;
  const [mark, text] =
    dir === 'ltr' ? [MARGIN, MARGIN + size + 14] : [WIDTH - MARGIN - size, WIDTH - MARGIN - size - 14 - name.width];
  const { inside } = partsOf(Mark);
  return `<svg x="${mark}" y="${MARGIN - 8}" width="${size}" height="${size}" viewBox="0 0 32 32" fill="#ffffff">${inside}</svg>${path(outlines(name, 'ltr', text, MARGIN + 34), '#ffffff')}`;
}

function titleOf(title: string, dir: Dir) {
  const { size, lines } = setTitle(title, dir, TITLE_ROOMS);
  const step = size * (dir === 'rtl' ? 1.42 : 1.12);
  const x = dir === 'ltr' ? MARGIN : WIDTH - MARGIN;
  const last = HEIGHT - MARGIN - 10;
  const first = last - (lines.length - 1) * step;
  const letters = lines.map((line, index) => outlines(line, dir, x, first + index * step)).join('');
  const bar = first - size * (dir === 'rtl' ? 1.25 : 1) - 34;
  return (
    path(letters, '#ffffff') + path(`M${dir === 'ltr' ? x : x - 72} ${Math.round(bar)}h72v8h-72z`, colour('maize'))
  );
}

export function drawPicture({ title, dir, drawing, wall }: Picture): string {
  const ground = `<path d="M0 0H${SCENE.x + 2}Q${SCENE.x + 72} ${HEIGHT / 2} ${SCENE.x + 2} ${HEIGHT}H0z" fill="${colour('ink')}"/>`;
  const mirrored = dir === 'rtl' ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g${mirrored}>${sceneOf({ drawing, wall, dir })}${ground}</g>${brandOf(dir)}${titleOf(title, dir)}</svg>`;
}
