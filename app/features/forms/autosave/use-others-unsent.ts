/** Answers of other pages that are on this device only: sent when there is a network, and told of until they have arrived. */
import { useEffect, useState } from 'react';
import { type Left, sendUnsent } from '#app/platform/offline/outbox.ts';

/** A page that has just been left may still be on its way by itself. */
const AFTER_MS = 500;

export function useOthersUnsent(viewer: string): readonly Left[] {
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    let isOver = false;
    const send = () =>
      void sendUnsent(viewer, { except: location.pathname }).then((found) => !isOver && setLeft(found));
    const timer = setTimeout(send, AFTER_MS);
    addEventListener('online', send);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [viewer]);
  return left;
}
