/** The one bar of the portal: the way back, where one is, and the menu of the person (spec 2 "Onboarding layout", D45). */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '#app/features/accounts/profile/language-choice.tsx';
import { LogOutButton } from '#app/features/accounts/sessions/log-out-button.tsx';
import { PersonBadge } from '#app/features/applicants/person-badge.tsx';
import type { PortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { FoldOut } from '#app/ui/overlays/fold-out.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { PortalSlug } from '#content/portal-steps.ts';
import { useAskHref } from './ask.ts';

type Owner = { user_id: string; role: string; first_name: string; last_name: string };
type Props = {
  person: Owner;
  service: { title: string } | null;
  step: PortalSlug | undefined;
  isHome: boolean;
  onSettings: PortalTools['openSettings'];
};

const Labelled = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    {children}
  </>
);

function Menu({ person, service, onSettings }: Omit<Props, 'step' | 'isHome'>) {
  const t = useTranslations('portal');
  const askHref = useAskHref(service);
  const name = `${person.first_name} ${person.last_name}`.trim();
  const settings = (icon: IconName, text: string, close: () => void, tab?: 'sessions') => (
    <button
      type="button"
      className={rowLook}
      onClick={() => {
        close();
        onSettings(tab);
      }}
    >
      <Labelled icon={icon}>{text}</Labelled>
    </button>
  );
  return (
    <FoldOut
      look="flex min-h-12 items-center gap-2 rounded-full px-1 font-semibold text-deep hover:bg-sky"
      button={
        <>
          <PersonBadge name={name} className="size-10" />
          <span className="sr-only">{t('frame.menu', { name: person.first_name })}</span>
        </>
      }
    >
      {(close) => (
        <div className="grid w-80 max-w-full gap-1">
          <p className="px-3 py-2 font-semibold">
            <bdi>{name}</bdi>
          </p>
          {settings('gear', t('frame.settings'), close)}
          {settings('device', t('frame.sessions'), close, 'sessions')}
          {person.role === 'applicant' && (
            <ScreenLink to="portal-receipts" look="row" onClick={close}>
              <Labelled icon="file">{t('frame.receipts')}</Labelled>
            </ScreenLink>
          )}
          <a href={askHref} data-event="send_whatsapp" data-place="portal" className={rowLook}>
            <Labelled icon="chat">{t('frame.ask')}</Labelled>
          </a>
          <div className="px-3 py-2">
            <LanguageChoice user_id={person.user_id} />
          </div>
          <div className="grid border-line border-t pt-1">
            <ScreenLink to="home" look="row">
              <Labelled icon="home">{t('frame.exit')}</Labelled>
            </ScreenLink>
            <LogOutButton label={t('frame.logOut')} />
          </div>
        </div>
      )}
    </FoldOut>
  );
}

export function PortalBar({ step, isHome, ...menu }: Props) {
  const t = useTranslations('portal');
  return (
    <div className="border-line border-b">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center justify-between gap-x-2 px-2 sm:px-4">
        <div className="flex min-w-0 flex-wrap items-center">
          <ScreenLink to={isHome ? 'home' : 'portal'} look="plain">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="chevron-start" />
              <span className="max-sm:sr-only">{t(isHome ? 'frame.exit' : 'frame.back')}</span>
            </span>
          </ScreenLink>
          <p className="flex min-w-0 items-center gap-2 font-bold text-lg">
            {step ? (
              t(`steps.${step}`)
            ) : (
              <>
                <Mark />
                {brand.name}
              </>
            )}
          </p>
        </div>
        <Menu {...menu} />
      </div>
    </div>
  );
}
