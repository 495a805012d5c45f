/** Log out (T8): the server ends the session, then the browser goes home; a failure is said, and can be tried again. */
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { logOut } from '#app/features/accounts/client.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { leaveWord } from '#app/platform/http/word-for-next-page.ts';
import { dropKeptPages } from '#app/platform/offline/client.ts';
import { dropAllDrafts } from '#app/platform/own-drafts.ts';
import { Button } from '#app/ui/button.tsx';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';

/** With a `label` it is a line of a menu. */
export function LogOutButton({ label }: { label?: string }) {
  const t = useTranslations('accounts');
  const { pathname } = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const busy = useRef(false);

  async function leave() {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    try {
      await dropKeptPages().catch(() => undefined);
      await logOut();
    } catch (error) {
      // 401: the session had already ended.
      if (!(error instanceof HttpError) || error.status !== 401) {
        busy.current = false;
        return setState('failed');
      }
    }
    dropAllDrafts();
    leaveWord('logged-out');
    location.assign(pathTo('home', localeOf(pathname)));
  }

  if (label)
    return (
      <>
        <button type="button" onClick={leave} aria-disabled={state === 'busy' || undefined} className={rowLook}>
          <Icon name="leave" />
          {state === 'ready' ? label : t(`logOut.${state}`)}
        </button>
        <span role="status" className="sr-only">
          {state === 'failed' && t('logOut.failed')}
        </span>
      </>
    );
  return (
    <Button kind="quiet" onClick={leave} busy={state === 'busy' ? t('logOut.busy') : undefined}>
      {t(state === 'failed' ? 'logOut.failed' : 'logOut.submit')}
    </Button>
  );
}
