/** The lines as a table, each in words. */
import { useTranslations } from 'use-intl';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { TrailLine } from './view.server.ts';

function Who({ line: { who, role, actor_id } }: { line: TrailLine }) {
  const t = useTranslations('office-audit.screen');
  const name = <bdi>{who}</bdi>;
  return (
    <span className="grid">
      {actor_id ? (
        <span>
          <ScreenLink to="admin-audit" query={{ who: actor_id }} title={t('onlyWho', { name: who })}>
            {name}
          </ScreenLink>
        </span>
      ) : (
        name
      )}
      {role && <span className="text-quiet text-sm">{role}</span>}
    </span>
  );
}

function Subject({ subject: { kind, user_id, label } }: { subject: NonNullable<TrailLine['subject']> }) {
  if (kind === 'case')
    return (
      <ScreenLink to="admin-person" params={{ user_id }}>
        {label}
      </ScreenLink>
    );
  if (kind === 'staff')
    return (
      <ScreenLink to="admin-staff" query={{ person: user_id }}>
        <bdi>{label}</bdi>
      </ScreenLink>
    );
  return <span className="text-quiet">{label}</span>;
}

function Details({ line: { reason, changes, id, request_id } }: { line: TrailLine }) {
  const t = useTranslations('office-audit.screen');
  return (
    <span className="grid gap-0.5 text-sm">
      {changes.map((change) => (
        <bdi key={change} dir="auto">
          {change}
        </bdi>
      ))}
      {reason && (
        <bdi dir="auto" className="font-semibold">
          {t('reason', { reason })}
        </bdi>
      )}
      <span className="text-quiet" title={request_id ? t('request', { id: request_id }) : undefined}>
        {t('line', { id: String(id) })}
      </span>
    </span>
  );
}

export function TrailTable({ lines }: { lines: readonly TrailLine[] }) {
  const t = useTranslations('office-audit.screen');
  return (
    <Table
      columns={[
        { key: 'what', title: t('what') },
        { key: 'when', title: t('when') },
        { key: 'who', title: t('who') },
        { key: 'whom', title: t('whom') },
        { key: 'details', title: t('details'), prose: true },
      ]}
      rows={lines.map((line) => ({
        key: String(line.id),
        cells: {
          what: line.what,
          when: <span className="whitespace-nowrap tabular-nums">{line.at}</span>,
          who: <Who line={line} />,
          whom: line.subject ? <Subject subject={line.subject} /> : undefined,
          details: <Details line={line} />,
        },
      }))}
    />
  );
}
