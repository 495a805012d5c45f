/** The page one works on opens without a network (app/platform/offline/); what is saved later is found beside it (page-drafts.ts). */
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { keepThisPage } from '#app/platform/offline/client.ts';

/** First what the person needs, then what they may need. */
const AFTER_LOAD_MS = 1000;

export function useKeptPage() {
  const routeId = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(() => void keepThisPage(routeId), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', later);
    };
  }, [routeId]);
}
