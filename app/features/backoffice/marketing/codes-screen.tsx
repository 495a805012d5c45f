/** /admin/discount-codes: who took a code, newest first by key, and what became of it (T25). */
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { CODE_STATES, type CodeState } from '#app/features/leads/codes/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/codes-screen.ts';
import { type CodeLine, codesView } from './codes-view.server.ts';
import { Typed } from './facts.tsx';
import { MarketingNav } from './nav.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  codesView(context.get(ctxContext), new URL(request.url).searchParams);

const LOOKS: Record<CodeState, Status> = { unused: 'going', used: 'done', expired: 'waiting' };

function Codes({ codes }: { codes: readonly CodeLine[] }) {
  const t = useTranslations('office-marketing');
  const format = useFormatter();
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'medium' });
  return (
    <Table
      columns={[
        { key: 'code', title: t('codes.code') },
        { key: 'state', title: t('codes.state') },
        { key: 'source', title: t('codes.source'), prose: true },
        { key: 'campaign', title: t('codes.campaign'), prose: true },
        { key: 'landing', title: t('codes.landing'), prose: true },
        { key: 'given', title: t('codes.given') },
        { key: 'until', title: t('codes.until') },
      ]}
      rows={codes.map((one) => ({
        key: one.code,
        cells: {
          code: (
            <bdi dir="ltr" className="font-mono">
              {one.code}
            </bdi>
          ),
          state: <StatusPill status={LOOKS[one.state]}>{t(`codes.states.${one.state}`)}</StatusPill>,
          source: (
            <span className="grid text-sm">
              {t(`codes.sources.${one.source}`)}
              {one.utm_source && (
                <span className="text-quiet">
                  <Typed>{one.utm_source}</Typed>
                </span>
              )}
            </span>
          ),
          campaign: one.campaign && <Typed>{one.campaign}</Typed>,
          landing: one.landing && <Typed>{one.landing}</Typed>,
          given: day(one.created_at),
          until: one.ends_at && day(one.ends_at),
        },
      }))}
    />
  );
}

export default function CodesScreen({ loaderData: { codes, state, isWrong, isLater, next } }: Route.ComponentProps) {
  const t = useTranslations('office-marketing');
  const query: Record<string, string> = state ? { state } : {};
  return (
    <div className="grid gap-4">
      <title>{t('codes.title')}</title>
      <h1 className="text-2xl">{t('codes.title')}</h1>
      <MarketingNav here="codes" isAdmin />
      <p className="text-quiet">{t('codes.lead')}</p>
      {isWrong && (
        <Banner kind="warning">
          <p>{t('list.wrong')}</p>
        </Banner>
      )}
      <form key={state} method="get" className="flex flex-wrap items-end gap-4">
        <SelectField
          {...{ id: 'codes-state', name: 'state', label: t('codes.show'), empty: t('list.any') }}
          defaultValue={state ?? ''}
          options={CODE_STATES.map((value) => ({ value, label: t(`codes.states.${value}`) }))}
        />
        <Button kind="quiet" type="submit">
          {t('list.apply')}
        </Button>
        {state && <ScreenLink to="admin-discount-codes">{t('list.clear')}</ScreenLink>}
      </form>
      {codes.length > 0 ? (
        <Codes codes={codes} />
      ) : (
        <EmptyState
          title={t(state ? 'list.noneFiltered' : 'codes.none')}
          text={t(state ? 'list.noneFilteredText' : 'codes.noneText')}
          scene={<Empty className="w-60" />}
        />
      )}
      <div className="flex flex-wrap gap-5">
        {isLater && (
          <ScreenLink to="admin-discount-codes" query={query}>
            {t('list.newest')}
          </ScreenLink>
        )}
        {next && (
          <ScreenLink to="admin-discount-codes" look="quiet" query={{ ...query, before: next }}>
            {t('list.more')}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}
