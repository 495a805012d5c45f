/** /admin/cases: every case by key, with filters in the address; worked through by keyboard or finger. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { KeysDialog } from '#app/features/backoffice/keys-dialog.tsx';
import { useKeys } from '#app/features/backoffice/use-keys.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { type CaseFilters, queryOf } from './rules.ts';
import { CaseTable, caseId } from './table.tsx';
import { useBulk } from './use-bulk.ts';
import { useKeptFilters } from './use-kept-filters.ts';
import { type CasesView, casesView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  casesView(context.get(ctxContext), new URL(request.url).searchParams);

function useChosen(cases: CasesView['cases']) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (user_id: string) => {
    const next = new Set(ids);
    if (!next.delete(user_id)) next.add(user_id);
    setIds(next);
  };
  // What is no longer on the page is not chosen.
  return { ids, toggle, clear: () => setIds(new Set()), rows: cases.filter(({ user_id }) => ids.has(user_id)) };
}

/** j and k walk the lines; the one with the focus is the one that the other keys mean. */
function useWalk(cases: CasesView['cases']) {
  const here = () => cases.findIndex(({ user_id }) => document.activeElement?.id === caseId(user_id));
  const step = (by: 1 | -1) => () => {
    const at = here();
    const next = cases[at < 0 ? 0 : Math.min(Math.max(at + by, 0), cases.length - 1)];
    if (next) document.getElementById(caseId(next.user_id))?.focus();
  };
  return { step, current: () => cases[here()] };
}

export default function CasesScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office.cases');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  useKeptFilters('office-cases', queryOf(view.filters));
  const setFilters = (filters: CaseFilters) => {
    const query = new URLSearchParams(queryOf(filters)).toString();
    goTo(`${pathname}${query && `?${query}`}`, { replace: true });
  };
  const chosen = useChosen(view.cases);
  const { isBusy, run } = useBulk(chosen.clear);
  const { step, current } = useWalk(view.cases);
  const [hasHelp, setHelp] = useState(false);
  const onCurrent = (work: (row: CasesView['cases'][number]) => void) => () => {
    const row = current();
    if (row) work(row);
  };
  const keys = useKeys({
    ...{ j: step(1), k: step(-1), '?': () => setHelp(true) },
    o: onCurrent(({ user_id }) => document.getElementById(caseId(user_id))?.click()),
    c: onCurrent((row) => void run([row], { owner_id: view.me.user_id })),
    x: onCurrent(({ user_id }) => chosen.toggle(user_id)),
  });
  const hasFilters = Object.keys(view.filters).length > 0;
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2.5">
          <Button kind="plain" onClick={() => setHelp(true)}>
            {t('keys')}
          </Button>
          <ScreenLink to="admin-new-account" look="quiet">
            {t('newAccount')}
          </ScreenLink>
        </div>
      </div>
      <FilterForm {...view} onChange={setFilters} />
      {view.cases.length > 0 ? (
        <CaseTable cases={view.cases} chosen={chosen.ids} onChoose={chosen.toggle} />
      ) : (
        <EmptyState
          title={t(hasFilters ? 'noneFiltered' : 'none')}
          text={t(hasFilters ? 'noneFilteredText' : 'noneText')}
          scene={<Empty className="w-60" />}
        />
      )}
      {view.next && (
        <p>
          <ScreenLink to="admin-cases" look="quiet" query={{ ...queryOf(view.filters), after: view.next }}>
            {t('more')}
          </ScreenLink>
        </p>
      )}
      {chosen.rows.length > 0 && (
        <BulkBar
          {...view}
          count={chosen.rows.length}
          isBusy={isBusy}
          onChange={(change) => void run(chosen.rows, change)}
          onClear={chosen.clear}
        />
      )}
      {hasHelp && <KeysDialog {...keys} onClose={() => setHelp(false)} />}
    </div>
  );
}
