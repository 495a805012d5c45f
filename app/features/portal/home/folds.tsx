/** What is for a second look: what to have at hand, and what has happened. */
import { useTranslations } from 'use-intl';
import type { Line } from '#app/features/portal/case/rules.ts';
import { Timeline } from '#app/features/portal/case/timeline.tsx';
import { FoldRow } from '#app/features/portal/fold-row.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { Icon } from '#app/ui/icon.tsx';

export function AtHand({ items }: { items: NonNullable<PrimaryView['atHand']> }) {
  const t = useTranslations('portal');
  return (
    <FoldRow title={t('atHand.title')}>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 leading-snug">
            <Icon name="tick" className="mt-px size-5 text-good" />
            <span className="min-w-0">{t(`atHand.items.${item}`)}</span>
          </li>
        ))}
      </ul>
    </FoldRow>
  );
}

export function Story({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('case.timeline');
  if (lines.length === 0) return null;
  return (
    <FoldRow title={t('count', { n: lines.length })}>
      <Timeline lines={lines} />
    </FoldRow>
  );
}
