/** The worker of uploads: pictures are decoded and written here, so that the page stays quick on a slow phone. */

import type { WorkerReply, WorkerRequest } from './in-worker.ts';
import { joinPictures, preparePicture } from './prepare.ts';

const work = (asked: WorkerRequest) =>
  asked.what === 'prepare' ? preparePicture(asked.blob, asked.quarterTurns) : joinPictures(asked.pictures);

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const told: WorkerReply = await work(data).then(
    (result) => ({ id: data.id, result }),
    () => ({ id: data.id, failed: true as const }),
  );
  postMessage(told);
});
