/** The thread that reads: bytes come in, a reading goes out, and nothing of it stays. Run by Node as it is. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { giveWay } from '../../platform/limits/give-way.server.ts';
import { readShapes } from './picture.server.ts';
import { read, type Work } from './read.server.ts';
import { startTextReader } from './tesseract.server.ts';

giveWay();

// Pictures are not kept, and one core is enough beside a server that answers.
sharp.cache(false);
sharp.concurrency(1);

const texts = startTextReader();
const shapes = await readShapes();

parentPort?.on('message', async (work: Work) => {
  try {
    parentPort?.postMessage({ done: await read(work, { shapes, texts }) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
  }
});
