/** One picture on the page: decoded, handed to a worker, and asked about. */
import type { Crop } from './crop.ts';
import type { CropProposal, FinishedPhoto } from './darkroom.ts';
import type { Answer, Order } from './worker.ts';

/** More pixels make no better photo of 1200. */
const LONGEST = 2600;

export type Studio = {
  /** To show; upright as the camera held it. */
  readonly bitmap: ImageBitmap;
  propose(): Promise<CropProposal>;
  make(crop: Crop): Promise<FinishedPhoto>;
  close(): void;
};

async function decoded(source: Blob | HTMLVideoElement): Promise<ImageBitmap> {
  if (!(source instanceof Blob)) {
    // The square in the middle, as it was shown.
    const { videoWidth, videoHeight } = source;
    const side = Math.min(videoWidth, videoHeight);
    return createImageBitmap(source, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side);
  }
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  const scale = LONGEST / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const smaller = await createImageBitmap(bitmap, {
    ...{ resizeWidth: Math.round(bitmap.width * scale), resizeHeight: Math.round(bitmap.height * scale) },
    resizeQuality: 'high',
  });
  bitmap.close();
  return smaller;
}

/** Orders and answers by number; whoever asks after the end hears nothing. */
function workerFor(copy: ImageBitmap): Pick<Studio, 'propose' | 'make' | 'close'> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (done: never) => void; reject: (error: Error) => void }>();
  let number = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.done) asked?.resolve(data.done as never);
    else asked?.reject(new Error('the worker failed'));
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker broke'));
    waiting.clear();
  };
  const ask = <Done>(order: Omit<Order, 'number'>, transfer: Transferable[] = []) =>
    new Promise<Done>((resolve, reject) => {
      number += 1;
      waiting.set(number, { resolve: resolve as never, reject });
      worker.postMessage({ ...order, number } satisfies Order, transfer);
    });
  let isSent = false;
  return {
    propose: () => {
      const first = isSent ? undefined : copy;
      isSent = true;
      return ask<CropProposal>(first ? { open: first } : {}, first ? [first] : []);
    },
    make: (crop) => ask<FinishedPhoto>({ crop }),
    close: () => worker.terminate(),
  };
}

async function onThePage(bitmap: ImageBitmap): Promise<Pick<Studio, 'propose' | 'make' | 'close'>> {
  const { propose, make } = await import('./darkroom.ts');
  return { propose: async () => propose(bitmap), make: (crop) => make(bitmap, crop), close: () => {} };
}

/** Throws where the browser cannot decode it. */
export async function openStudio(source: Blob | HTMLVideoElement): Promise<Studio> {
  const bitmap = await decoded(source);
  const hasWorker = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  const room = hasWorker ? workerFor(await createImageBitmap(bitmap)) : await onThePage(bitmap);
  return {
    ...{ bitmap, propose: room.propose, make: room.make },
    close: () => {
      room.close();
      bitmap.close();
    },
  };
}
