/** /subir: a phone that scanned the code hands in files of one person, and sees none. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeFromAddress } from '#app/first-script.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import { type OpenedPass, openPass } from './client.ts';
import { PhoneUploads } from './phone-uploads.tsx';

type State = { at: 'loading' | 'missing' | 'over' | 'failed' } | { at: 'open'; opened: OpenedPass };

const titles = { missing: 'phone.missing.title', over: 'phone.over.title', failed: 'phone.failed.title' } as const;
const titleOf = ({ at }: State) => (at === 'loading' || at === 'open' ? 'phone.title' : titles[at]);

const KEPT = 'upload-pass';
/** Gone with the tab; a browser that keeps nothing asks for the code again. */
const kept = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(KEPT) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(token: string | undefined) {
    try {
      if (token) sessionStorage.setItem(KEPT, token);
      else sessionStorage.removeItem(KEPT);
    } catch {
      // As it was.
    }
  },
};

export default function UploadPassScreen() {
  const t = useTranslations('upload-pass');
  const [state, setState] = useState<State>({ at: 'loading' });
  const token = useRef<string | undefined>(undefined);

  const look = useCallback(async () => {
    // Out of the address and into the memory of this tab: a phone may end the page while its camera is open.
    token.current ??= takeFromAddress().token ?? kept.read();
    kept.write(token.current);
    if (!token.current) return setState({ at: 'missing' });
    try {
      setState({ at: 'open', opened: await openPass(token.current) });
    } catch (error) {
      const isOver = error instanceof HttpError && error.status === 404;
      if (isOver) kept.write(undefined);
      setState({ at: isOver ? 'over' : 'failed' });
    }
  }, []);
  const end = useCallback(() => {
    kept.write(undefined);
    setState({ at: 'over' });
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  useEffect(() => {
    if (state.at === 'over') focusHeading();
  }, [state.at]);

  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-6">
      <title>{t(titleOf(state))}</title>
      {state.at === 'loading' && (
        <>
          <h1 className="text-3xl">{t('phone.title')}</h1>
          <Skeleton text={t('phone.loading')} shape="fields" count={3} />
        </>
      )}
      {(state.at === 'missing' || state.at === 'over') && (
        <ErrorState
          level={1}
          title={t(`phone.${state.at}.title`)}
          text={t(`phone.${state.at}.text`)}
          scene={<spots.documents className="w-60" />}
        />
      )}
      {state.at === 'failed' && (
        <ErrorState
          level={1}
          title={t('phone.failed.title')}
          text={t('phone.failed.text')}
          scene={<spots.offline className="w-60" />}
          action={
            <Button kind="main" onClick={look}>
              {t('phone.failed.retry')}
            </Button>
          }
        />
      )}
      {state.at === 'open' && <PhoneUploads opened={state.opened} token={token.current ?? ''} onOver={end} />}
    </div>
  );
}
