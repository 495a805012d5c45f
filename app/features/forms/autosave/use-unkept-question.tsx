/** Where this device keeps no copy, the way to another screen waits for the save, and asks where it cannot be had (T33, T40). */
import { useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { Keeper } from './keeper.ts';

export function useUnkeptQuestion(keeper: Keeper, isAtRisk: () => boolean) {
  const t = useTranslations('forms');
  const id = useId();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAtRisk(),
  );
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    const isSaved = await keeper.flush();
    setSending(false);
    setAsking(!isSaved);
    if (isSaved) proceed?.();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way
  useEffect(() => {
    if (state === 'blocked') void send();
  }, [state]);
  if (state !== 'blocked' || !isAsking) return null;
  const stay = () => {
    setAsking(false);
    reset();
  };
  return (
    <ShownDialog
      id={id}
      title={t('unkept.title')}
      close={t('unkept.stay')}
      onClose={stay}
      actions={
        <>
          <Button kind="main" onClick={send} busy={isSending ? t('save.saving') : undefined}>
            {t('unkept.send')}
          </Button>
          <Button kind="danger" onClick={() => proceed()}>
            {t('unkept.lose')}
          </Button>
          <Button kind="plain" onClick={stay}>
            {t('unkept.stay')}
          </Button>
        </>
      }
    >
      <p>{t('unkept.text')}</p>
    </ShownDialog>
  );
}
