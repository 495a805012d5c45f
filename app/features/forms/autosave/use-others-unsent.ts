/** Answers of other pages that are on this device only: sent when there is a network, and told of until they have arrived. */
import { useEffect, useState } from 'react';
import { sendUnsent, type UnsentSave } from '#app/platform/offline/outbox.ts';

/** A page that has just been left may still be on its way by itself. */
const AFTER_MS = 500;
/** The first request after a network has come back often fails, and nothing says so a second time. */
const AGAIN_MS = 3000;

export function useOthersUnsent(viewer: string): readonly UnsentSave[] {
  const [left, setLeft] = useState<readonly UnsentSave[]>([]);
  useEffect(() => {
    let isOver = false;
    let timer = setTimeout(send, AFTER_MS);
    async function send() {
      clearTimeout(timer);
      const found = await sendUnsent(viewer, { except: location.pathname });
      if (isOver) return;
      setLeft(found);
      clearTimeout(timer);
      const isWaiting = found.some(({ why }) => why === 'unsent');
      if (isWaiting && navigator.onLine) timer = setTimeout(send, AGAIN_MS);
    }
    addEventListener('online', send);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [viewer]);
  return left;
}
