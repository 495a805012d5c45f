/** The team and its trail, side by side. */
import { useTranslations } from 'use-intl';
import { SideBySide } from '../side-by-side.tsx';

const SCREENS = [
  { name: 'staff', screen: 'admin-staff' },
  { name: 'audit', screen: 'admin-audit' },
] as const;

export function TeamNav({ here }: { here: (typeof SCREENS)[number]['name'] }) {
  const t = useTranslations('office-staff.nav');
  return <SideBySide label={t('label')} here={here} screens={SCREENS} textOf={(name) => t(name)} />;
}
