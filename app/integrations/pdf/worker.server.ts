/** The thread that draws: a description comes in, a PDF goes out. Run by Node as it is. */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../platform/limits/give-way.server.ts';
import { draw } from './draw.server.ts';
import { readFaces } from './fonts.server.ts';
import type { PdfDocument } from './pdf.ts';
import type { DrawnPaper } from './queue.server.ts';

giveWay();

const files = readFaces();

async function answer(document: PdfDocument): Promise<DrawnPaper> {
  try {
    return { done: await draw(document, files) };
  } catch (error) {
    return { error: `no PDF: ${error instanceof Error ? error.message : 'unknown'}` };
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  const drawn = await answer(document);
  parentPort?.postMessage(drawn, 'done' in drawn ? [drawn.done.buffer] : []);
});
