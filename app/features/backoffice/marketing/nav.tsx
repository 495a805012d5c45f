/** The screens about marketing, side by side; an adviser has the leads alone, and then there is nothing to choose. */
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

const SCREENS = [
  { name: 'leads', screen: 'admin-leads' },
  { name: 'codes', screen: 'admin-discount-codes' },
  { name: 'attribution', screen: 'admin-attribution' },
  { name: 'events', screen: 'admin-events' },
  { name: 'jobs', screen: 'admin-jobs' },
] as const;
export type MarketingPart = (typeof SCREENS)[number]['name'];

export function MarketingNav({ here, isAdmin }: { here: MarketingPart; isAdmin: boolean }) {
  const t = useTranslations('office-marketing.nav');
  if (!isAdmin) return null;
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
