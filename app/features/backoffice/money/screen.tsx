/** /admin/money: payments and orders of everybody, newest first, with the filters in the address. */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { recordRead } from '#app/features/backoffice/exports/watch.server.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { OrderTable, PaymentTable } from './lines.tsx';
import { MoneyNav } from './nav.tsx';
import { type FilterInput, MONEY_FILTERS } from './rules.ts';
import { moneyView } from './view.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const view = await moneyView(ctx, new URL(request.url).searchParams);
  await recordRead(ctx, 'payments.completed', (view.payments ?? view.orders ?? []).length);
  return view;
}

const queryOf = ({ filter, start_date, end_date }: FilterInput): Record<string, string> => ({
  ...(filter !== 'all' && { show: filter }),
  ...(start_date && { start_date }),
  ...(end_date && { end_date }),
});

/** Without script too: the address is the filter. */
function Filters({ filtered }: { filtered: FilterInput }) {
  const t = useTranslations('office-money.list');
  return (
    <form method="get" className="flex flex-wrap items-end gap-4">
      <SelectField
        id="money-show"
        name="show"
        label={t('show')}
        defaultValue={filtered.filter}
        options={MONEY_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <TextField id="money-from" name="start_date" type="date" label={t('from')} defaultValue={filtered.start_date} />
      <TextField id="money-to" name="end_date" type="date" label={t('to')} defaultValue={filtered.end_date} />
      <Button kind="quiet" type="submit">
        {t('apply')}
      </Button>
      {Object.keys(queryOf(filtered)).length > 0 && <ScreenLink to="admin-money">{t('clear')}</ScreenLink>}
    </form>
  );
}

export default function MoneyScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-money.list');
  const { filtered, payments, orders, next, isLater, isAdmin } = view;
  const isEmpty = (payments ?? orders ?? []).length === 0;
  const query = queryOf(filtered);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <MoneyNav here="payments" isAdmin={isAdmin} />
      <Filters key={JSON.stringify(filtered)} filtered={filtered} />
      {isEmpty && <p role="status">{t(Object.keys(query).length > 0 ? 'empty' : 'none')}</p>}
      {!isEmpty && payments && <PaymentTable payments={payments} />}
      {!isEmpty && orders && <OrderTable orders={orders} />}
      <div className="flex flex-wrap gap-5">
        {isLater && (
          <ScreenLink to="admin-money" query={query}>
            {t('newest')}
          </ScreenLink>
        )}
        {next && (
          <ScreenLink to="admin-money" query={{ ...query, before: next }}>
            {t('more')}
          </ScreenLink>
        )}
      </div>
    </div>
  );
}
