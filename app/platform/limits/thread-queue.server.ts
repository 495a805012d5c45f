/** Heavy work for one thread, one piece after another: several at once take longer together and a multiple of the memory. */
import type { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';

/** What the thread says of a piece of work. */
export type ThreadAnswer<Done> = { done: Done } | { error: string };

export type ThreadLimits = {
  /** How many may wait behind the one in work. */
  most: number;
  /** For one piece, from its turn on. */
  seconds: number;
  /** A thread without work ends after so long and gives its memory back. */
  idleSeconds: number;
};

type ThreadQueue<Work, Done> = {
  /** 503 when too many wait already. */
  requireRoom(): void;
  /** 503 when too many wait already, or when it takes too long. */
  run(work: Work): Promise<Done>;
};

type QueueEntry<Work, Done> = {
  work: Work;
  resolve(done: Done): void;
  reject(error: Error): void;
};

const RETRY_SECONDS = 10;
const tooMuch = () => new Problem(503, undefined, { retryAfter: RETRY_SECONDS });

/** `what` is named in errors: "no PDF: ...". */
export function threadQueue<Work, Done>(
  what: string,
  start: () => Worker,
  { most, seconds, idleSeconds }: ThreadLimits,
): ThreadQueue<Work, Done> {
  const waiting: QueueEntry<Work, Done>[] = [];
  let inWork: QueueEntry<Work, Done> | undefined;
  let thread: Worker | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** Ends the piece in work, if any, and goes on with the next. */
  function finish(end: (one: QueueEntry<Work, Done>) => void) {
    clearTimeout(clock);
    const one = inWork;
    inWork = undefined;
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
    opened.on('message', (answer: ThreadAnswer<Done>) =>
      finish(({ resolve, reject }) =>
        'done' in answer ? resolve(answer.done) : reject(new Error(`no ${what}: ${answer.error}`)),
      ),
    );
    opened.on('error', fail);
    opened.on('exit', (code) => fail(new Error(`no ${what}: the thread has ended with ${code}`)));
    return opened;
  }

  function next() {
    if (inWork) return;
    inWork = waiting.shift();
    if (!inWork) {
      // Whoever waits for nothing keeps no process alive.
      thread?.unref();
      clock = setTimeout(drop, idleSeconds * 1000).unref();
      return;
    }
    clearTimeout(clock);
    clock = setTimeout(() => fail(tooMuch()), seconds * 1000);
    thread ??= open();
    thread.ref();
    thread.postMessage(inWork.work);
  }

  function requireRoom() {
    if (waiting.length >= most) throw tooMuch();
  }

  return {
    requireRoom,
    run: (work) =>
      new Promise((resolve, reject) => {
        requireRoom();
        waiting.push({ work, resolve, reject });
        next();
      }),
  };
}
