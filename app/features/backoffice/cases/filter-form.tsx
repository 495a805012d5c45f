/** The filters of the list: they stand in the address, and each change is a new one. */
import { useTranslations } from 'use-intl';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { FoldOnPhone } from '#app/ui/fold-on-phone.tsx';
import { type CaseFilters, PAID } from './rules.ts';
import type { CasesView } from './view.server.ts';

type Props = Pick<CasesView, 'filters' | 'staff' | 'services' | 'me'> & { onChange(filters: CaseFilters): void };

export function FilterForm({ filters, staff, services, me, onChange }: Props) {
  const t = useTranslations('office');
  const set = (name: keyof CaseFilters, value: string | true | undefined) => {
    const { [name]: _, ...others } = filters;
    onChange((value ? { ...others, [name]: value } : others) as CaseFilters);
  };
  const chosen = (name: 'step' | 'service' | 'paid' | 'owner') => ({
    id: `cases-${name}`,
    empty: t('cases.any'),
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value || undefined),
  });
  const owners = [
    { value: 'me', label: t('cases.mine') },
    { value: 'none', label: t('cases.nobodys') },
    ...staff
      .filter(({ user_id }) => user_id !== me.user_id)
      .map(({ user_id, name }) => ({ value: user_id, label: name })),
  ];
  return (
    <search aria-label={t('cases.filters')} className="rounded-card border border-line bg-card px-4 py-1 sm:py-4">
      <FoldOnPhone title={t('cases.filtersSet', { count: Object.keys(filters).length })}>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            {...chosen('step')}
            label={t('cases.step')}
            options={STEPS.map((step) => ({ value: step, label: t(`steps.${step}`) }))}
          />
          <SelectField {...chosen('service')} label={t('cases.service')} options={services} />
          <SelectField
            {...chosen('paid')}
            label={t('cases.paid')}
            options={PAID.map((one) => ({ value: one, label: t(`cases.paidIs.${one}`) }))}
          />
          <SelectField {...chosen('owner')} label={t('cases.owner')} options={owners} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            id="cases-overdue"
            label={t('cases.overdue')}
            checked={filters.overdue ?? false}
            onChange={({ target }) => set('overdue', target.checked || undefined)}
          />
          <Checkbox
            id="cases-waiting"
            label={t('cases.waiting')}
            checked={filters.waiting ?? false}
            onChange={({ target }) => set('waiting', target.checked || undefined)}
          />
          {Object.keys(filters).length > 0 && (
            <Button kind="plain" onClick={() => onChange({})}>
              {t('cases.clear')}
            </Button>
          )}
        </div>
      </FoldOnPhone>
    </search>
  );
}
