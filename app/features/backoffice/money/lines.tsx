/** Payments and orders as tables: the same lines on the list of all and in one case. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { OrderLine, PaymentLine } from './view.server.ts';

const LOOKS: Record<PaymentLine['state'] | OrderLine['state'], Status> = {
  ...{ paid: 'done', refunded: 'waiting', undone: 'waiting', disputed: 'going', created: 'waiting' },
  ...{ pending: 'going', failed: 'waiting', expired: 'waiting', replaced: 'waiting' },
};

function Products({ products }: { products: PaymentLine['products'] }) {
  const t = useTranslations('office-money.list');
  return (
    <span className="grid">
      {products.map(({ title, people }) => (
        <span key={title}>
          {title}, {t('people', { n: people })}
        </span>
      ))}
    </span>
  );
}

const Person = ({ user_id, name }: { user_id: string; name: string }) => (
  <ScreenLink to="admin-person-money" params={{ user_id }}>
    <bdi>{name}</bdi>
  </ScreenLink>
);

/** A line by its number and its day. */
const Dated = ({ day, children }: { day: string; children: ReactNode }) => (
  <span className="grid gap-0.5">
    {children}
    <span className="font-normal text-quiet text-sm">{day}</span>
  </span>
);

type PaymentsProps = {
  payments: readonly PaymentLine[];
  /** In a case everybody knows whose they are. */
  isOfOne?: boolean;
  actions?: (payment: PaymentLine) => ReactNode;
};

export function PaymentTable({ payments, isOfOne, actions }: PaymentsProps) {
  const t = useTranslations('office-money');
  const person = isOfOne ? [] : [{ key: 'person', title: t('list.person') }];
  const extra = actions ? [{ key: 'actions', title: t('list.actions') }] : [];
  return (
    <Table
      columns={[
        { key: 'number', title: t('list.number') },
        ...person,
        { key: 'what', title: t('list.what') },
        { key: 'amount', title: t('list.amount'), numeric: true },
        { key: 'state', title: t('list.state') },
        { key: 'how', title: t('list.how'), prose: true },
        ...extra,
      ]}
      rows={payments.map((one) => ({
        key: one.id,
        cells: {
          number: (
            <Dated day={one.day}>
              <span className="whitespace-nowrap tabular-nums">{one.number}</span>
            </Dated>
          ),
          person: <Person user_id={one.user_id} name={one.name} />,
          what: <Products products={one.products} />,
          amount: (
            <span className="grid @2xl:flex @2xl:flex-col">
              <span className="whitespace-nowrap">{one.money}</span>
              {one.back && <span className="text-quiet text-sm">{t('list.back', { money: one.back })}</span>}
            </span>
          ),
          state: <StatusPill status={LOOKS[one.state]}>{t('states', { state: one.state })}</StatusPill>,
          how: (
            <span className="grid text-sm">
              <span>{t('providers', { provider: one.provider })}</span>
              {one.promo_code && <span className="text-quiet">{t('list.code', { code: one.promo_code })}</span>}
              {one.is_duplicate && <span className="text-quiet">{t('list.duplicate')}</span>}
              {one.reason && (
                <bdi dir="auto" className="text-quiet">
                  {t('person.reason', { reason: one.reason })}
                </bdi>
              )}
            </span>
          ),
          actions: actions?.(one),
        },
      }))}
    />
  );
}

export function OrderTable({ orders, isOfOne }: { orders: readonly OrderLine[]; isOfOne?: boolean }) {
  const t = useTranslations('office-money');
  const person = isOfOne ? [] : [{ key: 'person', title: t('list.person') }];
  return (
    <Table
      columns={[
        { key: 'reference', title: t('list.reference') },
        ...person,
        { key: 'what', title: t('list.what') },
        { key: 'amount', title: t('list.amount'), numeric: true },
        { key: 'state', title: t('list.state') },
        { key: 'how', title: t('list.how') },
      ]}
      rows={orders.map((one) => ({
        key: one.id,
        cells: {
          reference: (
            <Dated day={one.day}>
              <bdi dir="ltr" className="font-mono text-sm [overflow-wrap:anywhere]">
                {one.reference}
              </bdi>
            </Dated>
          ),
          person: <Person user_id={one.user_id} name={one.name} />,
          what: <Products products={one.products} />,
          amount: <span className="whitespace-nowrap">{one.money}</span>,
          state: <StatusPill status={LOOKS[one.state]}>{t('states', { state: one.state })}</StatusPill>,
          how: (
            <span className="grid text-sm">
              <span>{t('providers', { provider: one.provider })}</span>
              {one.promo_code && <span className="text-quiet">{t('list.code', { code: one.promo_code })}</span>}
            </span>
          ),
        },
      }))}
    />
  );
}
