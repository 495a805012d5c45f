/** The screens about money, side by side; an adviser sees those that are theirs. */
import { useTranslations } from 'use-intl';
import { SideBySide } from '../side-by-side.tsx';

const SCREENS = [
  { name: 'payments', screen: 'admin-money', isForAll: false },
  { name: 'refunds', screen: 'admin-refunds', isForAll: true },
  { name: 'reviews', screen: 'admin-payment-reviews', isForAll: false },
  { name: 'promos', screen: 'admin-promos', isForAll: false },
  { name: 'exports', screen: 'admin-exports', isForAll: false },
] as const;
type MoneyPart = (typeof SCREENS)[number]['name'];

export function MoneyNav({ here, isAdmin }: { here: MoneyPart; isAdmin: boolean }) {
  const t = useTranslations('office-money.nav');
  const shown = SCREENS.filter(({ isForAll }) => isAdmin || isForAll);
  if (shown.length < 2) return null;
  return <SideBySide label={t('label')} here={here} screens={shown} textOf={(name) => t(name)} />;
}
