/** A picture as a card needs it: upright, of a size a phone can load, and nothing else of the file that came. */
import { OutboundError } from '#app/platform/http/outbound.server.ts';

const LONGEST = 1280;
/** A small file may claim to be a huge picture. */
const MOST_PIXELS = 50_000_000;

export async function smallPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  try {
    const small = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return new Uint8Array(small);
  } catch {
    throw new OutboundError('a picture cannot be read');
  }
}
