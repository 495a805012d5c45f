/** One upload, looked at: a picture is decoded and written anew without what else was in it, a PDF is searched (D25, T27). */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type ContentType, type Inspected, MOST_PIXELS, type Upload } from './inspection.ts';
import { refusalOfPdf } from './pdf-scan.ts';
import { refusalAtSight } from './sniff.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const JPEG = { quality: 90 };

sharp.cache(false);
sharp.concurrency(1);

function kept(bytes: Uint8Array, content_type: ContentType): Inspected {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // A copy of its own: what is handed over to the other thread must not be part of something bigger.
  return { kept: { bytes: new Uint8Array(bytes), content_type, sha256 } };
}

/** The header is read before a pixel is: a picture that would fill the memory is refused by its size alone (Q33). */
async function redraw(bytes: Uint8Array, content_type: 'image/jpeg' | 'image/png'): Promise<Inspected> {
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', unlimited: false });
  try {
    const { width = 0, height = 0, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== (content_type === 'image/jpeg' ? 'jpeg' : 'png')) return { refused: 'wrong_type' };
    if (width * height > MOST_PIXELS) return { refused: 'too_many_pixels' };
    if (width < 1 || height < 1) return { refused: 'unreadable' };
    const upright = open().rotate();
    if (content_type === 'image/jpeg') return kept(await upright.jpeg(JPEG).toBuffer(), content_type);
    const png = await upright.png({ compressionLevel: 6 }).toBuffer();
    if (png.length <= MOST_BYTES) return kept(png, content_type);
    return kept(await open().rotate().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(), 'image/jpeg');
  } catch {
    return { refused: 'unreadable' };
  }
}

export async function look({ bytes, content_type }: Upload): Promise<Inspected> {
  const refused = refusalAtSight(bytes, content_type, MOST_BYTES);
  if (refused) return { refused };
  if (content_type !== 'application/pdf') return redraw(bytes, content_type);
  const wrong = refusalOfPdf(bytes);
  return wrong ? { refused: wrong } : kept(bytes, content_type);
}
