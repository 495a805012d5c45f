/** The one bar of the back office: its parts, and the menu of whoever works here. */
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LogOutButton } from '#app/features/accounts/sessions/log-out-button.tsx';
import { PersonBadge } from '#app/features/applicants/person-badge.tsx';
import type { PortalTools } from '#app/features/chrome/app/portal-tools.ts';
import type { Role } from '#app/platform/access/actor.ts';
import type { OfficePart } from '#app/site-map/office.ts';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { FoldOut } from '#app/ui/overlays/fold-out.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { useShownInRow } from '#app/ui/wayfinding/use-shown-in-row.ts';
import { brand } from '#content/brand.ts';
import { SearchBox } from './search-box.tsx';
import { partsFor } from './wayfinding.ts';

type Props = {
  person: { first_name: string; last_name: string; role: Role };
  here: OfficePart | undefined;
  onSettings: PortalTools['openSettings'];
};

function Menu({ person, onSettings }: Omit<Props, 'here'>) {
  const t = useTranslations('office.frame');
  const name = `${person.first_name} ${person.last_name}`.trim();
  const open = (icon: IconName, text: string, close: () => void, tab?: 'sessions') => (
    <button
      type="button"
      className={rowLook}
      onClick={() => {
        close();
        onSettings(tab);
      }}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <FoldOut
      look="flex min-h-12 items-center gap-2 rounded-full px-1 font-semibold text-deep hover:bg-sky"
      button={
        <>
          <PersonBadge name={name} className="size-10" />
          <span className="sr-only">{t('menu', { name: person.first_name })}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {(close) => (
        <div className="grid w-72 max-w-full gap-1">
          <p className="px-3 py-2">
            <bdi className="block font-semibold">{name}</bdi>
            <span className="text-quiet text-sm">{t(`roles.${person.role === 'admin' ? 'admin' : 'csr'}`)}</span>
          </p>
          {open('gear', t('settings'), close)}
          {open('device', t('sessions'), close, 'sessions')}
          <div className="grid border-line border-t pt-1">
            <LogOutButton label={t('logOut')} />
          </div>
        </div>
      )}
    </FoldOut>
  );
}

export function OfficeBar({ person, here, onSettings }: Props) {
  const t = useTranslations('office.frame');
  const list = useRef<HTMLUListElement>(null);
  useShownInRow(list, here);
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-card print:hidden">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-4 px-4">
        <p className="flex min-h-14 items-center gap-2 font-bold text-lg">
          <Mark />
          <span className="max-lg:sr-only">{brand.name}</span>
          <span className="rounded-full bg-sky px-2.5 py-0.5 font-semibold text-deep text-sm max-sm:sr-only">
            {t('title')}
          </span>
        </p>
        <nav aria-label={t('parts')} className="order-last min-w-0 max-xl:w-full xl:order-none">
          <ul ref={list} className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
            {partsFor(person.role).map(({ part, screen }) => (
              <li key={part}>
                <ScreenLink to={screen} look="tab" aria-current={part === here ? 'true' : undefined}>
                  {t(`part.${part}`)}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 flex-1 items-center justify-end gap-2">
          <SearchBox />
          <Menu person={person} onSettings={onSettings} />
        </div>
      </div>
    </header>
  );
}
