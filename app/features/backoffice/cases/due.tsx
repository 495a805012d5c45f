/** Until when a case is to be done, and whether that is over. */
import { useFormatter, useTranslations } from 'use-intl';

export function Due({ at, isOverdue }: { at: Date | null; isOverdue: boolean }) {
  const t = useTranslations('office.cases');
  const format = useFormatter();
  if (!at) return <span className="text-quiet">{t('noDeadline')}</span>;
  const day = format.dateTime(at, { day: 'numeric', month: 'short' });
  return isOverdue ? <span className="font-semibold text-alert">{t('late', { day })}</span> : <span>{day}</span>;
}
