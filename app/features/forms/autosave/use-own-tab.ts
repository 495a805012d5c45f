/** An open tab goes with its person: after a log-out or another's log-in elsewhere in this browser it shows and sends nothing (T40). */
import { useEffect } from 'react';
import { whoIsHere } from '#app/platform/offline/who-is-here.ts';

/** Somebody else than who opened it. An ended session still names its person: the same one comes back. */
export const isGone = (viewer: string) => whoIsHere() !== viewer;

export function useOwnTab(viewer: string) {
  useEffect(() => {
    // A browser that shows us no name cannot tell us of another one.
    if (isGone(viewer)) return;
    const look = () => {
      if (document.visibilityState === 'visible' && isGone(viewer)) location.reload();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('pageshow', look);
    };
  }, [viewer]);
}
