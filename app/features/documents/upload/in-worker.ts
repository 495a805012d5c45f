/** The page's side of the worker: one thing at a time, and on the page itself where a browser has no worker for it. */
import type { PreparedPicture } from './prepare.ts';

type Picture = Omit<PreparedPicture, 'doubts'>;
type Work = { what: 'prepare'; blob: Blob; quarterTurns: number } | { what: 'join'; pictures: readonly Picture[] };
export type WorkerRequest = Work & { readonly id: number };
export type WorkerReply = { readonly id: number; readonly result?: PreparedPicture | Blob; readonly failed?: true };

let worker: Worker | null = null;
let asked = 0;

const hasWorker = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

function ask(work: Work): Promise<PreparedPicture | Blob> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const here = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const end = () => {
      here.removeEventListener('message', hear);
      here.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.id !== id) return;
      end();
      if (data.result) resolve(data.result);
      else reject(new Error('not readable'));
    };
    /** Out of memory, most likely: the next picture gets another one. */
    const fail = () => {
      end();
      worker = null;
      here.terminate();
      reject(new Error('the worker ended'));
    };
    here.addEventListener('message', hear);
    here.addEventListener('error', fail);
    here.postMessage({ ...work, id } satisfies WorkerRequest);
  });
}

async function onPage(work: Work): Promise<PreparedPicture | Blob> {
  const { preparePicture, joinPictures } = await import('./prepare.ts');
  return work.what === 'prepare' ? preparePicture(work.blob, work.quarterTurns) : joinPictures(work.pictures);
}

/** Twenty photos of a phone at once would fill its memory. */
let last: Promise<unknown> = Promise.resolve();
function inTurn(work: Work): Promise<PreparedPicture | Blob> {
  const next = last.then(() => (hasWorker() ? ask(work) : onPage(work)));
  last = next.catch(() => undefined);
  return next;
}

export const prepared = (blob: Blob, quarterTurns: number) =>
  inTurn({ what: 'prepare', blob, quarterTurns }) as Promise<PreparedPicture>;
export const joined = (pictures: readonly Picture[]) => inTurn({ what: 'join', pictures }) as Promise<Blob>;
