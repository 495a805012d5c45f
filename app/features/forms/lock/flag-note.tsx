/** Beside an answer that was sent back: what the adviser wrote about it. */
import { useTranslations } from 'use-intl';
import { Icon } from '#app/ui/icon.tsx';

export function FlagNote({ comment }: { comment: string }) {
  const t = useTranslations('forms.lock');
  return (
    <span className="my-1 flex gap-2 rounded-card bg-glow px-3 py-2 text-base text-night leading-snug">
      <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold text-sm">{t('flag')}</span>
        <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{comment}</bdi>
      </span>
    </span>
  );
}
