/** The team as a table; each name leads to what may be done. */
import { useTranslations } from 'use-intl';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { StaffState } from './rules.ts';
import type { TeamLine } from './view.server.ts';

const LOOKS: Record<StaffState, Status> = { invited: 'going', active: 'done', disabled: 'waiting', former: 'waiting' };

export function StateOf({ line: { state, invitedUntil } }: { line: TeamLine }) {
  const t = useTranslations('office-staff.list');
  return (
    <span className="grid justify-items-start gap-1">
      <StatusPill status={LOOKS[state]}>{t(`states.${state}`)}</StatusPill>
      {state === 'invited' && (
        <span className="text-quiet text-sm">{invitedUntil ? t('until', { until: invitedUntil }) : t('expired')}</span>
      )}
    </span>
  );
}

export function TeamTable({ team }: { team: readonly TeamLine[] }) {
  const t = useTranslations('office-staff.list');
  return (
    <Table
      columns={[
        { key: 'person', title: t('person') },
        { key: 'role', title: t('role') },
        { key: 'state', title: t('state') },
        { key: 'factor', title: t('factor') },
        { key: 'seen', title: t('seen') },
        { key: 'sessions', title: t('sessions') },
      ]}
      rows={team.map((line) => ({
        key: line.user_id,
        cells: {
          person: (
            <span className="grid">
              <span>
                <ScreenLink to="admin-staff" query={{ person: line.user_id }}>
                  <bdi>{line.name}</bdi>
                </ScreenLink>
              </span>
              {line.isOwn && <span className="font-normal text-quiet text-sm">{t('you')}</span>}
            </span>
          ),
          role: t(`roles.${line.role}`),
          state: <StateOf line={line} />,
          factor: t(line.hasFactor ? 'factorOn' : 'factorOff'),
          seen: line.seen ?? t('never'),
          sessions: t('open', { n: line.sessions }),
        },
      }))}
    />
  );
}
