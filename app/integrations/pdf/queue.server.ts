/** One thread draws, one paper after another: several at once take longer together and four times the memory. */
import type { Worker } from 'node:worker_threads';
import { Problem } from '../../platform/problem.ts';
import type { Pdf, PdfDocument } from './pdf.ts';

/** What the thread says of a paper. */
export type Drawn = { pdf: Uint8Array<ArrayBuffer> } | { error: string };

type Limits = {
  /** How many may wait behind the one that is drawn. */
  most: number;
  /** For one paper, from its turn on. */
  seconds: number;
  /** A thread without work ends after so long and gives its memory back. */
  idleSeconds: number;
};

type Waiting = {
  document: PdfDocument;
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
};

const RETRY_SECONDS = 10;
const tooMuch = () => new Problem(503, undefined, { retryAfter: RETRY_SECONDS });

export function pdfQueue(start: () => Worker, { most, seconds, idleSeconds }: Limits): Pdf {
  const waiting: Waiting[] = [];
  let drawing: Waiting | undefined;
  let thread: Worker | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** Ends the paper in work, if any, and goes on with the next. */
  function finish(end: (one: Waiting) => void) {
    clearTimeout(clock);
    const one = drawing;
    drawing = undefined;
    if (one) end(one);
    next();
  }

  /** Whatever it does from now on is no longer heard. */
  function drop() {
    thread?.removeAllListeners();
    // What a thread throws while it ends must not end the process.
    thread?.on('error', () => {});
    thread?.terminate();
    thread = undefined;
  }

  function fail(error: Error) {
    drop();
    finish(({ reject }) => reject(error));
  }

  function open() {
    const opened = start();
    opened.on('message', (drawn: Drawn) =>
      finish(({ resolve, reject }) =>
        'pdf' in drawn ? resolve(drawn.pdf) : reject(new Error(`no PDF: ${drawn.error}`)),
      ),
    );
    opened.on('error', fail);
    opened.on('exit', (code) => fail(new Error(`the thread that draws has ended with ${code}`)));
    return opened;
  }

  function next() {
    if (drawing) return;
    drawing = waiting.shift();
    if (!drawing) {
      // Whoever waits for nothing keeps no process alive.
      thread?.unref();
      clock = setTimeout(drop, idleSeconds * 1000).unref();
      return;
    }
    clearTimeout(clock);
    clock = setTimeout(() => fail(tooMuch()), seconds * 1000);
    thread ??= open();
    thread.ref();
    thread.postMessage(drawing.document);
  }

  function requireRoom() {
    if (waiting.length >= most) throw tooMuch();
  }

  return {
    requireRoom,
    render: (document) =>
      new Promise((resolve, reject) => {
        requireRoom();
        waiting.push({ document, resolve, reject });
        next();
      }),
  };
}
