/** What is for a second look: the cost in all, row by row, what to have at hand, and what has happened. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Line } from '#app/features/portal/case/rules.ts';
import { Timeline } from '#app/features/portal/case/timeline.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';

function Fold({ title, aside, children }: { title: string; aside?: string | undefined; children: ReactNode }) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 px-3 font-semibold hover:bg-sky">
        <span className="min-w-28 flex-1">{title}</span>
        {aside && <span className="tabular-nums">{breakable(aside)}</span>}
        <Icon name="chevron-down" className="size-4 text-deep group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-4">{children}</div>
    </details>
  );
}

type CostProps = { cost: NonNullable<PrimaryView['cost']> } & Pick<PrimaryView, 'people' | 'rate'>;

export function Cost({ cost, people, rate }: CostProps) {
  const t = useTranslations('portal');
  const total = cost.rows.find(({ what }) => what === 'total');
  return (
    <Fold title={cost.title} aside={total?.amount}>
      <dl className="grid">
        {cost.rows.map(({ what, label, amount, note }) => (
          <div
            key={what}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 ${what === 'total' ? 'border-night border-t-2 font-semibold' : 'border-line border-t first:border-t-0 first:pt-0'}`}
          >
            <dt className="grid min-w-0 grow basis-36">
              {label}
              {note && <span className="text-quiet text-sm">{note}</span>}
            </dt>
            <dd className="min-w-0 font-semibold tabular-nums">{breakable(amount)}</dd>
          </div>
        ))}
      </dl>
      {cost.next && <p>{cost.next}</p>}
      <div className="grid gap-1 text-quiet text-sm">
        <p>{t('cost.people', { n: people })}</p>
        {rate && (
          <p>
            {rate.said}{' '}
            {rate.attribution && (
              <TextLink href={rate.attribution.href} newTab={t('cost.newTab')}>
                {rate.attribution.name}
              </TextLink>
            )}
          </p>
        )}
        {cost.feeSources.map(({ href, label, checked }) => (
          <p key={href}>
            <TextLink href={href} newTab={t('cost.newTab')}>
              {label}
            </TextLink>
            {checked && ` · ${checked}`}
          </p>
        ))}
      </div>
    </Fold>
  );
}

export function AtHand({ items }: { items: NonNullable<PrimaryView['atHand']> }) {
  const t = useTranslations('portal');
  return (
    <Fold title={t('atHand.title')}>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 leading-snug">
            <Icon name="tick" className="mt-px size-5 text-good" />
            <span className="min-w-0">{t(`atHand.items.${item}`)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

export function Story({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('case.timeline');
  if (lines.length === 0) return null;
  return (
    <Fold title={t('count', { n: lines.length })}>
      <Timeline lines={lines} />
    </Fold>
  );
}
