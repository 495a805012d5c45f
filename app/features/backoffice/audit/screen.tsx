/** /admin/audit: who did what, about whom and when, with the filters in the address; whether it is whole, and as a file (Q17). */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FoldOnPhone } from '#app/ui/fold-on-phone.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { CheckBox } from './check-box.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { TeamNav } from './nav.tsx';
import { TrailTable } from './trail-table.tsx';
import { type TrailView, trailView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  trailView(context.get(ctxContext), new URL(request.url).searchParams);

/** Without script too: the address is the filter. An id of somebody goes along unseen until it is taken away. */
function Filters({ view: { filter, actors, groups, about } }: { view: TrailView }) {
  const t = useTranslations('office-audit.screen');
  const isByNumber = !about || /^\d+$/.test(filter.about ?? '');
  const { about: _, ...others } = filter;
  return (
    <search aria-label={t('filters')} className="rounded-card border border-line bg-card px-4 py-1 sm:py-4">
      <FoldOnPhone title={t('filtersSet', { count: Object.keys(filter).length })}>
        <form method="get" className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <SelectField
              {...{ id: 'audit-who', name: 'who', label: t('who'), empty: t('anybody') }}
              options={actors.map(({ user_id, name }) => ({ value: user_id, label: name }))}
              defaultValue={filter.who ?? ''}
            />
            <SelectField
              {...{ id: 'audit-action', name: 'action', label: t('what'), empty: t('anything'), options: groups }}
              defaultValue={filter.action ?? ''}
            />
            {isByNumber ? (
              <TextField
                {...{ id: 'audit-about', name: 'about', label: t('about'), help: t('aboutHelp') }}
                {...{ inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', maxLength: 10 }}
                defaultValue={filter.about ?? ''}
              />
            ) : (
              <div className="grid content-center gap-1">
                <input type="hidden" name="about" value={filter.about} />
                <p>{t('aboutOne', { label: about.label })}</p>
                <p>
                  <ScreenLink to="admin-audit" query={others}>
                    {t('aboutAll')}
                  </ScreenLink>
                </p>
              </div>
            )}
            <TextField
              {...{ id: 'audit-from', name: 'from', type: 'date', label: t('from') }}
              defaultValue={filter.from ?? ''}
            />
            <TextField
              {...{ id: 'audit-until', name: 'until', type: 'date', label: t('until') }}
              defaultValue={filter.until ?? ''}
            />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button kind="quiet" type="submit">
              {t('apply')}
            </Button>
            {Object.keys(filter).length > 0 && <ScreenLink to="admin-audit">{t('clear')}</ScreenLink>}
          </div>
        </form>
      </FoldOnPhone>
    </search>
  );
}

export default function AuditScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-audit.screen');
  const leaving = useTranslations('office-audit.export');
  const { filter, lines, next, isLater, isUnknown, wanted, check } = view;
  const [isExporting, setExporting] = useState(false);
  const [said, setSaid] = useState('');
  const query: Record<string, string> = { ...filter };
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <TeamNav here="audit" />
      <p className="max-w-3xl text-quiet">{t('lead')}</p>
      <CheckBox check={check} />
      <Filters key={JSON.stringify(filter)} view={view} />
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="quiet" disabled={isUnknown} onClick={() => setExporting(true)}>
          {leaving('open')}
        </Button>
        <Said>{said}</Said>
      </div>
      {lines.length === 0 ? (
        <p role="status">{t(isUnknown ? 'aboutUnknown' : 'empty')}</p>
      ) : (
        <TrailTable lines={lines} />
      )}
      <div className="flex flex-wrap gap-5">
        {isLater && (
          <ScreenLink to="admin-audit" query={query}>
            {t('newest')}
          </ScreenLink>
        )}
        {next && (
          <ScreenLink to="admin-audit" query={{ ...query, before: next }}>
            {t('more')}
          </ScreenLink>
        )}
      </div>
      {isExporting && (
        <ExportDialog filter={wanted} onDone={() => setSaid(leaving('started'))} onClose={() => setExporting(false)} />
      )}
    </div>
  );
}
