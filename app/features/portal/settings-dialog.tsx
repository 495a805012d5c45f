/** Settings behind the gear (spec 2): language, profile, password, sessions, measuring, one's own data, and the second factor of staff. */
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { readSecondFactor } from '#app/features/accounts/client.ts';
import { PasswordForm } from '#app/features/accounts/password/form.tsx';
import { type Editable, ProfileForm } from '#app/features/accounts/profile/form.tsx';
import { LanguageChoice } from '#app/features/accounts/profile/language-choice.tsx';
import { TrackingChoice } from '#app/features/accounts/profile/tracking-choice.tsx';
import { SecondFactor } from '#app/features/accounts/second-factor/panel.tsx';
import { SessionList } from '#app/features/accounts/sessions/list.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { type SettingsTab, usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { pathTo } from '#app/paths.ts';
import { isStaff, type Role } from '#app/platform/access/actor.ts';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { type Tab, Tabs } from '#app/ui/wayfinding/tabs.tsx';

type SettingsPerson = Editable & { role: Role; must_set_password: boolean; isLimited?: boolean };

type Props = { person: SettingsPerson; tab: SettingsTab | undefined; onClose(): void };

export function SettingsDialog({ person, tab, onClose }: Props) {
  const t = useTranslations('accounts');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { locale } = useAppData();
  const { tell } = usePortalTools();
  const done = (said?: string) => {
    closeDialog(id);
    revalidate();
    if (said) tell(said);
  };
  /** Where a second factor is demanded the pages of the office are closed now: the portal says so, and sets up another. */
  const afterRemoval = async () => {
    const { must_set } = await readSecondFactor().catch(() => ({ must_set: false }));
    if (must_set) location.assign(pathTo('portal', locale));
    else revalidate();
  };
  // Without a password of one's own there is nothing yet to confirm a change with.
  const first = person.must_set_password && <p>{t('settings.password.first')}</p>;
  const factor: Tab = {
    key: 'second-factor',
    title: t('settings.secondFactor.tab'),
    body: <SecondFactor onSet={revalidate} onRemoved={afterRemoval} />,
  };
  const own: [Tab, ...Tab[]] = [
    { key: 'profile', title: t('settings.profile.tab'), body: first || <ProfileForm person={person} onDone={done} /> },
    { key: 'password', title: t('settings.password.tab'), body: first || <PasswordForm /> },
    { key: 'sessions', title: t('settings.sessions.tab'), body: <SessionList />, isFresh: true },
  ];
  // Nobody measures our own staff.
  const choice: Tab = { key: 'tracking', title: t('settings.tracking.tab'), body: <TrackingChoice />, isFresh: true };
  const data: Tab = {
    key: 'privacy',
    title: t('settings.privacy.tab'),
    body: (
      <div className="grid gap-4">
        <p>{t('settings.privacy.text')}</p>
        <div>
          <ScreenLink to="portal-privacy" look="quiet" onClick={() => closeDialog(id)}>
            {t('settings.privacy.open')}
          </ScreenLink>
        </div>
      </div>
    ),
  };
  const tabs: [Tab, ...Tab[]] = person.isLimited
    ? [factor]
    : isStaff(person)
      ? [...own, factor]
      : [...own, choice, data];
  return (
    <ShownDialog id={id} title={t('settings.title')} close={t('settings.close')} onClose={onClose} holds>
      {!person.isLimited && <LanguageChoice user_id={person.user_id} />}
      <Tabs id={`${id}-tabs`} label={t('settings.sections')} tabs={tabs} first={tab} />
    </ShownDialog>
  );
}
