/** /admin/staff: the team, one of it with `person` in the address, and whom to invite (D17, T16). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { TeamNav } from '#app/features/backoffice/audit/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonPart } from './person-part.tsx';
import { TeamTable } from './team-table.tsx';
import { staffView, type TeamLine } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  staffView(context.get(ctxContext), new URL(request.url).searchParams);

function Team({ team }: { team: readonly TeamLine[] }) {
  const t = useTranslations('office-staff.list');
  const done = useTranslations('office-staff.done');
  const { revalidate } = useRevalidator();
  const [isInviting, setInviting] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <>
      <p className="max-w-3xl text-quiet">{t('lead')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="main" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
        <Said>{said}</Said>
      </div>
      {team.length < 2 && <p>{t('alone')}</p>}
      <TeamTable team={team} />
      {isInviting && (
        <InviteDialog
          onDone={(name) => {
            setSaid(done('invited', { name }));
            void revalidate();
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}

function Missing() {
  const t = useTranslations('office-staff.one');
  return (
    <>
      <p role="status">{t('missing')}</p>
      <p>
        <ScreenLink to="admin-staff">{t('back')}</ScreenLink>
      </p>
    </>
  );
}

export default function StaffScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-staff');
  const person = view.at === 'person' ? view.found : null;
  const title = person?.member.name ?? t('list.title');
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <h1 className="text-2xl">
        <bdi>{title}</bdi>
      </h1>
      <TeamNav here="staff" />
      {view.at === 'list' && <Team team={view.team} />}
      {view.at === 'person' && !person && <Missing />}
      {person && (
        <>
          <PersonPart key={person.member.user_id} view={person} />
          <WayBack to="admin-staff">{t('one.back')}</WayBack>
        </>
      )}
    </div>
  );
}
