/** Both accounts beside each other, and what becomes of each thing they have. */
import { useFormatter, useTranslations } from 'use-intl';
import type { Step } from '#app/features/accounts/steps/rules.ts';
import type { PartName } from '#app/features/portal/privacy/names.ts';
import { Table } from '#app/ui/table.tsx';
import type { JoinPreview, OneOfTwo } from './client.ts';

export function BothAccounts({ preview: { kept, other } }: { preview: JoinPreview }) {
  const t = useTranslations('office-privacy.join');
  const steps = useTranslations('office.steps');
  const format = useFormatter();
  const latin = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>;
  const rows: [string, (one: OneOfTwo) => React.ReactNode][] = [
    ['case', ({ case_number }) => <span className="tabular-nums">{case_number}</span>],
    ['name', ({ first_name, last_name }) => <bdi>{`${first_name} ${last_name}`.trim()}</bdi>],
    ['phone', ({ phone_number }) => latin(phone_number)],
    [
      'email',
      ({ email, isVerified }) =>
        email && (
          <>
            <bdi dir="ltr" className="[overflow-wrap:anywhere]">
              {email}
            </bdi>{' '}
            <span className="text-quiet text-sm">{t(isVerified ? 'verified' : 'unverified')}</span>
          </>
        ),
    ],
    ['service', ({ service }) => service],
    ['step', ({ current_step }) => steps(current_step as Step)],
    ['since', ({ created_at }) => format.dateTime(new Date(created_at), { dateStyle: 'medium' })],
    ['password', ({ hasPassword }) => t(hasPassword ? 'yes' : 'no')],
  ];
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('sideBySide')}</h2>
      <Table
        columns={[
          { key: 'field', title: t('field') },
          { key: 'kept', title: t('kept') },
          { key: 'other', title: t('other') },
        ]}
        rows={rows.map(([key, of]) => ({
          key,
          cells: { field: t(key as 'case'), kept: of(kept) ?? t('empty'), other: of(other) ?? t('empty') },
        }))}
      />
      <p className="text-quiet">{t('profileRule')}</p>
    </section>
  );
}

export function WhatBecomes({ preview: { parts } }: { preview: JoinPreview }) {
  const t = useTranslations('office-privacy.join');
  const names = useTranslations('privacy.parts');
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('parts')}</h2>
      <Table
        columns={[
          { key: 'part', title: t('part') },
          { key: 'kept', title: t('kept'), numeric: true },
          { key: 'moves', title: t('moves'), numeric: true },
          { key: 'ends', title: t('ends'), numeric: true },
        ]}
        rows={parts.map(({ name, kept, other, moving }) => ({
          key: name,
          cells: {
            part: name === 'profile' ? t('family') : names(name as PartName),
            ...{ kept, moves: moving, ends: other - moving },
          },
        }))}
      />
    </section>
  );
}
