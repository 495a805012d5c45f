/** Where a document stands: a word, a shape and a colour. */
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import type { Stand } from './rules.ts';

const calm: Partial<Record<Stand, Status>> = { missing: 'waiting', maybe: 'waiting', uploaded: 'done' };
const loud: Partial<Record<Stand, { look: string; icon: IconName }>> = {
  again: { look: 'bg-glow text-night', icon: 'warning' },
  refused: { look: 'bg-alert-soft text-alert', icon: 'alert' },
};

export function StandPill({ stand }: { stand: Stand }) {
  const t = useTranslations('documents-screen.stand');
  const status = calm[stand];
  if (status) return <StatusPill status={status}>{t(stand)}</StatusPill>;
  const { look, icon } = loud[stand] ?? { look: 'border border-line text-quiet', icon: undefined };
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm leading-snug ${look}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {t(stand)}
    </span>
  );
}
