/** Our faces as the PDF library reads them quickest: plain TTF, unpacked from the WOFF 1 files of their packages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The tables stay as they are; only the directory is written anew. */
export function sfntOf(woff: Buffer): Buffer {
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

const FACES = [
  { family: 'Display', font: 'bricolage-grotesque', letters: 'latin', weights: [600] },
  { family: 'Sans', font: 'noto-sans', letters: 'latin', weights: [400, 700] },
  { family: 'SansExt', font: 'noto-sans', letters: 'latin-ext', weights: [400, 700] },
  { family: 'Arabic', font: 'vazirmatn', letters: 'arabic', weights: [400, 700] },
] as const;

/** Each file is a family of its own: a letter that one lacks comes from the next of a list. */
export const TEXT_FACES = ['Sans', 'SansExt', 'Arabic'];
export const DISPLAY_FACES = ['Display', ...TEXT_FACES];

export type Face = { family: string; fontWeight: number; src: string };

export function readFaces(): Face[] {
  const { resolve } = createRequire(import.meta.url);
  return FACES.flatMap(({ family, font, letters, weights }) =>
    weights.map((fontWeight) => {
      const woff = readFileSync(resolve(`@fontsource/${font}/files/${font}-${letters}-${fontWeight}-normal.woff`));
      return { family, fontWeight, src: `data:font/ttf;base64,${sfntOf(woff).toString('base64')}` };
    }),
  );
}
