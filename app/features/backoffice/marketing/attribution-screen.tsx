/** /admin/attribution: what each source brought, week by week, for the days that somebody chooses; as a file too. */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { Table } from '#app/ui/table.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/attribution-screen.ts';
import { FIGURES } from './attribution-rules.ts';
import { type AttributionView, attributionView } from './attribution-view.server.ts';
import { Typed } from './facts.tsx';
import { MarketingNav } from './nav.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  attributionView(context.get(ctxContext), new URL(request.url).searchParams);

type Sum = AttributionView['total'];

function Totals({ sum, isLarge }: { sum: Sum; isLarge?: boolean }) {
  const t = useTranslations('office-marketing.attribution');
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {FIGURES.map((name) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="text-quiet text-sm">{t(name)}</dt>
          <dd className={`font-semibold tabular-nums ${isLarge ? 'text-xl' : ''}`}>{sum[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Week({ week }: { week: AttributionView['weeks'][number] }) {
  const t = useTranslations('office-marketing.attribution');
  const figures = FIGURES.map((key) => ({ key, title: t(key), numeric: true }));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{t('week', { day: week.day })}</h2>
        <Totals sum={week.sum} />
      </div>
      <Table
        columns={[
          { key: 'source', title: t('source') },
          { key: 'campaign', title: t('campaign'), prose: true },
          { key: 'landing', title: t('landing'), prose: true },
          ...figures,
        ]}
        rows={week.rows.map(({ key, source, campaign, landing, ...counts }) => ({
          key,
          cells: {
            ...counts,
            source: source ? <Typed>{source}</Typed> : t('direct'),
            campaign: campaign ? <Typed>{campaign}</Typed> : <span className="text-quiet">{t('noCampaign')}</span>,
            landing: landing ? <Typed>{landing}</Typed> : <span className="text-quiet">{t('noLanding')}</span>,
          },
        }))}
      />
    </section>
  );
}

export default function AttributionScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-marketing.attribution');
  const { start_date, end_date, weeks } = view;
  return (
    <div className="grid gap-5">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <MarketingNav here="attribution" isAdmin />
      <p className="max-w-3xl text-quiet">{t('lead')}</p>
      {view.isWrong && (
        <Banner kind="warning">
          <p>{t('wrong')}</p>
        </Banner>
      )}
      <form key={`${start_date} ${end_date}`} method="get" className="flex flex-wrap items-end gap-4">
        <TextField
          {...{ id: 'attribution-from', name: 'start_date', type: 'date', label: t('from'), defaultValue: start_date }}
        />
        <TextField
          {...{ id: 'attribution-to', name: 'end_date', type: 'date', label: t('to'), defaultValue: end_date }}
        />
        <Button kind="quiet" type="submit">
          {t('apply')}
        </Button>
        {!view.isUsual && <ScreenLink to="admin-attribution">{t('usual')}</ScreenLink>}
        <ButtonLink
          kind="quiet"
          icon="download"
          href={`/api-mv/admin/attribution.csv?${new URLSearchParams({ start_date, end_date })}`}
        >
          {t('csv')}
        </ButtonLink>
      </form>
      {view.isCut && (
        <Banner kind="warning">
          <p>{t('cut')}</p>
        </Banner>
      )}
      {weeks.length > 0 ? (
        <>
          <section className="grid gap-2 rounded-card border border-line bg-card p-4">
            <h2 className="text-xl">{t('totals')}</h2>
            <Totals sum={view.total} isLarge />
            <p className="text-quiet text-sm">{t('valueIs')}</p>
          </section>
          {weeks.map((week) => (
            <Week key={week.week} week={week} />
          ))}
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} scene={<Empty className="w-60" />} />
      )}
    </div>
  );
}
