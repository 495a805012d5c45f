/** The team and its trail, side by side. */
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

const SCREENS = [
  { name: 'staff', screen: 'admin-staff' },
  { name: 'audit', screen: 'admin-audit' },
] as const;

export function TeamNav({ here }: { here: (typeof SCREENS)[number]['name'] }) {
  const t = useTranslations('office-staff.nav');
  return (
    <nav aria-label={t('label')}>
      <ul className="flex gap-2 overflow-x-auto border-line border-b [scrollbar-width:none]">
        {SCREENS.map(({ name, screen }) => (
          <li key={name}>
            <ScreenLink to={screen} look="tab" aria-current={name === here ? 'page' : undefined}>
              {t(name)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
