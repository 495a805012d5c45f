/** Something is on this device only: send it and leave, leave without it, or stay. */
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { LeavingState } from './use-log-out.ts';

type Props = { count: number; state: LeavingState; onSend(): void; onLose(): void; onStay(): void };

export function UnsentDialog({ count, state, onSend, onLose, onStay }: Props) {
  const t = useTranslations('accounts.logOut');
  const id = useId();
  /** It came to be asked again: the try has failed. */
  const tries = useRef(0);
  useEffect(() => {
    if (state === 'busy') tries.current += 1;
  }, [state]);
  const isStill = state !== 'busy' && tries.current > 0;
  return (
    <ShownDialog
      id={id}
      title={t('unsent.title')}
      close={t('unsent.stay')}
      onClose={onStay}
      actions={
        <>
          <Button kind="main" onClick={onSend} busy={state === 'busy' ? t('busy') : undefined}>
            {t('unsent.send')}
          </Button>
          <Button kind="danger" onClick={onLose}>
            {t('unsent.lose')}
          </Button>
          <Button kind="plain" onClick={onStay}>
            {t('unsent.stay')}
          </Button>
        </>
      }
    >
      <p>{t('unsent.text', { count })}</p>
      <p role="alert" className="text-alert empty:hidden">
        {isStill && t(state === 'failed' ? 'unsent.failed' : 'unsent.still')}
      </p>
    </ShownDialog>
  );
}
