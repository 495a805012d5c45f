/** Log out (T8): the server ends the session, then the browser goes home; a failure is said, and can be tried again. */
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { logOut } from '#app/features/accounts/client.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { leaveWord } from '#app/platform/http/word-for-next-page.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonKind } from '#app/ui/button-look.ts';

/** `compact`: a sign on a phone, with its word for those who do not see it. */
type Props = { kind?: ButtonKind; compact?: boolean };

export function LogOutButton({ kind = 'quiet', compact = false }: Props) {
  const t = useTranslations('accounts');
  const { pathname } = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const busy = useRef(false);

  async function leave() {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    try {
      await logOut();
    } catch (error) {
      // 401: the session had already ended.
      if (!(error instanceof HttpError) || error.status !== 401) {
        busy.current = false;
        return setState('failed');
      }
    }
    leaveWord('logged-out');
    location.assign(pathTo('home', localeOf(pathname)));
  }

  return (
    <Button
      kind={kind}
      icon={compact ? 'leave' : undefined}
      onClick={leave}
      busy={state === 'busy' ? t('logOut.busy') : undefined}
    >
      <span className={compact && state !== 'failed' ? 'max-sm:sr-only' : undefined}>
        {t(state === 'failed' ? 'logOut.failed' : 'logOut.submit')}
      </span>
    </Button>
  );
}
