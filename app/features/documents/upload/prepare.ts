/** A picture made ready to leave: upright, turned as asked, at most 1800 px, JPEG 0.7 (spec 5); and what is hard to read in it. */
import { type Doubt, doubtsIn } from '#app/features/documents/legibility/rules.ts';
import { type JpegPage, pdfOf } from './jpeg-pdf.ts';
import { LONGEST, QUALITY } from './rules.ts';

export type PreparedPicture = {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  readonly doubts: Doubt[];
};

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A worker has one kind, an older browser's page the other. */
function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function jpegOf(canvas: Canvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );
}

/** Rejects what this browser cannot decode: HEIC in most of them. */
export async function preparePicture(blob: Blob, quarterTurns: number): Promise<PreparedPicture> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const [across, down] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const isAcross = quarterTurns % 2 === 1;
    const [width, height] = isAcross ? [down, across] : [across, down];
    const canvas = canvasOf(width, height);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
    if (!pen) throw new Error('no canvas');
    // JPEG has no transparency: what shines through a PNG is paper.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.translate(width / 2, height / 2);
    pen.rotate((quarterTurns * Math.PI) / 2);
    pen.drawImage(picture, -across / 2, -down / 2, across, down);
    const { data } = pen.getImageData(0, 0, width, height);
    return { blob: await jpegOf(canvas), width, height, doubts: doubtsIn({ data, width, height }) };
  } finally {
    picture.close();
  }
}

/** Prepared photos, in their order. */
export async function joinPictures(pictures: readonly Omit<PreparedPicture, 'doubts'>[]): Promise<Blob> {
  const pages = pictures.map(
    async ({ blob, width, height }): Promise<JpegPage> => ({
      bytes: new Uint8Array(await blob.arrayBuffer()),
      ...{ width, height },
    }),
  );
  return new Blob([pdfOf(await Promise.all(pages))], { type: 'application/pdf' });
}
