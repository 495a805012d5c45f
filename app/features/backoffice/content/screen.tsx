/** /admin/content/facts: every fact with source and age, what is over its shelf life first; to read, to print, to take along. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/screen.ts';
import { ContentNav } from './nav.tsx';
import { FACT_KINDS, type FactFilter, fits } from './rules.ts';
import { type FactLine, factsView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => factsView(context.get(ctxContext));

function Places({ places }: Pick<FactLine, 'places'>) {
  const t = useTranslations('office-content.facts');
  if (places.length === 0) return <span className="text-quiet text-sm">{t('nowhere')}</span>;
  return (
    <div className="@2xl:min-w-28">
      <Fold title={t('places', { n: places.length })}>
        <ul className="grid gap-1 text-sm">
          {places.map(({ title, href }) => (
            <li key={title}>{href ? <TextLink href={href}>{title}</TextLink> : title}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Facts({ facts }: { facts: readonly FactLine[] }) {
  const t = useTranslations('office-content.facts');
  return (
    <Table
      columns={[
        { key: 'label', title: t('fact'), prose: true },
        { key: 'value', title: t('value'), prose: true },
        { key: 'source', title: t('source') },
        { key: 'state', title: t('state') },
        { key: 'places', title: t('usedIn'), prose: true },
      ]}
      rows={facts.map((one) => ({
        key: `${one.kind} ${one.name}`,
        cells: {
          label: (
            <span className="grid gap-0.5">
              <span>{one.label}</span>
              <bdi dir="ltr" className="font-mono font-normal text-quiet text-sm [overflow-wrap:anywhere]">
                {one.name}
              </bdi>
            </span>
          ),
          value: one.value,
          source: (
            <span className="grid @2xl:flex @2xl:flex-col @2xl:items-start">
              <TextLink href={one.source} newTab={t('newTab')}>
                <bdi dir="ltr">{one.site}</bdi>
              </TextLink>
              <span className="text-sm">{t('checked', { day: one.checked })}</span>
              <span className="text-quiet text-sm">{t(one.how === 'read at the source' ? 'read' : 'quoted')}</span>
            </span>
          ),
          state: (
            <span className="grid justify-items-start gap-1 @max-lg:justify-items-end @2xl:flex @2xl:flex-col @2xl:items-start @4xl:whitespace-nowrap">
              <StatusPill status={one.isOld ? 'going' : 'done'}>{t(one.isOld ? 'old' : 'fresh')}</StatusPill>
              <span className="text-quiet text-sm tabular-nums">
                {one.isOld ? t('late', { n: -one.left }) : t('left', { n: one.left })}
              </span>
            </span>
          ),
          places: <Places places={one.places} />,
        },
      }))}
    />
  );
}

export default function FactsScreen({ loaderData: { facts, old, today } }: Route.ComponentProps) {
  const t = useTranslations('office-content.facts');
  const [filter, setFilter] = useState<FactFilter>({ text: '', kind: '', age: '' });
  const shown = facts.filter((one) => fits(one, filter));
  const field = (name: keyof FactFilter) => ({
    id: `facts-${name}`,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => setFilter({ ...filter, [name]: target.value }),
  });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <ButtonLink kind="quiet" icon="download" href="/api-mv/admin/facts/report" download>
            {t('csv')}
          </ButtonLink>
          <Button kind="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <ContentNav here="facts" />
      <p className="max-w-[70ch] text-quiet">{t('lead', { n: facts.length, old, today })}</p>
      <search aria-label={t('filters')} className="grid gap-3 sm:grid-cols-3 print:hidden">
        <TextField {...field('text')} label={t('text')} type="search" />
        <SelectField
          {...field('kind')}
          label={t('kind')}
          empty={t('any')}
          options={FACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          {...field('age')}
          label={t('state')}
          empty={t('any')}
          options={(['old', 'fresh'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </search>
      <p role="status" className="font-semibold">
        {t('shown', { n: shown.length })}
      </p>
      {shown.length > 0 && <Facts facts={shown} />}
    </div>
  );
}
