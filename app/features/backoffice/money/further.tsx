/** Below what waits, the oldest first: the next ones, and back to where it begins. */
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

type Props = { to: 'admin-refunds' | 'admin-payment-reviews'; isLater: boolean; next: string | null };

export function Further({ to, isLater, next }: Props) {
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
