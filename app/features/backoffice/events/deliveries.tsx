/** Who was told of one event, or why not, and what it would read. */
import { useTranslations } from 'use-intl';
import { type Fact, Facts, Typed } from '#app/features/backoffice/marketing/facts.tsx';
import type { Sink } from '#app/features/tracking/events.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import type { DeliveryState } from './rules.ts';
import type { DeliveryLine, EventLine } from './view.server.ts';

const LOOKS: Record<DeliveryState, Status> = { waiting: 'current', sent: 'done', skipped: 'waiting', parked: 'going' };

function Payload({ row }: { row: DeliveryLine }) {
  const t = useTranslations('office-marketing.events');
  const facts: Fact[] = row.payload.map(({ path, text, kind }) => ({
    label: path,
    value:
      kind === 'plain' ? (
        <Typed>{text}</Typed>
      ) : (
        <span className="text-quiet">{kind === 'hash' ? t('payload.hash', { start: text }) : t('payload.hidden')}</span>
      ),
  }));
  return (
    <div className="text-sm">
      <Fold title={t(row.state === 'sent' ? 'payload.sent' : 'payload.would')}>
        <Facts facts={facts} />
      </Fold>
    </div>
  );
}

type Props = { event: EventLine; busy: string | null; onResend(event: EventLine, sink: Sink): void };

export const busyKey = (event_id: string, sink: Sink) => `${event_id} ${sink}`;

export function Deliveries({ event, busy, onResend }: Props) {
  const t = useTranslations('office-marketing.events');
  return (
    <ul className="grid gap-x-4 gap-y-3 lg:grid-cols-3">
      {event.deliveries.map((row) => {
        const sink = t(`sinks.${row.sink}`);
        return (
          <li key={row.sink} className="grid min-w-0 content-start gap-1.5 rounded-card bg-sand p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{sink}</span>
              <StatusPill status={LOOKS[row.state]}>{t(`states.${row.state}`)}</StatusPill>
            </p>
            {row.reason && (
              <p className="text-sm [overflow-wrap:anywhere]">
                <bdi dir="auto">{t(`reasons.${row.reason.key}`, { why: row.reason.why })}</bdi>
              </p>
            )}
            {row.tries > 0 && <p className="text-quiet text-sm">{t('tries', { n: row.tries })}</p>}
            {row.payload.length > 0 && <Payload row={row} />}
            {row.mayResend && (
              <div className="-ms-4">
                <Button
                  kind="plain"
                  icon="turn"
                  busy={busy === busyKey(event.event_id, row.sink) ? t('busy') : undefined}
                  aria-label={t('resendOf', { event: t(`events.${event.event}`), sink })}
                  onClick={() => onResend(event, row.sink)}
                >
                  {t('resend')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
