/** Papers as people hand them in, drawn by code: a letter, a statement with a table, a receipt. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { randomOf } from '#tests/passports/draw.ts';

const file = '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2';
const sans = create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
const LETTERS = 'aaabcdeeeefghiiilmnnoooprrsstttuvyABCMPRST0123456789';

const shapes = [...new Set(LETTERS)].map((letter) => {
  const [glyph] = sans.glyphsForString(letter);
  return { letter, path: glyph?.path.toSVG() ?? '', advance: glyph?.advanceWidth ?? 0 };
});
const byLetter = new Map(shapes.map((shape) => [shape.letter, shape]));

/** A line of invented words that ends before `end`. */
function line(random: () => number, x: number, y: number, end: number, size: number): string {
  const scale = size / sans.unitsPerEm;
  let at = 0;
  const glyphs: string[] = [];
  let left = 3;
  while (x + at * scale < end) {
    if (left-- === 0) {
      at += sans.unitsPerEm * 0.28;
      left = 2 + Math.floor(random() * 8);
    }
    const shape = byLetter.get(LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a');
    glyphs.push(`<path transform="translate(${Math.round(at)} 0)" d="${shape?.path}"/>`);
    at += shape?.advance ?? 0;
  }
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}

const lines = (
  random: () => number,
  at: { x: number; y: number; end: number; size: number; step: number; count: number },
) =>
  Array.from({ length: at.count }, (_, row) =>
    line(random, at.x, at.y + row * at.step, at.end * (0.75 + 0.25 * random()), at.size),
  ).join('');

const paper = (width: number, height: number, colour: string, inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>${inside}</svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

/** Five pixels a millimetre of A4; `colour`: that of the paper. */
export const papers = {
  letter: (seed: number, colour = '#fdfdfb') => {
    const random = randomOf(seed);
    const head = line(random, 90, 130, 480, 30);
    const body = lines(random, { x: 90, y: 300, end: 960, size: 19, step: 33, count: 26 });
    const sign = '<path d="M120 1310c60-70 90 40 130-30s60 60 120 5" fill="none" stroke="#1c2f7a" stroke-width="5"/>';
    return paper(1050, 1485, colour, `<g fill="#1b1b1f">${head}${body}</g>${sign}`);
  },
  statement: (seed: number, colour = '#fbfbfb') => {
    const random = randomOf(seed);
    const rows = Array.from({ length: 26 }, (_, row) => {
      const y = 330 + row * 40;
      const stripe = row % 2 ? '' : `<rect x="70" y="${y - 27}" width="910" height="40" fill="#e8edf4"/>`;
      return `${stripe}<g fill="#222">${line(random, 80, y, 180, 18)}${line(random, 260, y, 600, 18)}${line(random, 840, y, 930, 18)}</g>`;
    });
    const logo = '<rect x="70" y="70" width="120" height="120" rx="20" fill="#12408a"/>';
    return paper(1050, 1485, colour, `${logo}<g fill="#223">${line(random, 230, 150, 700, 34)}</g>${rows.join('')}`);
  },
  receipt: (seed: number, colour = '#f4f2ec') => {
    const random = randomOf(seed);
    const body = lines(random, { x: 45, y: 200, end: 420, size: 22, step: 42, count: 20 });
    const bars = Array.from(
      { length: 40 },
      (_, at) => `<rect x="${60 + at * 9}" y="1060" width="${2 + Math.floor(random() * 5)}" height="90"/>`,
    );
    return paper(480, 1220, colour, `<g fill="#26262a">${line(random, 90, 110, 360, 40)}${body}${bars.join('')}</g>`);
  },
};
export type Paper = keyof typeof papers;
