/** The cases of one page: a line each, with a box to choose it by. */
import { useTranslations } from 'use-intl';
import type { Step } from '#app/features/accounts/steps/rules.ts';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { Due } from './due.tsx';
import type { ShownCase } from './view.server.ts';

export const caseId = (user_id: string) => `case-${user_id}`;

type Props = { cases: readonly ShownCase[]; chosen: ReadonlySet<string>; onChoose(user_id: string): void };

function Name({ row, isChosen, onChoose }: { row: ShownCase; isChosen: boolean; onChoose(): void }) {
  const t = useTranslations('office.cases');
  return (
    <span className="flex items-center gap-3">
      <input
        type="checkbox"
        aria-label={t('choose', { name: row.name })}
        checked={isChosen}
        onChange={onChoose}
        className="size-6 shrink-0 accent-deep"
      />
      <span className="grid @lg:min-w-28 min-w-0">
        <ScreenLink to="admin-person" params={row} id={caseId(row.user_id)}>
          <bdi>{row.name || t('nameless')}</bdi>
        </ScreenLink>
        <span className="font-normal text-quiet text-sm tabular-nums">
          {t('line', { number: row.case_number, people: row.people })}
        </span>
      </span>
    </span>
  );
}

export function CaseTable({ cases, chosen, onChoose }: Props) {
  const t = useTranslations('office');
  const columns = ['name', 'service', 'step', 'paid', 'owner', 'deadline'] as const;
  const [first, ...others] = columns.map((key) => ({ key, title: t(`cases.${key}`) }));
  if (!first) return null;
  return (
    <Table
      columns={[first, ...others]}
      rows={cases.map((row) => ({
        key: row.user_id,
        cells: {
          name: <Name row={row} isChosen={chosen.has(row.user_id)} onChoose={() => onChoose(row.user_id)} />,
          service: row.service ?? <span className="text-quiet">{t('case.noService')}</span>,
          step: (
            <span className="grid justify-items-start gap-1 @max-lg:justify-items-end">
              {t(`steps.${row.current_step as Step}`)}
              {row.is_waiting && <StatusPill status="going">{t('cases.waitsForUs')}</StatusPill>}
            </span>
          ),
          paid: t(`cases.paidIs.${row.is_paid ? 'yes' : 'no'}`),
          owner: row.owner_name ? <bdi>{row.owner_name}</bdi> : <span className="text-quiet">{t('cases.nobody')}</span>,
          deadline: <Due at={row.deadline_at} isOverdue={row.isOverdue} />,
        },
      }))}
    />
  );
}
