/** Draws the page of a passport as a picture: 125 x 88 mm, twelve pixels a millimetre, the zone by the standard's measures. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import ocrB from './ocr-b.json' with { type: 'json' };
import { type Holder, holders } from './people.ts';

const MM = 12;
export const PAGE = { width: 125 * MM, height: 88 * MM } as const;
/** From letter to letter, from line to line, and the size of a letter. */
const STEP = 2.54 * MM;
const LINE = 6.35 * MM;
const SIZE = 3.52 * MM;

const file = '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2';
const sans = create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;

/** Numbers by chance that are the same in every run. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words as outlines: no font of the machine is asked. */
function words(text: string, x: number, y: number, size: number, colour: string): string {
  const scale = size / sans.unitsPerEm;
  let at = 0;
  const { glyphs, positions } = sans.layout(text);
  const paths = glyphs.map((glyph, i) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[i]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

const letters: Readonly<Record<string, string>> = ocrB.letters;

function zone({ lines }: Holder): string {
  const scale = SIZE / ocrB.unitsPerEm;
  const start = (PAGE.width - 44 * STEP) / 2 + 0.2 * MM;
  return lines
    .flatMap((line, row) =>
      Array.from(line, (char, at) => {
        const [x, y] = [start + at * STEP, PAGE.height - 15.5 * MM + row * LINE];
        return `<path fill="#16161a" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${letters[char]}"/>`;
      }),
    )
    .join('');
}

/** The fine lines behind everything. */
function waves(hue: number): string {
  return Array.from({ length: 46 }, (_, row) => {
    const points = Array.from({ length: PAGE.width / 20 + 1 }, (_point, at) => {
      const x = at * 20;
      const y = row * 26 + 14 * Math.sin(x / 60 + row * 0.7) + 8 * Math.sin(x / 23 + row);
      return `${x ? 'L' : 'M'}${x} ${y.toFixed(1)}`;
    });
    return `<path d="${points.join('')}" fill="none" stroke="hsl(${(hue + row * 5) % 360} 45% 62%)" stroke-width="1.6" opacity=".55"/>`;
  }).join('');
}

function fields({ surnames, given, country, truth }: Holder): string {
  const rows = [
    ['Tipo / Type', 'P'],
    ['Apellidos / Surname', surnames.toUpperCase()],
    ['Nombres / Given names', given.toUpperCase()],
    ['Nacionalidad / Nationality', country],
    ['Fecha de nacimiento / Date of birth', truth.birth],
    ['Sexo / Sex', truth.sex],
    ['Fecha de vencimiento / Expiry', truth.expiry],
  ] as const;
  return rows
    .map(([label, value], row) => {
      const y = (10 + row * 7.6) * MM;
      return words(label, 44 * MM, y, 1.7 * MM, '#345') + words(value, 44 * MM, y + 3.4 * MM, 2.7 * MM, '#111');
    })
    .join('');
}

const portrait = [
  `<rect x="${6 * MM}" y="${12 * MM}" width="${33 * MM}" height="${42 * MM}" fill="#cdd"/>`,
  `<circle cx="${22.5 * MM}" cy="${28 * MM}" r="${9 * MM}" fill="#b98"/>`,
  `<path d="M${8 * MM} ${54 * MM} q${14.5 * MM} ${-26 * MM} ${29 * MM} 0z" fill="#346"/>`,
].join('');

/** As PNG. */
export function drawPage(holder: Holder): Promise<Buffer> {
  const hue = Math.floor(randomOf(holders.indexOf(holder) + 7)() * 360);
  const band = 23.2 * MM;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">`,
    `<rect width="100%" height="100%" fill="hsl(${hue} 30% 92%)"/>${waves(hue)}`,
    `<rect y="${PAGE.height - band}" width="${PAGE.width}" height="${band}" fill="#fbfbf7" opacity=".75"/>`,
    words(`PASAPORTE  ${holder.country}`, 6 * MM, 8 * MM, 3.4 * MM, '#235'),
    words(holder.truth.number, 96 * MM, 13 * MM, 3 * MM, '#822'),
    `${portrait}${fields(holder)}${zone(holder)}</svg>`,
  ];
  return sharp(Buffer.from(svg.join('')))
    .removeAlpha()
    .png()
    .toBuffer();
}
