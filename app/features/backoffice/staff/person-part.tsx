/** One of the team: how they stand, where they are logged in, and what an admin may do. */
import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { cancelInvitation, inviteAgain } from './client.ts';
import { DeedDialog, type DialogDeed } from './deed-dialog.tsx';
import { Devices } from './devices.tsx';
import { StateOf } from './team-table.tsx';
import type { PersonView } from './view.server.ts';

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-quiet text-sm">{title}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

function Ways({ user_id }: { user_id: string }) {
  const t = useTranslations('office-staff.one');
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <ScreenLink to="admin-audit" query={{ who: user_id }}>
        {t('trailOf')}
      </ScreenLink>
      <ScreenLink to="admin-audit" query={{ about: user_id }}>
        {t('trailAbout')}
      </ScreenLink>
    </p>
  );
}

function Facts({ member }: Pick<PersonView, 'member'>) {
  const t = useTranslations('office-staff');
  const { user_id, role, hasFactor, seen, since, email, phone_number, cases } = member;
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact title={t('list.role')}>{t(`list.roles.${role}`)}</Fact>
      <Fact title={t('list.state')}>
        <StateOf line={member} />
      </Fact>
      <Fact title={t('list.factor')}>{t(hasFactor ? 'list.factorOn' : 'list.factorOff')}</Fact>
      <Fact title={t('list.seen')}>{seen ?? t('list.never')}</Fact>
      <Fact title={t('one.contact')}>
        <span className="grid">
          <bdi dir="ltr">{phone_number}</bdi>
          <bdi dir="ltr">{email}</bdi>
        </span>
      </Fact>
      <Fact title={t('one.cases')}>
        {cases > 0 ? (
          <ScreenLink to="admin-cases" query={{ owner: user_id }} aria-label={`${t('one.seeCases')}: ${cases}`}>
            {cases}
          </ScreenLink>
        ) : (
          '0'
        )}
      </Fact>
      <Fact title={t('one.since')}>{since}</Fact>
    </dl>
  );
}

const DIALOGS: readonly DialogDeed[] = ['role', 'disable', 'enable', 'factor'];

export function PersonPart({ view: { member, devices, heirs } }: { view: PersonView }) {
  const t = useTranslations('office-staff');
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useSending<never>(useId());
  const [open, setOpen] = useState<DialogDeed | null>(null);
  const [said, setSaid] = useState('');
  const { user_id, name, deeds } = member;
  const done = (text: string) => {
    setSaid(text);
    void revalidate();
  };
  const sends = (work: () => Promise<unknown>, text: string) => () =>
    run(() =>
      work().then(
        () => done(text),
        (error) => {
          const isOver = error instanceof HttpError && (error.status === 409 || error.status === 404);
          setSaid(t(isOver ? 'one.changed' : 'one.failed'));
          if (isOver) void revalidate();
        },
      ),
    );
  const can = (deed: (typeof deeds)[number]) => deeds.includes(deed);
  return (
    <>
      <Facts member={member} />
      <Ways user_id={user_id} />
      <Said>{said}</Said>
      {member.isOwn && <p className="max-w-3xl">{t('one.own')}</p>}
      {deeds.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t('one.acts')}</h2>
          <div className="flex flex-wrap gap-3">
            {DIALOGS.filter(can).map((deed) => (
              <Button key={deed} kind={deed === 'disable' ? 'danger' : 'quiet'} onClick={() => setOpen(deed)}>
                {t(`deeds.${deed}`)}
              </Button>
            ))}
            {can('invite-again') && (
              <Button kind="quiet" onClick={sends(() => inviteAgain(user_id), t('done.again'))}>
                {t('deeds.inviteAgain')}
              </Button>
            )}
            {can('invite-cancel') && (
              <Button
                kind="danger"
                onClick={sends(() => cancelInvitation(user_id), t('done.cancelled'))}
                busy={isBusy ? t('dialog.busy') : undefined}
              >
                {t('deeds.inviteCancel')}
              </Button>
            )}
          </div>
        </section>
      )}
      {member.state !== 'invited' && (
        <Devices user_id={user_id} devices={devices} canEnd={can('sessions')} sends={sends} />
      )}
      {open && (
        <DeedDialog deed={open} member={member} heirs={heirs} onDone={done} onClose={() => setOpen(null)} key={name} />
      )}
    </>
  );
}
