/** One thread works, one piece after another; who waits too long or comes when enough wait is told to come later. */
import type { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';

/** What a thread says of a piece of work. */
export type Answer<Result> = { done: Result } | { error: string };

export type ThreadLimits = {
  /** How many may wait behind the one in work. */
  most: number;
  /** For one piece, from its turn on. */
  seconds: number;
  /** A thread without work ends after so long and gives its memory back. */
  idleSeconds: number;
};

type Waiting<Work, Result> = { work: Work; resolve(result: Result): void; reject(error: Error): void };

const RETRY_SECONDS = 10;
const tooMuch = () => new Problem(503, undefined, { retryAfter: RETRY_SECONDS });

export function threadQueue<Work, Result>(start: () => Worker, { most, seconds, idleSeconds }: ThreadLimits) {
  const waiting: Waiting<Work, Result>[] = [];
  let inWork: Waiting<Work, Result> | undefined;
  let thread: Worker | undefined;
  let clock: NodeJS.Timeout | undefined;

  /** Ends the piece in work, if any, and goes on with the next. */
  function finish(end: (one: Waiting<Work, Result>) => void) {
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
    opened.on('message', (said: Answer<Result>) =>
      finish(({ resolve, reject }) => ('done' in said ? resolve(said.done) : reject(new Error(said.error)))),
    );
    opened.on('error', fail);
    opened.on('exit', (code) => fail(new Error(`the thread has ended with ${code}`)));
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
    run: (work: Work) =>
      new Promise<Result>((resolve, reject) => {
        requireRoom();
        waiting.push({ work, resolve, reject });
        next();
      }),
  };
}
