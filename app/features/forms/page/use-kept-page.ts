/** The page one works on, and the next one, open without a network (app/platform/offline/); what is saved later is found beside it (page-drafts.ts). */
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { keepThisPage } from '#app/platform/offline/client.ts';
import { connectionHere, mayReadAhead } from './ahead.ts';

/** First what the person needs, then what they may need. */
const AFTER_LOAD_MS = 1000;

/** `next`: the path of the page after it, where it may be read ahead. */
export function useKeptPage(next: string | null) {
  const routeId = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(() => void keepThisPage(routeId, mayReadAhead(connectionHere()) ? next : null), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', later);
    };
  }, [routeId, next]);
}
