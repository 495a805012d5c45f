/** Ways through the money: its screens side by side, of which an adviser sees those that are theirs; and from page to page of what waits. */
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
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

type FurtherProps = { to: 'admin-refunds' | 'admin-payment-reviews'; isLater: boolean; next: string | null };

/** Below what waits, the oldest first: the next ones, and back to where it begins. */
export function Further({ to, isLater, next }: FurtherProps) {
  const t = useTranslations('office-money.list');
  return (
    <div className="flex flex-wrap gap-5">
      {isLater && <ScreenLink to={to}>{t('oldest')}</ScreenLink>}
      {next && (
        <ScreenLink to={to} query={{ after: next }}>
          {t('more')}
        </ScreenLink>
      )}
    </div>
  );
}
