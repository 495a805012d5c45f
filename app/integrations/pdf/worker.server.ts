/** The thread that draws: a description comes in, a PDF goes out. Run by Node as it is, so it writes no JSX. */
import { parentPort } from 'node:worker_threads';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { readFaces } from './fonts.server.ts';
import { pageOf } from './page.server.ts';
import type { PdfDocument } from './pdf.ts';
import type { Drawn } from './queue.server.ts';

for (const face of readFaces()) Font.register(face);
// Names and codes are never broken.
Font.registerHyphenationCallback((word) => [word]);

async function draw(document: PdfDocument): Promise<Drawn> {
  try {
    return { done: new Uint8Array(await renderToBuffer(pageOf(document))) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  const drawn = await draw(document);
  parentPort?.postMessage(drawn, 'done' in drawn ? [drawn.done.buffer] : []);
});
