/** One thread draws, one paper after another: several at once take longer together and four times the memory. */
import type { Worker } from 'node:worker_threads';
import { type Answer, type ThreadLimits, threadQueue } from '../../platform/limits/thread-queue.server.ts';
import type { Pdf, PdfDocument } from './pdf.ts';

/** What the thread says of a paper. */
export type Drawn = Answer<Uint8Array<ArrayBuffer>>;

export function pdfQueue(start: () => Worker, limits: ThreadLimits): Pdf {
  const { requireRoom, run } = threadQueue<PdfDocument, Uint8Array<ArrayBuffer>>(start, limits);
  return { requireRoom, render: run };
}
