/** Where one is logged in: end one, or all (T40). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DeviceSession, endSession, listSessions, logOutEverywhere } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { sendUnsent } from '#app/platform/offline/outbox.ts';
import { forgetOpenKeys } from '#app/platform/offline/own-key.ts';
import { forgetUnkept } from '#app/platform/offline/unkept.ts';
import { whoIsHere } from '#app/platform/offline/who-is-here.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';

type LoadState = DeviceSession[] | 'loading' | 'failed';

export function SessionList() {
  const t = useTranslations('accounts');
  const [sessions, setSessions] = useState<LoadState>('loading');
  const [said, setSaid] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) note.current?.focus();
  }, [said]);

  const load = useCallback(() => {
    setSessions((now) => (now === 'failed' ? 'loading' : now));
    listSessions().then(
      (answer) => setSessions(answer.sessions),
      () => setSessions('failed'),
    );
  }, []);
  useEffect(load, [load]);

  if (sessions === 'loading') return <Skeleton text={t('settings.sessions.loading')} shape="card" count={2} />;
  if (sessions === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('settings.sessions.failed')}</p>
        <Button kind="quiet" onClick={load}>
          {t('settings.sessions.retry')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{t('settings.sessions.intro')}</p>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <Line
            key={session.session_id}
            session={session}
            onEnded={() => {
              setSaid(t('settings.sessions.ended'));
              load();
            }}
          />
        ))}
      </ul>
      <p ref={note} tabIndex={-1} role="status" className="text-good outline-none empty:hidden">
        {said}
      </p>
      <Everywhere count={sessions.length} />
    </div>
  );
}

function Line({ session, onEnded }: { session: DeviceSession; onEnded(): void }) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const { locale } = useAppData();
  const { isBusy, run, fail, summary } = useSending(session.session_id);
  const shown = (date: string) =>
    new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(date),
    );
  const device = session.device || t('settings.sessions.unknown');
  const end = () =>
    run(async () => {
      try {
        await endSession(session.session_id);
        onEnded();
      } catch (error) {
        fail(errors.ofFailure(error, t('settings.sessions.error')));
      }
    });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid">
          <bdi className="font-semibold">{device}</bdi>
          <span className="text-quiet">{t('settings.sessions.since', { date: shown(session.created_at) })}</span>
          {session.last_used_at && (
            <span className="text-quiet">{t('settings.sessions.used', { date: shown(session.last_used_at) })}</span>
          )}
        </div>
        {session.is_this ? (
          <span className="rounded-full bg-sky px-3 py-1 font-semibold text-deep text-sm">
            {t('settings.sessions.this')}
          </span>
        ) : (
          <Button
            kind="quiet"
            onClick={end}
            busy={isBusy ? t('settings.sessions.ending') : undefined}
            aria-label={t('settings.sessions.endOf', { device })}
          >
            {t('settings.sessions.end')}
          </Button>
        )}
      </div>
      {summary('')}
    </li>
  );
}

/** Asks first, then says what it did: this page has no session any more, so the way on is a full load. */
function Everywhere({ count }: { count: number }) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const { locale } = useAppData();
  const { isBusy, run, fail, summary } = useSending('everywhere');
  const [state, setState] = useState<'ready' | 'asking' | 'done'>('ready');
  const box = useRef<HTMLDivElement>(null);
  const go = (next: typeof state) => {
    setState(next);
    box.current?.focus();
  };
  const [unsent, setUnsent] = useState(0);
  /** Logging out empties this device, too: what is only here goes first, and what cannot go is named before (D23). */
  async function ask() {
    const owner = whoIsHere();
    setUnsent(owner ? (await sendUnsent(owner)).length : 0);
    go('asking');
  }
  const leave = () =>
    run(async () => {
      try {
        await logOutEverywhere();
        forgetOpenKeys();
        forgetUnkept();
        go('done');
      } catch (error) {
        fail(errors.ofFailure(error, t('settings.sessions.error')));
      }
    });
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
      {state === 'ready' && (
        <Button kind="danger" onClick={() => run(ask)}>
          {t('settings.sessions.all')}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {state === 'asking' && t('settings.sessions.allAsk')}
        {state === 'asking' && unsent > 0 && ` ${t('logOut.unsent.text', { count: unsent })}`}
        {state === 'done' && t('settings.sessions.allDone', { n: count })}
      </p>
      {summary('')}
      {state === 'asking' && (
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" onClick={leave} busy={isBusy ? t('settings.sessions.allBusy') : undefined}>
            {t('settings.sessions.allYes')}
          </Button>
          <Button kind="plain" onClick={() => go('ready')}>
            {t('settings.sessions.allNo')}
          </Button>
        </div>
      )}
      {state === 'done' && (
        <ButtonLink kind="quiet" href={pathTo('home', locale)}>
          {t('settings.sessions.leave')}
        </ButtonLink>
      )}
    </div>
  );
}
