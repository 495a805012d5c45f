import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Pdf } from './pdf.ts';
import { pdfQueue } from './queue.server.ts';

/**
 * By its name in the package, so that it is found from the build, from development and from a test alike: Node reads it
 * as it is. It gets neither our environment nor unbounded memory.
 */
const startThread = () =>
  new Worker(createRequire(import.meta.url).resolve('#app/integrations/pdf/worker.server.ts'), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    // What is short-lived is cleared sooner: the largest paper needs half the memory then, for a fifth more time.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });

/** One for the process, however many apps a test makes. */
export const pdf: Pdf = pdfQueue(startThread, { most: 8, seconds: 30, idleSeconds: 60 });
