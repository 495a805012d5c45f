/** The thread that draws: a description comes in, a PDF goes out. Run by Node as it is, so it writes no JSX. */
import { parentPort } from 'node:worker_threads';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { readFaces } from './fonts.server.ts';
import { pageOf } from './page.server.ts';
import type { PdfDocument } from './pdf.ts';
import type { Drawn } from './queue.server.ts';

const faces = readFaces();
// Names and codes are never broken.
Font.registerHyphenationCallback((word) => [word]);

/** A face remembers of a shape the first letter that it stood for, and would tell it of the next paper's letters. */
function freshFaces() {
  const registered: Record<string, unknown> = Font.getRegisteredFonts();
  for (const { family } of faces) delete registered[family];
  for (const face of faces) Font.register(face);
}

async function draw(document: PdfDocument): Promise<Drawn> {
  try {
    freshFaces();
    return { done: new Uint8Array(await renderToBuffer(pageOf(document))) };
  } catch (error) {
    return { error: `no PDF: ${error instanceof Error ? error.message : 'unknown'}` };
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  const drawn = await draw(document);
  parentPort?.postMessage(drawn, 'done' in drawn ? [drawn.done.buffer] : []);
});
