/** Words as outlines: a sticker looks the same wherever it is opened or printed, without a font of that machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const FACES = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  latin: 'noto-sans/files/noto-sans-latin-700-normal.woff2',
  arabic: 'vazirmatn/files/vazirmatn-arabic-700-normal.woff2',
} as const;
export type Face = keyof typeof FACES;

const opened = new Map<Face, Font>();

/** Read when the first sticker is drawn. */
function faceOf(name: Face): Font {
  const known = opened.get(name);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const font = create(readFileSync(resolve(`@fontsource/${FACES[name]}`))) as Font;
  opened.set(name, font);
  return font;
}

type Words = {
  text: string;
  face: Face;
  size: number /** Smaller where it would be wider than this. */;
  width: number;
};

const tenth = (d: string) => d.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10));

/** Centred on x, on the base line y, as the data of one path. */
export function centred({ text, face, size, width }: Words, x: number, y: number): string {
  const font = faceOf(face);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const wanted = size / font.unitsPerEm;
  const scale = Math.min(wanted, width / Math.max(1, advanceWidth));
  let at = x - (advanceWidth * scale) / 2;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = at + xOffset * scale;
      at += xAdvance * scale;
      const path = glyph.path.scale(scale, -scale).translate(left, y - yOffset * scale);
      return tenth(path.toSVG());
    })
    .join('');
}
