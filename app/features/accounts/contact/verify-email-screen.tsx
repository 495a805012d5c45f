/** An address is confirmed by opening the link of its message (D16): the page does the rest by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { verifyEmail } from '#app/features/accounts/client.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { Offline } from '#app/ui/scenes/spots/offline.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

type State = 'busy' | 'done' | 'bad' | 'offline';
const scenes = { done: Done, bad: Failed, offline: Offline };

export default function VerifyEmailScreen() {
  const t = useTranslations('accounts.verify');
  const [state, setState] = useState<State>('busy');
  const token = useRef<string>(undefined);
  const isSending = useRef(false);

  const confirm = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('busy');
    token.current ??= takeFromAddress().token;
    try {
      if (token.current) await verifyEmail({ token: token.current });
      setState(token.current ? 'done' : 'bad');
    } catch (failure) {
      setState(failure instanceof HttpError && failure.status === 422 ? 'bad' : 'offline');
    }
    isSending.current = false;
  }, []);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) confirm();
    isAsked.current = true;
  }, [confirm]);

  if (state === 'busy')
    return (
      <AuthPage title={t('title')}>
        <p role="status" className="flex items-center gap-3 noscript:hidden">
          <Spinner />
          {t('busy')}
        </p>
      </AuthPage>
    );
  const Scene = scenes[state];
  return (
    <AuthPage title={t(`${state}Title`)}>
      <div role="status" className="grid gap-5">
        <Scene className="h-auto w-52 max-w-full rounded-card lg:hidden" />
        <p>{t(state)}</p>
      </div>
      {state === 'offline' ? (
        <Button kind="main" wide onClick={confirm}>
          {t('retry')}
        </Button>
      ) : (
        <ScreenLink to="portal" look={state === 'done' ? 'main' : 'quiet'} wide>
          {t('go')}
        </ScreenLink>
      )}
    </AuthPage>
  );
}
