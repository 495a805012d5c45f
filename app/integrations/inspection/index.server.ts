import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { threadQueue } from '../../platform/limits/thread-queue.server.ts';
import type { Inspection, InspectionResult, Upload } from './inspection.ts';

/** As the thread that draws PDFs: found by its name in the package, without our environment, with bounded memory. */
const startThread = () =>
  new Worker(createRequire(import.meta.url).resolve('#app/integrations/inspection/worker.server.ts'), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

const queue = threadQueue<Upload, InspectionResult>('look at a file', startThread, {
  most: 24,
  seconds: 20,
  idleSeconds: 60,
});

/** One for the process, however many apps a test makes. */
export const inspection: Inspection = {
  async inspect(upload) {
    queue.requireRoom();
    // Its own time and memory are over, or it broke the thread: it would do so again.
    return queue.run(upload).catch((): InspectionResult => ({ refused: 'unreadable' }));
  },
};
