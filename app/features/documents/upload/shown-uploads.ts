/** What is on its way, for whoever shows it: the frame of the portal reads this without loading the queue. */
import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';

const NONE: readonly Upload[] = [];
let now = NONE;
const readers = new Set<() => void>();

export function showUploads(uploads: readonly Upload[]) {
  now = uploads;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => {
    readers.delete(read);
  };
}

export const useUploads = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => NONE,
  );
