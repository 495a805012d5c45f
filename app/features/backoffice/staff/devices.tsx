/** Where somebody of the team is logged in: end one, or all. */
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { endSession, endSessions } from './client.ts';
import type { PersonView } from './view.server.ts';

type Props = Pick<PersonView, 'devices'> & {
  user_id: string;
  canEnd: boolean;
  sends(work: () => Promise<unknown>, text: string): () => void;
};

export function Devices({ user_id, devices, canEnd, sends }: Props) {
  const t = useTranslations('office-staff.one');
  const nameOf = (device: string) => device || t('unknown');
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('devices')}</h2>
      {devices.length === 0 ? (
        <p>{t('noDevices')}</p>
      ) : (
        <Table
          columns={[
            { key: 'device', title: t('device') },
            { key: 'opened', title: t('opened') },
            { key: 'used', title: t('used') },
            ...(canEnd ? [{ key: 'end', title: t('action') }] : []),
          ]}
          rows={devices.map(({ session_id, device, opened, used }) => ({
            key: session_id,
            cells: {
              device: <bdi>{nameOf(device)}</bdi>,
              opened,
              used: used ?? opened,
              end: (
                <Button
                  kind="plain"
                  aria-label={t('endOf', { device: nameOf(device) })}
                  onClick={sends(() => endSession(user_id, session_id), t('ended', { n: 1 }))}
                >
                  {t('end')}
                </Button>
              ),
            },
          }))}
        />
      )}
      {canEnd && devices.length > 1 && (
        <div>
          <Button kind="quiet" onClick={sends(() => endSessions(user_id), t('ended', { n: devices.length }))}>
            {t('endAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
