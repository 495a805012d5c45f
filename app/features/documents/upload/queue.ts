/**
 * The one queue of the page, outside React: an upload goes on while its person moves between screens of the app.
 * What is not sent lives in the memory of the page alone; whoever closes it is asked first (record 044).
 */
import { askForUpload, dropFile, putFile, verifyFile } from './client.ts';
import { joined, prepared } from './in-worker.ts';
import { makeQueue } from './machine.ts';
import { showUploads } from './shown-uploads.ts';
import { isUnsent, type Upload } from './upload.ts';

/** Other tabs of this browser read their list again. */
const CHANNEL = 'documents';

/** One for the page, which does not hear itself. */
let channel: BroadcastChannel | undefined;
function tabs() {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const tellTabs = (user_id: string) => tabs().postMessage(user_id);

export function onToldByTabs(hear: (user_id: string) => void) {
  const listen = ({ data }: MessageEvent<string>) => hear(data);
  tabs().addEventListener('message', listen);
  return () => tabs().removeEventListener('message', listen);
}

const MS = 1000;

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(go, seconds * MS) : undefined;
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function changed(uploads: readonly Upload[]): void {
  removeEventListener('beforeunload', ask);
  if (uploads.some(isUnsent)) addEventListener('beforeunload', ask);
  // The same function again is no second listener.
  addEventListener('online', queue.retryLost);
  showUploads(uploads);
}

const queue = makeQueue({
  prepare: prepared,
  join: joined,
  ask: askForUpload,
  put: putFile,
  verify: verifyFile,
  drop: dropFile,
  pause,
  show: (blob) => URL.createObjectURL(blob),
  unshow: (preview) => URL.revokeObjectURL(preview),
  changed,
  arrived: ({ user_id }) => tellTabs(user_id),
});

export const { addFile, release, turn, join, cancel, retry, forget } = queue;
