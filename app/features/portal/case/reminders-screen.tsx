/** The page that the off switch of a reminder opens: opening it changes nothing, its one button does (mail scanners open links). */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { takeFromAddress } from '#app/first-script.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { stopReminders } from './client.ts';

type State = 'open' | 'done' | 'bad';

export default function RemindersScreen() {
  const t = useTranslations('case.reminders');
  const { isBusy, run, fail, summary } = useSending('reminders');
  const [state, setState] = useState<State>('open');
  const token = useRef<string>(undefined);

  // A whole link put into the address of the open page loads nothing: only its end changes.
  useEffect(() => {
    const look = () => {
      const found = takeFromAddress().token;
      if (found) {
        token.current = found;
        setState('open');
      } else if (!token.current) setState('bad');
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const isFirst = useRef(true);
  // The button that was pressed is gone: what came of it takes the focus.
  useEffect(() => {
    if (!isFirst.current && state !== 'open') focusHeading();
    isFirst.current = false;
  }, [state]);

  const stop = () =>
    run(async () => {
      try {
        await stopReminders(token.current ?? '');
        setState('done');
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        if (status === 404 || status === 422) setState('bad');
        else fail(t(status === 429 ? 'tooMany' : 'failed'));
      }
    });

  if (state === 'open')
    return (
      <AuthPage title={t('title')} intro={t('text')}>
        {summary('')}
        <Button kind="main" wide onClick={stop} busy={isBusy ? t('stopping') : undefined}>
          {t('stop')}
        </Button>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </AuthPage>
    );
  const Scene = state === 'done' ? Done : Failed;
  return (
    <AuthPage title={t(`${state}Title`)}>
      <div role="status" className="grid gap-5">
        <Scene className="h-auto w-52 max-w-full rounded-card lg:hidden" />
        <p>{t(state)}</p>
      </div>
      <ScreenLink to="portal" look="quiet" wide>
        {t('portal')}
      </ScreenLink>
    </AuthPage>
  );
}
