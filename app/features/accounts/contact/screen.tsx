/** A change of number or address that staff asked for: the person sees it and decides; opening the link decides nothing (T44). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { type ContactChange, decideContactChange, readContactChanges } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { localeInfo } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { Offline } from '#app/ui/scenes/spots/offline.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

type Answer = 'confirm' | 'refuse';
/** What was said yes to decides what comes next. */
type Over = 'confirmedEmail' | 'confirmedPhone' | 'refused' | 'bad';
type State = { at: 'busy' } | { at: 'open'; changes: ContactChange[] } | { at: Over | 'offline' };
const scenes = { confirmedEmail: Done, confirmedPhone: Done, refused: Done, bad: Failed, offline: Offline };
const titles = {
  confirmedEmail: 'confirmed',
  confirmedPhone: 'confirmed',
  refused: 'refused',
  bad: 'bad',
  offline: 'offline',
} as const;

export default function ContactChangeScreen() {
  const t = useTranslations('contact');
  const [state, setState] = useState<State>({ at: 'busy' });
  const token = useRef('');

  const look = useCallback(async () => {
    token.current ||= takeFromAddress().token ?? '';
    if (!token.current) return setState({ at: 'bad' });
    setState({ at: 'busy' });
    try {
      setState({ at: 'open', changes: (await readContactChanges(token.current)).contact_changes });
    } catch (failure) {
      setState({ at: failure instanceof HttpError && failure.status === 422 ? 'bad' : 'offline' });
    }
  }, []);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) look();
    isAsked.current = true;
  }, [look]);

  if (state.at === 'busy')
    return (
      <AuthPage title={t('title')}>
        <p role="status" className="flex items-center gap-3 noscript:hidden">
          <Spinner />
          {t('busy')}
        </p>
      </AuthPage>
    );
  if (state.at === 'open')
    return (
      <AuthPage title={t('title')} intro={t('intro')}>
        <Decision changes={state.changes} token={token.current} onDone={(at) => setState({ at })} />
      </AuthPage>
    );
  const Scene = scenes[state.at];
  return (
    <AuthPage title={t(`${titles[state.at]}Title`)}>
      <div role="status" className="grid gap-5">
        <Scene className="h-auto w-52 max-w-full rounded-card lg:hidden" />
        <p>{t(state.at)}</p>
      </div>
      {state.at === 'offline' ? (
        <Button kind="main" wide onClick={look}>
          {t('retry')}
        </Button>
      ) : (
        <ScreenLink to="portal" look={titles[state.at] === 'confirmed' ? 'main' : 'quiet'} wide>
          {t('go')}
        </ScreenLink>
      )}
    </AuthPage>
  );
}

type DecisionProps = { changes: ContactChange[]; token: string; onDone(at: Over): void };

function Decision({ changes, token, onDone }: DecisionProps) {
  const t = useTranslations('contact');
  const generic = useTranslations('accounts.errors')('generic');
  const { locale } = useAppData();
  const days = new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle: 'long' });
  const errors = useErrorText();
  const [sending, setSending] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');

  async function decide(answer: Answer) {
    if (sending) return;
    setSending(answer);
    setProblem('');
    try {
      await decideContactChange(token, answer);
      const hasEmail = changes.some(({ field }) => field === 'email');
      return onDone(answer === 'refuse' ? 'refused' : hasEmail ? 'confirmedEmail' : 'confirmedPhone');
    } catch (failure) {
      const status = failure instanceof HttpError ? failure.status : 0;
      if (status === 422) return onDone('bad');
      setProblem(status === 409 ? t('inUse') : errors.ofFailure(failure, generic));
    }
    setSending(null);
  }

  const busy = (answer: Answer) =>
    sending === answer ? t(answer === 'confirm' ? 'confirming' : 'refusing') : undefined;
  return (
    <div className="grid gap-6 noscript:hidden">
      <dl className="grid gap-4 rounded-card border border-line bg-card p-5">
        {changes.map(({ field, new_value }) => (
          <div key={field} className="grid gap-1">
            <dt className="text-quiet text-sm">{t(field)}</dt>
            <dd className="font-semibold text-lg [overflow-wrap:anywhere]">
              <bdi dir="ltr">{new_value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {changes[0] && (
        <p className="-mt-4 text-quiet text-sm">{t('asked', { date: days.format(new Date(changes[0].created_at)) })}</p>
      )}
      <p>{t('warn')}</p>
      {problem && (
        <Banner kind="alert" live>
          {problem}
        </Banner>
      )}
      <div className="grid gap-3">
        <Button kind="main" wide busy={busy('confirm')} onClick={() => decide('confirm')}>
          {t('confirm')}
        </Button>
        <Button kind="quiet" wide busy={busy('refuse')} onClick={() => decide('refuse')}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
