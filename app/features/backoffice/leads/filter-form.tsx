/** The filters of the list, without script too: the address is the filter, and holds no personal data. */
import { useTranslations } from 'use-intl';
import { ACCOUNT_STATES, CALL_STATES, FORM_NAMES, SCORE_BANDS } from '#app/features/leads/choice-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FoldOnPhone } from '#app/ui/fold-on-phone.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { LeadFilters } from './rules.ts';

export function FilterForm({ filters }: { filters: LeadFilters }) {
  const t = useTranslations('office-marketing');
  const count = Object.keys(filters).length;
  const chosen = (name: 'call' | 'score' | 'form_name' | 'account') => ({
    ...{ id: `leads-${name}`, name, empty: t('list.any'), defaultValue: filters[name] ?? '' },
  });
  return (
    <search className="rounded-card border border-line bg-card px-4 py-1 sm:py-4">
      <FoldOnPhone title={t('list.filters', { count })}>
        <form method="get" className="grid gap-3 pb-3 sm:pb-0">
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
            <SelectField
              {...chosen('call')}
              label={t('leads.call')}
              options={CALL_STATES.map((value) => ({ value, label: t(`leads.callFilters.${value}`) }))}
            />
            <SelectField
              {...chosen('score')}
              label={t('leads.score')}
              options={SCORE_BANDS.map((value) => ({ value, label: t(`leads.bands.${value}`) }))}
            />
            <SelectField
              {...chosen('form_name')}
              label={t('leads.form')}
              options={FORM_NAMES.toReversed().map((value) => ({ value, label: t(`leads.forms.${value}`) }))}
            />
            <SelectField
              {...chosen('account')}
              label={t('leads.account')}
              options={ACCOUNT_STATES.map((value) => ({ value, label: t(`leads.accounts.${value}`) }))}
            />
            <TextField
              {...{ id: 'leads-from', name: 'start_date', type: 'date', label: t('list.from') }}
              defaultValue={filters.start_date}
            />
            <TextField
              {...{ id: 'leads-to', name: 'end_date', type: 'date', label: t('list.to') }}
              defaultValue={filters.end_date}
            />
          </div>
          <div className="flex flex-wrap items-center gap-5">
            <Button kind="quiet" type="submit">
              {t('list.apply')}
            </Button>
            {count > 0 && <ScreenLink to="admin-leads">{t('list.clear')}</ScreenLink>}
          </div>
        </form>
      </FoldOnPhone>
    </search>
  );
}
