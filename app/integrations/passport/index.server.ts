import { createRequire } from 'node:module';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type ThreadLimits, threadQueue } from '../../platform/limits/thread-queue.server.ts';
import type { PassportReader, PassportReading } from './passport.ts';
import type { Work } from './read.server.ts';
import { readTyped } from './typed.ts';

/** Without our environment, with bounded memory. */
export const THREAD = {
  env: { NODE_ENV: 'production' },
  execArgv: [] as string[],
  resourceLimits: { maxOldGenerationSizeMb: 256 },
} satisfies WorkerOptions;

/** As the thread that draws papers: found by its name in the package. */
const startThread = () =>
  new Worker(createRequire(import.meta.url).resolve('#app/integrations/passport/worker.server.ts'), THREAD);

type Limits = ThreadLimits & { /** Milliseconds after which the thread answers with what it has. */ patience: number };

const todayOf = () => new Date().toISOString().slice(0, 10);

export function passportReader({ patience, ...limits }: Limits, start: () => Worker = startThread): PassportReader {
  const { run, requireRoom } = threadQueue<Work, PassportReading>('reading of a passport', start, limits);
  return {
    requireRoom,
    readPassport: (bytes) => run({ bytes, today: todayOf(), patience }),
    readLines: (first, second) => readTyped(first, second, todayOf()),
  };
}

/** A read has ten seconds (T29) and answers before; five wait at most. */
export const LIMITS: Limits = { most: 5, seconds: 10, idleSeconds: 60, patience: 8000 };

/** One for the process. */
export const passports: PassportReader = passportReader(LIMITS);
