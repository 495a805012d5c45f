/** One upload, looked at: a picture is decoded and written anew without what else was in it, a PDF is searched (D25, T27). */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type ContentType, type InspectionResult, MOST_PIXELS, type Upload } from './inspection.ts';
import { refusalOfPdf } from './pdf-scan.ts';
import { refusalAtSight } from './sniff.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const JPEG = { quality: 90 };

sharp.cache(false);
sharp.concurrency(1);

function kept(bytes: Uint8Array, content_type: ContentType): InspectionResult {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // A copy of its own: what is handed over to the other thread must not be part of something bigger.
  return { kept: { bytes: new Uint8Array(bytes), content_type, sha256 } };
}

/** From a quality that nobody tells from the first to one that is still good. */
const PHOTO_QUALITIES = [92, 86, 80, 74, 68, 60, 50];

/** A photo that had its weight keeps it: a higher quality than it came with would only make it heavier. */
async function redrawPhoto(upright: () => Sharp, mostBytes: number): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of PHOTO_QUALITIES) {
    made = await upright().jpeg({ quality }).toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

/** The header is read before a pixel is: a picture that would fill the memory is refused by its size alone (Q33). */
async function redraw({ bytes, content_type, photo }: Upload): Promise<InspectionResult> {
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', unlimited: false });
  try {
    const { width = 0, height = 0, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== (content_type === 'image/jpeg' ? 'jpeg' : 'png')) return { refused: 'wrong_type' };
    if (width * height > MOST_PIXELS) return { refused: 'too_many_pixels' };
    if (width < 1 || height < 1) return { refused: 'unreadable' };
    const isPhoto = photo && width === height && width >= photo.leastSide && width <= photo.mostSide;
    if (isPhoto && bytes.length <= photo.mostBytes)
      return kept(
        await redrawPhoto(() => open().rotate().flatten({ background: '#fff' }), photo.mostBytes),
        'image/jpeg',
      );
    const upright = open().rotate();
    if (content_type === 'image/jpeg') return kept(await upright.jpeg(JPEG).toBuffer(), content_type);
    const png = await upright.png({ compressionLevel: 6 }).toBuffer();
    if (png.length <= MOST_BYTES) return kept(png, content_type);
    return kept(await open().rotate().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(), 'image/jpeg');
  } catch {
    return { refused: 'unreadable' };
  }
}

export async function look(upload: Upload): Promise<InspectionResult> {
  const { bytes, content_type } = upload;
  const refused = refusalAtSight(bytes, content_type, MOST_BYTES);
  if (refused) return { refused };
  if (content_type !== 'application/pdf') return redraw(upload);
  const wrong = refusalOfPdf(bytes);
  return wrong ? { refused: wrong } : kept(bytes, content_type);
}
