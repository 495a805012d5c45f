/** Papers for one thread, one after another. */
import type { Worker } from 'node:worker_threads';
import { type ThreadAnswer, type ThreadLimits, threadQueue } from '../../platform/limits/thread-queue.server.ts';
import type { Pdf, PdfDocument } from './pdf.ts';

type Paper = Uint8Array<ArrayBuffer>;
/** What the thread says of a paper. */
export type DrawnPaper = ThreadAnswer<Paper>;

export function pdfQueue(start: () => Worker, limits: ThreadLimits): Pdf {
  const { run, requireRoom } = threadQueue<PdfDocument, Paper>('PDF', start, limits);
  return { requireRoom, render: run };
}
