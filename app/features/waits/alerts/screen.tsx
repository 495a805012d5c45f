/** The page that the link of an alert opens: what it is about, and the choice to confirm or stop it (T26). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { Offline } from '#app/ui/scenes/spots/offline.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import { CITIES, type City, WAIT_CATEGORIES, type WaitCategory } from '#content/waits.ts';
import type { Route } from './+types/screen.ts';
import { type AlertCall, callAlert } from './client.ts';
import type { Alert } from './rules.ts';

/** Names as the public pages give them. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(ctxContext);
  const t = translator(locale, 'pages');
  return {
    cities: Object.fromEntries(CITIES.map((city) => [city, t(`cities.${city}`)])) as Record<City, string>,
    categories: Object.fromEntries(WAIT_CATEGORIES.map((one) => [one, t(`wait.short.${one}`)])) as Record<
      WaitCategory,
      string
    >,
  };
}

type Names = Pick<ReturnType<typeof loader>, 'cities' | 'categories'>;
type State = { at: 'busy' | 'bad' | 'offline' } | { at: 'ready'; alert: Alert };
type Failure = 'failed' | 'tooMany';

export default function WaitAlertScreen({ loaderData: names }: Route.ComponentProps) {
  const t = useTranslations('waits.screen');
  const [state, setState] = useState<State>({ at: 'busy' });
  const [sending, setSending] = useState<AlertCall | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const token = useRef<string>(undefined);
  const isBusy = useRef(false);

  const ask = useCallback(async (what: AlertCall) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    setSending(what);
    token.current ??= takeFromAddress().token;
    try {
      if (!token.current) setState({ at: 'bad' });
      else setState({ at: 'ready', alert: (await callAlert(what, token.current)).alert });
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 404 || status === 422) setState({ at: 'bad' });
      else if (what === 'show') setState({ at: 'offline' });
      else setFailure(status === 429 ? 'tooMany' : 'failed');
    }
    setSending(null);
    isBusy.current = false;
  }, []);
  // A whole link put into the address of the open page loads nothing: only its end changes.
  useEffect(() => {
    const look = () => {
      const found = takeFromAddress().token;
      if (found) {
        token.current = found;
        ask('show');
      }
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [ask]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) ask('show');
    isAsked.current = true;
  }, [ask]);

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-12">
      <title>{`${t('title')} · ${brand.name}`}</title>
      {state.at === 'busy' && <Busy />}
      {state.at === 'bad' && (
        <ErrorState
          level={1}
          title={t('badTitle')}
          text={t('bad')}
          scene={<Failed className="w-60" />}
          action={
            <ScreenLink to="home" look="main">
              {t('home')}
            </ScreenLink>
          }
        />
      )}
      {state.at === 'offline' && (
        <ErrorState
          level={1}
          title={t('offlineTitle')}
          text={t('offline')}
          scene={<Offline className="w-60" />}
          action={
            <Button kind="main" busy={sending ? t('busy') : undefined} onClick={() => ask('show')}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {state.at === 'ready' && (
        <Ready alert={state.alert} names={names} sending={sending} failure={failure} onAsk={ask} />
      )}
    </div>
  );
}

function Busy() {
  const t = useTranslations('waits.screen');
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p role="status" className="flex items-center gap-3 noscript:hidden">
        <Spinner />
        {t('busy')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}

type ReadyProps = {
  alert: Alert;
  names: Names;
  sending: AlertCall | null;
  failure: Failure | null;
  onAsk(what: AlertCall): void;
};

function Ready({ alert: { city, category, below_months, state }, names, sending, failure, onAsk }: ReadyProps) {
  const t = useTranslations('waits');
  const below = below_months === 0.5 ? t('belowHalf') : t('below', { n: below_months });
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  // The button that was pressed is gone: what came of it takes the focus.
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  const isOpen = state === 'unconfirmed' || state === 'waiting';
  return (
    <>
      <div role="status" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {t(`screen.${state}Title`)}
        </h1>
        <p className="rounded-card bg-sky p-4 font-medium">
          {t('screen.what', { city: names.cities[city], category: names.categories[category], below })}
        </p>
        <p>{t(`screen.${state}`)}</p>
      </div>
      {failure && (
        <Banner kind="alert" live>
          <p>{t(`screen.${failure}`)}</p>
        </Banner>
      )}
      <div className="grid gap-3">
        {state === 'unconfirmed' && (
          <Button
            kind="main"
            wide
            busy={sending === 'confirm' ? t('screen.confirming') : undefined}
            onClick={() => onAsk('confirm')}
          >
            {t('screen.confirm')}
          </Button>
        )}
        {isOpen ? (
          <Button
            kind="quiet"
            wide
            busy={sending === 'stop' ? t('screen.stopping') : undefined}
            onClick={() => onAsk('stop')}
          >
            {t('screen.stop')}
          </Button>
        ) : (
          <ScreenLink to="home" look="quiet" wide>
            {t('screen.home')}
          </ScreenLink>
        )}
      </div>
    </>
  );
}
