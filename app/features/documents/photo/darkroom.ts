/** What becomes of a picture: measured, cut out and written as a file, in a worker or where there is none on the page. Nothing is kept. */
import type { Picture } from '#app/features/documents/legibility/rules.ts';
import { type Crop, cropFor } from './crop.ts';
import { allowedSide, encodeWithin } from './encode.ts';
import { photoVerdict, type Result } from './rules.ts';
import { lookFor } from './silhouette-rules.ts';

export type CropProposal = { readonly crop: Crop };
export type FinishedPhoto = { readonly blob: Blob; readonly side: number; readonly results: readonly Result[] };

/** The longest side on which the outline is looked for. */
const LONGEST = 1000;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function drawn(bitmap: ImageBitmap, { x, y, side }: Crop, to: number): { canvas: Canvas; context: Context } {
  const canvas = canvasOf(to, to);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG knows no glass: what a PNG lets through becomes white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to, to);
  context.drawImage(bitmap, x, y, side, side, 0, 0, to, to);
  return { canvas, context };
}

const encoded = (canvas: Canvas, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no file'))), 'image/jpeg', quality),
      );

function wholeOf(bitmap: ImageBitmap): Picture {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

export function propose(bitmap: ImageBitmap): CropProposal {
  const whole = wholeOf(bitmap);
  const { silhouette } = lookFor(whole);
  const scale = bitmap.width / whole.width;
  const head = silhouette && {
    ...{ top: silhouette.top * scale, chin: silhouette.chin * scale },
    ...{ middle: silhouette.middle * scale, width: silhouette.width * scale },
  };
  return { crop: cropFor(bitmap, head) };
}

export async function make(bitmap: ImageBitmap, crop: Crop): Promise<FinishedPhoto> {
  const canvases = new Map<number, ReturnType<typeof drawn>>();
  const at = (side: number) => {
    const made = canvases.get(side) ?? drawn(bitmap, crop, side);
    canvases.set(side, made);
    return made;
  };
  const { blob, side } = await encodeWithin(allowedSide(crop.side), async (one, quality) => {
    const file = await encoded(at(one).canvas, quality);
    return { blob: file, side: one, size: file.size };
  });
  // Of the pixels before they were packed: what packing takes away nobody sees at these qualities.
  const results = photoVerdict(at(side).context.getImageData(0, 0, side, side), blob.size);
  return { blob, side, results };
}
