/** Pictures in and out of bytes (sharp). */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Shapes, shapesIn } from './strip/grid.ts';
import type { Grey } from './strip/pixels.ts';

/** What a phone sends; more is an attempt to fill the memory (T27). */
const MOST_PIXELS = 40_000_000;
/** A page of this width has three times the pixels that its letters need. */
const LONGEST = 2400;

/** By its first bytes: nothing that draws itself (SVG) or has pages gets near a decoder. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

/** Upright as the camera held it, grey, not larger than needed. Null of what is no whole picture. */
export async function decode(bytes: Uint8Array): Promise<Grey | null> {
  if (!isPicture(bytes)) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Without single specks. */
export const encode = ({ data, width, height }: Grey): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .median(3)
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The shapes of the typeface, drawn once by scripts/passport-shapes.ts. */
export async function readShapes(): Promise<Shapes[]> {
  const { data, info } = await sharp(readFileSync(new URL('./ocr-b-shapes.png', import.meta.url)))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return shapesIn({ data: new Uint8Array(data), width: info.width, height: info.height });
}
