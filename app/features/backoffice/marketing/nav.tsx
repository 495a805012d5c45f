/** The screens about marketing, side by side; an adviser has the leads alone, and then there is nothing to choose. */
import { useTranslations } from 'use-intl';
import { SideBySide } from '../side-by-side.tsx';

const SCREENS = [
  { name: 'leads', screen: 'admin-leads' },
  { name: 'codes', screen: 'admin-discount-codes' },
  { name: 'attribution', screen: 'admin-attribution' },
  { name: 'events', screen: 'admin-events' },
  { name: 'jobs', screen: 'admin-jobs' },
] as const;
type MarketingPart = (typeof SCREENS)[number]['name'];

export function MarketingNav({ here, isAdmin }: { here: MarketingPart; isAdmin: boolean }) {
  const t = useTranslations('office-marketing.nav');
  if (!isAdmin) return null;
  return <SideBySide label={t('label')} here={here} screens={SCREENS} textOf={(name) => t(name)} />;
}
