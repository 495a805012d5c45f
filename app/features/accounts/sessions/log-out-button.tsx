/** Log out (T8): the server ends the session, then the browser goes home; a failure is said, and can be tried again. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

/** With a `label` it is a line of a menu. */
export function LogOutButton({ label }: { label?: string }) {
  const t = useTranslations('accounts');
  const [unsent, setUnsent] = useState(0);
  const { state, leave } = useLogOut(setUnsent);
  const dialog = unsent > 0 && (
    <UnsentDialog
      count={unsent}
      state={state}
      onSend={() => leave()}
      onLose={() => leave({ evenUnsent: true })}
      onStay={() => setUnsent(0)}
    />
  );

  if (label)
    return (
      <>
        <button type="button" onClick={() => leave()} aria-disabled={state === 'busy' || undefined} className={rowLook}>
          <Icon name="leave" />
          {state === 'ready' ? label : t(`logOut.${state}`)}
        </button>
        <span role="status" className="sr-only">
          {state === 'failed' && t('logOut.failed')}
        </span>
        {dialog}
      </>
    );
  return (
    <>
      <Button kind="quiet" onClick={() => leave()} busy={state === 'busy' ? t('logOut.busy') : undefined}>
        {t(state === 'failed' ? 'logOut.failed' : 'logOut.submit')}
      </Button>
      {dialog}
    </>
  );
}
