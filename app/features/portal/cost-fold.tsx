/** What a service costs in all, row by row, folded under its sum. */
import { useTranslations } from 'use-intl';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { FoldRow } from './fold-row.tsx';

type CostProps = { cost: NonNullable<PrimaryView['cost']> } & Pick<PrimaryView, 'people' | 'rate'>;

export function CostFold({ cost, people, rate }: CostProps) {
  const t = useTranslations('portal');
  const total = cost.rows.find(({ what }) => what === 'total');
  return (
    <FoldRow title={cost.title} aside={total?.amount}>
      <dl className="grid">
        {cost.rows.map(({ what, label, amount, note }) => (
          <div
            key={what}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 ${what === 'total' ? 'border-night border-t-2 font-semibold' : 'border-line border-t first:border-t-0 first:pt-0'}`}
          >
            <dt className="min-w-0 grow basis-36">{label}</dt>
            <dd className="min-w-0 font-semibold tabular-nums">{breakable(amount)}</dd>
            {/* Below both: a sentence beside the sum would part it from its name. */}
            {note && <dd className="basis-full font-normal text-quiet text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
      {cost.next && <p>{cost.next}</p>}
      <div className="grid gap-1 text-quiet">
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
    </FoldRow>
  );
}
