/** "Continue on your phone": a code to scan, for this person's files alone. */
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { endPass, makePass, type Pass, type PassState, readPass } from './client.ts';
import { ASKED_EVERY_MS } from './rules.ts';

type PassDialogState = { at: 'making' } | { at: 'failed' } | { at: 'shown'; pass: Pass };

/** Asked while the dialog is open and seen; a failed question is asked again with the next. */
function usePassState(user_id: string, pass: Pass | undefined) {
  const [state, setState] = useState<PassState>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!pass) return;
    const stop = new AbortController();
    let files = 0;
    const ask = async () => {
      if (document.hidden) return;
      const now = await readPass(user_id, pass.token, stop.signal).catch(() => undefined);
      if (!now || stop.signal.aborted) return;
      setState(now);
      if (now.files !== files) revalidate();
      files = now.files;
      if (now.is_over) clearInterval(timer);
    };
    const timer = setInterval(ask, ASKED_EVERY_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
      setState(undefined);
    };
  }, [user_id, pass, revalidate]);
  return state;
}

function Code({ user_id, pass, onAgain }: { user_id: string; pass: Pass; onAgain(): void }) {
  const t = useTranslations('upload-pass');
  const state = usePassState(user_id, pass);
  if (state?.is_over)
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <p>{t('code.over')}</p>
        <Button kind="main" onClick={onAgain}>
          {t('code.again')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pass.qr_svg)}`}
        alt={t('code.picture')}
        width={224}
        height={224}
        className="rounded-card border border-line bg-white"
      />
      <div className="grid content-start gap-3">
        <ol className="grid list-decimal gap-2 ps-5">
          <li>{t('code.first')}</li>
          <li>{t('code.second')}</li>
          <li>{t('code.third')}</li>
        </ol>
        <p className="text-quiet text-sm">{t('code.until')}</p>
        <p role="status" className="flex min-h-7 items-center gap-2 font-semibold">
          {state?.is_opened && <Icon name="tick" />}
          {state?.is_opened && (state.files > 0 ? t('code.came', { count: state.files }) : t('code.connected'))}
          {state && !state.is_opened && <span className="font-normal text-quiet">{t('code.waiting')}</span>}
        </p>
      </div>
    </div>
  );
}

function CodeDialog({ user_id, onClose }: { user_id: string; onClose(): void }) {
  const t = useTranslations('upload-pass');
  const { locale } = useAppData();
  const id = useId();
  const [shown, setShown] = useState<PassDialogState>({ at: 'making' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try makes another code
  useEffect(() => {
    let isGone = false;
    setShown({ at: 'making' });
    const made = makePass(user_id, locale);
    made.then(
      (pass) => !isGone && setShown({ at: 'shown', pass }),
      () => !isGone && setShown({ at: 'failed' }),
    );
    return () => {
      isGone = true;
      // Nobody can scan it any more; what a phone has opened lives on until its time is over.
      made
        .then(async (pass) => {
          const { is_opened } = await readPass(user_id, pass.token, new AbortController().signal);
          if (!is_opened) await endPass(user_id, pass.token);
        })
        .catch(() => undefined);
    };
  }, [user_id, locale, tries]);
  const again = () => setTries(tries + 1);
  return (
    <ShownDialog id={id} title={t('code.title')} close={t('code.close')} onClose={onClose}>
      {shown.at === 'making' && <Skeleton text={t('code.making')} shape="fields" count={2} />}
      {shown.at === 'failed' && (
        <Banner kind="alert" live>
          <p>{t('code.failed')}</p>
          <Button kind="quiet" onClick={again}>
            {t('code.retry')}
          </Button>
        </Banner>
      )}
      {shown.at === 'shown' && <Code user_id={user_id} pass={shown.pass} onAgain={again} />}
      <p className="text-quiet text-sm">{t('code.private')}</p>
      <div>
        <Button kind="quiet" onClick={() => closeDialog(id)}>
          {t('code.done')}
        </Button>
      </div>
    </ShownDialog>
  );
}

/** From a tablet's width on: on a phone one is there already. */
export function ContinueOnPhone({ user_id }: { user_id: string }) {
  const t = useTranslations('upload-pass');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="hidden md:block">
      <Button kind="quiet" icon="device" onClick={() => setOpen(true)}>
        {t('code.open')}
      </Button>
      {isOpen && <CodeDialog user_id={user_id} onClose={() => setOpen(false)} />}
    </div>
  );
}
