/** /admin/people/{user_id}: what somebody who opens a case wants to know first. */
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import type { Step } from '#app/features/accounts/steps/rules.ts';
import { Notes } from '#app/features/backoffice/notes/panel.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { OwedList } from './owed-list.tsx';
import { Side } from './side.tsx';
import { type CaseView, caseView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => caseView(context.get(ctxContext));

function Profile({ view }: { view: CaseView }) {
  const { profile, user_id } = view;
  const t = useTranslations('office');
  const format = useFormatter();
  const known = (value: boolean | null) => t(`summary.known.${value === null ? 'no_answer' : value ? 'yes' : 'no'}`);
  const rows = [
    ['phone', profile.phone_number && <bdi dir="ltr">{profile.phone_number}</bdi>],
    ['email', profile.email && <bdi dir="ltr">{profile.email}</bdi>],
    ['verified', profile.email && t(`summary.known.${profile.isVerified ? 'yes' : 'no'}`)],
    ['language', t(`summary.languages.${profile.locale}`)],
    ['step', t(`steps.${profile.current_step as Step}`)],
    ['party', profile.number_in_party],
    ['passport', known(profile.valid_passport)],
    ['denied', known(profile.denied_visa_before)],
    ['since', format.dateTime(profile.created_at, { dateStyle: 'medium' })],
  ] as const;
  return (
    <section aria-labelledby="case-profile" className="grid gap-2">
      <h2 id="case-profile" className="text-xl">
        {t('summary.profile')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="grid">
            <dt className="text-quiet text-sm">{t(`summary.${name}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">{value ?? t('summary.none')}</dd>
          </div>
        ))}
      </dl>
      {view.contactWaits && (
        <p>
          <ScreenLink to="admin-person-access" params={{ user_id }}>
            {t('summary.contactWaits')}
          </ScreenLink>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {view.mayBeAsked && (
          <ScreenLink to="admin-person-questions" params={{ user_id }}>
            {t('summary.ask')}
          </ScreenLink>
        )}
        <ScreenLink to="portal-form" params={{ user_id }}>
          {t('summary.form')}
        </ScreenLink>
        <ScreenLink to="portal-documents" params={{ user_id }}>
          {t('summary.documents')}
        </ScreenLink>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <ScreenLink to="admin-person-portal" params={{ user_id }}>
          {t('summary.seeAs')}
        </ScreenLink>
        <ScreenLink to="admin-person-access" params={{ user_id }}>
          {t('summary.access')}
        </ScreenLink>
      </p>
    </section>
  );
}

export default function CaseSummary({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office');
  const title = t('summary.title', { name: view.name });
  return (
    <>
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <OwedList people={view.people} />
          <Profile view={view} />
        </div>
        <div className="grid gap-6">
          <Side key={view.held.version} held={view.held} me={view.me} staff={view.staff} />
          <Notes key={view.user_id} user_id={view.user_id} notes={view.notes} more={view.moreNotes} me={view.me} />
        </div>
      </div>
    </>
  );
}
