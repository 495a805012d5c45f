/** Leaving: what is unsent goes first; what cannot go is asked about, because log-out takes it away (D23, T40). */
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { logOut } from '#app/features/accounts/client.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { leaveWord } from '#app/platform/http/word-for-next-page.ts';
import { dropKeptPages } from '#app/platform/offline/client.ts';
import { dropDraftsOf } from '#app/platform/offline/drafts.ts';
import { sendUnsent } from '#app/platform/offline/outbox.ts';
import { forgetOpenKeys } from '#app/platform/offline/own-key.ts';
import { forgetUnkept } from '#app/platform/offline/unkept.ts';
import { whoIsHere } from '#app/platform/offline/who-is-here.ts';
import { dropAllDrafts } from '#app/platform/own-drafts.ts';

export type LeavingState = 'ready' | 'busy' | 'failed';

/** `onUnsent`: how many pages stay here; 0 when none does. */
export function useLogOut(onUnsent: (count: number) => void) {
  const { pathname } = useLocation();
  const [state, setState] = useState<LeavingState>('ready');
  const busy = useRef(false);
  const stop = (next: LeavingState) => {
    busy.current = false;
    setState(next);
  };

  async function leave({ evenUnsent = false } = {}) {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    const owner = whoIsHere();
    const left = owner && !evenUnsent ? await sendUnsent(owner) : [];
    if (left.length > 0) {
      onUnsent(left.length);
      return stop('ready');
    }
    try {
      await logOut();
    } catch (error) {
      // 401: the session had already ended.
      if (!(error instanceof HttpError) || error.status !== 401) return stop('failed');
    }
    // The open page keeps nothing more.
    forgetOpenKeys();
    forgetUnkept();
    await Promise.all([dropKeptPages(), owner && dropDraftsOf(owner)]);
    dropAllDrafts();
    leaveWord('logged-out');
    location.assign(pathTo('home', localeOf(pathname)));
  }
  return { state, leave };
}
