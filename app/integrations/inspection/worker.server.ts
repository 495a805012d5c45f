/** The thread that looks at uploads. Run by Node as it is. */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../platform/limits/give-way.server.ts';
import type { ThreadAnswer } from '../../platform/limits/thread-queue.server.ts';
import type { InspectionResult, Upload } from './inspection.ts';
import { look } from './look.server.ts';

giveWay();

parentPort?.on('message', async (upload: Upload) => {
  const said: ThreadAnswer<InspectionResult> = await look(upload).then(
    (done) => ({ done }),
    (error: Error) => ({ error: `not looked at: ${error.message}` }),
  );
  const bytes = 'done' in said && 'kept' in said.done ? said.done.kept.bytes : undefined;
  parentPort?.postMessage(said, bytes ? [bytes.buffer] : []);
});
