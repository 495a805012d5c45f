/** "You are logged in as María P. Not you?": after a log-in that nobody typed (T3). Stays until it is closed. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LogOutButton } from '#app/features/accounts/sessions/log-out-button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { cameByLink, forgetArrival } from './arrival.ts';

export function ArrivalNote({ first_name, last_name }: { first_name: string; last_name: string }) {
  const t = useTranslations('accounts.logIn.arrived');
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(cameByLink()), []);
  if (!isShown) return null;
  const close = () => {
    forgetArrival();
    setShown(false);
  };
  return (
    <Banner
      kind="info"
      live
      title={t('title', { name: `${first_name} ${last_name}` })}
      close={t('close')}
      onClose={close}
    >
      <p>{t('notYou')}</p>
      <div className="pt-2">
        <LogOutButton />
      </div>
    </Banner>
  );
}
