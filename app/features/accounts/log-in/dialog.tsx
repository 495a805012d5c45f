/** The log-in over a page whose session ended; somebody else's log-in leaves the page instead of sending its call (D13). */
import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { UserProfile } from '#app/features/accounts/client.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { pathTo } from '#app/paths.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { LogInForm } from './form.tsx';
import { usePageAccount } from './page-account.ts';

export function SessionDialog({ onAnswer }: { onAnswer(isBack: boolean): void }) {
  const t = useTranslations('accounts');
  const id = useId();
  const { locale } = useAppData();
  const account = usePageAccount();
  const phone = account?.phone_number;

  // It stands open by now; one goes on where something is missing.
  useEffect(() => {
    const missing = phone ? 'password' : 'phone_number_national';
    document.getElementById(id)?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
  }, [id, phone]);

  const goOn = (profile: UserProfile) => {
    if (account && account.user_id !== profile.user_id) location.assign(pathTo('portal', locale));
    else onAnswer(true);
  };
  return (
    <ShownDialog
      id={id}
      title={t('sessionLost.title')}
      close={t('sessionLost.close')}
      holds
      onClose={() => onAnswer(false)}
    >
      <p>{t('sessionLost.text')}</p>
      <LogInForm phone={phone} submit={t('sessionLost.submit')} onDone={goOn} />
    </ShownDialog>
  );
}
