/** The page one works on opens without a network, with what was saved last (app/platform/offline/). */
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Keeper } from '#app/features/forms/autosave/keeper.ts';
import { keepThisPage } from '#app/platform/offline/client.ts';

const AFTER_SAVE_MS = 3000;

export function useKeptPage(keeper: Keeper) {
  const routeId = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void keepThisPage(routeId), ms);
    };
    // First what the person needs, then what they may need.
    if (document.readyState === 'complete') later(1000);
    else addEventListener('load', () => later(1000), { once: true });
    const stop = keeper.subscribe(() => keeper.read().is === 'saved' && later(AFTER_SAVE_MS));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [keeper, routeId]);
}
