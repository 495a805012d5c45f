/** /admin/leads: who left their number, newest first by key; the filters stand in the address, a search does not. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useKeptFilters } from '#app/features/backoffice/cases/use-kept-filters.ts';
import { MarketingNav } from '#app/features/backoffice/marketing/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { FilterForm } from './filter-form.tsx';
import { SearchForm } from './search-form.tsx';
import { LeadTable } from './table.tsx';
import { leadsView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  leadsView(context.get(ctxContext), new URL(request.url).searchParams);

export default function LeadsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-marketing');
  const [isDownloading, setDownloading] = useState(false);
  const { filters, leads, next, isLater, isAdmin } = view;
  const hasFilters = Object.keys(filters).length > 0;
  useKeptFilters('office-leads', filters);
  return (
    <div className="grid gap-4">
      <title>{t('leads.title')}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('leads.title')}</h1>
        {isAdmin && (
          <Button kind="quiet" icon="download" onClick={() => setDownloading(true)}>
            {t('leads.download.open')}
          </Button>
        )}
      </div>
      <MarketingNav here="leads" isAdmin={isAdmin} />
      <p className="text-quiet">{t('leads.lead')}</p>
      <SearchForm />
      {view.isWrong && (
        <Banner kind="warning">
          <p>{t('list.wrong')}</p>
        </Banner>
      )}
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      {leads.length > 0 ? (
        <LeadTable leads={leads} />
      ) : (
        <EmptyState
          title={t(hasFilters ? 'list.noneFiltered' : 'leads.none')}
          text={t(hasFilters ? 'list.noneFilteredText' : 'leads.noneText')}
          scene={<Empty className="w-60" />}
        />
      )}
      <div className="flex flex-wrap gap-5">
        {isLater && (
          <ScreenLink to="admin-leads" query={filters}>
            {t('list.newest')}
          </ScreenLink>
        )}
        {next && (
          <ScreenLink to="admin-leads" look="quiet" query={{ ...filters, before: next }}>
            {t('list.more')}
          </ScreenLink>
        )}
      </div>
      {isDownloading && <DownloadDialog filters={filters} onClose={() => setDownloading(false)} />}
    </div>
  );
}
