/** Our faces: plain TTF, unpacked from the WOFF 1 files of their packages, and what text needs to know of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import type { FaceName, Lettering } from './text.ts';

const HEADER = 44;
const ENTRY = 20;

/** The tables stay as they are; only the directory is written anew. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const raw = woff.subarray(offset, offset + packed);
    const bytes = packed < woff.readUInt32BE(at + 12) ? inflateSync(raw) : raw;
    return { tag: woff.readUInt32BE(at), sum: woff.readUInt32BE(at + 16), bytes };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [index, figure] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    head.writeUInt16BE(figure, 4 + index * 2);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    for (const [place, figure] of [tag, sum, offset, bytes.length].entries())
      head.writeUInt32BE(figure, 12 + index * 16 + place * 4);
    const padding = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(padding));
    offset += bytes.length + padding;
  }
  return Buffer.concat(parts);
}

const FACES: Record<FaceName, { font: string; letters: string; weight: number }> = {
  Display: { font: 'bricolage-grotesque', letters: 'latin', weight: 600 },
  Sans: { font: 'noto-sans', letters: 'latin', weight: 400 },
  SansBold: { font: 'noto-sans', letters: 'latin', weight: 700 },
  SansExt: { font: 'noto-sans', letters: 'latin-ext', weight: 400 },
  SansExtBold: { font: 'noto-sans', letters: 'latin-ext', weight: 700 },
  Arabic: { font: 'vazirmatn', letters: 'arabic', weight: 400 },
  ArabicBold: { font: 'vazirmatn', letters: 'arabic', weight: 700 },
  Greek: { font: 'noto-sans', letters: 'greek', weight: 400 },
  GreekBold: { font: 'noto-sans', letters: 'greek', weight: 700 },
  Cyrillic: { font: 'noto-sans', letters: 'cyrillic', weight: 400 },
  CyrillicBold: { font: 'noto-sans', letters: 'cyrillic', weight: 700 },
};
const NAMES = Object.keys(FACES) as FaceName[];

export type FaceFiles = Record<FaceName, Uint8Array>;

export function readFaces(): FaceFiles {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: FaceName) => {
    const { font, letters, weight } = FACES[name];
    return sfntOf(readFileSync(resolve(`@fontsource/${font}/files/${font}-${letters}-${weight}-normal.woff`)));
  };
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as unknown as FaceFiles;
}

/**
 * A shape tells the text layer the letter that it was first met as: it is met as its own before it is part of another
 * (№ is N and o). Arabic letters tell themselves, not their form in the word; but for lam-alef, which is two letters in
 * one shape: as two they would be read from the wrong end.
 */
const FORMS = /[\ufb50-\ufdff\ufe70-\ufef4]/;

type Shape = { glyphs: readonly Glyph[]; positions: readonly GlyphPosition[]; width: number };

/** Each word is shaped once: measured for its line, and drawn as it was measured. */
function openFace(file: Uint8Array, isArabic: boolean) {
  const font = create(file as Buffer) as Font;
  const letters = new Set(font.characterSet);
  for (const letter of letters) if (!FORMS.test(String.fromCodePoint(letter))) font.glyphForCodePoint(letter);
  const shapes = new Map<string, Shape>();
  const [script, direction] = isArabic ? ['arab', 'rtl'] : ['latn', 'ltr'];
  const shapeOf = (word: string): Shape => {
    const known = shapes.get(word);
    if (known) return known;
    const { glyphs, positions } = font.layout(word, undefined, script, undefined, direction);
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
    const shape = { glyphs, positions, width };
    shapes.set(word, shape);
    return shape;
  };
  /** No letter joins another over a space. */
  const wordsOf = (text: string) =>
    text.includes(' ') ? text.split(/( )/).filter(Boolean).map(shapeOf) : [shapeOf(text)];
  /** Positions are copies: pdfkit scales them where they stand. */
  const layout = (text: string) => {
    const words = isArabic ? wordsOf(text).reverse() : wordsOf(text);
    const glyphs: Glyph[] = [];
    const positions: GlyphPosition[] = [];
    for (const word of words) {
      glyphs.push(...word.glyphs);
      for (const { xAdvance, yAdvance, xOffset, yOffset } of word.positions)
        positions.push({ xAdvance, yAdvance, xOffset, yOffset });
    }
    return { glyphs, positions, advanceWidth: 0 };
  };
  return {
    has: (codePoint: number) => letters.has(codePoint),
    width: (text: string) => wordsOf(text).reduce((sum, { width }) => sum + width, 0),
    printed: Object.create(font, { layout: { value: layout } }) as Font,
  };
}

/** Opened when a letter is first looked for in it. */
export function openFaces(files: FaceFiles) {
  const opened = new Map<FaceName, ReturnType<typeof openFace>>();
  const face = (name: FaceName) => {
    const known = opened.get(name);
    if (known) return known;
    const fresh = openFace(files[name], FACES[name].letters === 'arabic');
    opened.set(name, fresh);
    return fresh;
  };
  return {
    has: (name: FaceName, codePoint: number) => face(name).has(codePoint),
    width: (name: FaceName, text: string) => face(name).width(text),
    /** For pdfkit, which takes a font of fontkit. */
    printed: () => [...opened].map(([name, { printed }]) => ({ name, font: printed })),
  } satisfies Lettering & Record<string, unknown>;
}
